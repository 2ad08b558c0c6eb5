# Alles, was Goishi auf Deutsch sagt.

## Farben und Plätze
color-black = Schwarz
color-white = Weiß
seat-you = Du
seat-black = Schwarz
seat-white = Weiß
seat-first = Spieler 1
seat-second = Spieler 2
seat-person = Mensch
seat-program = Goishi · { $level }
seats-people = Zu zweit an einem Brett
seats-line = { $black } gegen { $white }

## Stufen
level-textbook = Lehrbuch
level-textbook-sentence = Spielt nach dem Anfängerbuch: nimmt den Punkt mit der größten Zahl und rechnet nie voraus.
level-novice = Anfänger
level-novice-sentence = Sieht die Antwort auf den eigenen Zug, aber kaum mehr.
level-casual = Hobby
level-casual-sentence = Rechnet ein paar Züge voraus und übersieht manchmal eine Drohung.
level-club = Verein
level-club-sentence = Rechnet gut und findet kurze erzwungene Siege.
level-expert = Experte
level-expert-sentence = Sucht etwa eine Sekunde lang in die Tiefe.
level-master = Meister
level-master-sentence = Alles, was sich in fünf Sekunden finden lässt.

## Regeln
rule-freestyle = Freistil
rule-freestyle-sentence = Fünf oder mehr Steine in einer Reihe gewinnen.
rule-standard = Standard
rule-standard-sentence = Genau fünf Steine in einer Reihe gewinnen, sechs oder mehr nicht.
rule-renju = Renju
rule-renju-sentence = Schwarz gewinnt mit genau fünf und darf weder Doppeldreier noch Doppelvierer noch Überreihe spielen; Weiß gewinnt mit fünf oder mehr.
rule-caro = Caro
rule-caro-sentence = Genau fünf in einer Reihe gewinnen, außer der Gegner sperrt beide Enden.
rule-caro-overline = Caro, Überreihe gewinnt
rule-caro-overline-sentence = Fünf gewinnen, außer der Gegner sperrt beide Enden; sechs oder mehr gewinnen immer.

new-forbidden = Ein verbotener Zug
forbidden-refused = wird abgelehnt
forbidden-loses = verliert

## Eröffnungen
opening-free = Frei
opening-free-sentence = Keine Eröffnung: Schwarz beginnt, wo er will.
opening-swap = Swap
opening-swap-sentence = Ein Spieler legt drei Steine, der andere wählt die Farbe.
opening-swap2 = Swap2
opening-swap2-sentence = Drei Steine; der andere wählt die Farbe oder legt zwei weitere und gibt die Wahl zurück.
opening-pro = Pro
opening-pro-sentence = Schwarz beginnt in der Mitte; sein zweiter Stein muss außerhalb der 5 × 5 liegen.
opening-long-pro = Long Pro
opening-long-pro-sentence = Schwarz beginnt in der Mitte; sein zweiter Stein muss außerhalb der 7 × 7 liegen.
opening-rif = RIF
opening-rif-sentence = Drei Steine nahe der Mitte, Farbtausch, und Schwarz bietet zwei fünfte Züge an.
opening-yamaguchi = Yamaguchi
opening-yamaguchi-sentence = Drei Steine und eine Zahl; Farbtausch; Schwarz bietet so viele fünfte Züge an.
opening-soosorv8 = Soosõrv-8
opening-soosorv8-sentence = Drei Steine und Tausch; Weiß nennt mit dem vierten die Zahl der fünften Züge, wieder Tausch.
opening-taraguchi10 = Taraguchi-10
opening-taraguchi10-sentence = Tausch nach jedem Stein; als fünfter einer nahe der Mitte oder zehn Angebote.
task-by = { $who }: { $what }
task-black = einen schwarzen Stein beliebig setzen.
task-white = einen weißen Stein beliebig setzen.
task-black-center = einen schwarzen Stein in die Mitte setzen.
task-white-center = einen weißen Stein in die Mitte setzen.
task-black-within = einen schwarzen Stein in die { $lines } × { $lines } setzen.
task-white-within = einen weißen Stein in die { $lines } × { $lines } setzen.
task-black-outside = einen schwarzen Stein außerhalb der { $lines } × { $lines } setzen.
task-white-outside = einen weißen Stein außerhalb der { $lines } × { $lines } setzen.
task-color = eine Farbe wählen.
task-color-or-two = eine Farbe wählen oder zwei weitere Steine legen.
task-how-many = sagen, wie viele fünfte Züge Schwarz anbieten soll.
task-swap-or-fifths = einen fünften Zug spielen, zehn anbieten oder tauschen.
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
answer-two = Zwei weitere Steine legen
answer-one-fifth = Einen fünften Zug spielen
answer-fifths = { $n ->
    [one] Ein fünfter Zug
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
new-rule = Regel
new-opening = Eröffnung
new-size = Brett
new-size-value = { $lines } × { $lines }
cancel = Abbrechen

## Die Tafel neben dem Brett
side-rule = { $rule } · { $lines } × { $lines }
card-won = Sieger
card-waits = Wartet
card-to-move = Am Zug
card-to-choose = Hat die Wahl
card-thinking = Denkt nach · { $seconds } s
state-black = Schwarz am Zug
state-white = Weiß am Zug
state-program = Goishi denkt nach
hint-answer = Goishis Rat: { $answer }
state-hint = Guter Zug gesucht …
state-waiting = Goishi wartet auf dich
hint-plain = { $point } sieht am besten aus
hint-five = { $point } ergibt fünf
hint-open-four = { $point } ergibt einen offenen Vierer
hint-double-four = { $point } ergibt zwei Vierer
hint-four-three = { $point } ergibt Vierer und Dreier
hint-double-three = { $point } ergibt zwei Dreier
hint-four = { $point } ergibt einen Vierer
hint-open-three = { $point } ergibt einen offenen Dreier
action-undo = Zurück
action-redo = Vor
action-hint = Tipp
action-pause = Pause
action-move-now = Sofort ziehen
state-tables = Zahlentafeln: oben Schwarz, unten Weiß
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
pause-tables-show = Werte der Punkte zeigen
pause-tables-hide = Werte der Punkte ausblenden

## Das Ende eines Spiels
over-you-won = Du gewinnst
over-program-won = Goishi gewinnt
over-black-won = Schwarz gewinnt
over-white-won = Weiß gewinnt
over-draw = Unentschieden
over-moves = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
over-rematch = Revanche, Farben getauscht
over-undo = Zurücknehmen
over-menu = Menü
end-black-five = Schwarz hat fünf in einer Reihe.
end-white-five = Weiß hat fünf in einer Reihe.
end-black-overline = Schwarz hat mehr als fünf in einer Reihe.
end-white-overline = Weiß hat mehr als fünf in einer Reihe.
end-black-resignation = Weiß hat aufgegeben.
end-white-resignation = Schwarz hat aufgegeben.
end-double-three = Schwarz spielte einen verbotenen Doppeldreier.
end-double-four = Schwarz spielte einen verbotenen Doppelvierer.
end-forbidden-overline = Schwarz spielte eine verbotene Überreihe.
end-draw-forbidden = Jeder freie Punkt ist für Schwarz verboten.
end-black-score = Schwarz hat { $points } Punkte mehr.
end-white-score = Weiß hat { $points } Punkte mehr.
end-draw-score = Beide haben gleich viele Punkte.
end-draw-full = Das Brett ist voll.
end-draw-agreed = Beide Seiten haben sich auf Remis geeinigt.

## Fragen
confirm-title = Sicher?
confirm-resign = Dieses Spiel aufgeben?
confirm-restart = Dieses Spiel neu beginnen? Das bisherige bleibt im Archiv.
confirm-leave = Dieses Spiel verlassen? Es lässt sich später fortsetzen.
confirm-quit = Mitten im Spiel beenden? Beim nächsten Start geht es weiter.
confirm-draw-white = Weiß, ist dir ein Remis recht?
confirm-draw-black = Schwarz, ist dir ein Remis recht?
confirm-draw-refused = Goishi möchte lieber weiterspielen.
confirm-play-on = Weiterspielen
confirm-no = Nein
confirm-yes = Ja

## Eingetippte Punkte
entry-title = Punkt eintippen
entry-how = Spalte und Zeile, zum Beispiel h8
entry-place = Stein setzen
entry-ready = { $point } ist frei
entry-unreadable = Kein Punkt. Etwa h8 oder hh.

## Ablehnungen und Hinweise
refused-occupied = Dort liegt schon ein Stein.
refused-outside = Das liegt außerhalb des Bretts.
refused-zone-center = Der erste Stein gehört in die Mitte.
refused-zone-outside = Der Stein muss im markierten Quadrat liegen.
refused-zone-inside = Der Stein muss außerhalb des markierten Quadrats liegen.
refused-offered = Dieser Punkt ist schon angeboten.
refused-symmetrical = Das ist das Spiegelbild eines Punkts, der schon angeboten ist.
refused-not-offered = Einen der nummerierten Steine wählen.
refused-answer-first = Erst die Frage neben dem Brett beantworten.
refused-double-three = Für Schwarz verboten: zwei Dreier zugleich.
refused-double-four = Für Schwarz verboten: zwei Vierer zugleich.
refused-overline = Für Schwarz verboten: sechs oder mehr in einer Reihe.
refused-suicide = Der Stein hätte keine Freiheit.
refused-ko = Das ist Ko: erst anderswo spielen.
refused-superko = Das ergäbe eine frühere Stellung noch einmal.
refused-over = Das Spiel ist vorbei.
refused-not-your-turn = Du bist nicht am Zug.
notice-nothing-to-undo = Es gibt nichts zurückzunehmen.
notice-nothing-to-redo = Es gibt nichts wieder vorzuspielen.
notice-settings-damaged = Die Einstellungen waren nicht lesbar und wurden zurückgesetzt. Die alte Datei bleibt erhalten.
notice-took-black = Goishi spielt Schwarz.
notice-took-white = Goishi spielt Weiß.
notice-places-two = Goishi legt zwei weitere Steine und überlässt dir die Wahl.
notice-fifths = { $n ->
    [one] Goishi verlangt einen fünften Zug.
   *[other] Goishi sagt: { $n } fünfte Züge.
}
notice-copied = Das Brett ist als Text in der Zwischenablage.
notice-pad-connected = Gamepad verbunden.
notice-pad-lost = Das Gamepad ist weg.
notice-hint-not-now = Einen Tipp gibt es, wenn du am Zug bist.
notice-engine-failed = Die Engine ist gestolpert und hat einen einfachen Zug gespielt.

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
percent = { $n } %

## Regeln und Bedienung
help-title = Regeln und Bedienung
help-rules = Schwarz beginnt. Abwechselnd legt jede Seite einen Stein auf einen freien Punkt; Steine bleiben liegen. Ein volles Brett ist unentschieden.
help-controls = Bedienung
help-mouse = Maus oder Finger: auf einem Punkt drücken und loslassen setzt einen Stein; wegziehen bricht ab.
help-move = Cursor bewegen
help-jump = Zur Sternlinie springen
help-place = Stein setzen
help-undo = Zug zurücknehmen
help-redo = Zug wieder vor
help-hint = Tipp
help-move-now = Sofort ziehen
help-type = Punkt eintippen
help-pause = Pause, zurück
help-copy = Brett als Text kopieren
help-help = Regeln und Bedienung
help-full-screen = Vollbild
help-mute = Ton aus oder an

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
help-in-force = Gültige Regel: { $rule }
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

rules-freestyle-intro = Wer zuerst fünf oder mehr Steine einer Farbe lückenlos in einer Reihe hat, gewinnt: waagerecht, senkrecht oder diagonal.
rules-freestyle-five-1 = Schwarz hat einen offenen Dreier: drei in einer Reihe, an beiden Enden frei. Ein Stein mehr, und es sind vier.
rules-freestyle-five-2 = Weiß hat nichts dagegen getan, und nun ist es ein offener Vierer. Auf zwei Punkten würden es fünf; Weiß kann nur einen davon nehmen.
rules-freestyle-five-3 = Weiß hat ein Ende geschlossen. Das andere bleibt.
rules-freestyle-five-4 = Fünf in einer Reihe: Schwarz gewinnt.
rules-freestyle-six = Mehr als fünf gewinnen ebenso.
rules-freestyle-six-1 = Ein Stein in der Lücke verbindet drei und zwei.
rules-freestyle-six-2 = Sechs in einer Reihe: Schwarz gewinnt.
rules-freestyle-fair = Wer beginnt, ist stark im Vorteil. Eine Eröffnung wie Swap2 macht das Spiel gerecht.

rules-standard-intro = Genau fünf Steine einer Farbe in einer Reihe gewinnen. Sechs oder mehr, eine Überreihe, sind erlaubt, gewinnen aber nicht.
rules-standard-six-1 = Ein Stein in der Lücke ergibt sechs. Schwarz darf dort spielen, gewinnt aber nicht.
rules-standard-six-2 = Eine Überreihe: Niemand hat gewonnen, das Spiel geht weiter.
rules-standard-both = Ein Fünfer zählt, was auch immer derselbe Stein sonst ergibt.
rules-standard-both-1 = Dieser Stein ergibt waagerecht sechs und auf der Diagonale genau fünf.
rules-standard-both-2 = Der Fünfer zählt: Schwarz gewinnt.
rules-standard-fair = Nach dieser Regel, mit der Eröffnung Swap2, werden die Gomoku-Weltmeisterschaften gespielt.

rules-renju-intro = Renju nimmt den Vorteil des ersten Zuges weg: Einige Züge sind Schwarz verboten, Weiß ist nichts verboten.
rules-renju-kinds-1 = Auf ein Dreieck darf Schwarz nicht spielen: 6 heißt sechs oder mehr in einer Reihe, 4 zwei Vierer zugleich, 3 zwei Dreier zugleich.
rules-renju-kinds-2 = 6: Der Stein würde drei und zwei zu sechs verbinden, einer Überreihe.
rules-renju-kinds-3 = 4: Der Stein ergäbe zwei Vierer. Ein Stein auf einem Ring würde einen Fünfer vollenden.
rules-renju-kinds-4 = 3: Der Stein ergäbe zwei Dreier. Ein Stein auf einem Ring ergäbe einen offenen Vierer.
rules-renju-exactly = Schwarz gewinnt mit genau fünf.
rules-renju-five-1 = Auf dieser Seite des Vierers hätte Schwarz sechs: verboten.
rules-renju-five-2 = Auf der anderen Seite sind es genau fünf: erlaubt.
rules-renju-five-3 = Fünf in einer Reihe: Schwarz gewinnt.
rules-renju-free = Weiß gewinnt mit fünf oder mehr und darf Dreier, Vierer und Überreihen bilden, wie sie kommen.
rules-renju-white-1 = Weiß darf zwei Dreier zugleich bilden. Mit getauschten Farben dürfte Schwarz hier nicht spielen.
rules-renju-white-2 = Zwei Dreier: Weiß droht, aus jedem einen offenen Vierer zu machen.
rules-renju-white-six-1 = Weiß darf auch drei und zwei verbinden …
rules-renju-white-six-2 = … und gewinnt mit sechs in einer Reihe.
rules-renju-opening = Turniere beginnen mit einer Eröffnung wie Soosõrv-8 oder Taraguchi-10.

rules-forbidden-intro = Mit einem Stein darf Schwarz weder eine Überreihe noch zwei Vierer noch zwei Dreier bilden. Im Turnier verliert ein verbotener Zug die Partie; hier nimmt der Punkt den Stein nicht an.
rules-forbidden-overline = Eine Überreihe ist eine Reihe von sechs oder mehr.
rules-forbidden-overline-1 = Das Dreieck mit 6 bezeichnet die Lücke zwischen drei und zwei.
rules-forbidden-overline-2 = Der Stein ergäbe sechs in einer Reihe.
rules-forbidden-fours = Ein Vierer ist eine Reihe, die mit einem Stein mehr genau fünf wird. Zwei Vierer sind selbst auf einer Linie verboten.
rules-forbidden-fours-1 = Auf beiden Dreiecken ergäbe ein Stein zwei Vierer.
rules-forbidden-fours-2 = Ein Vierer liegt waagerecht, einer senkrecht. Jeder Ring würde einen Fünfer vollenden.
rules-forbidden-fours-3 = Hier liegen beide Vierer auf einer Linie und teilen sich die Steine in ihrer Mitte.
rules-forbidden-threes = Ein Dreier ist eine Reihe, die mit einem Stein mehr ein offener Vierer wird: vier in einer Reihe mit einem Fünfer an jedem Ende.
rules-forbidden-threes-1 = Auf beiden Dreiecken ergäbe ein Stein zwei Dreier.
rules-forbidden-threes-2 = Zwei Dreier ohne Lücke. Ein Stein auf einem Ring ergäbe einen offenen Vierer.
rules-forbidden-threes-3 = Ein Dreier darf eine Lücke haben: Ein Stein darin ergäbe den offenen Vierer.
rules-forbidden-four-three = Ein Vierer und ein Dreier sind erlaubt; so gewinnt Schwarz meistens.
rules-forbidden-four-three-1 = Dieser Stein ergibt waagerecht einen Vierer und in der Spalte einen Dreier.
rules-forbidden-four-three-2 = Weiß hat keine Zeit für den Dreier und muss den Vierer schließen.
rules-forbidden-four-three-3 = Weiß hat ihn geschlossen, und Schwarz macht aus dem Dreier einen offenen Vierer.
rules-forbidden-four-three-4 = Weiß kann nur ein Ende schließen.
rules-forbidden-four-three-5 = Fünf in einer Reihe: Schwarz gewinnt.
rules-forbidden-false = Was nur wie ein Dreier aussieht, zählt nicht. Ein Dreier ist es, wenn ein weiterer Stein, der selbst nicht verboten ist, daraus einen offenen Vierer machen kann.
rules-forbidden-false-overline-1 = Spalte und Zeile sehen wie zwei Dreier aus. Trotzdem darf Schwarz hier spielen.
rules-forbidden-false-overline-2 = Schwarz hat gespielt, Weiß die Spalte geschlossen. War die Zeile ein Dreier?
rules-forbidden-false-overline-3 = Schwarz macht vier daraus, aber auf dieser Seite ergibt der nächste Stein sechs. Nur eine Seite ergibt fünf: kein offener Vierer, also war die Zeile kein Dreier.
rules-forbidden-false-nested-1 = Wieder sieht es nach zwei Dreiern aus: die Spalte und die Zeile mit Lücke.
rules-forbidden-false-nested-2 = Nur ein Stein in der Lücke könnte aus der Zeile einen offenen Vierer machen, und dort ergäbe er sechs in der anderen Spalte. Also ist die Zeile kein Dreier.
rules-forbidden-five = Der Fünfer geht vor: Ein Stein, der genau fünf ergibt, ist nie verboten.
rules-forbidden-five-1 = Waagerecht sechs, aber in der Spalte genau fünf: erlaubt.
rules-forbidden-five-2 = Fünf in einer Reihe: Schwarz gewinnt.
rules-forbidden-trap = Weiß nutzt das, indem er Schwarz auf einen verbotenen Punkt zwingt.
rules-forbidden-trap-1 = Weiß hat einen Dreier, der an einem Ende geschlossen ist, und ist am Zug.
rules-forbidden-trap-2 = Weiß bildet einen Vierer. Schwarz könnte ihn nur hier aufhalten, wo zwei Dreier entstünden.
rules-forbidden-trap-3 = Schwarz musste anderswo spielen, und Weiß gewinnt.

rules-caro-intro = Caro ist das Spiel, wie man es in Vietnam spielt: Genau fünf in einer Reihe gewinnen, außer an beiden Enden stehen gegnerische Steine.
rules-caro-blocked-1 = Ein Stein in der Lücke ergibt fünf, aber Weiß steht an beiden Enden.
rules-caro-blocked-2 = Ein Fünfer, der an beiden Enden gesperrt ist, gewinnt nicht: Das Spiel geht weiter.
rules-caro-open = Ein freies Ende genügt, und der Brettrand sperrt nichts.
rules-caro-open-1 = Weiß steht nur an einem Ende.
rules-caro-open-2 = Fünf mit einem freien Ende: Schwarz gewinnt.
rules-caro-edge-1 = An einem Ende steht Weiß, am anderen ist der Brettrand.
rules-caro-edge-2 = Nur Steine sperren, nicht der Rand: Schwarz gewinnt.
rules-caro-six = Sechs oder mehr gewinnen nicht.
rules-caro-six-1 = Ein Stein in der Lücke ergibt sechs. Schwarz darf dort spielen, gewinnt aber nicht.
rules-caro-six-2 = Sechs in einer Reihe: Das Spiel geht weiter.
rules-caro-overline-intro = Wie Caro: Fünf in einer Reihe gewinnen, außer an beiden Enden stehen gegnerische Steine.
rules-caro-overline-blocked-1 = Ein Stein in der Lücke ergibt fünf, aber Weiß steht an beiden Enden.
rules-caro-overline-blocked-2 = Ein Fünfer, der an beiden Enden gesperrt ist, gewinnt nicht: Das Spiel geht weiter.
rules-caro-overline-six = Sechs oder mehr gewinnen, was auch an den Enden steht.
rules-caro-overline-six-1 = Weiß steht an beiden Enden, aber die Lücke ergibt sechs.
rules-caro-overline-six-2 = Sechs in einer Reihe: Schwarz gewinnt.

rules-free-intro = Keine Eröffnung: Schwarz beginnt, und jeder Stein darf überall liegen.
rules-swap-intro = Ein Spieler legt die ersten drei Steine, der andere nimmt die Farbe, die besser aussieht. Darum legt man sie besser gerecht.
rules-swap2-intro = Wie Swap, aber der zweite Spieler darf auch zwei weitere Steine legen und die Farbwahl dem ersten lassen. So beginnen die Gomoku-Weltmeisterschaften.
rules-swap2-two = Die dritte Möglichkeit:
rules-pro-intro = Schwarz beginnt in der Mitte, und der zweite schwarze Stein muss Abstand halten: Er liegt außerhalb des mittleren Quadrats von 5 × 5.
rules-long-pro-intro = Wie Pro, aber der zweite schwarze Stein liegt außerhalb des mittleren Quadrats von 7 × 7.
rules-rif-intro = Die Eröffnung der Renju International Federation bis 2008: eines von 26 Mustern aus drei Steinen, eine Farbwahl und zwei fünfte Züge, von denen Weiß einen wählt.
rules-yamaguchi-intro = Wie RIF, aber wer das Muster legt, nennt auch die Zahl der fünften Züge, die Schwarz anbietet: je besser das Muster für Schwarz, desto mehr. Weltmeisterschaften 2009 bis 2015.
rules-soosorv-intro = Weiß legt den vierten Stein und sagt, wie viele fünfte Züge Schwarz anbietet, höchstens acht. Danach darf Schwarz noch tauschen. Weltmeisterschaften seit 2017.
rules-taraguchi-intro = Die Steine liegen in Quadraten, die von 1 × 1 bis 9 × 9 wachsen, und nach jedem darf der andere Spieler tauschen.
rules-taraguchi-ten = Nach dem vierten Stein darf Schwarz auch zehn fünfte Züge irgendwo auf dem Brett anbieten; dann tauscht niemand mehr.
rules-fifths = Keine zwei Angebote dürfen durch Spiegeln oder Drehen gleich sein. Weiß wählt natürlich das, was für Schwarz am schlechtesten ist.

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
rules-do-nothing = Die Eröffnung ist vorbei: Weiß ist am Zug.
rules-do-place = { $who ->
    [first] Der erste Spieler
   *[second] Der zweite Spieler
} legt einen { $color ->
    [black] schwarzen
   *[white] weißen
} Stein { $zone ->
    [center] in die Mitte.
    [within] in das mittlere Quadrat von { $lines } × { $lines }.
    [outside] außerhalb des mittleren Quadrats von { $lines } × { $lines }.
   *[anywhere] irgendwohin.
}
rules-do-color = { $who ->
    [first] Der erste Spieler
   *[second] Der zweite Spieler
} wählt eine Farbe.
rules-do-color-or-two = { $who ->
    [first] Der erste Spieler
   *[second] Der zweite Spieler
} nimmt Schwarz, nimmt Weiß oder legt zwei weitere Steine.
rules-do-number = { $who ->
    [first] Der erste Spieler
   *[second] Der zweite Spieler
} sagt, wie viele fünfte Züge Schwarz anbieten wird, { $min } bis { $max }.
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
game-line = { $game } · { $rule } · { $lines } × { $lines }
go-japanese-sentence = Umschlossene Punkte und Gefangene zählen. Komi 6,5.
go-chinese-sentence = Steine auf dem Brett und die Punkte, die sie umschließen, zählen. Komi 7,5.
go-korean-sentence = Gezählt wie nach den japanischen Regeln. Komi 6,5.
go-aga-sentence = Amerikanische Regeln: Steine und umschlossene Punkte zählen. Komi 7,5.
go-new-zealand-sentence = Steine und umschlossene Punkte zählen; eine Kette darf sich die letzte Freiheit nehmen. Komi 7.
go-tromp-taylor-sentence = Die kürzesten Regeln: Steine und umschlossene Punkte zählen; keine Stellung darf wiederkehren. Komi 7,5.
go-even = keine Vorgabe
go-stones = { $n } Steine
go-rule-line = { $rule } · Komi { $komi }
go-handicap-line = { $rule } · { $n } Steine · Komi { $komi }
new-rules = Regeln
new-handicap = Vorgabe
new-placement = Vorgabesteine stehen
placement-fixed = auf ihren üblichen Punkten
placement-free = wo Schwarz will
state-handicap = { $n ->
    [one] Schwarz legt den letzten Vorgabestein
   *[other] Schwarz legt { $n } Vorgabesteine
}
refused-handicap = Erst legt Schwarz die Vorgabesteine.
new-komi = Komi: Punkte für Weiß
new-size-short = { $lines }
new-size-other = Andere
level-textbook-go = Schlägt und rettet Steine und rechnet einen Zug voraus.
level-novice-go = Spielt vor jedem Zug hundert Partien im Kopf zu Ende.
level-casual-go = Sieht Schläge und einfache Formen; vieles Tiefere entgeht ihm.
level-club-go = Kämpft gut auf kleinem Brett.
level-expert-go = Denkt bis zu zwei Sekunden nach.
level-master-go = Denkt fünf Sekunden nach.

## Go: spielen
action-pass = Passen
action-estimate = Schätzen
action-estimate-hide = Ohne Schätzung
pause-estimate-show = Schätzung zeigen
pause-estimate-hide = Schätzung ausblenden
move-pass = passt
hint-pass = Goishi würde passen: Es gibt nichts mehr zu gewinnen.
hint-captures = { $point } schlägt Steine
hint-saves = { $point } rettet Steine
hint-atari = { $point } setzt Steine in Atari
estimate-black = Schätzung: Schwarz führt mit { $points }
estimate-white = Schätzung: Weiß führt mit { $points }
estimate-even = Schätzung: beide gleichauf
estimate-wait = Schätzung läuft …
notice-program-passes = Goishi passt.
notice-black-passes = Schwarz passt.
notice-white-passes = Weiß passt.
entry-how-go = Spalte und Zeile, zum Beispiel Q16
prompt-pass = Passen
help-pass = Passen; der Zählung zustimmen

## Go: zählen
count-wait = Es wird gezählt …
count-ask = Stimmt die Zählung?
count-ask-black = Schwarz, stimmt die Zählung?
count-ask-white = Weiß, stimmt die Zählung?
count-contested = Goishi sieht die Steine in Klammern anders.
count-how = Ein Druck auf Steine erklärt sie für tot oder lebendig. Wer nicht einverstanden ist, spielt weiter.
count-agree = Zustimmen
count-play-on = Weiterspielen
count-stones = Steine
count-prisoners = Gefangene
count-territory = Gebiet
count-dead = Tote Steine
count-komi = Komi
count-bonus = Für die Vorgabe
count-total = Punkte
count-black-ahead = Schwarz führt mit { $points }
count-white-ahead = Weiß führt mit { $points }
count-even = Beide haben gleich viele Punkte
card-agreed = Stimmt zu
card-undecided = Noch nicht einverstanden
prompt-dead = Markieren
prompt-agree = Zustimmen
prompt-play-on = Weiterspielen
refused-no-stone = Hier liegt kein Stein, der tot oder lebendig sein könnte.
notice-count-contested = Goishi ist nicht einverstanden. Zählung berichtigen oder weiterspielen.
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

rules-go-basics-intro = Schwarz beginnt. Abwechselnd legt jede Seite einen Stein auf einen freien Schnittpunkt oder passt. Steine ziehen nicht, können aber geschlagen werden. Wer am Ende mehr vom Brett hält, gewinnt.
rules-go-aim-1 = Das Ende einer Partie auf kleinem Brett. Schwarz hat die linke Seite abgegrenzt, Weiß die rechte.
rules-go-aim-2 = Ein kleines Quadrat bezeichnet jeden Punkt, den eine Seite hält. Steine mit Kreuz sind nicht mehr zu retten: Sie sind tot, und ihre Punkte gehören der anderen Seite.
rules-go-basics-liberties = Ein Stein braucht freie Punkte neben sich, entlang der Linien. Das sind seine Freiheiten; ein Ring bezeichnet jede.
rules-go-liberties-1 = Mitten auf dem Brett hat ein Stein vier Freiheiten.
rules-go-liberties-2 = Am Rand hat er drei, in der Ecke zwei.
rules-go-liberties-3 = Steine einer Farbe, die sich entlang einer Linie berühren, sind eine Kette. Sie teilen ihre Freiheiten.
rules-go-basics-capture = Ein Stein oder eine Kette ohne Freiheit ist geschlagen und kommt vom Brett.
rules-go-atari-1 = Der weiße Stein hat noch eine Freiheit: Er steht in Atari.
rules-go-atari-2 = Schwarz hat die letzte Freiheit genommen und damit den Stein. Er ist nun ein Gefangener.

rules-go-capture-intro = Eine Kette wird als Ganzes geschlagen.
rules-go-chain-1 = Drei weiße Steine mit einer einzigen Freiheit: Ein schwarzer Stein kann alle schlagen.
rules-go-chain-2 = Alle drei sind weg.
rules-go-capture-escape = Eine Kette in Atari lässt sich oft retten, indem man sie verlängert.
rules-go-escape-1 = Der weiße Stein steht in Atari, und Weiß ist am Zug.
rules-go-escape-2 = Mit einem zweiten Stein hat die Kette drei Freiheiten.
rules-go-capture-suicide = Ein Zug muss der eigenen Kette eine Freiheit lassen. Alles andere wäre Selbstmord und ist verboten.
rules-go-suicide-1 = Hier darf Schwarz nicht spielen: Der Stein hätte keine Freiheit und schlüge nichts.
rules-go-suicide-2 = Auch hier ist kein Punkt daneben frei. Aber der weiße Stein darüber steht in Atari …
rules-go-suicide-3 = … und wird geschlagen. So hat der schwarze Stein eine Freiheit, und der Zug ist erlaubt.
rules-go-capture-allowed = Die neuseeländischen und die Tromp-Taylor-Regeln erlauben den Selbstmord von zwei oder mehr Steinen.
rules-go-suicide-two-1 = Nach japanischen Regeln, wie nach den meisten, darf Schwarz hier nicht spielen.
rules-go-suicide-two-2 = Nach neuseeländischen darf Schwarz …
rules-go-suicide-two-3 = … und beide Steine sind weg. Sie gelten als von Weiß geschlagen.
rules-go-suicide-two-4 = Ein einzelner Stein darf sich auch dort nicht die letzte Freiheit nehmen.

rules-go-ko-intro = Wo zwei Steine einander ewig schlagen könnten, verbietet es die Ko-Regel: Ein Stein, der eben einen einzelnen geschlagen hat, darf nicht sofort zurückgeschlagen werden.
rules-go-ko-1 = Der weiße Stein in der Mitte steht in Atari, und Schwarz darf ihn schlagen.
rules-go-ko-2 = Schwarz hat ihn geschlagen. Nun steht der schwarze Stein in Atari.
rules-go-ko-3 = Weiß darf ihn nicht sofort schlagen. Das Brett wäre wie zuvor.
rules-go-ko-4 = Weiß droht erst anderswo etwas: Das ist eine Ko-Drohung.
rules-go-ko-5 = Schwarz antwortet darauf.
rules-go-ko-6 = Das Brett hat sich verändert, und Weiß darf das Ko schlagen.
rules-go-ko-7 = Nun darf Schwarz nicht sofort zurückschlagen.
rules-go-ko-super = Auch ein längerer Kreislauf kann eine Stellung wiederbringen. Einige Regeln verbieten das durch Superko.
rules-go-superko-1 = Weiß setzt einen zweiten Stein neben den ersten …
rules-go-superko-2 = … und beide haben eine Freiheit.
rules-go-superko-3 = Schwarz hat beide geschlagen. Nun steht der schwarze Stein in Atari.
rules-go-superko-4 = Darf Weiß ihn schlagen? Nach japanischen Regeln ja: Schwarz schlug zwei Steine, also ist es kein Ko.
rules-go-superko-5 = Das Brett ist wie am Anfang. So könnte es ewig weitergehen.
rules-go-superko-6 = Nach chinesischen Regeln darf Weiß nicht schlagen: Keine Stellung darf wiederkehren. Das ist positionelles Superko.
rules-go-superko-7 = Nach AGA-Regeln darf Weiß: Anfangs war bei diesem Brett Weiß am Zug, jetzt wäre es Schwarz. Das ist situatives Superko.
rules-go-superko-8 = Aber dann darf Weiß nicht von vorn beginnen: Dieses Brett mit Schwarz am Zug gab es schon.
rules-go-ko-loop = Wo nur das einfache Ko gilt, können drei Kos zugleich endlos kreisen. In Japan und Korea einigt man sich dann auf „ohne Ergebnis“. Hier geht so eine Partie weiter, bis eine Seite nachgibt.

rules-go-life-intro = Ein Punkt, den nur eine Seite umschließt, ist ein Auge. Eine Kette mit zwei Augen kann nie geschlagen werden: Sie lebt.
rules-go-eyes-1 = Die schwarze Kette hat zwei Augen. Weiß hat jede Freiheit um sie besetzt.
rules-go-eyes-2 = Weiß darf nicht in das eine Auge spielen: Der Stein hätte keine Freiheit …
rules-go-eyes-3 = … und nicht in das andere. Beide lassen sich nicht mit einem Zug füllen, also lebt Schwarz.
rules-go-life-one = Mit nur einem Auge ist eine umzingelte Kette tot.
rules-go-one-eye-1 = Solange Schwarz außen eine Freiheit hat, darf Weiß nicht in das Auge spielen.
rules-go-one-eye-2 = Weiß besetzt die Freiheit außen. Das Auge ist die letzte Freiheit.
rules-go-one-eye-3 = Nun schlägt ein Stein im Auge die Kette und ist erlaubt.
rules-go-one-eye-4 = Die ganze Kette ist geschlagen.
rules-go-life-false = Ein Auge ist unecht, wenn die Steine darum nicht zusammenhalten.
rules-go-false-eye-1 = Schwarz scheint zwei Augen zu haben. Aber die zwei Steine rechts stehen in Atari: Ihre letzte Freiheit ist das rechte Auge.
rules-go-false-eye-2 = Schwarz verbindet sie und hat dieses Auge gefüllt. Eine Freiheit bleibt, das andere Auge.
rules-go-false-eye-3 = Weiß hat alle geschlagen.
rules-go-life-seki = Zwei Ketten können auch ohne zwei Augen nebeneinander leben, weil keine Seite angreifen kann. Das ist Seki.
rules-go-seki-1 = Die schwarze Kette links und die weiße rechts teilen sich zwei Freiheiten und haben keine anderen.
rules-go-seki-2 = Spielt Schwarz auf eine davon, bleibt der eigenen Kette eine einzige Freiheit …
rules-go-seki-3 = … und Weiß schlägt sie. Weiß verlöre seine Kette auf dieselbe Weise.
rules-go-seki-4 = Also lassen es beide, wie es ist. Die zwei Punkte ohne Zeichen gehören niemandem: Sie sind neutral.
rules-go-life-seki-eyes = Über Augen im Seki sind die Regeln verschieden.
rules-go-seki-eyes-1 = Jede der zwei Ketten hat ein eigenes Auge, und sie teilen sich noch eine Freiheit.
rules-go-seki-eyes-2 = Besetzt Schwarz sie, schlägt Weiß die schwarze Kette. Weiß verlöre die andere auf dieselbe Weise.
rules-go-seki-eyes-3 = Nach japanischen Regeln zählen Augen im Seki nicht. Sie sind mit leeren Quadraten bezeichnet.
rules-go-seki-eyes-4 = Nach chinesischen Regeln zählen sie wie alle anderen Punkte.

rules-go-end-intro = Wer nichts mehr zu gewinnen hat, passt. Passen beide nacheinander, ist das Spiel zu Ende.
rules-go-end-1 = Fast alles ist entschieden. Die letzte Lücke ist am unteren Rand.
rules-go-end-2 = Weiß schloss sie von rechts, Schwarz von links.
rules-go-end-3 = Weiß passt.
rules-go-end-4 = Schwarz passt auch, und das Spiel ist vorbei.
rules-go-end-5 = Beide Seiten bezeichnen die Steine, die nicht zu retten waren. Sind sie sich einig, kommen diese vom Brett, und die Punkte werden gezählt.
rules-go-end-resume = Sind sie sich nicht einig, was tot ist, wird weitergespielt, und es zeigt sich.
rules-go-resume-1 = Schwarz hält diesen Stein für lebendig und will weiterspielen. Weiß ist am Zug.
rules-go-resume-2 = Weiß schlägt ihn: Er war tot.
rules-go-resume-3 = Beide passen wieder. Nach chinesischen Regeln und überall, wo die Fläche zählt, hat der Beweis nichts gekostet.
rules-go-resume-4 = Nach japanischen Regeln hat Weiß einen eigenen Punkt gefüllt, und das verliert hier die Partie.
rules-go-end-trial = Darum klären die japanischen Regeln so einen Streit auf Probe und stellen die Steine danach zurück. Goishi spielt diese Probe nicht: Was gespielt ist, bleibt gespielt.

rules-go-count-intro = Es gibt zwei Arten zu zählen. Sie weichen meist höchstens um einen Punkt voneinander ab, und Komi ist darauf abgestimmt.
rules-go-count-territory = Gebiet, wie in Japan und Korea: die freien Punkte, die eine Seite umschließt, und alle Steine, die sie schlug. Ein toter Stein zählt doppelt, als Stein und für den Punkt darunter.
rules-go-count-territory-1 = Die Partie von der ersten Seite, nach japanischen Regeln. Weiß bekommt Komi dafür, als Zweiter zu ziehen.
rules-go-count-area = Fläche, wie in China und nach allen anderen Regeln hier: die lebenden Steine einer Seite und die Punkte, die sie umschließen. Gefangene zählen nicht.
rules-go-count-area-1 = Dieselbe Partie, nach chinesischen Regeln.
rules-go-count-why = Nach Gebiet kostet ein Stein im eigenen Bereich einen Punkt, nach Fläche nichts. Ein Stein auf einem neutralen Punkt bringt nur nach Fläche etwas: diese Punkte vor dem Passen füllen.

rules-go-handicap-komi = Der erste Zug ist mehrere Punkte wert. Darum bekommt Weiß Komi; ein halber Punkt darin schließt ein Unentschieden aus.
rules-go-handicap-intro = Wer stärker ist, kann dem Schwächeren vorgeben: schwarze Steine, die vor dem ersten Zug von Weiß auf dem Brett stehen.
rules-handicap-stones = { $n } Steine. Weiß ist am Zug.
rules-go-handicap-bonus = Mit Vorgabe ist Komi meist ein halber Punkt. Einige Regeln geben Weiß auch Punkte für die Steine.
rules-table-stones = { $n } Steine

rules-go-sum = Die Partie von der Seite über das Zählen, nach diesen Regeln:
rules-go-sum-territory-1 = Schwarz hat einen Zug mehr gemacht als Weiß.
rules-go-sum-area-1 = Gefangene zählen nicht.
rules-go-sum-draw-1 = Komi ist hier eine ganze Zahl, also kann eine Partie unentschieden enden.
rules-go-sum-tromp-taylor-1 = Alle Steine bleiben: Die auf beiden Seiten berühren dieselben freien Punkte, die dann niemandem gehören.
rules-go-sum-tromp-taylor-2 = Tote Steine sind geschlagen, im Spiel oder nach Einigung.
rules-sum-stones = Lebende Steine
rules-sum-territory = Eigene Punkte
rules-sum-prisoners = Gefangene
rules-sum-dead = Tote Steine
rules-sum-komi = Komi
rules-sum-bonus = Für die Vorgabe
rules-sum-total = Summe

rules-fact-counting = Zählung
rules-fact-territory = Gebiet: umschlossene Punkte, außer im Seki, und geschlagene Steine.
rules-fact-area = Fläche: lebende Steine und die Punkte, die sie umschließen, auch im Seki.
rules-fact-repetition = Wiederholung
rules-fact-ko-simple = Einfaches Ko: Ein einzelner Stein darf nicht sofort zurückgeschlagen werden. Längere Kreisläufe sind erlaubt.
rules-fact-ko-positional = Positionelles Superko: Kein Zug darf eine frühere Stellung wiederbringen.
rules-fact-ko-situational = Situatives Superko: Kein Zug darf eine Stellung mit derselben Seite am Zug wiederbringen.
rules-fact-suicide = Selbstmord
rules-fact-suicide-never = Verboten.
rules-fact-suicide-chains = Erlaubt für zwei und mehr Steine.
rules-fact-bonus = Vorgabesteine
rules-fact-bonus-none = Weiß bekommt dafür keine Punkte.
rules-fact-bonus-each = Weiß bekommt für jeden einen Punkt.
rules-fact-bonus-but-first = Weiß bekommt für jeden außer dem ersten einen Punkt.
rules-fact-resume = Weiterspielen nach zweimal Passen
rules-fact-resume-in-turn = Die Seite, die an der Reihe ist, zieht zuerst.
rules-fact-resume-opponent = Der Gegner der Seite, die es verlangt, zieht zuerst.
rules-fact-komi = { $komi } Punkte; { $handicap } mit Vorgabe.

rules-go-japanese-intro = Die Regeln des Nihon Ki-in von 1989.
rules-go-japanese-simple = Hier vereinfacht: Die Seiten, oder Goishi für sie, sagen, was tot ist; die Probe des japanischen Textes mit ihrer eigenen Ko-Regel wird nicht gespielt. Eine wiederkehrende Stellung beendet die Partie nicht ohne Ergebnis, und nie verlieren beide.
rules-go-chinese-intro = Die Regeln des Chinesischen Weiqi-Verbands von 2002.
rules-go-chinese-simple = Hier vereinfacht: Keine Stellung darf wiederkehren, wie es im Text steht, während Schiedsrichter ein Dreifach-Ko ohne Ergebnis enden lassen. Wir vergleichen die Flächen beider Seiten; in China vergleicht man die Fläche einer Seite mit dem halben Brett, was auf dasselbe hinausläuft.
rules-go-korean-intro = Die Regeln des Koreanischen Baduk-Verbands. Sie zählen wie die japanischen.
rules-go-korean-simple = Hier vereinfacht: Sie gleichen den japanischen in allem außer dem Namen. Koreanische Entscheidungen über Leben und Tod sind weggelassen.
rules-go-aga-intro = Die Regeln der American Go Association von 1991.
rules-go-aga-simple = Hier vereinfacht: Für ein Passen wird kein Stein abgegeben, und Weiß muss nicht als Letzter passen. Beides dient dazu, dass die Gebietszählung dasselbe ergibt wie die Flächenzählung; hier wird gleich nach Fläche gezählt.
rules-go-new-zealand-intro = Die Regeln der New Zealand Go Society.
rules-go-new-zealand-simple = Hier vereinfacht: Der Text erlaubt auch den Selbstmord eines einzelnen Steins. Er ließe das Brett, wie es war, und wird abgelehnt.
rules-go-tromp-taylor-intro = Die Regeln von John Tromp und Bill Taylor von 1995: vollständig in wenigen Sätzen und bei Programmen sehr verbreitet.
rules-go-tromp-taylor-dead = Der Text nimmt am Ende keine Steine vom Brett: Wer sie weghaben will, muss sie vor dem Passen schlagen. Wer es so spielen will, bezeichnet keine Steine als tot.
rules-go-tromp-taylor-simple = Hier vereinfacht: Steine dürfen nach Einigung für tot erklärt werden. Der Text kennt kein Komi; gegeben wird das bei Programmen übliche. Da der Selbstmord eines einzelnen Steins das Brett wiederholen würde, verbietet ihn auch der Text.

## Das Rätsel
title-puzzle = Das Brett decken
puzzle-title = Das Brett decken
puzzle-what = Ein Stein nimmt seinen Punkt und die daneben. Nimm das ganze Brett mit so wenigen Steinen wie möglich.
puzzle-board = { $board } mit { $stones } Steinen
puzzle-found = { $all ->
    [one] { $found ->
        [0] Es gibt eine Lösung.
       *[other] Die eine Lösung ist gefunden.
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
puzzle-begin = Setze einen Stein: Er nimmt seinen Punkt und die daneben.
puzzle-go-on = Setze den nächsten Stein. Ein Druck auf einen Stein nimmt ihn zurück.
puzzle-spent = { $points ->
    [one] Kein Stein ist übrig, und { $points } Punkt ist noch frei: Nimm einen Stein zurück.
   *[other] Kein Stein ist übrig, und { $points } Punkte sind noch frei: Nimm einen Stein zurück.
}
puzzle-hint-place = Ein Stein auf { $point } gehört zu einer Lösung.
puzzle-hint-take-back = Mit diesen Steinen geht es nicht mehr: Nimm einen zurück.
puzzle-solved = Gedeckt!
puzzle-find-new = Eine neue: Lösung { $number }.
puzzle-find-again = Das ist Lösung { $number }, vielleicht gedreht oder gespiegelt: Sie ist schon im Album.
puzzle-find-plain = Jeder Punkt ist genommen.
puzzle-all-found = Das Album dieses Bretts ist voll.
puzzle-again = Noch eine finden
puzzle-other-board = Anderes Brett
puzzle-take-back = Zurücknehmen
prompt-boards = Bretter
prompt-hint = Tipp
refused-no-stone-left = Kein Stein ist übrig. Nimm erst einen zurück.
notice-puzzle-damaged = Das Album des Rätsels war nicht lesbar und beginnt von vorn. Die alte Datei bleibt erhalten.

watch-title = Rekursion { $board }
watch-begin = Das Brett ist leer. Punkt für Punkt wird es genommen.
watch-place = { $stone ->
    [same] Versuch { $attempt } von { $attempts }, { $takes } zu nehmen: ein Stein genau dort.
   *[other] Versuch { $attempt } von { $attempts }, { $takes } zu nehmen: ein Stein auf { $stone }.
}
watch-too-few = { $left ->
    [0] Kein Stein ist übrig, und es sind noch Punkte frei: zurück.
    [one] { $free } Punkte sind frei, und der letzte Stein nimmt höchstens { $most }: zurück.
   *[other] { $free } Punkte sind frei, und { $left } Steine nehmen höchstens { $most }: zurück.
}
watch-all-tried = Jeder Stein, der { $takes } nehmen könnte, ist schon versucht: zurück.
watch-complete = Jeder Punkt ist genommen. Das ist Lösung { $n }, gedrehte und gespiegelte mitgezählt.
watch-take-back = { $stone } kommt zurück. Damit ist alles versucht.
watch-over = Alles ist versucht: { $n } Lösungen und keine mehr, gedrehte und gespiegelte mitgezählt.
watch-rule-1 = Ist jeder Punkt genommen? Eine Lösung.
watch-rule-2 = Sind mehr Punkte frei, als die übrigen Steine nehmen können, je fünf? Zurück.
watch-rule-3 = Irgendein Stein muss den ersten freien Punkt nehmen, und höchstens fünf können es: jeden versuchen.
watch-rule-4 = Zurück heißt: den letzten Stein wegnehmen und den nächsten versuchen.
watch-count = Schritt { $n } · Lösungen { $found } von { $all }
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
rules-puzzle-intro = Ein Stein nimmt seinen Punkt und die Punkte daneben entlang der Linien: fünf im Ganzen, vier am Rand, drei in der Ecke.
rules-puzzle-takes = Genommene Punkte haben eine Kachel; eine Zahl darauf sagt, wie viele Steine den Punkt nehmen, wenn es mehr als einer ist.
rules-puzzle-solved = Nimm jeden Punkt mit so wenigen Steinen wie möglich. Auf 5×5 sind das sieben. Ein Druck auf einen Stein nimmt ihn zurück.
rules-puzzle-different = Die meisten Bretter haben mehr als eine Lösung. Was durch Drehen oder Spiegeln gleich wird, zählt einmal. Das Album bewahrt, was gefunden ist.
rules-puzzle-watch = Die Rekursion zeigt, wie ein Programm alle findet: Es nimmt den ersten freien Punkt mit jedem der fünf Steine, die es können, einem nach dem anderen, und geht zurück, wenn zu wenige Steine übrig sind.
## Gespeicherte Spiele
title-continue = Fortsetzen
notice-not-saved = Dieses Spiel lässt sich nicht speichern. Ist der Datenträger voll?
title-records = Archiv
records-title = Archiv
records-waiting = Die Spiele werden durchgesehen.
records-search = Suchbegriff tippen
records-restore = Löschen widerrufen
records-empty = Noch keine Spiele. Jedes gespielte Spiel wird hier von selbst aufbewahrt. Eine fremde Datei lässt sich auf das Fenster ziehen oder einfügen.
records-none = Kein Spiel enthält diese Wörter.
records-unreadable = Diese Datei ist nicht lesbar.
records-other-game = Anderes Spiel
records-under-way = Läuft noch
records-open = Nicht beendet
records-when = { $date } · { $moves }
notice-not-changed = Der Ordner der Spiele lässt sich nicht ändern.
notice-game-copied = Das Spiel ist als SGF in der Zwischenablage.
notice-nothing-to-paste = Die Zwischenablage enthält keinen Text.
pause-copy-game = Spiel als SGF kopieren
help-copy-game = Spiel als SGF kopieren
help-paste = Spiel aus der Zwischenablage öffnen, im Menü
file-pasted = Die Zwischenablage
file-unreadable = { $file } ist nicht lesbar.
file-not-played = { $file } enthält ein Spiel oder ein Brett, das Goishi nicht spielt.
file-no-game = { $file } enthält kein Spiel.
file-no-game-line = { $file } enthält kein Spiel; ab Zeile { $line } ist es unverständlich.
file-repaired = { $file } ist beschädigt; was lesbar war, ist hier.
file-repaired-line = { $file } ist beschädigt, { $n ->
    [one] an einer Stelle
   *[other] an { $n } Stellen
}, zuerst in Zeile { $line }; was lesbar war, ist hier.

## Designs und Steine
notice-theme-damaged = Eine Designdatei war nicht lesbar und entfällt. Warum, steht im Protokoll.
settings-stones = Steine
stones-natural = Schiefer und Muschel
stones-flat = Flach, Weiß mit Ring
stones-glass = Glas
settings-shifted = Von Hand gelegt

## Nachspielen
over-review = Nachspielen
replay-title = Nachspielen
replay-players = { $black } – { $white }
replay-count = Zug { $n } von { $all }
replay-move = { $color } { $point }
replay-standing = { $count } · { $move }
replay-variation = Variante { $n } von { $all }
replay-slow = ½ / s
replay-steady = 1 / s
replay-quick = 2 / s
replay-fast = 4 / s
replay-speed = Züge je Sekunde
replay-play-on = Ab hier spielen
replay-play-on-how = Das Spiel geht in einer Kopie mit allen Varianten weiter. Die Aufzeichnung bleibt, wie sie ist.
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
help-replay-mouse = Maus: Das Rad über dem Brett geht vor und zurück, ein Druck auf den Baum springt dorthin.
help-replay-step = Ein Zug zurück oder vor
help-replay-far = Zehn Züge zurück oder vor
help-replay-ends = Zum Anfang, zum Ende
help-replay-branch = Vorige oder nächste Variante
help-replay-run = Von selbst abspielen, anhalten
help-replay-speed = Schneller, langsamer
help-replay-read = Kommentar rollen
help-replay-play-on = Ab hier spielen
help-replay-menu = Menü
help-replay-tables = Zahlentafeln; wem was gehört
help-replay-back = Zurück

## Dateien und Export
end-black-time = Weiß hat die Zeit überschritten.
end-white-time = Schwarz hat die Zeit überschritten.
end-black-forfeit = Weiß hat kampflos verloren.
end-white-forfeit = Schwarz hat kampflos verloren.
end-unsaid = Wie, steht nicht in der Aufzeichnung.
pause-export = Exportieren …
pause-copy-picture = Brett als Bild kopieren
over-export = Exportieren …
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
export-short-gif = bewegt
export-about-sgf = Das Spiel mit allen Varianten, wie es jedes Programm für Go und Renju liest.
export-about-psq = Die Züge der Hauptvariante, wie Gomoku-Engines sie lesen.
export-about-text = Das Brett aus Zeichen, für eine Mail oder ein Forum.
export-about-png = Ein Bild der Stellung.
export-about-svg = Ein Bild der Stellung, in jeder Größe scharf.
export-about-gif = Das Spiel als Animation, Zug für Zug.
export-refused-other-game = In .psq ist nur Platz für Fünf gewinnt.
export-refused-setup = In .psq ist kein Platz für Steine, die kein Zug gesetzt hat.
export-refused-pass = In .psq ist kein Platz für ein Passen.
export-refused-turn = In .psq ziehen die Seiten abwechselnd, Schwarz zuerst; hier nicht.
export-save-as = Speichern unter …
export-writing = Wird geschrieben …
export-save = In „Exporte“ speichern
export-copy = Bild kopieren
export-folder = Ordner der Exporte: { $path }
export-lies = Geschrieben: { $path }
export-position = Stellung
export-until = Bis
export-move = Zug { $n } von { $of }
export-size = Größe
export-pixels = { $n } Pixel
export-numbers-none = Keine
export-numbers-last = Auf dem letzten Zug
export-numbers-all = Auf allen Steinen
export-marks = Zeichen, letzter Zug
export-speed = Tempo
export-speed-slow = Langsam
export-speed-usual = Üblich
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
files-denied = Dieser Ordner darf nicht gelesen werden.
files-unreadable = Dieser Ordner ist nicht lesbar.
files-no-records = In diesem Ordner liegt kein Spiel.
files-empty = In diesem Ordner gibt es nichts zu öffnen.
files-more = Und { $n } weitere, zu viele zum Zeigen.
card-title = Ein Spiel
card-open = Öffnen
card-rename = Umbenennen …
card-delete = Löschen
rename-title = Umbenennen
rename-how = Ein Name für dieses Spiel:
rename-save = Umbenennen
rename-empty = Ein Name hat mindestens einen Buchstaben.
rename-character = Ein Name darf { $c } nicht enthalten
rename-dot = Ein Name darf nicht mit einem Punkt beginnen oder enden.
rename-reserved = Manche Systeme behalten diesen Namen für sich.
rename-long = Dieser Name ist zu lang.
records-open-file = Datei öffnen …
records-recent = Zuletzt von anderswo geöffnet
records-kept = Hier aufbewahrt
notice-picture-copied = Das Bild ist in der Zwischenablage.
notice-picture-not-copied = Das Bild ließ sich nicht in die Zwischenablage legen.
notice-no-picture = Für das Bild reicht der Speicher nicht.
notice-not-read = Diese Datei ist nicht mehr lesbar.
notice-renamed = Das Spiel hat seinen neuen Namen.
notice-name-taken = Ein anderes Spiel heißt schon so.
notice-wrote = Geschrieben: { $path }
notice-not-written = { $path } ließ sich nicht schreiben.
notice-not-written-denied = { $path } ließ sich nicht schreiben: Dort fehlt das Recht dazu.
notice-not-written-full = { $path } ließ sich nicht schreiben: Der Datenträger ist voll.
notice-not-written-missing = { $path } ließ sich nicht schreiben: Den Ordner gibt es nicht.
notice-not-written-long = Das Spiel ist für eine Animation zu lang.

## Screen readers, and the board in words
board-name = Brett
point-black = { $point }, Schwarz
point-white = { $point }, Weiß
point-stone = { $point }, Stein
point-taken = { $point }, bedeckt
point-star = { $point }, leer, Sternpunkt
point-empty = { $point }, leer
point-last = { $what }, letzter Zug
say-started = Eine neue Partie auf { $lines } Linien.
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
say-replay-first = Zum Anfang
say-replay-far-back = Zehn Züge zurück
say-replay-back = Ein Zug zurück
say-replay-run = Abspielen, anhalten
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
words-black = Reihe { $row }. Schwarz: { $black }.
words-white = Reihe { $row }. Weiß: { $white }.
words-both = Reihe { $row }. Schwarz: { $black }. Weiß: { $white }.
words-empty = Reihe { $first }: leer.
words-empty-rows = Reihen { $first } bis { $last }: leer.
settings-volume-stones = Steine
settings-volume-signals = Signale
settings-volume-menu = Tasten

# Keys and buttons, and how they are chosen.
settings-confirm = Zum Setzen zweimal drücken
settings-controls = Tasten und Knöpfe
help-choose-controls = Tasten und Knöpfe wählen
controls-title = Tasten und Knöpfe
controls-how = Ein Feld drücken, dann die gewünschte Taste oder den Knopf. Die Punkte führen zu allem Weiteren.
controls-move = Zeiger und Seiten
controls-play = Spiel
controls-record = Beim Ansehen einer Aufzeichnung
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
control-tables = Tabellen; wem was gehört
control-move-now = Sofort ziehen; weiterspielen statt zählen
control-page-back = Zehn Züge zurück
control-page-on = Zehn Züge vor
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
capture-key = Eine Taste drücken für: { $action }
capture-button = Einen Knopf drücken für: { $action }
capture-key-how = Esc oder ein Klick bricht ab. Strg, Alt und Umschalt zählen, wenn sie mit einer anderen Taste gehalten werden.
capture-button-how = Esc oder ein Klick bricht ab, Warten ebenso.
capture-countdown = { $n ->
    [one] Noch eine Sekunde.
   *[other] Noch { $n } Sekunden.
}
capture-taken = Das heißt schon: { $other }. Noch einmal drücken nimmt es dort weg.
capture-last = Das ist die letzte von: { $other }. Sie bleibt dort; bitte eine andere drücken.
capture-unknown = Diese Taste geht nicht. Bitte eine andere drücken.
pad-swap = Bestätigen und Zurück tauschen
pad-dead-zone = Totzone des Sticks
pad-delay = Gehaltene Richtung wiederholt nach
pad-milliseconds = { $n } ms
pad-repeats = Wiederholungen
pad-repeats-never = Nie
pad-repeats-often = { $n }-mal pro Sekunde
pad-seats = Zwei Gamepads: eins je Farbe
notice-turn-of-black = Schwarz ist am Zug: das zuerst verbundene Gamepad.
notice-turn-of-white = Weiß ist am Zug: das als zweites verbundene Gamepad.
notice-no-threat = Nichts ist bedroht.
prompt-confirm = Setzen
prompt-withdraw = Wegnehmen

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
lessons-what = Ein paar Minuten auf dem echten Brett, in deinem Tempo. Probier ruhig: Ein falscher Zug wird erklärt und zurückgenommen.
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
lesson-no-pass = Bei Fünf gewinnt passt niemand: Setz einen Stein.
lesson-hint-place = Versuch { $point }, wo die Raute ist.
lesson-hint-pass = Passe: Keine Seite kann noch etwas gewinnen.
lesson-winner = Du hast gepasst und Weiß auch: Die Partie ist zu Ende. Die Quadrate zeigen, wem welcher Punkt gehört. Wer hat gewonnen?
lesson-winner-wrong = Nicht ganz. Vergleich die Summen in der letzten Zeile: Die größere gewinnt.
prompt-show = Zeigen
prompt-skip = Weiter
prompt-contents = Schritte
notice-lessons-damaged = Der Stand der ersten Schritte war nicht lesbar. Die alte Datei ist aufgehoben.

lesson-place-title = Stein setzen
lesson-place-task = Steine liegen, wo sich zwei Linien kreuzen, und bleiben dort. Setz einen schwarzen Stein auf eine freie Kreuzung.
lesson-place-done = Schwarz und Weiß setzen abwechselnd je einen Stein. Wer zuerst fünf in einer Reihe hat, gewinnt: waagrecht, senkrecht oder schräg.
lesson-place-wrong = Wähl eine freie Kreuzung.

lesson-three-title = Offene Drei
lesson-three-task = Du bist Schwarz. Setz so, dass drei deiner Steine in einer Linie liegen und beide Enden frei sind.
lesson-three-done = Eine offene Drei. Unbeantwortet wird sie zur Vier mit zwei freien Enden, und Weiß kann nur eines davon schließen.
lesson-three-wrong = Das ist noch keine offene Drei. Verlängere die Linie deiner zwei Steine, nahe bei ihnen.

lesson-answer-title = Drei aufhalten
lesson-answer-task = Weiß hat eine offene Drei. Setz so, dass daraus keine Vier mit zwei freien Enden wird.
lesson-answer-done = Rechtzeitig. Eine offene Drei muss sofort beantwortet werden, außer du hast vorher selbst fünf.
lesson-answer-wrong = Weiß bildet nun eine Vier mit zwei freien Enden, und du kannst nur eines schließen. Setz dicht an die Drei.

lesson-five-title = Mit fünf gewinnen
lesson-five-task = Du hast vier in einer Reihe, und ein Ende ist frei. Gewinne.
lesson-five-done = Fünf in einer Reihe: Gewonnen! Manche Regeln verlangen mehr. Im Renju darf Schwarz keine zwei offenen Dreien, keine zwei Vieren und keine sechs in einer Reihe bilden; die Hilfe zeigt es.
lesson-five-wrong = Es sind noch immer vier. Such den freien Punkt am Ende der Reihe.

lesson-capture-title = Schlagen
lesson-capture-task = Steine leben von den freien Punkten neben ihnen, ihren Freiheiten. Ein weißer Stein hat nur noch eine: Schlag ihn.
lesson-capture-done = Geschlagen. Steine ohne Freiheiten kommen vom Brett und zählen für dich.
lesson-capture-wrong = Das schlägt nichts. Such den weißen Stein mit Schwarz auf drei Seiten und schließ die vierte.

lesson-save-title = Stein retten
lesson-save-task = Nun hat einer deiner Steine nur noch eine Freiheit: Er steht im Atari. Rette ihn.
lesson-save-done = Fürs Erste sicher. Verlängern bringt Freiheiten; einen Stein zu schlagen, der ihn bedrängt, hilft ebenso.
lesson-save-wrong = Weiß schlägt deinen Stein als Nächstes. Verlängere ihn, oder schlag einen der Steine um ihn herum.

lesson-eyes-title = Zwei Augen
lesson-eyes-task = Deine Steine sind eingeschlossen. Setz auf den Punkt, der den Raum darin in zwei Augen teilt.
lesson-eyes-done = Zwei Augen: Weiß kann nicht beide zugleich füllen, also sind diese Steine nie zu schlagen.
lesson-eyes-wrong = So bleibt Raum für ein einziges Auge, das Weiß am Ende füllen kann. Welcher Punkt teilt den Raum?

lesson-keep-title = Augen wahren
lesson-keep-task = Diese Steine haben zwei Augen, und du bist am Zug. Setz irgendwohin oder passe, aber lass sie leben.
lesson-keep-done = Sie leben noch. Die eigenen Augen füllt man nie.
lesson-keep-wrong = Du hast ein eigenes Auge gefüllt. Mit nur einem Auge kann Weiß alles schlagen.

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
settings-volumes = Jede Art von Ton
settings-language-how = Jedes Wort des Programms wechselt sofort.
settings-language-system = Wie im System
settings-contrast = Hoher Kontrast
settings-reader = Ein Screenreader erfährt alles, was auf dem Bildschirm steht. Dafür muss nichts eingeschaltet werden.
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
welcome-how = Ein Druck, und es geht los. All das lässt sich später in den Einstellungen ändern.
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
time-japanese = Byoyomi, japanisch
time-canadian = Byoyomi, kanadisch
time-fischer = Fischer: Zeit je Zug
time-absolute-sentence = Wer sie verbraucht, verliert.
time-japanese-sentence = Nach der Grundzeit hat jeder Zug seine eigene Periode. Verloren ist sie nur, wenn sie abläuft.
time-canadian-sentence = Nach der Grundzeit sind in jeder Periode so viele Steine zu setzen.
time-fischer-sentence = Jeder Zug bringt Zeit dazu, und was übrig ist, bleibt erhalten.
new-main-time = Grundzeit
new-periods = Anzahl der Perioden
new-period = Länge einer Periode
new-stones = Steine je Periode
new-stones-time = Länge einer Periode
new-increment = Zeit für jeden Zug
new-time-odds = Mehr Grundzeit für
odds-even = niemanden
odds-black-twice = Schwarz: doppelt so viel
odds-black-four = Schwarz: viermal so viel
odds-white-twice = Weiß: doppelt so viel
odds-white-four = Weiß: viermal so viel
time-no-main = keine
time-minutes = { $n } min
time-seconds = { $n } s
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
words-time = { $m } min { $s } s
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
notice-given-black = Schwarz hat eine Minute mehr.
notice-given-white = Weiß hat eine Minute mehr.
replay-clocks = Schwarz { $black } · Weiß { $white }
