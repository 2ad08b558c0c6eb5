# Alles, was Goishi auf Deutsch sagt.
# Die Leerzeichen in Größen, zwischen Zahl und Einheit und vor Auslassungspunkten sind geschützt (U+00A0).

## Farben und Plätze
color-black = Schwarz
color-white = Weiß
seat-you = Du
seat-black = Schwarz
seat-white = Weiß
seat-first = Spieler 1
seat-second = Spieler 2
seat-person = Spieler
seat-program = Goishi · { $level }
seats-people = Zwei Spieler
seats-line = { $black } gegen { $white }

## Stufen
level-newcomer = Neuling
level-newcomer-sentence = Sieht jeden Fünfer und die meisten Vierer, übersieht aber manche Linie, vor allem schräge.
level-beginner = Anfänger
level-beginner-sentence = Sieht jeden Fünfer und fast jeden Vierer und übersieht ab und zu eine Linie.
level-textbook = Lehrbuch
level-textbook-sentence = Spielt nach dem Anfängerbuch und rechnet nie voraus.
level-learner = Lehrling
level-learner-sentence = Kennt gute Formen, rechnet aber nur einen Zug voraus und irrt sich oft.
level-casual = Hobby
level-casual-sentence = Sieht deine Antwort auf den eigenen Zug, aber kaum mehr.
level-regular = Stammgast
level-regular-sentence = Rechnet ein paar Züge voraus, übersieht aber manchmal eine Drohung.
level-club = Verein
level-club-sentence = Rechnet weiter voraus und findet kurze erzwungene Siege.
level-tournament = Turnier
level-tournament-sentence = Rechnet gut voraus und irrt sich wenig.
level-veteran = Routinier
level-veteran-sentence = Verfolgt die besten Züge, so weit es sieht.
level-expert = Experte
level-expert-sentence = Rechnet tief. Braucht bis zu einer Sekunde.
level-master = Meister
level-master-sentence = Spielt so gut es geht. Braucht fünf Sekunden.
# What a level does, and how it did against the one below.
level-measured = { $sentence } Gewann { $won } von 100 Partien gegen { $level }.

## Regeln
rule-freestyle = Freistil
rule-freestyle-sentence = Fünf oder mehr in einer Reihe gewinnen.
rule-standard = Standard
rule-standard-sentence = Genau fünf in einer Reihe gewinnen, sechs oder mehr nicht.
rule-renju = Renju
rule-renju-sentence = Schwarz gewinnt mit genau fünf und darf weder Doppeldreier noch Doppelvierer noch Überreihe spielen. Weiß gewinnt mit fünf oder mehr.
rule-caro = Caro
rule-caro-sentence = Genau fünf in einer Reihe gewinnen, außer beide Enden sind blockiert.
rule-caro-overline = Caro, Überreihe gewinnt
rule-caro-overline-sentence = Fünf in einer Reihe gewinnen, außer beide Enden sind blockiert; sechs oder mehr gewinnen immer.

new-forbidden = Verbotene Züge
forbidden-refused = gehen nicht
forbidden-loses = verlieren

## Eröffnungen
opening-free = Frei
opening-free-sentence = Keine Eröffnung: Schwarz beginnt, wo er will.
opening-swap = Swap
opening-swap-sentence = Einer setzt drei Steine, der andere wählt die Farbe.
opening-swap2 = Swap2
opening-swap2-sentence = Einer setzt drei Steine; der andere wählt die Farbe oder setzt zwei weitere und gibt die Wahl zurück.
opening-pro = Pro
opening-pro-sentence = Schwarz beginnt in der Mitte; sein zweiter Stein liegt außerhalb der mittleren 5 × 5 Punkte.
opening-long-pro = Long Pro
opening-long-pro-sentence = Schwarz beginnt in der Mitte; sein zweiter Stein liegt außerhalb der mittleren 7 × 7 Punkte.
opening-rif = RIF
opening-rif-sentence = Drei Steine nahe der Mitte und Farbtausch; dann bietet Schwarz zwei fünfte Züge an.
opening-yamaguchi = Yamaguchi
opening-yamaguchi-sentence = Drei Steine, eine Zahl und Farbtausch; dann bietet Schwarz so viele fünfte Züge an.
opening-soosorv8 = Soosõrv-8
opening-soosorv8-sentence = Drei Steine und Tausch; Weiß nennt mit dem vierten die Zahl der fünften Züge; noch ein Tausch.
opening-taraguchi10 = Taraguchi-10
opening-taraguchi10-sentence = Tausch nach jedem Stein; der fünfte liegt nahe der Mitte, oder Schwarz bietet zehn an.
task-by = { $who }: { $what }
task-black = einen schwarzen Stein beliebig setzen.
task-white = einen weißen Stein beliebig setzen.
task-black-center = einen schwarzen Stein in die Mitte setzen.
task-white-center = einen weißen Stein in die Mitte setzen.
task-black-within = einen schwarzen Stein in die { $lines } × { $lines } Punkte setzen.
task-white-within = einen weißen Stein in die { $lines } × { $lines } Punkte setzen.
task-black-outside = einen schwarzen Stein außerhalb der { $lines } × { $lines } Punkte setzen.
task-white-outside = einen weißen Stein außerhalb der { $lines } × { $lines } Punkte setzen.
task-color = eine Farbe wählen.
task-color-or-two = eine Farbe wählen oder zwei weitere Steine setzen.
task-how-many = wählen, wie viele fünfte Züge Schwarz anbieten muss.
task-swap-or-fifths = den fünften Zug spielen, zehn anbieten oder tauschen.
task-offer = { $n ->
    [one] einen fünften Zug anbieten.
   *[other] { $n } fünfte Züge anbieten; bisher { $made } von { $n }.
}
task-pick = einen der angebotenen fünften Züge wählen.
answer-number = Fünfte Züge
answer-say = { $n ->
    [one] Ein fünfter Zug
   *[other] { $n } fünfte Züge
}
answer-black = Schwarz behalten
answer-black-swap = Tauschen: Schwarz
answer-white = Weiß behalten
answer-white-swap = Tauschen: Weiß
answer-two = Zwei weitere Steine setzen
answer-one-fifth = Den fünften Zug spielen
answer-fifths = { $n ->
    [one] Einen fünften Zug anbieten
   *[other] { $n } fünfte Züge anbieten
}

## Go-Regeln
go-japanese = Japanische Regeln
go-chinese = Chinesische Regeln
go-korean = Koreanische Regeln
go-aga = AGA-Regeln
go-new-zealand = Neuseeländische Regeln
go-tromp-taylor = Tromp-Taylor-Regeln

## Titel
title-what = Fünf gewinnt und Go
title-play = Spielen
title-new = Neues Spiel
title-settings = Einstellungen
title-help = Regeln und Bedienung
title-quit = Beenden

## Neues Spiel
new-title = Neues Spiel
new-start = Los
new-rule = Regeln
new-opening = Eröffnung
new-size = Brett
new-size-value = { $lines } × { $lines }
cancel = Abbrechen

## Die Tafel neben dem Brett
side-rule = { $rule } · { $lines } × { $lines }
card-won = Sieger
card-waits = Wartet
card-to-move = Am Zug
card-to-choose = Hat die Wahl
card-thinking = Denkt nach · { $seconds } s
state-black = Schwarz am Zug
state-white = Weiß am Zug
state-program = Goishi denkt nach
hint-answer = Goishis Rat: { $answer }
state-hint = Suche einen guten Zug …
state-waiting = Goishi wartet auf dich
hint-plain = { $point } sieht am besten aus
hint-five = { $point } ergibt fünf
hint-open-four = { $point } ergibt einen offenen Vierer
hint-double-four = { $point } ergibt zwei Vierer
hint-four-three = { $point } ergibt Vierer und Dreier
hint-double-three = { $point } ergibt zwei Dreier
hint-four = { $point } ergibt einen Vierer
hint-open-three = { $point } ergibt einen offenen Dreier
action-undo = Zug zurück
action-redo = Zug vor
action-hint = Tipp
action-pause = Pause
action-move-now = Sofort ziehen
state-tables = Punktwerte: oben Schwarz, unten Weiß
action-go-on = Weiter

## Pause
pause-title = Pause
pause-resume = Weiter
pause-settings = Einstellungen
pause-help = Regeln und Bedienung
pause-draw = Remis anbieten
pause-resign = Aufgeben
pause-restart = Neu beginnen
pause-leave = Spiel verlassen
pause-copy = Brett als Text kopieren
pause-tables-show = Punktwerte zeigen
pause-tables-hide = Punktwerte ausblenden

## Das Ende eines Spiels
over-you-won = Du gewinnst
over-program-won = Goishi gewinnt
over-black-won = Schwarz gewinnt
over-white-won = Weiß gewinnt
over-draw = Remis
over-moves = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
over-rematch = Revanche, Farben getauscht
over-undo = Zug zurück
over-menu = Menü
end-black-five = Schwarz hat fünf in einer Reihe.
end-white-five = Weiß hat fünf in einer Reihe.
end-black-overline = Schwarz hat mehr als fünf in einer Reihe.
end-white-overline = Weiß hat mehr als fünf in einer Reihe.
end-black-resignation = Weiß hat aufgegeben.
end-white-resignation = Schwarz hat aufgegeben.
end-double-three = Schwarz hat einen verbotenen Doppeldreier gespielt.
end-double-four = Schwarz hat einen verbotenen Doppelvierer gespielt.
end-forbidden-overline = Schwarz hat eine verbotene Überreihe gespielt.
end-draw-forbidden = Jeder freie Punkt ist für Schwarz verboten.
end-black-score = Schwarz gewinnt mit { $points } Punkten.
end-black-score-one = Schwarz gewinnt mit 1 Punkt.
end-white-score = Weiß gewinnt mit { $points } Punkten.
end-white-score-one = Weiß gewinnt mit 1 Punkt.
end-draw-score = Beide haben gleich viele Punkte.
end-draw-full = Das Brett ist voll.
end-draw-agreed = Beide haben sich auf Remis geeinigt.

## Fragen: was gefragt wird, eine Anmerkung und die beiden Antworten.
confirm-resign = Spiel aufgeben?
confirm-resign-yes = Aufgeben
confirm-resign-no = Weiterspielen
confirm-restart = Neu beginnen?
confirm-restart-note = Das bisherige Spiel bleibt im Archiv.
confirm-restart-yes = Neu beginnen
confirm-restart-no = Weiterspielen
confirm-leave = Spiel verlassen?
confirm-leave-note = Du kannst es später fortsetzen.
confirm-leave-yes = Verlassen
confirm-leave-no = Bleiben
confirm-quit = Goishi beenden?
confirm-quit-unsaved = Dieses Spiel ließ sich nicht speichern und geht verloren. Exportiere es an einen anderen Ort oder schaffe Platz: Alle paar Sekunden wird es noch einmal versucht.
confirm-leave-unsaved = Dieses Spiel ließ sich nicht speichern und lässt sich nur fortsetzen, bis du beendest.
confirm-restart-unsaved = Dieses Spiel ließ sich nicht speichern und geht beim Beenden verloren.
confirm-quit-note = Du kannst das Spiel beim nächsten Start fortsetzen.
confirm-quit-yes = Beenden
confirm-quit-no = Bleiben
confirm-draw = Remis?
confirm-draw-white = Weiß, nimmst du das Remis an?
confirm-draw-black = Schwarz, nimmst du das Remis an?
confirm-draw-refused = Goishi möchte lieber weiterspielen.
confirm-draw-yes = Annehmen
confirm-draw-no = Weiterspielen

## Eingetippte Punkte
entry-title = Punkt eintippen
entry-how = Spalte und Zeile, zum Beispiel H8
entry-place = Stein setzen
entry-ready = { $point } ist frei
entry-unreadable = Kein Punkt. Etwa H8 oder hh.

## Ablehnungen und Hinweise
refused-occupied = Hier liegt schon ein Stein.
refused-outside = Das ist außerhalb des Bretts.
refused-zone-center = Der erste Stein gehört in die Mitte.
refused-zone-outside = Setze diesen Stein in das markierte Quadrat.
refused-zone-inside = Setze diesen Stein außerhalb des markierten Quadrats.
refused-offered = Dieser Punkt ist schon angeboten.
refused-symmetrical = Ein gespiegelter oder gedrehter Punkt ist schon angeboten.
refused-not-offered = Wähle einen der nummerierten Steine.
refused-answer-first = Beantworte erst die Frage neben dem Brett.
refused-double-three = Für Schwarz verboten: zwei Dreier zugleich.
refused-double-four = Für Schwarz verboten: zwei Vierer zugleich.
refused-overline = Für Schwarz verboten: sechs oder mehr in einer Reihe.
refused-suicide = Der Stein hätte keine Freiheit.
refused-ko = Ko: erst woanders spielen.
refused-superko = Das würde eine frühere Stellung wiederholen.
refused-over = Das Spiel ist vorbei.
refused-not-your-turn = Du bist nicht am Zug.
notice-nothing-to-undo = Weiter zurück geht es nicht.
notice-nothing-to-redo = Weiter vor geht es nicht.
notice-settings-damaged = Die Einstellungen waren nicht lesbar und wurden zurückgesetzt. Die alte Datei bleibt erhalten.
notice-language-unknown = Die Sprache in settings.toml gibt es hier nicht. Wähle eine in den Einstellungen.
notice-took-black = Goishi behält Schwarz.
notice-took-white = Goishi behält Weiß.
notice-swapped-black = Goishi tauscht und nimmt Schwarz.
notice-swapped-white = Goishi tauscht und nimmt Weiß.
notice-places-two = Goishi setzt zwei weitere Steine und lässt dir die Wahl.
notice-fifths = { $n ->
    [one] Goishi verlangt einen fünften Zug.
   *[other] Goishi verlangt { $n } fünfte Züge.
}
notice-copied = Brett als Text kopiert.
notice-pad-connected = Gamepad verbunden.
notice-pad-lost = Gamepad getrennt.
notice-hint-not-now = Tipps gibt es nur, wenn du am Zug bist.
notice-engine-failed = Etwas ging schief. Goishi hat einen einfachen Zug gespielt.

## Einstellungen
settings-title = Einstellungen
settings-theme = Design
theme-kaya = Kaya-Holz
theme-night = Nacht
theme-paper = Papier
theme-high-contrast = Hoher Kontrast
settings-coordinates = Koordinaten
coordinates-usual = Buchstaben und Zahlen
coordinates-letters = a–o beidseitig
coordinates-numbers = 1–15 beidseitig
coordinates-off = Aus
settings-numbers = Zugnummern
settings-forbidden = Verbotene Punkte zeigen
settings-atari = Steine in Atari zeigen
settings-full-screen = Vollbild
settings-volume = Lautstärke
settings-mute = Stumm
settings-mute-unfocused = Im Hintergrund stumm
settings-text = Textgröße
settings-motion = Weniger Bewegung
settings-language = Sprache
settings-reset = Diese Seite zurücksetzen
percent = { $n } %

## Regeln und Bedienung
help-title = Regeln und Bedienung
help-rules = Schwarz beginnt. Beide setzen abwechselnd einen Stein auf einen freien Punkt; Steine ziehen nicht. Ein volles Brett ist remis.
help-controls = Bedienung
help-mouse = Maus oder Finger: auf einem Punkt drücken und loslassen setzt einen Stein; wegziehen bricht ab.
help-move = Cursor bewegen
help-jump = Zur Sternlinie springen
help-place = Stein setzen
help-undo = Zug zurück
help-redo = Zug vor
help-hint = Tipp
help-move-now = Sofort ziehen
help-type = Punkt eintippen
help-pause = Pause, zurück
help-copy = Brett als Text kopieren
help-help = Regeln und Bedienung
help-full-screen = Vollbild
help-mute = Ton an oder aus

## Tastenhinweise
prompt-help = Hilfe
prompt-pause = Pause
prompt-back = Zurück
prompt-place = Setzen
prompt-undo = Zug zurück
prompt-choose = Wählen
prompt-press = OK
prompt-full-screen = Vollbild

## Regelseiten
help-in-force = Aktuelle Regeln: { $rule }
help-rules-head = Fünf gewinnt
help-openings-head = Eröffnungen
prompt-read = Lesen
prompt-step = Weiter
rules-controls = Tasten und Knöpfe
rules-forbidden = Verbotene Züge
rules-free = Frei
rules-swap = Swap
rules-swap2 = Swap2
rules-pro = Pro
rules-long-pro = Long Pro
rules-rif = RIF
rules-yamaguchi = Yamaguchi
rules-soosorv = Soosõrv-8
rules-taraguchi = Taraguchi-10

rules-freestyle-intro = Wer zuerst fünf oder mehr in einer Reihe hat (waagerecht, senkrecht oder diagonal), gewinnt.
rules-freestyle-five-1 = Schwarz hat einen offenen Dreier: drei in einer Reihe, beide Enden frei. Noch ein Stein, und es sind vier.
rules-freestyle-five-2 = Weiß hat nicht reagiert, und nun ist es ein offener Vierer. Zwei Punkte ergäben fünf; Weiß kann nur einen blockieren.
rules-freestyle-five-3 = Weiß hat ein Ende blockiert. Das andere ist noch frei.
rules-freestyle-five-4 = Fünf in einer Reihe: Schwarz gewinnt.
rules-freestyle-six = Auch mehr als fünf gewinnen.
rules-freestyle-six-1 = Ein Stein in der Lücke verbindet drei und zwei.
rules-freestyle-six-2 = Sechs in einer Reihe: Schwarz gewinnt.
rules-freestyle-fair = Wer beginnt, ist stark im Vorteil. Eine Eröffnung wie Swap2 macht das Spiel fair.

rules-standard-intro = Genau fünf in einer Reihe gewinnen. Sechs oder mehr, eine Überreihe, sind erlaubt, gewinnen aber nicht.
rules-standard-six-1 = Ein Stein in der Lücke ergibt sechs. Schwarz darf dort spielen, gewinnt aber nicht.
rules-standard-six-2 = Eine Überreihe: Niemand hat gewonnen, das Spiel geht weiter.
rules-standard-both = Ein Fünfer zählt, was der Stein auch sonst ergibt.
rules-standard-both-1 = Dieser Stein ergibt waagerecht sechs und diagonal genau fünf.
rules-standard-both-2 = Der Fünfer zählt: Schwarz gewinnt.
rules-standard-fair = So werden die Gomoku-Weltmeisterschaften gespielt, mit der Eröffnung Swap2.

rules-renju-intro = Renju gleicht den Vorteil des ersten Zuges aus: Einige Züge sind für Schwarz verboten, für Weiß keiner.
rules-renju-kinds-1 = Auf ein Dreieck darf Schwarz nicht spielen. 6 heißt sechs oder mehr in einer Reihe, 4 zwei Vierer zugleich, 3 zwei Dreier zugleich.
rules-renju-kinds-2 = 6: Der Stein würde drei und zwei zu sechs verbinden, einer Überreihe.
rules-renju-kinds-3 = 4: Der Stein ergäbe zwei Vierer. Ein Stein auf einem Ring würde einen Fünfer vollenden.
rules-renju-kinds-4 = 3: Der Stein ergäbe zwei Dreier. Ein Stein auf einem Ring ergäbe einen offenen Vierer.
rules-renju-exactly = Schwarz gewinnt mit genau fünf.
rules-renju-five-1 = Auf dieser Seite des Vierers hätte Schwarz sechs: verboten.
rules-renju-five-2 = Auf der anderen Seite sind es genau fünf: erlaubt.
rules-renju-five-3 = Fünf in einer Reihe: Schwarz gewinnt.
rules-renju-free = Weiß gewinnt mit fünf oder mehr und darf alle Dreier, Vierer und Überreihen spielen.
rules-renju-white-1 = Weiß darf zwei Dreier zugleich bilden. Mit getauschten Farben dürfte Schwarz hier nicht spielen.
rules-renju-white-2 = Zwei Dreier: Weiß droht, aus jedem einen offenen Vierer zu machen.
rules-renju-white-six-1 = Weiß darf auch drei und zwei verbinden …
rules-renju-white-six-2 = … und gewinnt mit sechs in einer Reihe.
rules-renju-opening = Turniere beginnen mit einer Eröffnung wie Soosõrv-8 oder Taraguchi-10.

rules-forbidden-intro = Mit einem Stein darf Schwarz weder eine Überreihe noch zwei Vierer noch zwei Dreier bilden. Im Turnier verliert ein verbotener Zug; hier geht er nicht, außer du stellst es anders ein.
rules-forbidden-overline = Eine Überreihe sind sechs oder mehr in einer Reihe.
rules-forbidden-overline-1 = Das Dreieck mit der 6 markiert die Lücke zwischen drei und zwei.
rules-forbidden-overline-2 = Der Stein ergäbe sechs in einer Reihe.
rules-forbidden-fours = Einem Vierer fehlt ein Stein zu genau fünf. Zwei Vierer sind auch auf einer Linie verboten.
rules-forbidden-fours-1 = Auf jedem der Dreiecke ergäbe ein Stein zwei Vierer.
rules-forbidden-fours-2 = Ein Vierer waagerecht, einer senkrecht. Jeder Ring würde einen Fünfer vollenden.
rules-forbidden-fours-3 = Hier liegen beide Vierer auf einer Linie und teilen sich die Steine in der Mitte.
rules-forbidden-threes = Einem Dreier fehlt ein Stein zum offenen Vierer: vier in einer Reihe, die an beiden Enden fünf werden können.
rules-forbidden-threes-1 = Auf jedem der Dreiecke ergäbe ein Stein zwei Dreier.
rules-forbidden-threes-2 = Zwei Dreier ohne Lücke. Ein Stein auf einem Ring ergäbe einen offenen Vierer.
rules-forbidden-threes-3 = Ein Dreier darf eine Lücke haben: Ein Stein darin ergäbe den offenen Vierer.
rules-forbidden-four-three = Ein Vierer mit einem Dreier ist erlaubt; so gewinnt Schwarz meistens.
rules-forbidden-four-three-1 = Dieser Stein ergibt waagerecht einen Vierer und senkrecht einen Dreier.
rules-forbidden-four-three-2 = Weiß muss den Vierer blockieren und hat keine Zeit für den Dreier.
rules-forbidden-four-three-3 = Weiß hat blockiert, und Schwarz macht aus dem Dreier einen offenen Vierer.
rules-forbidden-four-three-4 = Weiß kann nur ein Ende blockieren.
rules-forbidden-four-three-5 = Fünf in einer Reihe: Schwarz gewinnt.
rules-forbidden-false = Was nur wie ein Dreier aussieht, zählt nicht. Ein Dreier ist es, wenn ein weiterer Stein, der nicht selbst verboten ist, einen offenen Vierer ergeben kann.
rules-forbidden-false-overline-1 = Spalte und Zeile sehen wie zwei Dreier aus. Trotzdem darf Schwarz hier spielen.
rules-forbidden-false-overline-2 = Schwarz hat gespielt, Weiß die Spalte blockiert. War die Zeile ein Dreier?
rules-forbidden-false-overline-3 = Schwarz macht vier daraus, aber auf dieser Seite ergibt der nächste Stein sechs. Nur eine Seite ergibt fünf: kein offener Vierer, also war die Zeile kein Dreier.
rules-forbidden-false-nested-1 = Wieder sieht es nach zwei Dreiern aus: die Spalte und die Zeile mit Lücke.
rules-forbidden-false-nested-2 = Nur ein Stein in der Lücke könnte aus der Zeile einen offenen Vierer machen, und dort ergäbe er sechs in der anderen Spalte. Also ist die Zeile kein Dreier.
rules-forbidden-five = Der Fünfer geht vor: Ein Stein, der genau fünf ergibt, ist nie verboten.
rules-forbidden-five-1 = Waagerecht sechs, aber senkrecht genau fünf: erlaubt.
rules-forbidden-five-2 = Fünf in einer Reihe: Schwarz gewinnt.
rules-forbidden-trap = Weiß kann das nutzen und Schwarz auf einen verbotenen Punkt zwingen.
rules-forbidden-trap-1 = Weiß hat einen an einem Ende blockierten Dreier und ist am Zug.
rules-forbidden-trap-2 = Weiß bildet einen Vierer. Schwarz könnte ihn nur hier blockieren, wo zwei Dreier entstünden.
rules-forbidden-trap-3 = Schwarz musste woanders spielen, und Weiß gewinnt.

rules-caro-intro = Caro ist Fünf gewinnt, wie man es in Vietnam spielt: Genau fünf gewinnen, außer gegnerische Steine blockieren beide Enden.
rules-caro-blocked-1 = Ein Stein in der Lücke ergibt fünf, aber Weiß blockiert beide Enden.
rules-caro-blocked-2 = Ein beidseitig blockierter Fünfer gewinnt nicht: Das Spiel geht weiter.
rules-caro-open = Ein freies Ende genügt, und der Brettrand blockiert nicht.
rules-caro-open-1 = Weiß blockiert nur ein Ende.
rules-caro-open-2 = Fünf mit einem freien Ende: Schwarz gewinnt.
rules-caro-edge-1 = Weiß blockiert ein Ende; am anderen ist der Brettrand.
rules-caro-edge-2 = Nur Steine blockieren, nicht der Rand: Schwarz gewinnt.
rules-caro-six = Sechs oder mehr gewinnen nicht.
rules-caro-six-1 = Ein Stein in der Lücke ergibt sechs. Schwarz darf dort spielen, gewinnt aber nicht.
rules-caro-six-2 = Sechs in einer Reihe: Das Spiel geht weiter.
rules-caro-overline-intro = Wie Caro: Fünf in einer Reihe gewinnen, außer gegnerische Steine blockieren beide Enden.
rules-caro-overline-blocked-1 = Ein Stein in der Lücke ergibt fünf, aber Weiß blockiert beide Enden.
rules-caro-overline-blocked-2 = Ein beidseitig blockierter Fünfer gewinnt nicht: Das Spiel geht weiter.
rules-caro-overline-six = Sechs oder mehr gewinnen immer, auch blockiert.
rules-caro-overline-six-1 = Weiß blockiert beide Enden, aber die Lücke ergibt sechs.
rules-caro-overline-six-2 = Sechs in einer Reihe: Schwarz gewinnt.

rules-free-intro = Keine Eröffnung: Schwarz beginnt, und jeder Stein darf überall hin.
rules-swap-intro = Einer setzt die ersten drei Steine, der andere nimmt die Farbe, die besser aussieht. Es lohnt sich also, fair zu setzen.
rules-swap2-intro = Wie Swap, aber der zweite Spieler darf auch zwei weitere Steine setzen und den ersten wählen lassen. So beginnen die Gomoku-Weltmeisterschaften.
rules-swap2-two = Die dritte Möglichkeit:
rules-pro-intro = Schwarz beginnt in der Mitte. Sein zweiter Stein muss Abstand halten: Er liegt außerhalb der mittleren 5 × 5 Punkte.
rules-long-pro-intro = Wie Pro, aber der zweite schwarze Stein liegt außerhalb der mittleren 7 × 7 Punkte.
rules-rif-intro = Die Eröffnung der Renju International Federation bis 2008: eines von 26 Mustern aus drei Steinen, eine Farbwahl und zwei fünfte Züge, von denen Weiß einen wählt.
rules-yamaguchi-intro = Wie RIF, aber wer das Muster setzt, sagt auch, wie viele fünfte Züge Schwarz anbieten muss: je besser das Muster für Schwarz, desto mehr. Weltmeisterschaften 2009 bis 2015.
rules-soosorv-intro = Weiß setzt den vierten Stein und sagt, wie viele fünfte Züge Schwarz anbieten muss, höchstens acht. Danach darf Schwarz noch tauschen. Weltmeisterschaften seit 2017.
rules-taraguchi-intro = Die Steine liegen in Quadraten, die von 1 × 1 bis 9 × 9 wachsen. Nach jedem darf der andere tauschen.
rules-taraguchi-ten = Nach dem vierten Stein darf Schwarz stattdessen zehn fünfte Züge irgendwo auf dem Brett anbieten. Dann tauscht niemand mehr.
rules-fifths = Keine zwei Angebote dürfen durch Spiegeln oder Drehen gleich sein. Weiß wählt das, was für Schwarz am schlechtesten ist.

rules-first-player = Erster Spieler
rules-second-player = Zweiter Spieler
rules-done-then = { $done } { $next }
rules-did-swap = { $who ->
    [first] Der erste Spieler tauscht.
   *[second] Der zweite Spieler tauscht.
}
rules-did-keep = { $who ->
    [first] Der erste Spieler
   *[second] Der zweite Spieler
} { $color ->
    [black] behält Schwarz.
   *[white] behält Weiß.
}
rules-did-number = { $who ->
    [first] Der erste Spieler
   *[second] Der zweite Spieler
} sagt { $n }.
rules-do-nothing = Die Eröffnung ist vorbei. Weiß ist am Zug.
rules-do-place = { $who ->
    [first] Der erste Spieler
   *[second] Der zweite Spieler
} setzt einen { $color ->
    [black] schwarzen
   *[white] weißen
} Stein { $zone ->
    [center] in die Mitte.
    [within] in die mittleren { $lines } × { $lines } Punkte.
    [outside] außerhalb der mittleren { $lines } × { $lines } Punkte.
   *[anywhere] irgendwohin.
}
rules-do-color = { $who ->
    [first] Der erste Spieler
   *[second] Der zweite Spieler
} wählt eine Farbe.
rules-do-color-or-two = { $who ->
    [first] Der erste Spieler
   *[second] Der zweite Spieler
} nimmt Schwarz, nimmt Weiß oder setzt zwei weitere Steine.
rules-do-number = { $who ->
    [first] Der erste Spieler
   *[second] Der zweite Spieler
} sagt, wie viele fünfte Züge Schwarz anbieten muss, { $min } bis { $max }.
rules-do-swap-or-fifths = { $who ->
    [first] Der erste Spieler
   *[second] Der zweite Spieler
} spielt den fünften Stein, tauscht oder bietet { $n } fünfte Züge an.
rules-do-offer = { $who ->
    [first] Der erste Spieler
   *[second] Der zweite Spieler
} hat Schwarz und bietet { $n } fünfte Züge an.
rules-do-pick = { $who ->
    [first] Der erste Spieler
   *[second] Der zweite Spieler
} hat Weiß und wählt einen davon.

## Go: das neue Spiel
game-gomoku = Fünf gewinnt
game-go = Go
game-line = { $game } · { $rule } · { $lines } × { $lines }
go-japanese-sentence = Gebiet und Gefangene zählen. Komi 6,5.
go-chinese-sentence = Steine und umschlossene Punkte zählen. Komi 7,5.
go-korean-sentence = Gezählt wie nach japanischen Regeln. Komi 6,5.
go-aga-sentence = Amerikanische Regeln: Steine und umschlossene Punkte zählen. Komi 7,5.
go-new-zealand-sentence = Steine und umschlossene Punkte zählen; eine Kette darf sich die letzte Freiheit nehmen. Komi 7.
go-tromp-taylor-sentence = Die kürzesten Regeln: Steine und umschlossene Punkte zählen; keine Stellung darf sich wiederholen. Komi 7,5.
go-even = keine
go-stones = { $n } Steine
go-rule-line = { $rule } · Komi { $komi }
go-handicap-line = { $rule } · { $n } Steine · Komi { $komi }
new-rules = Regeln
new-handicap = Vorgabe
new-placement = Vorgabesteine
placement-fixed = auf den üblichen Punkten
placement-free = wo Schwarz will
state-handicap = { $n ->
    [one] Schwarz setzt den letzten Vorgabestein
   *[other] Schwarz setzt { $n } Vorgabesteine
}
refused-handicap = Erst setzt Schwarz die Vorgabesteine.
new-komi = Komi: Punkte für Weiß
new-size-short = { $lines }
new-size-other = Andere
level-newcomer-go = Übersieht Schläge, vor allem die eigenen.
level-beginner-go = Übersieht ab und zu einen Schlag.
level-textbook-go = Schlägt und rettet Steine, rechnet aber nur einen Zug voraus.
level-learner-go = Sieht einfache Schläge, aber kaum mehr.
level-casual-go = Kennt die einfachsten Formen, übersieht aber manche Drohung.
level-regular-go = Kennt einfache Formen, übersieht aber manchmal eine Drohung.
level-club-go = Kennt viele Formen und kämpft gut.
level-tournament-go = Kämpft gut und zählt dabei mit.
level-veteran-go = Kennt Formen gut und rechnet etwas voraus.
level-expert-go = Rechnet voraus, wo es darauf ankommt. Zieht schnell.
level-master-go = Spielt so gut es geht. Braucht fünf Sekunden.

## Go: spielen
action-pass = Passen
action-estimate = Schätzen
action-estimate-hide = Ohne Schätzung
pause-estimate-show = Schätzung zeigen
pause-estimate-hide = Schätzung ausblenden
move-pass = passt
hint-pass = Goishi würde passen: Es ist nichts mehr zu holen.
hint-captures = { $point } schlägt Steine
hint-saves = { $point } rettet Steine
hint-atari = { $point } setzt Steine in Atari
estimate-black = Schätzung: Schwarz führt mit { $points }
estimate-white = Schätzung: Weiß führt mit { $points }
estimate-even = Schätzung: gleichauf
estimate-wait = Goishi schätzt …
notice-program-passes = Goishi passt.
notice-black-passes = Schwarz passt.
notice-white-passes = Weiß passt.
entry-how-go = Spalte und Zeile, zum Beispiel Q16
prompt-pass = Passen
help-pass = Passen; der Zählung zustimmen

## Go: zählen
count-wait = Goishi zählt …
count-ask = Stimmt die Zählung?
count-ask-black = Schwarz, stimmt die Zählung?
count-ask-white = Weiß, stimmt die Zählung?
count-contested = Goishi sieht die Steine in Klammern anders.
count-how = Drücke auf eine Kette, um sie als tot oder lebendig zu markieren. Bei Uneinigkeit: weiterspielen.
count-agree = Zustimmen
count-play-on = Weiterspielen
count-stones = Steine
count-prisoners = Gefangene
count-territory = Gebiet
count-dead = Tote Steine
count-komi = Komi
count-bonus = Vorgabe
count-total = Summe
count-black-ahead = Schwarz führt mit { $points }
count-white-ahead = Weiß führt mit { $points }
count-even = Beide haben gleich viele Punkte
card-agreed = Stimmt zu
card-undecided = Prüft noch
prompt-dead = Markieren
prompt-agree = Zustimmen
prompt-play-on = Weiterspielen
refused-no-stone = Hier liegt kein Stein zum Markieren.
notice-count-contested = Goishi sieht es anders. Zählung berichtigen oder weiterspielen.
## Seiten über Go
help-go-head = Go
help-go-sets-head = Go-Regelwerke
rules-go-basics = So spielt man Go
rules-go-capture = Schlagen, Selbstmord
rules-go-ko = Ko und Superko
rules-go-life = Augen und Seki
rules-go-end = Das Ende der Partie
rules-go-count = Zählen
rules-go-handicap = Vorgabe und Komi

rules-go-basics-intro = Schwarz beginnt. Beide setzen abwechselnd einen Stein auf einen freien Punkt oder passen. Steine ziehen nicht, können aber geschlagen werden. Wer am Ende mehr vom Brett hat, gewinnt.
rules-go-aim-1 = Das Ende einer Partie auf kleinem Brett. Schwarz hat die linke Seite abgegrenzt, Weiß die rechte.
rules-go-aim-2 = Ein kleines Quadrat markiert jeden Punkt, den eine Seite hat. Steine mit Kreuz sind nicht mehr zu retten: Sie sind tot, und ihre Punkte gehören dem Gegner.
rules-go-basics-liberties = Ein Stein braucht freie Punkte neben sich, entlang der Linien: seine Freiheiten. Ein Ring markiert jede.
rules-go-liberties-1 = In der Brettmitte hat ein Stein vier Freiheiten.
rules-go-liberties-2 = Am Rand hat er drei, in der Ecke zwei.
rules-go-liberties-3 = Steine einer Farbe, die entlang der Linien verbunden sind, bilden eine Kette. Sie teilen ihre Freiheiten.
rules-go-basics-capture = Ein Stein oder eine Kette ohne Freiheiten ist geschlagen und kommt vom Brett.
rules-go-atari-1 = Der weiße Stein hat noch eine Freiheit: Er steht in Atari.
rules-go-atari-2 = Schwarz hat die letzte Freiheit genommen und den Stein geschlagen. Er ist nun ein Gefangener.

rules-go-capture-intro = Eine Kette wird als Ganzes geschlagen.
rules-go-chain-1 = Drei weiße Steine mit einer einzigen Freiheit: Ein schwarzer Stein schlägt sie alle.
rules-go-chain-2 = Alle drei sind weg.
rules-go-capture-escape = Eine Kette in Atari entkommt oft, wenn man sie verlängert.
rules-go-escape-1 = Der weiße Stein steht in Atari, und Weiß ist am Zug.
rules-go-escape-2 = Mit einem zweiten Stein hat die Kette drei Freiheiten.
rules-go-capture-suicide = Ein Zug muss der eigenen Kette eine Freiheit lassen. Alles andere wäre Selbstmord und ist verboten.
rules-go-suicide-1 = Hier darf Schwarz nicht spielen: Der Stein hätte keine Freiheit und schlüge nichts.
rules-go-suicide-2 = Auch hier ist kein Punkt daneben frei. Aber der weiße Stein darüber steht in Atari …
rules-go-suicide-3 = … und wird geschlagen. So bekommt der schwarze Stein eine Freiheit, und der Zug ist erlaubt.
rules-go-capture-allowed = Neuseeländische und Tromp-Taylor-Regeln erlauben Selbstmord mit zwei oder mehr Steinen.
rules-go-suicide-two-1 = Nach japanischen Regeln, wie nach den meisten, darf Schwarz hier nicht spielen.
rules-go-suicide-two-2 = Nach neuseeländischen Regeln darf Schwarz …
rules-go-suicide-two-3 = … und beide Steine sind weg. Sie gelten als von Weiß geschlagen.
rules-go-suicide-two-4 = Ein einzelner Stein darf sich auch dort nicht die letzte Freiheit nehmen.

rules-go-ko-intro = Zwei Steine könnten einander endlos schlagen. Die Ko-Regel verbietet es: Ein Stein, der eben einen einzelnen geschlagen hat, darf nicht sofort zurückgeschlagen werden.
rules-go-ko-1 = Der weiße Stein in der Mitte steht in Atari, und Schwarz darf ihn schlagen.
rules-go-ko-2 = Schwarz hat ihn geschlagen. Nun steht der schwarze Stein in Atari.
rules-go-ko-3 = Weiß darf nicht sofort zurückschlagen. Das Brett wäre wie zuvor.
rules-go-ko-4 = Weiß droht erst woanders etwas: eine Ko-Drohung.
rules-go-ko-5 = Schwarz beantwortet sie.
rules-go-ko-6 = Das Brett hat sich verändert, und Weiß darf das Ko zurückschlagen.
rules-go-ko-7 = Nun darf Schwarz nicht sofort zurückschlagen.
rules-go-ko-super = Auch ein längerer Kreislauf kann eine Stellung wiederholen. Einige Regeln verbieten das: Superko.
rules-go-superko-1 = Weiß verbindet einen zweiten Stein mit dem ersten …
rules-go-superko-2 = … und beide haben zusammen eine Freiheit.
rules-go-superko-3 = Schwarz hat beide geschlagen. Nun steht der schwarze Stein in Atari.
rules-go-superko-4 = Darf Weiß ihn schlagen? Nach japanischen Regeln ja: Schwarz hat zwei Steine geschlagen, also ist es kein Ko.
rules-go-superko-5 = Das Brett ist wie am Anfang. So könnte es endlos weitergehen.
rules-go-superko-6 = Nach chinesischen Regeln darf Weiß nicht schlagen: Keine Stellung darf sich wiederholen. Das ist positionelles Superko.
rules-go-superko-7 = Nach AGA-Regeln darf Weiß: Anfangs war in dieser Stellung Weiß am Zug, jetzt wäre es Schwarz. Das ist situatives Superko.
rules-go-superko-8 = Aber dann darf Weiß nicht von vorn beginnen: Diese Stellung mit Schwarz am Zug gab es schon.
rules-go-ko-loop = Wo nur das einfache Ko gilt, kann ein Dreifach-Ko endlos kreisen. In Japan und Korea endet die Partie dann ohne Ergebnis. Hier geht sie weiter, bis jemand nachgibt.

rules-go-life-intro = Ein Punkt, den nur eine Seite umschließt, ist ein Auge. Eine Kette mit zwei Augen kann nie geschlagen werden: Sie lebt.
rules-go-eyes-1 = Die schwarze Kette hat zwei Augen. Weiß hat alle Freiheiten ringsum besetzt.
rules-go-eyes-2 = Weiß darf nicht in das eine Auge spielen: Der Stein hätte keine Freiheit …
rules-go-eyes-3 = … und nicht in das andere. Ein Zug kann nicht beide füllen, also lebt Schwarz.
rules-go-life-one = Mit nur einem Auge ist eine umzingelte Kette tot.
rules-go-one-eye-1 = Solange Schwarz außen eine Freiheit hat, darf Weiß nicht in das Auge spielen.
rules-go-one-eye-2 = Weiß besetzt die Freiheit außen. Das Auge ist die letzte.
rules-go-one-eye-3 = Nun schlägt ein Stein im Auge die Kette und ist darum erlaubt.
rules-go-one-eye-4 = Die ganze Kette ist geschlagen.
rules-go-life-false = Ein Auge ist unecht, wenn die Steine darum nicht alle verbunden sind.
rules-go-false-eye-1 = Schwarz scheint zwei Augen zu haben. Aber die zwei Steine rechts stehen in Atari: Ihre letzte Freiheit ist das rechte Auge.
rules-go-false-eye-2 = Schwarz verbindet sie und hat dieses Auge gefüllt. Eine Freiheit bleibt: das andere Auge.
rules-go-false-eye-3 = Weiß hat alle geschlagen.
rules-go-life-seki = Zwei Ketten können auch ohne zwei Augen nebeneinander leben, weil keine Seite angreifen kann. Das ist Seki.
rules-go-seki-1 = Die schwarze Kette links und die weiße rechts teilen sich zwei Freiheiten und haben keine anderen.
rules-go-seki-2 = Spielt Schwarz auf eine davon, bleibt der schwarzen Kette eine einzige Freiheit …
rules-go-seki-3 = … und Weiß schlägt sie. Weiß verlöre die andere auf dieselbe Weise.
rules-go-seki-4 = Also lassen es beide, wie es ist. Die zwei Punkte ohne Zeichen gehören niemandem: Sie sind neutral.
rules-go-life-seki-eyes = Für Augen im Seki sind die Regeln verschieden.
rules-go-seki-eyes-1 = Jede der zwei Ketten hat ein eigenes Auge, und sie teilen sich noch eine Freiheit.
rules-go-seki-eyes-2 = Besetzt Schwarz sie, schlägt Weiß die schwarze Kette. Weiß verlöre die andere auf dieselbe Weise.
rules-go-seki-eyes-3 = Nach japanischen Regeln zählen Augen im Seki nicht. Leere Quadrate markieren sie.
rules-go-seki-eyes-4 = Nach chinesischen Regeln zählen sie wie alle anderen Punkte.

rules-go-end-intro = Wer nichts mehr zu gewinnen hat, passt. Passen beide nacheinander, ist das Spiel zu Ende.
rules-go-end-1 = Fast alles ist entschieden. Die letzte Lücke ist am unteren Rand.
rules-go-end-2 = Weiß hat sie von rechts geschlossen, Schwarz von links.
rules-go-end-3 = Weiß passt.
rules-go-end-4 = Schwarz passt auch, und das Spiel ist zu Ende.
rules-go-end-5 = Beide markieren die toten Steine, die nicht zu retten waren. Sind sie sich einig, kommen diese vom Brett, und die Punkte werden gezählt.
rules-go-end-resume = Sind sie sich nicht einig, was tot ist, spielen sie weiter, und es zeigt sich.
rules-go-resume-1 = Schwarz hält diesen Stein für lebendig und will weiterspielen. Weiß ist am Zug.
rules-go-resume-2 = Weiß schlägt ihn: Er war tot.
rules-go-resume-3 = Beide passen wieder. Nach chinesischen Regeln und überall, wo die Fläche zählt, hat der Beweis nichts gekostet.
rules-go-resume-4 = Nach japanischen Regeln hat Weiß einen eigenen Punkt gefüllt, und das verliert hier die Partie.
rules-go-end-trial = Darum klären die japanischen Regeln so einen Streit auf Probe und stellen die Steine danach zurück. Goishi tut das nicht: Was gespielt ist, bleibt gespielt.

rules-go-count-intro = Es gibt zwei Arten zu zählen. Sie weichen selten um mehr als einen Punkt ab, und das Komi ist darauf abgestimmt.
rules-go-count-territory = Gebiet, wie in Japan und Korea: die freien Punkte, die eine Seite umschließt, und alle Steine, die sie geschlagen hat. Ein toter Stein zählt doppelt, als Gefangener und für den Punkt darunter.
rules-go-count-territory-1 = Die Partie von der ersten Seite, nach japanischen Regeln. Weiß bekommt Komi, weil Schwarz zuerst zieht.
rules-go-count-area = Fläche, wie in China und nach allen anderen Regeln hier: die lebenden Steine einer Seite und die Punkte, die sie umschließen. Gefangene zählen nicht.
rules-go-count-area-1 = Dieselbe Partie, nach chinesischen Regeln.
rules-go-count-why = Ein Stein im eigenen Gebiet kostet einen Punkt, wenn Gebiet zählt, und nichts, wenn Fläche zählt. Ein Stein auf einem neutralen Punkt bringt nur etwas, wenn Fläche zählt: Fülle diese Punkte, bevor du passt.

rules-go-handicap-komi = Der erste Zug ist mehrere Punkte wert, darum bekommt Weiß Komi. Der halbe Punkt darin schließt ein Remis aus.
rules-go-handicap-intro = Der Stärkere kann dem Schwächeren eine Vorgabe geben: schwarze Steine, die vor dem ersten weißen Zug auf dem Brett stehen.
rules-handicap-stones = { $n } Steine. Weiß ist am Zug.
rules-go-handicap-bonus = Mit Vorgabe ist Komi meist ein halber Punkt. Einige Regeln geben Weiß auch Punkte für die Steine.
rules-table-stones = { $n } Steine

rules-go-sum = Die Partie von der Seite über das Zählen, nach diesen Regeln:
rules-go-sum-territory-1 = Schwarz hat einen Zug mehr gemacht als Weiß.
rules-go-sum-area-1 = Gefangene zählen nicht.
rules-go-sum-draw-1 = Komi ist hier eine ganze Zahl, also kann eine Partie remis enden.
rules-go-sum-tromp-taylor-1 = Alle Steine bleiben: Beide Seiten berühren dieselben freien Punkte, die dann niemandem gehören.
rules-go-sum-tromp-taylor-2 = Tote Steine sind entfernt, durch Weiterspielen oder nach Einigung.
rules-sum-stones = Lebende Steine
rules-sum-territory = Eigene Punkte
rules-sum-prisoners = Gefangene
rules-sum-dead = Tote Steine
rules-sum-komi = Komi
rules-sum-bonus = Vorgabe
rules-sum-total = Summe

rules-fact-counting = Zählung
rules-fact-territory = Gebiet: umschlossene Punkte, außer im Seki, und Gefangene.
rules-fact-area = Fläche: lebende Steine und die Punkte, die sie umschließen, auch im Seki.
rules-fact-repetition = Wiederholung
rules-fact-ko-simple = Einfaches Ko: Ein einzelner Stein darf nicht sofort zurückgeschlagen werden. Längere Kreisläufe sind erlaubt.
rules-fact-ko-positional = Positionelles Superko: Kein Zug darf eine frühere Stellung wiederholen.
rules-fact-ko-situational = Situatives Superko: Kein Zug darf eine frühere Stellung mit derselben Seite am Zug wiederholen.
rules-fact-suicide = Selbstmord
rules-fact-suicide-never = Verboten.
rules-fact-suicide-chains = Erlaubt mit zwei oder mehr Steinen.
rules-fact-bonus = Vorgabesteine
rules-fact-bonus-none = Weiß bekommt dafür keine Punkte.
rules-fact-bonus-each = Weiß bekommt für jeden einen Punkt.
rules-fact-bonus-but-first = Weiß bekommt für jeden außer dem ersten einen Punkt.
rules-fact-resume = Weiterspielen nach zweimal Passen
rules-fact-resume-in-turn = Wer an der Reihe ist, zieht zuerst.
rules-fact-resume-opponent = Wer es verlangt, lässt den Gegner zuerst ziehen.
rules-fact-komi = { $komi } Punkte; { $handicap } mit Vorgabe.

rules-go-japanese-intro = Die Regeln des Nihon Ki-in von 1989.
rules-go-japanese-simple = Hier vereinfacht: Die Spieler, oder Goishi für sie, sagen, was tot ist; das Spiel auf Probe mit eigener Ko-Regel, das der japanische Text vorsieht, entfällt. Eine wiederholte Stellung beendet die Partie nicht ohne Ergebnis, und nie verlieren beide.
rules-go-chinese-intro = Die Regeln des Chinesischen Weiqi-Verbands von 2002.
rules-go-chinese-simple = Hier vereinfacht: Keine Stellung darf sich wiederholen, wie es im Text steht; Schiedsrichter lassen ein Dreifach-Ko ohne Ergebnis enden. Wir vergleichen beide Flächen; in China vergleicht man eine mit dem halben Brett, was auf dasselbe hinausläuft.
rules-go-korean-intro = Die Regeln des Koreanischen Baduk-Verbands, gezählt wie die japanischen.
rules-go-korean-simple = Hier vereinfacht: Sie gleichen den japanischen in allem außer dem Namen. Koreanische Entscheidungen über Leben und Tod entfallen.
rules-go-aga-intro = Die Regeln der American Go Association von 1991.
rules-go-aga-simple = Hier vereinfacht: Für ein Passen wird kein Stein abgegeben, und Weiß muss nicht als Letzter passen. Beides sorgt dafür, dass Gebiet und Fläche dasselbe ergeben; hier wird gleich die Fläche gezählt.
rules-go-new-zealand-intro = Die Regeln der New Zealand Go Society.
rules-go-new-zealand-simple = Hier vereinfacht: Der Text erlaubt auch den Selbstmord eines einzelnen Steins. Er ließe das Brett, wie es war, und wird abgelehnt.
rules-go-tromp-taylor-intro = Die Regeln von John Tromp und Bill Taylor von 1995: vollständig in wenigen Sätzen und bei Programmen beliebt.
rules-go-tromp-taylor-dead = Der Text nimmt am Ende keine Steine vom Brett: Was weg soll, muss vor dem Passen geschlagen werden. Wer so spielen will, markiert keine toten Steine.
rules-go-tromp-taylor-simple = Hier vereinfacht: Tote Steine dürfen nach Einigung entfernt werden. Der Text kennt kein Komi; es gilt das bei Programmen übliche. Der Selbstmord eines einzelnen Steins würde das Brett wiederholen, darum verbietet ihn auch der Text.

## Das Rätsel
title-puzzle = Das Brett decken
puzzle-title = Das Brett decken
puzzle-what = Ein Stein deckt seinen Punkt und die daneben. Decke das ganze Brett mit so wenigen Steinen wie möglich.
puzzle-board = { $board } mit { $stones } Steinen
puzzle-found = { $all ->
    [one] { $found ->
        [0] Es gibt eine Lösung.
       *[other] Die einzige Lösung ist gefunden.
    }
   *[other] { $found } von { $all } verschiedenen Lösungen gefunden
}
puzzle-start = { $board } decken
puzzle-continue = Weiter mit { $board }
puzzle-watch = Der Rekursion zusehen
puzzle-watch-short = Rekursion
puzzle-boards = Bretter
puzzle-clear = Neu beginnen
puzzle-left = { $stones ->
    [one] noch { $stones } Stein
   *[other] noch { $stones } Steine
} · { $points ->
    [one] { $points } Punkt frei
   *[other] { $points } Punkte frei
}
puzzle-begin = Setze einen Stein: Er deckt seinen Punkt und die daneben.
puzzle-go-on = Setze den nächsten Stein. Ein Druck auf einen Stein nimmt ihn zurück.
puzzle-spent = { $points ->
    [one] Kein Stein übrig, und noch { $points } Punkt ist frei: Nimm einen zurück.
   *[other] Kein Stein übrig, und noch { $points } Punkte sind frei: Nimm einen zurück.
}
puzzle-hint-place = Ein Stein auf { $point } gehört zu einer Lösung.
puzzle-hint-take-back = Mit diesen Steinen geht es nicht: Nimm einen zurück.
puzzle-solved = Gedeckt!
puzzle-find-new = Eine neue: Lösung { $number }.
puzzle-find-again = Lösung { $number }, vielleicht gedreht oder gespiegelt: schon im Album.
puzzle-find-plain = Jeder Punkt ist gedeckt.
puzzle-all-found = Das Album dieses Bretts ist voll.
puzzle-again = Noch eine finden
puzzle-other-board = Anderes Brett
puzzle-take-back = Zug zurück
prompt-boards = Bretter
prompt-hint = Tipp
refused-no-stone-left = Kein Stein übrig. Nimm erst einen zurück.
notice-puzzle-damaged = Das Album des Rätsels war nicht lesbar und beginnt von vorn. Die alte Datei bleibt erhalten.

watch-title = Rekursion { $board }
watch-begin = Das Brett ist leer. Punkt für Punkt wird es gedeckt.
watch-place = { $stone ->
    [same] Versuch { $attempt } von { $attempts }, { $takes } zu decken: ein Stein genau dort.
   *[other] Versuch { $attempt } von { $attempts }, { $takes } zu decken: ein Stein auf { $stone }.
}
watch-too-few = { $left ->
    [0] Kein Stein übrig, aber noch Punkte frei: zurück.
    [one] { $free } Punkte sind frei, aber der letzte Stein deckt höchstens { $most }: zurück.
   *[other] { $free } Punkte sind frei, aber { $left } Steine decken höchstens { $most }: zurück.
}
watch-all-tried = Jeder Stein, der { $takes } decken könnte, ist versucht: zurück.
watch-complete = Jeder Punkt ist gedeckt: Lösung { $n }.
watch-again-found = Jeder Punkt ist gedeckt: noch einmal Lösung { $n }, gedreht oder gespiegelt.
watch-take-back = { $stone } kommt zurück. Damit ist alles versucht.
watch-over = Alles ist versucht: { $n ->
    [one] Es gibt eine Lösung.
   *[other] Es gibt { $n } verschiedene Lösungen.
}
watch-rule-1 = Ist jeder Punkt gedeckt? Eine Lösung.
watch-rule-2 = Mehr Punkte frei, als die übrigen Steine decken können, je fünf? Zurück.
watch-rule-3 = Irgendein Stein muss den ersten freien Punkt decken, und höchstens fünf können es: jeden versuchen.
watch-rule-4 = Zurück heißt: den letzten Stein wegnehmen und den nächsten versuchen.
watch-count = Schritt { $n } · { $found }
watch-start = Los
watch-run = Weiter
watch-pause = Pause
watch-again = Noch einmal
watch-step = Ein Schritt
watch-next = Nächste Lösung
watch-rewind = Von vorn
watch-speed = Tempo
watch-slow = Langsam
watch-steady = Gemächlich
watch-quick = Zügig
watch-fast = Schnell
watch-racing = Rasend

help-puzzle = Rätsel
rules-puzzle = Das Brett decken
rules-puzzle-intro = Ein Stein deckt seinen Punkt und die Punkte daneben entlang der Linien: fünf im Ganzen, vier am Rand, drei in der Ecke.
rules-puzzle-takes = Gedeckte Punkte haben eine Kachel. Eine Zahl darauf sagt, wie viele Steine den Punkt decken, wenn es mehrere sind.
rules-puzzle-solved = Decke jeden Punkt mit so wenigen Steinen wie möglich: sieben auf 5 × 5. Ein Druck auf einen Stein nimmt ihn zurück.
rules-puzzle-different = Die meisten Bretter haben mehrere Lösungen. Was durch Drehen oder Spiegeln gleich wird, zählt einmal. Das Album bewahrt, was du findest.
rules-puzzle-watch = Die Rekursion zeigt, wie ein Programm alle findet: Es deckt den ersten freien Punkt mit jedem der fünf Steine, die es können, einem nach dem anderen, und geht zurück, wenn zu wenige Steine übrig sind.
## Gespeicherte Spiele
title-continue = Fortsetzen
title-against = Gegen { $who }
title-turn-you = Du bist am Zug
title-turn-program = Goishi ist am Zug
title-ago-now = Gerade eben
title-ago-minutes = { $n ->
    [one] Vor { $n } Minute
   *[other] Vor { $n } Minuten
}
title-ago-hours = { $n ->
    [one] Vor { $n } Stunde
   *[other] Vor { $n } Stunden
}
title-ago-days = { $n ->
    [one] Vor { $n } Tag
   *[other] Vor { $n } Tagen
}
title-last = Auf dem Brett: deine letzte Partie. { $outcome }
notice-not-saved = Dieses Spiel lässt sich nicht speichern. Ist der Datenträger voll?
title-records = Archiv
records-title = Archiv
records-waiting = Deine Spiele werden gelesen …
records-search = Suchbegriff tippen
records-deleted = Gelöscht · { $n }
records-game = Spiel
records-all-games = Alle Spiele
records-opponent = Gegner
records-anyone = Alle
records-program = Goishi
records-people = Menschen
records-result = Ergebnis
records-any-result = Jedes
records-order = Reihenfolge
records-newest = Neueste zuerst
records-oldest = Älteste zuerst
records-longest = Längste zuerst
records-by-name = Nach Namen
records-all = { $n } von { $of } Spielen · Alle zeigen
deleted-title = Gelöschte Spiele
deleted-how = Ein Druck auf ein Spiel holt es zurück. Spiele bleiben hier, bis du sie endgültig löschst.
deleted-empty = Hier ist nichts. Gelöschte Spiele kommen zuerst hierher.
deleted-when = Gelöscht am { $date }
deleted-all = Alle endgültig löschen …
notice-deleted = Gelöscht. Es liegt unter „Gelöscht“.
notice-restored = Das Spiel ist wieder da.
confirm-discard = Dieses Spiel endgültig löschen?
confirm-discard-all = { $n } Spiele endgültig löschen?
confirm-discard-yes = Löschen
confirm-discard-no = Behalten
records-empty = Noch keine Spiele. Jedes Spiel wird hier gespeichert. Ziehe eine Datei auf das Fenster oder füge sie ein, um sie zu öffnen.
records-none = Keine passenden Spiele.
records-unreadable = Diese Datei ist nicht lesbar.
records-other-game = Anderes Spiel
records-under-way = Läuft noch
records-open = Nicht beendet
records-when = { $date } · { $moves }
notice-not-changed = Der Ordner der Spiele lässt sich nicht ändern.
notice-parted = Ein anderes Fenster hat dieses Spiel geändert. Hier geht es als eigenes Spiel weiter.
notice-open-twice = Goishi ist noch in einem anderen Fenster offen. Jedes behält seine eigenen Spiele.
notice-saved-again = Das Spiel wird wieder gespeichert.
notice-settings-not-saved = Die Einstellungen lassen sich nicht speichern. Ist der Datenträger voll?
notice-progress-not-saved = Der Fortschritt lässt sich nicht speichern. Ist der Datenträger voll?
notice-game-copied = Spiel als SGF kopiert.
notice-nothing-to-paste = Die Zwischenablage enthält keinen Text.
pause-copy-game = Spiel als SGF kopieren
help-copy-game = Spiel als SGF kopieren
help-paste = Spiel aus der Zwischenablage öffnen, im Menü
file-pasted = Die Zwischenablage
file-unreadable = { $file } ist nicht lesbar.
file-not-played = { $file } enthält ein Spiel oder ein Brett, das Goishi nicht spielt.
file-no-game = { $file } enthält kein Spiel.
file-no-game-line = { $file } enthält kein Spiel; ab Zeile { $line } ist es unverständlich.
file-repaired = { $file } ist beschädigt. Du siehst, was lesbar war.
file-repaired-line = { $file } ist beschädigt, { $n ->
    [one] an einer Stelle
   *[other] an { $n } Stellen
}, zuerst in Zeile { $line }. Du siehst, was lesbar war.

## Designs und Steine
notice-theme-damaged = Eine Designdatei war nicht lesbar und entfällt. Warum, steht im Protokoll.
settings-stones = Steine
stones-natural = Schiefer und Muschel
stones-flat = Flach, Weiß mit Ring
stones-glass = Glas
settings-shifted = Von Hand gesetzt

## Nachspielen
over-review = Nachspielen
replay-title = Nachspielen
replay-players = { $black } – { $white }
replay-count = Zug { $n } von { $all }
replay-move = { $color } { $point }
replay-pass = { $color } passt
replay-standing = { $count } · { $move }
replay-variation = Variante { $n } von { $all }
replay-slow = ½ / s
replay-steady = 1 / s
replay-quick = 2 / s
replay-fast = 4 / s
replay-speed = Züge je Sekunde
replay-play-on = Ab hier spielen
replay-play-on-how = Das Spiel geht in einer Kopie mit allen Varianten weiter. Das Original bleibt, wie es ist.
control-try = Züge mit dem Cursor ausprobieren
control-remove = Diese Variante löschen
replay-try = Züge ausprobieren
prompt-try = Ausprobieren
notice-tried-in-copy = Die Aufzeichnung bleibt, wie sie ist. Deine Änderungen stehen in einer Kopie.
notice-main-line-stays = Das ist die Partie selbst. Nur Varianten lassen sich löschen.
notice-no-pass-here = Hier kann niemand passen.
confirm-remove = Diese Variante mit allen Zügen löschen?
confirm-remove-yes = Löschen
confirm-remove-no = Behalten
replay-menu-close = Zurück zur Partie
replay-menu-leave = Partie verlassen
prompt-run = Abspielen
prompt-menu = Menü
prompt-moves = Züge
settings-branches = Zurückgenommene Züge
branches-always = Bleiben als Variante
branches-not-against-program = Gegen Goishi vergessen
numbers-none = Keine
numbers-last = { $n ->
    [one] Auf dem letzten Stein
   *[other] Auf den letzten { $n }
}
numbers-all = Auf allen Steinen
help-replay = Beim Nachspielen
help-replay-mouse = Maus: Das Rad über dem Brett geht vor und zurück, ein Druck in den Baum springt dorthin.
help-replay-step = Ein Zug zurück oder vor
help-replay-far = Zehn Züge zurück oder vor
help-replay-ends = Zum Anfang, zum Ende
help-replay-branch = Vorige oder nächste Variante
help-replay-run = Abspielen, anhalten
help-replay-speed = Schneller, langsamer
help-replay-read = Kommentar rollen
help-replay-play-on = Ab hier spielen
help-replay-menu = Menü
help-replay-tables = Punktwerte; wem was gehört
help-replay-back = Zurück

## Dateien und Export
end-black-time = Weiß hat die Zeit überschritten.
end-white-time = Schwarz hat die Zeit überschritten.
end-black-forfeit = Weiß hat kampflos verloren.
end-white-forfeit = Schwarz hat kampflos verloren.
end-unsaid = Wie, steht nicht in der Aufzeichnung.
pause-export = Exportieren …
pause-copy-picture = Brett als Bild kopieren
over-export = Exportieren …
help-copy-picture = Brett als Bild kopieren
help-export = Spiel oder Bild exportieren
help-open = Datei öffnen
export-title = Exportieren
export-sgf = SGF
export-psq = PSQ
export-text = Text
export-png = PNG
export-svg = SVG
export-gif = GIF
export-short-sgf = das Spiel
export-short-psq = für Gomocup
export-short-text = die Stellung
export-short-png = ein Bild
export-short-svg = skalierbar
export-short-gif = animiert
export-about-sgf = Das Spiel mit allen Varianten, für jedes Programm für Go oder Renju.
export-about-psq = Die Züge der Hauptvariante, für Gomoku-Engines.
export-about-text = Das Brett aus Zeichen, für eine Mail oder ein Forum.
export-about-png = Ein Bild der Stellung.
export-about-svg = Ein Bild der Stellung, in jeder Größe scharf.
export-about-gif = Das Spiel als Animation, Zug für Zug.
export-refused-other-game = PSQ-Dateien können nur Fünf gewinnt enthalten.
export-refused-setup = PSQ-Dateien können nur gespielte Steine enthalten.
export-refused-pass = PSQ-Dateien können kein Passen enthalten.
export-refused-turn = In PSQ-Dateien muss abwechselnd gezogen werden, Schwarz zuerst.
export-save-as = Speichern unter …
export-writing = Wird gespeichert …
export-save = In „Exporte“ speichern
export-copy = Bild kopieren
export-copy-text = Text kopieren
export-folder = Ordner für Exporte: { $path }
export-lies = Gespeichert: { $path }
export-position = Stellung
export-until = Bis
export-move = Zug { $n } von { $of }
export-size = Größe
export-pixels = { $n } Pixel
export-numbers-none = Keine
export-numbers-last = Auf dem letzten Zug
export-numbers-all = Auf allen Steinen
export-marks = Zeichen, letzter Zug
export-speed = Tempo
export-speed-slow = Langsam
export-speed-usual = Normal
export-speed-fast = Schnell
waiting-title = Datei wählen
waiting-how = Das Dateifenster des Desktops ist offen oder öffnet sich gleich.
waiting-here = Lieber hier wählen
files-open = Datei öffnen
files-save = Datei speichern
files-records = Spiele
files-home = Eigener Ordner
files-documents = Dokumente
files-downloads = Downloads
files-exports = Exporte
files-up = Ein Ordner nach oben
files-save-here = Hier speichern: { $name }
files-denied = Für diesen Ordner fehlt dir die Berechtigung.
files-unreadable = Dieser Ordner ist nicht lesbar.
files-no-records = In diesem Ordner sind keine Spiele.
files-empty = In diesem Ordner gibt es nichts zu öffnen.
files-more = Und { $n } weitere, zu viele zum Zeigen.
card-title = Spiel
card-open = Öffnen
card-rename = Umbenennen …
card-delete = Löschen
rename-title = Umbenennen
rename-how = Name dieses Spiels:
rename-save = Umbenennen
rename-empty = Ein Name braucht mindestens einen Buchstaben.
rename-character = Ein Name darf { $c } nicht enthalten
rename-dot = Ein Name darf nicht mit einem Punkt beginnen oder enden.
rename-reserved = Manche Systeme erlauben diesen Namen nicht.
rename-long = Dieser Name ist zu lang.
records-open-file = Datei öffnen …
records-recent = Zuletzt geöffnete Dateien
records-kept = Deine Spiele
notice-picture-copied = Bild kopiert.
notice-text-copied = Text kopiert.
notice-picture-not-copied = Das Bild ließ sich nicht kopieren.
notice-no-picture = Für das Bild reicht der Speicher nicht.
notice-not-read = Diese Datei ist nicht mehr lesbar.
notice-renamed = Umbenannt.
notice-name-taken = Ein anderes Spiel heißt schon so.
notice-wrote = Gespeichert: { $path }
notice-not-written = { $path } ließ sich nicht speichern.
notice-not-written-denied = { $path } ließ sich nicht speichern: Dort fehlt dir die Berechtigung.
notice-not-written-full = { $path } ließ sich nicht speichern: Der Datenträger ist voll.
notice-not-written-missing = { $path } ließ sich nicht speichern: Den Ordner gibt es nicht.
notice-not-written-long = Das Spiel ist für eine Animation zu lang.

## Screen readers, and the board in words
board-name = Brett
point-black = { $point }, Schwarz
point-white = { $point }, Weiß
point-stone = { $point }, Stein
point-taken = { $point }, gedeckt
point-star = { $point }, leer, Sternpunkt
point-empty = { $point }, leer
point-last = { $what }, letzter Zug
say-started = Neues Spiel, { $lines } × { $lines }.
say-taken-back = { $n ->
    [one] Ein Stein zurückgenommen.
   *[other] { $n } Steine zurückgenommen.
}
say-offered = { $point } angeboten.
say-black = Schwarz { $point }.
say-white = Weiß { $point }.
say-black-captures = { $n ->
    [one] Schwarz { $point } schlägt einen Stein.
   *[other] Schwarz { $point } schlägt { $n } Steine.
}
say-white-captures = { $n ->
    [one] Weiß { $point } schlägt einen Stein.
   *[other] Weiß { $point } schlägt { $n } Steine.
}
say-pass = gepasst
say-back = Zurück
say-open = Öffnen: { $what }
say-more = Mehr: { $what }
say-delete = Löschen: { $what }
say-restore = Zurückholen: { $what }
say-discard = Endgültig löschen: { $what }
say-replay-first = Zum Anfang
say-replay-far-back = Zehn Züge zurück
say-replay-back = Ein Zug zurück
say-replay-run = Abspielen
say-replay-stop = Anhalten
say-replay-on = Ein Zug vor
say-replay-far-on = Zehn Züge vor
say-replay-last = Zum Ende
say-replay-previous-branch = Vorige Variante
say-replay-next-branch = Nächste Variante
say-replay-speed = Tempo
say-replay-menu = Menü
help-board = Auf dem Brett
rules-board = Das Brett in Worten
words-last = { $n ->
    [one] Ein Zug bisher: { $point }.
   *[other] { $n } Züge bisher, der letzte { $point }.
}
words-black = Zeile { $row }. Schwarz: { $black }.
words-white = Zeile { $row }. Weiß: { $white }.
words-both = Zeile { $row }. Schwarz: { $black }. Weiß: { $white }.
words-empty = Zeile { $first }: leer.
words-empty-rows = Zeilen { $first } bis { $last }: leer.
settings-volume-stones = Steine
settings-volume-signals = Signale
settings-volume-menu = Tasten

# Keys and buttons, and how they are chosen.
settings-confirm = Zum Setzen zweimal drücken
settings-controls = Tasten und Knöpfe
help-choose-controls = Tasten und Knöpfe wählen
controls-title = Tasten und Knöpfe
controls-how = Drücke auf ein Feld, dann die gewünschte Taste oder den Knopf. Die Punkte führen zu allem Weiteren.
controls-move = Cursor und Seiten
controls-play = Spiel
controls-record = Beim Nachspielen
controls-program = Programm
controls-pad = Gamepad
controls-sticks = Der linke Stick zieht immer, der rechte springt immer.
controls-no-key = keine Taste
controls-no-button = kein Knopf
controls-reset = Alle Tasten und Knöpfe zurücksetzen
control-up = Hoch
control-down = Runter
control-left = Links
control-right = Rechts
control-jump-up = Sprung nach oben
control-jump-down = Sprung nach unten
control-jump-left = Sprung nach links
control-jump-right = Sprung nach rechts
control-next-star = Zum nächsten Sternpunkt
control-last-move = Zum letzten Zug
control-next-threat = Zur nächsten Drohung
control-confirm = Bestätigen, Stein setzen
control-back = Zurück, schließen
control-pause = Pause, Menü
control-tables = Punktwerte; wem was gehört
control-move-now = Sofort ziehen; weiterspielen statt zählen
control-page-back = Zehn Züge oder eine Seite zurück
control-page-on = Zehn Züge oder eine Seite vor
control-first = Zum Anfang
control-last = Zum Ende
control-faster = Schneller
control-slower = Langsamer
control-new = Neues Spiel
control-quit = Beenden
control-keys = Tasten
control-buttons = Knöpfe des Gamepads
control-key-add = Taste hinzufügen
control-button-add = Knopf hinzufügen
control-take = Entfernen
control-stays = Der letzte bleibt
control-vital = Ohne dies geht nichts: Die letzte Taste und der letzte Knopf bleiben.
control-reset = Voreinstellung
control-clear = Alle entfernen
capture-key = Drücke eine Taste für: { $action }
capture-button = Drücke einen Knopf für: { $action }
capture-key-how = Esc oder ein Klick bricht ab. Strg, Alt und Umschalt zählen nur zusammen mit einer anderen Taste.
capture-button-how = Esc oder ein Klick bricht ab, Warten ebenso.
capture-countdown = { $n ->
    [one] Noch eine Sekunde.
   *[other] Noch { $n } Sekunden.
}
capture-taken = Schon belegt mit: { $other }. Noch einmal drücken, um es hier zu verwenden.
capture-last = Das ist die letzte für: { $other }. Drücke eine andere.
capture-unknown = Diese Taste geht nicht. Drücke eine andere.
pad-swap = Bestätigen und Zurück tauschen
pad-dead-zone = Totzone des Sticks
pad-delay = Wiederholung nach
pad-milliseconds = { $n } ms
pad-repeats = Wiederholungen
pad-repeats-never = Nie
pad-repeats-often = { $n }-mal pro Sekunde
pad-seats = Zwei Gamepads: eins je Farbe
notice-turn-of-black = Schwarz ist am Zug: das zuerst verbundene Gamepad.
notice-turn-of-white = Weiß ist am Zug: das als zweites verbundene Gamepad.
notice-no-threat = Es droht nichts.
prompt-confirm = Bestätigen
prompt-withdraw = Abbrechen

# Buttons and sticks in words, for screen readers.
cap-cross = Kreuz
cap-circle = Kreis
cap-square = Quadrat
cap-triangle = Dreieck
cap-pad = Steuerkreuz
cap-up = Steuerkreuz oben
cap-down = Steuerkreuz unten
cap-left = Steuerkreuz links
cap-right = Steuerkreuz rechts
cap-l-stick = Linker Stick
cap-r-stick = Rechter Stick
control-more = Mehr zu: { $action }

# First steps.
lessons-title = Erste Schritte
lessons-what = Ein paar Minuten auf dem echten Brett, in deinem Tempo. Probiere ruhig: Ein falscher Zug wird erklärt und zurückgenommen.
lessons-course = { $game }: { $done } von { $all } geschafft
lessons-begin = Anfangen
lessons-go-on = Weitermachen
lessons-again = Noch einmal von vorn
lesson-head = { $game }, Schritt { $n } von { $all }
lesson-hint = Zeigen
lesson-previous = Einen zurück
lesson-skip = Überspringen
lesson-next = Weiter
lesson-again = Noch einmal
lesson-contents = Alle Schritte
lesson-finish = Fertig
lesson-play-five = Jetzt Fünf gewinnt spielen
lesson-play-go = Jetzt Go spielen
lesson-right = Richtig
lesson-no-pass = Bei Fünf gewinnt passt niemand: Setze einen Stein.
lesson-hint-place = Versuche { $point }, bei der Raute.
lesson-hint-pass = Passe: Keine Seite kann noch etwas gewinnen.
lesson-winner = Du hast gepasst und Weiß auch: Die Partie ist zu Ende. Die Quadrate zeigen, wem welcher Punkt gehört. Wer hat gewonnen?
lesson-winner-wrong = Nicht ganz. Vergleiche die Summen in der letzten Zeile: Die größere gewinnt.
prompt-show = Zeigen
prompt-skip = Weiter
prompt-contents = Schritte
notice-lessons-damaged = Der Stand der ersten Schritte war nicht lesbar. Die alte Datei bleibt erhalten.

lesson-place-title = Stein setzen
lesson-place-task = Steine kommen auf die Punkte, wo sich zwei Linien kreuzen, und bleiben dort. Setze einen schwarzen Stein auf einen freien Punkt.
lesson-place-done = Schwarz und Weiß setzen abwechselnd je einen Stein. Wer zuerst fünf in einer Reihe hat (waagerecht, senkrecht oder diagonal), gewinnt.
lesson-place-wrong = Wähle einen freien Punkt.

lesson-three-title = Offener Dreier
lesson-three-task = Du bist Schwarz. Setze so, dass drei deiner Steine in einer Reihe liegen und beide Enden frei sind.
lesson-three-done = Ein offener Dreier. Unbeantwortet wird er zum Vierer mit zwei freien Enden, und Weiß kann nur eins blockieren.
lesson-three-wrong = Das ist noch kein offener Dreier. Verlängere deine zwei Steine, nahe bei ihnen.

lesson-answer-title = Dreier aufhalten
lesson-answer-task = Weiß hat einen offenen Dreier. Setze so, dass daraus kein Vierer mit zwei freien Enden wird.
lesson-answer-done = Rechtzeitig. Beantworte einen offenen Dreier sofort, außer du hast vorher selbst fünf.
lesson-answer-wrong = Weiß würde nun einen Vierer mit zwei freien Enden bilden, und du könntest nur eins blockieren. Setze dicht an den Dreier.

lesson-five-title = Mit fünf gewinnen
lesson-five-task = Du hast vier in einer Reihe, und ein Ende ist frei. Gewinne.
lesson-five-done = Fünf in einer Reihe: gewonnen! Manche Regeln verlangen mehr. Im Renju darf Schwarz weder zwei offene Dreier noch zwei Vierer noch sechs in einer Reihe bilden; mehr dazu in der Hilfe.
lesson-five-wrong = Es sind immer noch vier. Suche den freien Punkt am Ende der Reihe.

lesson-capture-title = Schlagen
lesson-capture-task = Ein Stein braucht einen freien Punkt neben sich, eine Freiheit. Ein weißer Stein hat nur noch eine: Schlage ihn.
lesson-capture-done = Geschlagen. Ein Stein oder eine Kette ohne Freiheiten kommt vom Brett und zählt für dich.
lesson-capture-wrong = Das schlägt nichts. Suche den weißen Stein mit Schwarz auf drei Seiten und schließe die vierte.

lesson-save-title = Stein retten
lesson-save-task = Nun hat einer deiner Steine nur noch eine Freiheit: Er steht in Atari. Rette ihn.
lesson-save-done = Fürs Erste sicher. Verlängern bringt einer Kette Freiheiten; einen Stein daneben zu schlagen, ebenso.
lesson-save-wrong = Weiß würde deinen Stein als Nächstes schlagen. Verlängere ihn oder schlage einen der Steine um ihn herum.

lesson-eyes-title = Zwei Augen
lesson-eyes-task = Deine Steine sind umzingelt. Setze auf den Punkt, der den Raum darin in zwei Augen teilt.
lesson-eyes-done = Zwei Augen: Weiß kann nicht beide zugleich füllen, also sind diese Steine nie zu schlagen.
lesson-eyes-wrong = So bleibt ein einziges Auge, das Weiß am Ende füllen kann. Welcher Punkt teilt den Raum in zwei?

lesson-keep-title = Augen wahren
lesson-keep-task = Diese Steine haben zwei Augen, und du bist am Zug. Setze irgendwohin oder passe, aber lass sie leben.
lesson-keep-done = Sie leben noch. Fülle nie deine eigenen Augen.
lesson-keep-wrong = Du hast ein eigenes Auge gefüllt. Mit nur einem Auge könnte Weiß alles schlagen.

lesson-count-title = Ende und Zählen
lesson-count-task = Die Grenzen sind geschlossen, keine Seite kann noch etwas gewinnen. Beende die Partie: Passe.
lesson-count-done = Das ist eine ganze Partie Go: mehr umschließen als die andere Seite. Jeder umschlossene freie Punkt zählt und jeder geschlagene Stein.
lesson-count-wrong = Dieser Stein bringt nichts: Im eigenen Gebiet kostet er einen Punkt, im weißen würde er geschlagen. Passe stattdessen.
# Die Reiter der Einstellungen.
settings-tab-play = Spiel
settings-tab-look = Aussehen
settings-tab-sound = Ton
settings-tab-controls = Steuerung
settings-tab-language = Sprache
settings-tab-access = Zugang
settings-reset-undo = Doch nicht zurücksetzen
settings-volumes = Lautstärke nach Art
settings-language-how = Die Sprache wechselt sofort.
settings-language-system = Systemsprache
settings-contrast = Hoher Kontrast
settings-reader = Ein Screenreader kann alles lesen, was auf dem Bildschirm steht. Du musst nichts einschalten.
settings-rumble = Vibration
rumble-off = Aus
rumble-light = Leicht
rumble-strong = Stark
control-previous-tab = Voriger Reiter
control-next-tab = Nächster Reiter
prompt-tab = Reiter
pause-level = Stärke von Goishi
pause-level-of-black = Stärke von Schwarz
pause-level-of-white = Stärke von Weiß
# Die Stufen, auf denen das Programm eine Partie gespielt hat, eine nach der anderen.
seat-levels = { $first } → { $then }
welcome-title = Willkommen
welcome-how = Drücke auf „Los geht’s“. Später lässt sich alles in den Einstellungen ändern.
welcome-begin = Los geht’s
# Was zwischen ganzen Punkten und halben steht: 6,5.
number-point = ,
# Das Feld für den Namen einer Datei, die gespeichert wird.
files-name = Anderer Name, wenn gewünscht
say-panel = Neben dem Brett
# Uhren.
new-time = Bedenkzeit
time-none = Ohne Uhr
time-absolute = Nur Grundzeit
time-japanese = Japanisches Byoyomi
time-canadian = Kanadisches Byoyomi
time-fischer = Fischer: Zeit je Zug
time-absolute-sentence = Wer sie verbraucht, verliert.
time-japanese-sentence = Nach der Grundzeit hat jeder Zug seine eigene Periode. Verloren ist sie nur, wenn sie abläuft.
time-canadian-sentence = Nach der Grundzeit gilt jede Periode für mehrere Steine.
time-fischer-sentence = Übrige Zeit bleibt erhalten.
new-main-time = Grundzeit
new-periods = Perioden
new-period = Länge einer Periode
new-stones = Steine je Periode
new-stones-time = Länge einer Periode
new-increment = Zeit für jeden Zug
new-time-odds = Zeitvorgabe
odds-even = keine
odds-black-twice = Schwarz: doppelte Zeit
odds-black-four = Schwarz: vierfache Zeit
odds-white-twice = Weiß: doppelte Zeit
odds-white-four = Weiß: vierfache Zeit
time-no-main = keine
time-minutes = { $n } min
time-seconds = { $n } s
clock-stones = { $n ->
    [one] 1 Stein
   *[other] { $n } Steine
}
notice-period = { $n ->
    [one] { $who }: Byoyomi, letzte Periode von { $time }.
   *[other] { $who }: Byoyomi, { $n } Perioden von { $time }.
}
notice-stones = { $who }: Byoyomi, { $n } Steine in { $time }.
say-minutes-left = { $n ->
    [one] Noch eine Minute.
   *[other] Noch { $n } Minuten.
}
say-seconds-left = Noch { $n } Sekunden.
words-time = { $m } min { $s } s
words-comma = { ", " }
words-clock = { $who }: noch { $time }.
words-clock-period = { $n ->
    [one] { $who }: noch { $time } in der letzten Periode.
   *[other] { $who }: noch { $time } in dieser Periode, insgesamt { $n } Perioden.
}
words-clock-stones = { $n ->
    [one] { $who }: noch { $time } für 1 Stein.
   *[other] { $who }: noch { $time } für { $n } Steine.
}
settings-clocks = Uhren anzeigen
clocks-both = Beide
clocks-own = Nur die eigene
clocks-none = Keine
settings-unfocused = Im Hintergrund
unfocused-play-on = Weiterspielen
unfocused-stop-clocks = Uhren anhalten
unfocused-pause = Pause
pause-give-black = Eine Minute mehr für Schwarz
pause-give-white = Eine Minute mehr für Weiß
notice-given-black = Schwarz bekommt eine Minute mehr.
notice-given-white = Weiß bekommt eine Minute mehr.
replay-clocks = Schwarz { $black } · Weiß { $white }

# Fremde Programme.
seat-engine = Anderes Programm
state-engine = { $name } denkt nach
engines-title = Andere Programme
engines-none = Jedes Programm, das das Gomocup-Protokoll oder GTP spricht, kann hier mitspielen: mit dem ersten Fünf in einer Reihe, mit dem zweiten Go.
engines-how = Sie stehen bei einem neuen Spiel zur Wahl wie die Stufen von Goishi.
engines-add = Programm hinzufügen …
new-engines = Andere Programme …
notice-engines-damaged = Die Liste der Programme war nicht lesbar und beginnt von vorn. Die alte Datei bleibt erhalten.
engine-title = Programm
engine-gomocup = Gomocup · Fünf in einer Reihe
engine-gtp = GTP · Go
engine-choose = Programmdatei wählen …
engine-command = Befehlszeile
engine-command-how = Das Programm und womit es gestartet wird; {"{threads}"} und {"{memory}"} stehen für die gewählten Zahlen:
engine-name = Name
engine-name-how = Wie es hier heißt:
engine-folder = Arbeitet in
engine-folder-own = dem Ordner des Programms
engine-time = Zeit für einen Zug ohne Uhren
engine-seconds = { $seconds } s
engine-threads = Threads
engine-memory = Speicher
engine-limits-how = Dem Programm werden diese Grenzen genannt; ob es sie einhält, liegt an ihm.
engine-try = Ausprobieren
engine-try-how = Startet es, fragt, wer es ist, und lässt es zwei Züge spielen.
engine-trying = Wird ausprobiert …
engine-stop = Abbrechen
engine-passed = Es geht: { $about }. Gespielt hat es { $moves }.
engine-nameless = ein Programm ohne Namen
engine-pass = Passen
engine-forget = Programm entfernen
engine-forget-no = Behalten
engine-forget-yes = Entfernen
engine-failed = Das Programm kann nicht weiterspielen
engine-again = Noch einmal versuchen
engine-program = Goishi spielt weiter
engine-person = Ein Mensch spielt weiter
engine-not-found = „{ $program }“ wurde nicht gefunden.
engine-not-executable = Das Programm lässt sich nicht starten: { $why }
engine-quotation = Ein Anführungszeichen in der Befehlszeile hat kein Gegenstück.
engine-no-answer = Keine Antwort auf „{ $command }“ innerhalb von { $seconds } Sekunden.
engine-nonsense = Auf „{ $command }“ kam die Antwort „{ $said }“, die hier nichts bedeutet.
engine-refused = Es hat „{ $command }“ abgelehnt: { $said }
engine-ended = Das Programm hat sich selbst beendet, mit Status { $status }.
engine-killed = Das Programm ist abgestürzt (Signal { $signal }).
engine-flood = Das Programm schreibt ohne Ende und wurde angehalten.
engine-illegal = Es hat einen regelwidrigen Zug gespielt: { $said }
engine-not-set-up = Dieses Programm ist hier nicht eingerichtet.
engine-other-game = Dieses Programm spielt dieses Spiel nicht.
engine-stopped = Der Versuch wurde abgebrochen.
notice-engine-not-hurried = Dieses Programm lässt sich nicht zur Eile drängen.
files-program = Programm wählen
files-folder = Ordner wählen
files-choose-here = Diesen Ordner wählen
files-no-programs = In diesem Ordner sind keine Programme.
engine-typed-save = Fertig
state-engine-waiting = { $name } wartet auf dich
notice-engine-passes = Das Programm passt.
title-turn-engine = Das Programm ist am Zug
confirm-draw-engine = Ein fremdes Programm lässt sich nicht nach einem Remis fragen.
notice-engines-not-saved = Die Liste der Programme lässt sich nicht speichern. Ist der Datenträger voll?

players-title = Spieler
new-players = Spieler…
players-how = Wer sich ans Brett setzt, darf einen Namen haben: Er steht neben dem Brett und in den gespeicherten Partien, die zeigen, wie es jedem ergangen ist.
players-nameless = Ohne Namen
players-add = Spieler hinzufügen
players-solved = An diesem Rechner: { $lessons } Lektionen geschafft, { $solutions } Lösungen des Rätsels gefunden.
player-new = Spieler { $n }
player-ranked = { $name } ({ $rank })
player-play = Spielen
player-results = Partien und Ergebnisse
player-name = Name
player-name-how = So heißt der Spieler:
player-rank = Rang
player-rank-how = In eigenen Worten, etwa 5. Kyu oder Anfänger:
player-none = keiner
player-any = wie es kommt
player-color = Spielt am liebsten
player-level = Gegen Goishi auf
player-likes-how = „Spielen“ nimmt diesen Platz und diesen Gegner.
player-start-over = Ergebnisse neu beginnen
player-start-over-note = Alle Partien bleiben, wo sie sind, aber keine bisherige zählt mehr für { $name }.
player-start-over-no = Weiter zählen
player-start-over-yes = Neu beginnen
player-forget = Spieler vergessen
player-forget-note = Alle Partien bleiben, wo sie sind, mit dem Namen { $name } darin.
player-forget-no = Behalten
player-forget-yes = Vergessen
player-typed-save = Fertig
notice-players-damaged = Die Liste der Spieler war nicht lesbar und beginnt neu. Die alte Datei wurde aufgehoben.
notice-players-not-saved = Die Liste der Spieler lässt sich nicht speichern. Ist der Datenträger voll?
results-none = Noch keine Partien
results-none-how = Es zählen Partien, die mit einem Sieger oder remis geendet haben.
results-total = { $n ->
    [one] Eine Partie: { $tally }
   *[other] { $n } Partien: { $tally }
}
results-n-won = { $n } gewonnen
results-n-drawn = { $n } remis
results-n-lost = { $n } verloren
results-mean = { $n ->
    [one] Eine Partie dauert im Mittel einen Zug.
   *[other] Eine Partie dauert im Mittel { $n } Züge.
}
results-run-won = Die letzten { $n } wurden gewonnen.
results-run-drawn = Die letzten { $n } gingen remis aus.
results-run-lost = Die letzten { $n } wurden verloren.
results-last = Die letzten Partien, die neueste am Ende: { $each }
results-won = gewonnen
results-drawn = remis
results-lost = verloren
results-by-opponent = Nach Gegner
results-by-rules = Nach Regeln
results-by-board = Nach Brett
results-by-opening = Nach Eröffnung
results-by-color = Nach Farbe

seat-follow-equal = Goishi · so stark wie du
seat-follow-ahead = Goishi · einen Schritt voraus
follow-equal = Zurzeit { $level }: Deine Ergebnisse ergeben { $rating } ± { $deviation } Elo.
follow-equal-unknown = Beginnt als { $level } und folgt deinen Ergebnissen.
follow-ahead = Zurzeit { $level }. Schlag es, und es wächst.
results-rating = { $game }: { $rating } ± { $deviation } Elo. Am nächsten ist { $level } mit { $strength }.
pause-seats = Wer spielt…
seats-title = Wer spielt
seats-how = Wer hier gewählt wird, spielt ab dem nächsten Zug.

# Der Editor.
replay-edit = Bearbeiten
new-set-up = Stellung aufbauen…
edit-title = Bearbeiten
edit-close = Zurück zum Brett
edit-done = Bearbeiten beenden
edit-undo = Rückgängig
edit-redo = Wiederherstellen
edit-tool = Werkzeug
edit-comment = Kommentar
edit-comment-how = Strg+Eingabe oder Esc behält den Kommentar.
edit-name = Überschrift
edit-name-how = Eine kurze Überschrift für diese Stelle der Partie.
edit-label = Text auf dem Punkt
edit-label-how = Das Brett zeigt bis zu vier Zeichen.
edit-keep = Behalten
edit-turn = Am Zug
edit-promote = Zur Hauptvariante machen
edit-move-up = Variante nach oben
edit-move-down = Variante nach unten
edit-delete = Ab hier löschen
edit-clear = Brett leeren
edit-rotate = Brett drehen
edit-mirror = Brett spiegeln
tool-stones = Steine aufbauen
tool-moves = Züge spielen
tool-triangle = Dreieck
tool-square = Quadrat
tool-circle = Kreis
tool-cross = Kreuz
tool-selected = Raute
tool-letters = Buchstaben
tool-numbers = Zahlen
tool-words = Text
tool-arrow = Pfeil
tool-line = Linie
hand-left = Linke Taste
hand-right = Rechte Taste
hands-stones = { $main }: Schwarz. { $other }: Weiß oder Kette abheben.
hands-moves = { $main }: nächsten Zug spielen.
hands-mark = { $main }: setzen oder wegnehmen. { $other }: Punkt leeren.
hands-lines = { $main }: von Punkt zu Punkt. { $other }: Punkt leeren.
prompt-black = Schwarz
prompt-white = Weiß
prompt-set = Setzen
prompt-wipe = Leeren
prompt-tool = Werkzeug
help-edit-mouse = Maus: die linke Taste setzt, die rechte setzt Weiß oder leert; Linien lassen sich ziehen.
control-edit = Partie bearbeiten
control-other = Weißer Stein oder Punkt leeren
control-previous-tool = Voriges Werkzeug
control-next-tool = Nächstes Werkzeug
refused-cannot-stand = Dort kann kein Stein stehen.

# Was eine Besprechung zu den Zügen einer Partie sagt.
coach-unanswered-four = Lässt einen Vierer von { $side } unbeantwortet.
coach-unanswered-three = Lässt einen offenen Dreier von { $side } unbeantwortet.
coach-missed = Verpasst: { $proof }.
coach-loses = Verliert: { $proof }.
coach-punishes = Damit beginnt der Sieg.
coach-better = Besser (geschätzt): { $line }.
coach-better-cost = Besser (geschätzt): { $line }. Die Aussicht von { $side } fällt von { $before } auf { $after } %.
coach-better-points = Besser (geschätzt): { $line }. Das kostet { $side } etwa { $points } Punkte.
coach-could-save = { $n ->
    [one] Der Stein auf { $point } wäre zu retten gewesen (geschätzt).
   *[other] Die { $n } Steine um { $point } wären zu retten gewesen (geschätzt).
}
coach-could-take = { $n ->
    [one] Der Stein von { $side } auf { $point } wäre zu fangen gewesen (geschätzt).
   *[other] Die { $n } Steine von { $side } um { $point } wären zu fangen gewesen (geschätzt).
}
coach-escape = Die letzte Rettung für { $side }.
coach-by-fours = { $side } gewinnt in { $n } durch Vierer (bewiesen): { $line }
coach-by-threats = { $side } gewinnt in { $n } durch Vierer und Dreier (bewiesen): { $line }
coach-by-force = { $side } gewinnt in { $n } zwingend (bewiesen): { $line }

## What decided a game
review-open = Erklären
review-title = Was entschied
review-progress = { $n } von { $of } Stellungen
review-left = Noch etwa { $s ->
    [one] eine Sekunde
   *[other] { $s } Sekunden
}
review-how = Goishi geht die Partie vom Ende zum Anfang durch. Du kannst diese Seite so lange verlassen.
review-stop = Anhalten
review-again = Neu ansehen
review-go-on = Weiter
review-not-playable = Diese Aufzeichnung lässt sich nicht nachspielen.
review-failed = Mit dieser Partie ging etwas schief.
review-no-moves = Es gibt noch keinen Zug anzusehen.
review-ready = Goishi weiß, was die Partie entschied.
review-escape = Zug { $n } war die letzte Rettung für { $loser }. Danach gewinnt { $winner } zwingend (bewiesen).
review-no-escape = { $winner } gewinnt vom ersten Zug an zwingend (bewiesen).
review-unproved = Von keinem Zug vor dem Ende ist bewiesen, dass er die Partie entschied.
review-win = Wie der Sieg erzwungen wurde
made-five = Fünf
made-open-four = Offener Vierer
made-double-four = Zwei Vierer
made-four-three = Vierer und Dreier
made-double-three = Zwei Dreier
made-four = Vierer
made-open-three = Offener Dreier
win-forbidden-answer = keine Antwort: { $point } ist verboten
win-in = gewinnt in { $n }
win-no-defense = Jeder andere Zug verliert
win-defenses = { $n ->
    [one] Noch eine Abwehr verliert
   *[other] Noch { $n } Abwehrzüge verlieren
}
defense-lost = Stattdessen { $point }: verloren in { $n }
defense-by-fours = Durch Vierer (bewiesen): { $line }
defense-by-threats = Durch Vierer und Dreier (bewiesen): { $line }
defense-by-force = Zwingend (bewiesen): { $line }
opening-took-better = Nach { $n } Steinen wurde { $side } genommen, die bessere Seite: { $chance } % (geschätzt).
opening-took-worse = Nach { $n } Steinen wurde { $side } genommen, die schlechtere Seite: { $chance } % (geschätzt).
opening-took-even = Nach { $n } Steinen wurde { $side } genommen; keine Seite stand besser: { $chance } % (geschätzt).
opening-picked-best = Von { $n } fünften Zügen wurde { $point } gewählt, der beste für { $side }: { $chance } % (geschätzt).
opening-picked-other = Von { $n } fünften Zügen wurde { $point } gewählt; { $other } war besser für { $side }: { $best } % statt { $chance } % (geschätzt).
review-count = Die Zählung am Ende
review-kept = { $side }: { $kept } von { $moves } Zügen hielten den Wert
review-kept-how = Ein solcher Zug kostet weniger als 5 % der Aussicht auf den Sieg und verschenkt nichts, was bewiesen war.
review-problems = { $n ->
    [one] Eine Stelle
   *[other] { $n } Stellen
} der Aufzeichnung gegen die Regeln: weggelassen oder genommen, wie sie sind.
review-after-end = { $n ->
    [one] Ein Zug
   *[other] { $n } Züge
} nach dem Ende der Partie: nicht angesehen.
review-moments = Schlüsselmomente
review-no-moments = Kein Zug änderte die Partie stark.
review-moment = Zug { $n }: { $side } { $point }
review-graph-shows = Die Kurve zeigt
review-graph-black = Aussicht von Schwarz
review-graph-white = Aussicht von Weiß
review-graph-points = Punkte von Schwarz
review-graph-unknown = Von diesem Zug ist nichts bekannt. Eine Analyse trägt ihn ein.
review-chance = Aussicht von { $side } nach Zug { $n }: { $chance } %
review-chance-ahead = Aussicht von { $side } nach Zug { $n }: { $chance } %, { $points } Punkte vorn
review-chance-behind = Aussicht von { $side } nach Zug { $n }: { $chance } %, { $points } Punkte zurück
review-largest-opening = Eröffnung: Zug { $n } kostete { $side } am meisten, etwa { $points } Punkte (geschätzt).
review-largest-middle-game = Mittelspiel: Zug { $n } kostete { $side } am meisten, etwa { $points } Punkte (geschätzt).
review-largest-endgame = Endspiel: Zug { $n } kostete { $side } am meisten, etwa { $points } Punkte (geschätzt).
review-played = Was gespielt wurde
review-better = Was besser war
review-goes-on = Wie es weitergeht
review-previous = Früherer Moment
review-next = Späterer Moment

# Die Analyse einer Stellung
action-analyze = Analysieren
action-analyze-hide = Analyse ausblenden
action-lines = Beste Züge …
control-analyze = Analyse ein oder aus
analysis-title = Beste Züge
analysis-wait = Analyse läuft …
analysis-nothing = Hier gibt es nichts zu analysieren
analysis-pass = Passen
analysis-chance = { $side } { $chance } %
analysis-chance-ahead = { $side } { $chance } %, { $points } vorn
analysis-chance-behind = { $side } { $chance } %, { $points } zurück
analysis-ahead = { $n ->
    [one] einen Zug tief
   *[other] { $n } Züge tief
}
analysis-visits = { $n ->
    [one] eine Stellung
   *[other] { $n } Stellungen
}
analysis-by-fours = Bewiesen: { $side } gewinnt in { $n } durch Vierer
analysis-by-threats = Bewiesen: { $side } gewinnt in { $n } durch Vierer und Dreier
analysis-by-force = Bewiesen: { $side } gewinnt in { $n }, zwingend
candidate-chance = { $move }: { $chance } %
candidate-ahead = { $move }: { $chance } %, { $points } vorn
candidate-behind = { $move }: { $chance } %, { $points } zurück
candidate-wins = { $move } gewinnt in { $n } (bewiesen)
candidate-loses = { $move } verliert in { $n } (bewiesen)
threat-five = { $side } droht fünf auf { $point }
threat-open-four = { $side } droht einen offenen Vierer auf { $point }
threat-double-four = { $side } droht zwei Vierer auf { $point }
threat-four-three = { $side } droht Vierer und Dreier auf { $point }
threat-double-three = { $side } droht zwei Dreier auf { $point }
threat-four = { $side } droht einen Vierer auf { $point }
threat-open-three = { $side } droht einen offenen Dreier auf { $point }
lines-how = Links und rechts gehen die Zugfolge entlang, ein Druck spielt ihren ersten Zug.
lines-how-walk = Links und rechts gehen die Zugfolge entlang.
settings-analysis-matches = Analyse während der Partie
settings-analysis-time = Analyse endet nach
settings-analysis-processors = Analyse mit allen Prozessorkernen
analysis-time-short = 10 Sekunden
analysis-time-medium = 30 Sekunden
analysis-time-long = 2 Minuten
notice-analysis-off = Die Analyse während der Partie ist in den Einstellungen ausgeschaltet.
notice-analysis-clocks = Wenn zwei Menschen mit Uhren spielen, gibt es keine Analyse.
notice-analysis-rated = Solange die Stufe deinen Ergebnissen folgt, gibt es keine Analyse.
lines-engine = Analysiert von
notice-analyst-failed = Das andere Programm kann das nicht analysieren; Goishi tut es.
records-analyzed = { $line }, mit Analyse

# Lehren
settings-teaching = Lehren beim Spielen
teaching-off = Aus
teaching-gentle = Sanft
teaching-strict = Streng
teach-title = Zurücknehmen?
teach-take-back = Zurücknehmen
teach-show = Zurücknehmen und zeigen, wo ich hinsehen soll
teach-keep = Dabei bleiben
teach-how = Ein Tipp verrät jedes Mal mehr: wo man hinsieht, den Punkt und wie es weitergeht.
teach-missed-five = Du hättest fünf bilden können.
teach-overlooked-four = { $side } hat vier in einer Reihe: Der nächste Stein ergibt fünf.
teach-overlooked-three = { $side } hat einen offenen Dreier: Der nächste Stein ergibt einen Vierer, den nichts aufhält.
teach-loses = { $side } kann jetzt zwingend gewinnen, in { $n } Zügen (bewiesen).
teach-missed-win = Du hattest einen zwingenden Gewinn in { $n } Zügen (bewiesen), und er ist dahin.
teach-costs-chance = Deine Aussicht zu gewinnen fällt von { $before } auf { $after } % (geschätzt).
teach-costs-points = Das kostet dich etwa { $points } Punkte (geschätzt).
hint-where = Sieh dich hier um. Ein weiterer Tipp zeigt den Punkt.

## Aufgaben: Momente einer Partie zum Versuchen

review-try = Selbst versuchen
problem-title = Statt Zug { $n }
problem-head = Aufgabe { $n } von { $all }
problem-five = { $side } am Zug: mach fünf.
problem-win = { $side } am Zug: finde den zwingenden Gewinn, in { $n } Zügen.
problem-escape = { $side } am Zug: finde einen Zug, nach dem { $other } nicht zwingend gewinnen kann.
problem-keep = { $side } am Zug: finde einen Zug, der die Aussicht zu gewinnen bewahrt, { $chance } % (geschätzt).
problem-keep-ahead = { $side } am Zug: finde einen Zug, nach dem { $side } etwa { $points } Punkte vorn bleibt (geschätzt).
problem-keep-behind = { $side } am Zug: finde einen Zug, nach dem { $side } nicht weiter zurückfällt als etwa { $points } Punkte (geschätzt).
problem-judged = Goishi sieht es sich an …
problem-go-on = Richtig. Weiter so.
problem-line = Die nummerierten Steine zeigen, wie es weitergehen könnte.
problem-void = Ein besserer Zug war nicht bekannt: Hier gibt es doch nichts zu finden.
problem-previous = Vorige Aufgabe
problem-next = Nächste Aufgabe
problem-finish = Zurück zur Partie
problem-solved-win = { $side } hat gewonnen.
problem-solved-escape = { $side } hat keinen zwingenden Gewinn, den Goishi findet.
problem-solved-keep = Das ist so gut wie der beste bekannte Zug.
problem-helped = Als gelöst zählt, was du ohne Hilfe findest.
problem-not-judged = Dieser Stein ließ sich nicht beurteilen.
notice-problems-damaged = Die Liste der gelösten Aufgaben war nicht lesbar. Die alte Datei bleibt erhalten.
notice-experience-damaged = Die Erfahrung des Programms war nicht lesbar. Die alte Datei bleibt erhalten.
results-problems = { $n ->
    [one] Eine Aufgabe gelöst
   *[other] { $n } Aufgaben gelöst
}
