# Everything Goishi says in English.

## Colors and seats
color-black = Black
color-white = White
seat-you = You
seat-black = Black
seat-white = White
seat-first = Player 1
seat-second = Player 2
seat-person = A person
seat-program = Goishi · { $level }
seats-people = Two people at one board
seats-line = { $black } against { $white }

## Levels
level-textbook = Textbook
level-textbook-sentence = Follows a beginner's book: takes the point with the biggest number and never looks ahead.
level-novice = Novice
level-novice-sentence = Sees your answer to its move, but not much more.
level-casual = Casual
level-casual-sentence = Looks a few moves ahead and sometimes misses a threat.
level-club = Club
level-club-sentence = Looks ahead well and finds short forced wins.
level-expert = Expert
level-expert-sentence = Searches deep for about a second.
level-master = Master
level-master-sentence = Everything it can find in five seconds.

## Rules
rule-freestyle = Freestyle
rule-freestyle-sentence = Five or more stones in a row win.
rule-standard = Standard
rule-standard-sentence = Exactly five stones in a row win; six or more do not.
rule-renju = Renju
rule-renju-sentence = Exactly five win for Black, who may not make two threes, two fours or six in a row; five or more win for White.
rule-caro = Caro
rule-caro-sentence = Exactly five stones in a row win, unless the other side blocks both ends.
rule-caro-overline = Caro, overlines win
rule-caro-overline-sentence = Five in a row win unless the other side blocks both ends; six or more always win.

new-forbidden = A forbidden move
forbidden-refused = is refused
forbidden-loses = loses the game

## Openings
opening-free = Free
opening-free-sentence = No opening: Black begins anywhere.
opening-swap = Swap
opening-swap-sentence = One player lays three stones, the other chooses a color.
opening-swap2 = Swap2
opening-swap2-sentence = Three stones; then the other player chooses a color, or lays two more and hands the choice back.
opening-pro = Pro
opening-pro-sentence = Black begins in the center; Black's second stone must lie outside the 5 × 5 square.
opening-long-pro = Long Pro
opening-long-pro-sentence = Black begins in the center; Black's second stone must lie outside the 7 × 7 square.
opening-rif = RIF
opening-rif-sentence = Three stones near the center, a swap, and Black offers two fifth moves.
opening-yamaguchi = Yamaguchi
opening-yamaguchi-sentence = Three stones and a number; a swap; Black offers that many fifth moves.
opening-soosorv8 = Soosõrv-8
opening-soosorv8-sentence = Three stones and a swap; White says with the fourth how many fifth moves, then another swap.
opening-taraguchi10 = Taraguchi-10
opening-taraguchi10-sentence = A swap after each stone; for the fifth, one near the center or ten offers.
task-by = { $who }: { $what }
task-black = place a black stone anywhere.
task-white = place a white stone anywhere.
task-black-center = place a black stone in the center.
task-white-center = place a white stone in the center.
task-black-within = place a black stone in the { $lines } × { $lines } square.
task-white-within = place a white stone in the { $lines } × { $lines } square.
task-black-outside = place a black stone outside the { $lines } × { $lines } square.
task-white-outside = place a white stone outside the { $lines } × { $lines } square.
task-color = choose a color.
task-color-or-two = choose a color, or lay two more stones.
task-how-many = say how many fifth moves Black shall offer.
task-swap-or-fifths = play one fifth move, offer ten, or swap.
task-offer = { $n ->
    [one] offer a fifth move.
   *[other] offer { $n } fifth moves; { $made } of { $n } so far.
}
task-pick = pick one of the offered fifth moves.
answer-number = Fifth moves
answer-say = { $n ->
    [one] One fifth move
   *[other] { $n } fifth moves
}
answer-black = Keep Black
answer-black-swap = Swap: play Black
answer-white = Keep White
answer-white-swap = Swap: play White
answer-two = Lay two more stones
answer-one-fifth = Play one fifth move
answer-fifths = { $n ->
    [one] One fifth move
   *[other] Offer { $n } fifth moves
}

## Rule sets of Go
go-japanese = Japanese rules
go-chinese = Chinese rules
go-korean = Korean rules
go-aga = AGA rules
go-new-zealand = New Zealand rules
go-tromp-taylor = Tromp-Taylor rules

## Title
title-what = Five in a row and Go
title-play = Play
title-new = New game
title-settings = Settings
title-help = Rules and controls
title-quit = Quit

## New game
new-title = New game
new-start = Start
new-rule = Rule
new-opening = Opening
new-size = Board
new-size-value = { $lines } × { $lines }
cancel = Cancel

## The panel beside the board
side-rule = { $rule } · { $lines } × { $lines }
card-won = Winner
card-waits = Waits
card-to-move = To move
card-to-choose = To choose
card-thinking = Thinking · { $seconds } s
state-black = Black to move
state-white = White to move
state-program = Goishi is thinking
hint-answer = Goishi's advice: { $answer }
state-hint = Looking for a good move …
state-waiting = Goishi waits for you
hint-plain = { $point } looks best
hint-five = { $point } makes five
hint-open-four = { $point } makes an open four
hint-double-four = { $point } makes two fours
hint-four-three = { $point } makes a four and a three
hint-double-three = { $point } makes two threes
hint-four = { $point } makes a four
hint-open-three = { $point } makes an open three
action-undo = Undo
action-redo = Redo
action-hint = Hint
action-pause = Pause
action-move-now = Move now
state-tables = Number tables: Black above, White below
action-go-on = Go on

## Pause
pause-title = Paused
pause-resume = Resume
pause-settings = Settings
pause-help = Rules and controls
pause-draw = Offer a draw
pause-resign = Resign
pause-restart = Start over
pause-leave = Leave the game
pause-copy = Copy the board as text
pause-tables-show = Show the values of points
pause-tables-hide = Hide the values of points

## The end of a match
over-you-won = You win
over-program-won = Goishi wins
over-black-won = Black wins
over-white-won = White wins
over-draw = A draw
over-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
over-rematch = Rematch, colors swapped
over-undo = Take back
over-menu = Menu
end-black-five = Black has five in a row.
end-white-five = White has five in a row.
end-black-overline = Black has more than five in a row.
end-white-overline = White has more than five in a row.
end-black-resignation = White resigned.
end-white-resignation = Black resigned.
end-double-three = Black made a forbidden double-three.
end-double-four = Black made a forbidden double-four.
end-forbidden-overline = Black made a forbidden overline.
end-draw-forbidden = Every point left is forbidden to Black.
end-black-score = Black has { $points } points more.
end-white-score = White has { $points } points more.
end-draw-score = Both have as many points.
end-draw-full = The board is full.
end-draw-agreed = Both sides agreed to a draw.

## Questions
confirm-title = Are you sure?
confirm-resign = Resign this game?
confirm-restart = Start this game over? This one stays in the records.
confirm-leave = Leave this game? You can go on with it later.
confirm-quit = Quit in the middle of a game? You can go on with it at the next start.
confirm-draw-white = White, do you agree to a draw?
confirm-draw-black = Black, do you agree to a draw?
confirm-draw-refused = Goishi would rather play on.
confirm-play-on = Play on
confirm-no = No
confirm-yes = Yes

## Typed coordinates
entry-title = Type a point
entry-how = Column and row, for example h8
entry-place = Place a stone
entry-ready = { $point } is free
entry-unreadable = Not a point. Try h8 or hh.

## Refusals and notices
refused-occupied = A stone stands there already.
refused-outside = That is outside the board.
refused-zone-center = The first stone goes in the center.
refused-zone-outside = The stone must lie inside the marked square.
refused-zone-inside = The stone must lie outside the marked square.
refused-offered = This point is offered already.
refused-symmetrical = That is the mirror image of a point already offered.
refused-not-offered = Pick one of the numbered stones.
refused-answer-first = Answer the question beside the board first.
refused-double-three = Forbidden to Black: two threes at once.
refused-double-four = Forbidden to Black: two fours at once.
refused-overline = Forbidden to Black: six or more in a row.
refused-suicide = The stone would have no liberty.
refused-ko = That is ko: play elsewhere first.
refused-superko = That would bring back a position seen before.
refused-over = The game is over.
refused-not-your-turn = It is not your turn.
notice-nothing-to-undo = There is nothing to take back.
notice-nothing-to-redo = There is nothing to play again.
notice-theme-damaged = A theme file could not be read and is left out. The log says why.
notice-settings-damaged = The settings could not be read and were reset. The old file is kept.
notice-took-black = Goishi plays Black.
notice-took-white = Goishi plays White.
notice-places-two = Goishi lays two more stones and leaves the choice to you.
notice-fifths = { $n ->
    [one] Goishi asks for one fifth move.
   *[other] Goishi says: { $n } fifth moves.
}
notice-copied = The board is on the clipboard as text.
notice-pad-connected = Gamepad connected.
notice-pad-lost = The gamepad is gone.
notice-hint-not-now = A hint comes when it is your turn.
notice-engine-failed = The engine stumbled and played a plain move.

## Settings
settings-title = Settings
settings-theme = Theme
theme-kaya = Kaya wood
theme-night = Night
theme-paper = Paper
theme-high-contrast = High contrast
settings-stones = Stones
stones-natural = Slate and shell
stones-flat = Flat, White with a ring
stones-glass = Glass
settings-shifted = Stones laid by hand
settings-coordinates = Coordinates
coordinates-usual = Letters and numbers
coordinates-letters = a–o both ways
coordinates-numbers = 1–15 both ways
coordinates-off = Off
settings-numbers = Move numbers
settings-forbidden = Mark forbidden points
settings-atari = Mark stones in atari
settings-full-screen = Full screen
settings-volume = Volume
settings-mute = Mute
settings-mute-unfocused = Mute in the background
settings-text = Text size
settings-motion = Reduced motion
settings-language = Language
settings-reset = Reset this page
percent = { $n } %

## Rules and controls
help-title = Rules and controls
help-rules = Black begins. The sides place one stone in turn on a free point; stones never move. A full board is a draw.
help-controls = Controls
help-mouse = Mouse or finger: press and release on a point to place a stone; slide off to cancel.
help-move = Move the cursor
help-jump = Jump to a star line
help-place = Place a stone
help-undo = Undo
help-redo = Redo
help-hint = Hint
help-move-now = Move now
help-type = Type a point
help-pause = Pause, back
help-copy = Copy the board as text
help-help = Rules and controls
help-full-screen = Full screen
help-mute = Sound off or on

## Prompts
prompt-help = Help
prompt-pause = Pause
prompt-back = Back
prompt-place = Place
prompt-undo = Undo
prompt-choose = Choose
prompt-press = OK
prompt-full-screen = Full screen

## Rules pages
help-in-force = Rule in force: { $rule }
help-rules-head = Five in a row
help-openings-head = Openings
prompt-read = Read
prompt-step = Next
rules-controls = Keys and buttons
rules-forbidden = Forbidden moves
rules-free = Free
rules-swap = Swap
rules-swap2 = Swap2
rules-pro = Pro
rules-long-pro = Long Pro
rules-rif = RIF
rules-yamaguchi = Yamaguchi
rules-soosorv = Soosõrv-8
rules-taraguchi = Taraguchi-10

rules-freestyle-intro = Whoever first has five or more stones of one color in an unbroken row wins: across, up and down, or along a diagonal.
rules-freestyle-five-1 = Black has an open three: three in a row, free at both ends. One more stone makes it four.
rules-freestyle-five-2 = White did nothing about it, and now it is an open four. Two points would make it five; White can take only one of them.
rules-freestyle-five-3 = White has closed one end. The other one is left.
rules-freestyle-five-4 = Five in a row: Black wins.
rules-freestyle-six = More than five win as well.
rules-freestyle-six-1 = A stone in the gap joins three and two.
rules-freestyle-six-2 = Six in a row: Black wins.
rules-freestyle-fair = Whoever begins has a great advantage. An opening such as Swap2 makes the game fair.

rules-standard-intro = Exactly five stones of one color in a row win. Six or more, an overline, are allowed but win nothing.
rules-standard-six-1 = A stone in the gap makes six. Black may play there, but does not win.
rules-standard-six-2 = An overline: nobody has won, and the game goes on.
rules-standard-both = A five counts whatever else the same stone makes.
rules-standard-both-1 = This stone makes six across, and exactly five along the diagonal.
rules-standard-both-2 = The five counts: Black wins.
rules-standard-fair = The Gomoku World Championships are played by this rule, with the Swap2 opening.

rules-renju-intro = Renju takes away the advantage of going first: some moves are forbidden to Black, and nothing is forbidden to White.
rules-renju-kinds-1 = Black may not play on a triangle: 6 means six or more in a row, 4 two fours at once, 3 two threes at once.
rules-renju-kinds-2 = 6: the stone would join three and two to six in a row, an overline.
rules-renju-kinds-3 = 4: the stone would make two fours. A stone on a ring would complete a five.
rules-renju-kinds-4 = 3: the stone would make two threes. A stone on a ring would make an open four.
rules-renju-exactly = Black wins with exactly five.
rules-renju-five-1 = On this side of the four Black would have six: forbidden.
rules-renju-five-2 = On the other side it is exactly five: allowed.
rules-renju-five-3 = Five in a row: Black wins.
rules-renju-free = White wins with five or more, and may make threes, fours and overlines as they come.
rules-renju-white-1 = White may make two threes at once. Black could not play here if the colors were exchanged.
rules-renju-white-2 = Two threes: White threatens to make an open four of either.
rules-renju-white-six-1 = White may also join three and two …
rules-renju-white-six-2 = … and wins with six in a row.
rules-renju-opening = Tournaments begin with an opening such as Soosõrv-8 or Taraguchi-10.

rules-forbidden-intro = With one stone Black may not make an overline, two fours or two threes. In a tournament a forbidden move loses the game; here the point does not take the stone.
rules-forbidden-overline = An overline is a row of six or more.
rules-forbidden-overline-1 = The triangle with 6 marks the gap between three and two.
rules-forbidden-overline-2 = The stone would make six in a row.
rules-forbidden-fours = A four is a row that one more stone makes exactly five. Two fours are forbidden even on one line.
rules-forbidden-fours-1 = On both triangles a stone would make two fours.
rules-forbidden-fours-2 = One four goes across and one up the board. Each ring would complete a five.
rules-forbidden-fours-3 = Here both fours lie on one line and share the stones in its middle.
rules-forbidden-threes = A three is a row that one more stone makes an open four: four in a row, with a five at either end.
rules-forbidden-threes-1 = On both triangles a stone would make two threes.
rules-forbidden-threes-2 = Two threes in unbroken rows. A stone on a ring would make an open four.
rules-forbidden-threes-3 = A three may have a gap: a stone in it would make the open four.
rules-forbidden-four-three = One four and one three are allowed, and are how Black usually wins.
rules-forbidden-four-three-1 = This stone makes a four across and a three in the column.
rules-forbidden-four-three-2 = White has no time for the three and must close the four.
rules-forbidden-four-three-3 = White has closed it, and Black makes an open four of the three.
rules-forbidden-four-three-4 = White can close one end only.
rules-forbidden-four-three-5 = Five in a row: Black wins.
rules-forbidden-false = What only looks like a three does not count. It is a three if one more stone that is not itself forbidden can make it an open four.
rules-forbidden-false-overline-1 = The column and the row look like two threes. Yet Black may play here.
rules-forbidden-false-overline-2 = Black has played, and White has closed the column. Was the row a three?
rules-forbidden-false-overline-3 = Black makes it four, but on this side the next stone makes six. Only one side makes five: no open four, and so the row was no three.
rules-forbidden-false-nested-1 = Again it looks like two threes: the column, and the row with a gap.
rules-forbidden-false-nested-2 = Only a stone in the gap could make the row an open four, and there it would make six in the other column. So the row is no three.
rules-forbidden-five = Five comes before everything: a stone that makes exactly five is never forbidden.
rules-forbidden-five-1 = Six across, but exactly five in the column: allowed.
rules-forbidden-five-2 = Five in a row: Black wins.
rules-forbidden-trap = White makes use of this by forcing Black onto a forbidden point.
rules-forbidden-trap-1 = White has a three that is closed at one end, and plays.
rules-forbidden-trap-2 = White makes a four. Black can stop it only here, where it would make two threes.
rules-forbidden-trap-3 = Black had to play elsewhere, and White wins.

rules-caro-intro = Caro is the game as it is played in Vietnam: exactly five in a row win, unless stones of the other side stand at both ends.
rules-caro-blocked-1 = A stone in the gap makes five, but White stands at both ends.
rules-caro-blocked-2 = A five that is blocked at both ends does not win: the game goes on.
rules-caro-open = One free end is enough, and the edge of the board blocks nothing.
rules-caro-open-1 = White stands at one end only.
rules-caro-open-2 = Five with a free end: Black wins.
rules-caro-edge-1 = White stands at one end; at the other is the edge of the board.
rules-caro-edge-2 = Only stones block, not the edge: Black wins.
rules-caro-six = Six or more do not win.
rules-caro-six-1 = A stone in the gap makes six. Black may play there, but does not win.
rules-caro-six-2 = Six in a row: the game goes on.
rules-caro-overline-intro = As Caro: five in a row win, unless stones of the other side stand at both ends.
rules-caro-overline-blocked-1 = A stone in the gap makes five, but White stands at both ends.
rules-caro-overline-blocked-2 = A five that is blocked at both ends does not win: the game goes on.
rules-caro-overline-six = Six or more win, whatever stands at the ends.
rules-caro-overline-six-1 = White stands at both ends, but the gap makes six.
rules-caro-overline-six-2 = Six in a row: Black wins.

rules-free-intro = No opening: Black begins, and every stone may lie anywhere.
rules-swap-intro = One player lays the first three stones, the other one takes the color that looks better. So it is wise to lay them fairly.
rules-swap2-intro = As Swap, but the second player may also lay two more stones and leave the choice of color to the first. The Gomoku World Championships begin so.
rules-swap2-two = The third choice:
rules-pro-intro = Black begins in the middle, and the second black stone has to keep its distance: it lies outside the central 5 × 5 square.
rules-long-pro-intro = As Pro, but the second black stone lies outside the central 7 × 7 square.
rules-rif-intro = The opening of the Renju International Federation until 2008: one of 26 patterns of three stones, a choice of color, and two fifth moves of which White picks one.
rules-yamaguchi-intro = As RIF, but whoever lays the pattern also says how many fifth moves Black will offer: the better the pattern for Black, the more. World Championships 2009 to 2015.
rules-soosorv-intro = White lays the fourth stone and says how many fifth moves Black will offer, eight at most. Then Black may still swap. World Championships since 2017.
rules-taraguchi-intro = The stones lie in squares that grow from 1 × 1 to 9 × 9, and after each of them the other player may swap.
rules-taraguchi-ten = After the fourth stone Black may also offer ten fifth moves anywhere on the board, and then nobody swaps any more.
rules-fifths = No two of the offers may be mirror images or turns of each other. White naturally picks the one that is worst for Black.

rules-first-player = First player
rules-second-player = Second player
rules-done-then = { $done } { $next }
rules-did-swap = { $who ->
    [first] The first player swaps.
   *[second] The second player swaps.
}
rules-did-keep = { $who ->
    [first] The first player
   *[second] The second player
} { $color ->
    [black] keeps Black.
   *[white] keeps White.
}
rules-did-number = { $who ->
    [first] The first player
   *[second] The second player
} says { $n }.
rules-do-nothing = The opening is over: White plays next.
rules-do-place = { $who ->
    [first] The first player
   *[second] The second player
} lays a { $color ->
    [black] black
   *[white] white
} stone { $zone ->
    [center] in the middle.
    [within] in the central { $lines } × { $lines } square.
    [outside] outside the central { $lines } × { $lines } square.
   *[anywhere] anywhere.
}
rules-do-color = { $who ->
    [first] The first player
   *[second] The second player
} chooses a color.
rules-do-color-or-two = { $who ->
    [first] The first player
   *[second] The second player
} takes Black, takes White, or lays two more stones.
rules-do-number = { $who ->
    [first] The first player
   *[second] The second player
} says how many fifth moves Black will offer, { $min } to { $max }.
rules-do-swap-or-fifths = { $who ->
    [first] The first player
   *[second] The second player
} plays the fifth stone, swaps, or offers { $n } fifth moves.
rules-do-offer = { $who ->
    [first] The first player
   *[second] The second player
} has Black and offers { $n } fifth moves.
rules-do-pick = { $who ->
    [first] The first player
   *[second] The second player
} has White and picks one of them.

## Go: the new game
game-gomoku = Five in a row
game-go = Go
game-line = { $game } · { $rule } · { $lines } × { $lines }
go-japanese-sentence = Surrounded points and prisoners count. Komi 6.5.
go-chinese-sentence = Stones on the board and the points they surround count. Komi 7.5.
go-korean-sentence = Counted like the Japanese rules. Komi 6.5.
go-aga-sentence = American rules: stones and surrounded points count. Komi 7.5.
go-new-zealand-sentence = Stones and surrounded points count; a chain may take its own last liberty. Komi 7.
go-tromp-taylor-sentence = The shortest rules: stones and surrounded points count; no board may come back. Komi 7.5.
go-even = None
go-stones = { $n } stones
go-rule-line = { $rule } · komi { $komi }
go-handicap-line = { $rule } · { $n } stones · komi { $komi }
new-rules = Rules
new-handicap = Handicap
new-placement = Handicap stones stand
placement-fixed = on their usual points
placement-free = where Black likes
state-handicap = { $n ->
    [one] Black lays the last handicap stone
   *[other] Black lays { $n } handicap stones
}
refused-handicap = Black lays the handicap stones first.
new-komi = Komi: points for White
new-size-short = { $lines }
new-size-other = Other
level-textbook-go = Takes and saves stones, and looks one move ahead.
level-novice-go = Plays a hundred games to the end in its head before it moves.
level-casual-go = Sees captures and simple shapes; misses much that is deeper.
level-club-go = Fights well on a small board.
level-expert-go = Thinks for up to two seconds.
level-master-go = Thinks for five seconds.

## Go: play
action-pass = Pass
action-estimate = Estimate
action-estimate-hide = Hide estimate
pause-estimate-show = Show the estimate
pause-estimate-hide = Hide the estimate
move-pass = pass
hint-pass = Goishi would pass: nothing is left to gain.
hint-captures = { $point } takes stones
hint-saves = { $point } saves stones from capture
hint-atari = { $point } puts stones in atari
estimate-black = Estimate: Black is ahead by { $points }
estimate-white = Estimate: White is ahead by { $points }
estimate-even = Estimate: both have as many points
estimate-wait = Estimating …
notice-program-passes = Goishi passes.
notice-black-passes = Black passes.
notice-white-passes = White passes.
entry-how-go = Column and row, for example Q16
prompt-pass = Pass
help-pass = Pass; agree to the count

## Go: counting
count-wait = Counting …
count-ask = Is the count right?
count-ask-black = Black, is the count right?
count-ask-white = White, is the count right?
count-contested = Goishi holds otherwise about the stones in brackets.
count-how = A press on stones calls them dead or alive. Who disagrees plays on.
count-agree = Agree
count-play-on = Play on
count-stones = Stones
count-prisoners = Prisoners
count-territory = Territory
count-dead = Dead stones
count-komi = Komi
count-bonus = For handicap
count-total = Points
count-black-ahead = Black is ahead by { $points }
count-white-ahead = White is ahead by { $points }
count-even = Both have as many points
card-agreed = Agrees
card-undecided = Has not agreed yet
prompt-dead = Mark
prompt-agree = Agree
prompt-play-on = Play on
refused-no-stone = There is no stone to call dead or alive.
notice-count-contested = Goishi does not agree. Correct the count, or play on.
## Pages about Go
help-go-head = Go
help-go-sets-head = Rule sets of Go
rules-go-basics = How Go is played
rules-go-capture = Capture and suicide
rules-go-ko = Ko and superko
rules-go-life = Eyes and seki
rules-go-end = The end of the game
rules-go-count = Counting
rules-go-handicap = Handicap and komi

rules-go-basics-intro = Black begins. The sides place one stone in turn on a free crossing of the lines, or pass. Stones never move, but they can be captured. Whoever holds more of the board at the end wins.
rules-go-aim-1 = The end of a game on a small board. Black has walled off the left side, White the right.
rules-go-aim-2 = A small square marks each point that a side holds. Stones with a cross can no longer be saved: they are dead, and their points belong to the other side.
rules-go-basics-liberties = A stone needs free points beside it, along the lines. They are its liberties, and a ring marks each of them.
rules-go-liberties-1 = In the middle of the board a stone has four liberties.
rules-go-liberties-2 = At the edge it has three, in the corner two.
rules-go-liberties-3 = Stones of one color that touch along a line are a chain. They share their liberties.
rules-go-basics-capture = A stone or chain without a liberty is captured: it is taken off the board.
rules-go-atari-1 = The white stone has one liberty left: it is in atari.
rules-go-atari-2 = Black has taken the last liberty, and with it the stone. It is now a prisoner.

rules-go-capture-intro = A chain is captured as a whole.
rules-go-chain-1 = Three white stones with a single liberty: one black stone can take them all.
rules-go-chain-2 = All three are gone.
rules-go-capture-escape = A chain in atari can often be saved by making it longer.
rules-go-escape-1 = The white stone is in atari, and it is White's turn.
rules-go-escape-2 = With a second stone the chain has three liberties.
rules-go-capture-suicide = A move must leave its own chain a liberty. Anything else would be suicide, and is forbidden.
rules-go-suicide-1 = Black may not play here: the stone would have no liberty and take nothing.
rules-go-suicide-2 = Here, too, no point beside it is free. But the white stone above is in atari …
rules-go-suicide-3 = … and is taken. So the black stone has a liberty, and the move is allowed.
rules-go-capture-allowed = New Zealand and Tromp-Taylor rules allow the suicide of two or more stones.
rules-go-suicide-two-1 = By Japanese rules, as by most, Black may not play here.
rules-go-suicide-two-2 = By New Zealand rules Black may …
rules-go-suicide-two-3 = … and both stones are gone. They count as taken by White.
rules-go-suicide-two-4 = A single stone may not take its own last liberty even there.

rules-go-ko-intro = Where two stones could take each other for ever, the rule of ko forbids it: a stone that has just taken a single stone may not be taken back at once.
rules-go-ko-1 = The white stone in the middle is in atari, and Black may take it.
rules-go-ko-2 = Black has taken it. Now the black stone is in atari.
rules-go-ko-3 = White may not take it at once. The board would be as it was before.
rules-go-ko-4 = White first threatens something elsewhere: this is a ko threat.
rules-go-ko-5 = Black answers it.
rules-go-ko-6 = The board has changed, and White may take the ko.
rules-go-ko-7 = Now Black may not take back at once.
rules-go-ko-super = A longer cycle can bring a board back, too. Some rule sets forbid that by superko.
rules-go-superko-1 = White puts a second stone beside the first one …
rules-go-superko-2 = … and both have one liberty.
rules-go-superko-3 = Black has taken both. Now the black stone is in atari.
rules-go-superko-4 = May White take it? By Japanese rules yes: Black took two stones, so this is no ko.
rules-go-superko-5 = The board is as it was at the beginning. This could go round for ever.
rules-go-superko-6 = By Chinese rules White may not take: no board may come back. This is positional superko.
rules-go-superko-7 = By AGA rules White may: at first it was White's turn on this board, and now it would be Black's. This is situational superko.
rules-go-superko-8 = But then White may not begin anew: this board with Black to move has been there.
rules-go-ko-loop = Where only simple ko holds, three kos at once can go round without end. Japanese and Korean players then agree on no result. Here such a game goes on until one side gives way.

rules-go-life-intro = A point that only one side encloses is an eye. A chain with two eyes can never be captured: it is alive.
rules-go-eyes-1 = The black chain has two eyes. White has filled every liberty around it.
rules-go-eyes-2 = White may not play in one eye: the stone would have no liberty …
rules-go-eyes-3 = … nor in the other. Both cannot be filled with one move, and so Black lives.
rules-go-life-one = With one eye only, a chain that is surrounded is dead.
rules-go-one-eye-1 = As long as Black has a liberty outside, White may not play in the eye.
rules-go-one-eye-2 = White fills the liberty outside. The eye is the last liberty.
rules-go-one-eye-3 = Now a stone in the eye takes the chain, and is allowed.
rules-go-one-eye-4 = The whole chain is captured.
rules-go-life-false = An eye is false if the stones around it do not hold together.
rules-go-false-eye-1 = Black seems to have two eyes. But the two stones on the right are in atari: their last liberty is the right eye.
rules-go-false-eye-2 = Black connects them and has filled that eye. One liberty is left, the other eye.
rules-go-false-eye-3 = White has captured them all.
rules-go-life-seki = Two chains can also live beside each other without two eyes, because neither side can attack. This is seki.
rules-go-seki-1 = The black chain on the left and the white one on the right share two liberties and have no others.
rules-go-seki-2 = If Black plays on one of them, Black's own chain has a single liberty left …
rules-go-seki-3 = … and White takes it. White would lose the other chain in the same way.
rules-go-seki-4 = So both leave it as it is. The two points without a mark belong to nobody: they are dame.
rules-go-life-seki-eyes = Rule sets differ about eyes in a seki.
rules-go-seki-eyes-1 = Each of the two chains has an eye of its own, and they share one more liberty.
rules-go-seki-eyes-2 = If Black fills it, White takes the black chain. White would lose the other one in the same way.
rules-go-seki-eyes-3 = By Japanese rules eyes in a seki do not count. They are marked with empty squares.
rules-go-seki-eyes-4 = By Chinese rules they count like all other points.

rules-go-end-intro = Whoever has nothing left to gain passes. Two passes in a row end the play.
rules-go-end-1 = Almost everything is settled. The last gap is at the lower edge.
rules-go-end-2 = White closed it from the right, and Black from the left.
rules-go-end-3 = White passes.
rules-go-end-4 = Black passes as well, and the play is over.
rules-go-end-5 = Both sides mark the stones that could not be saved. When they agree, these stones are taken off, and the points are counted.
rules-go-end-resume = If they do not agree on what is dead, play goes on and shows it.
rules-go-resume-1 = Black holds this stone for alive and asks to play on. White is to move.
rules-go-resume-2 = White takes it: it was dead.
rules-go-resume-3 = Both pass again. By Chinese rules, and wherever area counts, the proof has cost nothing.
rules-go-resume-4 = By Japanese rules White has filled a point of its own, and here that loses the game.
rules-go-end-trial = Therefore the Japanese rules settle such a dispute by trial and put the stones back afterwards. Goishi does not play that trial: what is played stays played.

rules-go-count-intro = There are two ways to count. They differ by a point at most as a rule, and komi is set to match.
rules-go-count-territory = Territory, as in Japan and Korea: the free points that a side encloses, and all stones that it took. A dead stone counts twice, as a stone and for the point under it.
rules-go-count-territory-1 = The game from the first page, by Japanese rules. White is given komi for moving second.
rules-go-count-area = Area, as in China and by all other rule sets here: the living stones of a side and the points that they enclose. Prisoners do not count.
rules-go-count-area-1 = The same game, by Chinese rules.
rules-go-count-why = By territory a stone in one's own area costs a point, by area it costs nothing. A stone on a neutral point gains a point by area only: fill them before you pass.

rules-go-handicap-komi = Moving first is worth several points. So White is given komi; half a point in it rules out a draw.
rules-go-handicap-intro = A stronger player can give a weaker one a handicap: black stones that stand on the board before White's first move.
rules-handicap-stones = { $n } stones. White plays next.
rules-go-handicap-bonus = With a handicap, komi is usually half a point. Some rule sets give White points for the stones, too.
rules-table-stones = { $n } stones

rules-go-sum = The game from the page on counting, by these rules:
rules-go-sum-territory-1 = Black has made one move more than White.
rules-go-sum-area-1 = Prisoners do not count.
rules-go-sum-draw-1 = Komi is a whole number here, and so a game can be drawn.
rules-go-sum-tromp-taylor-1 = With all stones left: those on either side touch the same free points, which then belong to nobody.
rules-go-sum-tromp-taylor-2 = With the dead stones taken, by playing on or by agreement.
rules-sum-stones = Living stones
rules-sum-territory = Points held
rules-sum-prisoners = Prisoners
rules-sum-dead = Dead stones
rules-sum-komi = Komi
rules-sum-bonus = For handicap
rules-sum-total = Total

rules-fact-counting = Counting
rules-fact-territory = Territory: the points enclosed, but none in seki, and the stones taken.
rules-fact-area = Area: living stones and the points they enclose, in seki as well.
rules-fact-repetition = Repetition
rules-fact-ko-simple = Simple ko: a single stone may not be taken back at once. Longer cycles are allowed.
rules-fact-ko-positional = Positional superko: no move may bring back a board that there has been.
rules-fact-ko-situational = Situational superko: no move may bring back a board with the same side to move.
rules-fact-suicide = Suicide
rules-fact-suicide-never = Forbidden.
rules-fact-suicide-chains = Allowed for two and more stones.
rules-fact-bonus = Handicap stones
rules-fact-bonus-none = White is given no points for them.
rules-fact-bonus-each = White is given a point for each.
rules-fact-bonus-but-first = White is given a point for each but the first.
rules-fact-resume = Playing on after two passes
rules-fact-resume-in-turn = The side whose turn it is moves first.
rules-fact-resume-opponent = The opponent of the side that asks for it moves first.
rules-fact-komi = { $komi } points; { $handicap } with a handicap.

rules-go-japanese-intro = The rules of the Nihon Ki-in of 1989.
rules-go-japanese-simple = Simplified here: the sides, or Goishi for them, say what is dead; the trial that the Japanese text has for this, with a ko rule of its own, is not played. A board that comes back does not end the game without a result, and both sides can never lose.
rules-go-chinese-intro = The rules of the Chinese Weiqi Association of 2002.
rules-go-chinese-simple = Simplified here: no board may come back, as the text has it, while referees let a triple ko end without a result. We compare the areas of both sides; in China the area of one is compared with half of the board, which comes to the same.
rules-go-korean-intro = The rules of the Korea Baduk Association. They count as the Japanese rules do.
rules-go-korean-simple = Simplified here: they are the same as the Japanese rules in all but the name. Korean rulings about life and death are left out.
rules-go-aga-intro = The rules of the American Go Association of 1991.
rules-go-aga-simple = Simplified here: no stone is handed over for a pass, and White need not pass last. Both are there so that counting territory gives the same result as counting area; here area is counted at once.
rules-go-new-zealand-intro = The rules of the New Zealand Go Society.
rules-go-new-zealand-simple = Simplified here: the text also allows the suicide of a single stone. It would leave the board as it was, and is refused.
rules-go-tromp-taylor-intro = The rules of John Tromp and Bill Taylor of 1995: complete in a few sentences, and much used by programs.
rules-go-tromp-taylor-dead = The text takes no stones off at the end: whoever wants them gone must capture them before passing. Mark no stones dead to play it so.
rules-go-tromp-taylor-simple = Simplified here: stones may be called dead by agreement. The text knows no komi; the usual one of programs is given. As a suicide of a single stone would repeat the board, the text forbids it, too.

## The puzzle
title-puzzle = Cover the board
puzzle-title = Cover the board
puzzle-what = A stone takes its own point and those next to it. Take the whole board with as few stones as possible.
puzzle-board = { $board } with { $stones } stones
puzzle-found = { $all ->
    [one] { $found ->
        [0] There is one solution.
       *[other] The one solution is found.
    }
   *[other] { $found } of { $all } different solutions found
}
puzzle-start = Cover { $board }
puzzle-continue = Go on with { $board }
puzzle-watch = Watch the recursion
puzzle-watch-short = Recursion
puzzle-boards = Boards
puzzle-clear = Start over
puzzle-left = { $stones ->
    [one] { $stones } stone left
   *[other] { $stones } stones left
} · { $points ->
    [one] { $points } point free
   *[other] { $points } points free
}
puzzle-begin = Place a stone: it takes its point and those next to it.
puzzle-go-on = Place the next stone. Press on a stone to take it back.
puzzle-spent = { $points ->
    [one] No stone is left, and { $points } point is still free: take a stone back.
   *[other] No stone is left, and { $points } points are still free: take a stone back.
}
puzzle-hint-place = A stone on { $point } is part of a solution.
puzzle-hint-take-back = With these stones it cannot be done any more: take one back.
puzzle-solved = Covered!
puzzle-find-new = A new one: solution { $number }.
puzzle-find-again = This is solution { $number }, turned or mirrored perhaps: it is in your album already.
puzzle-find-plain = Every point is taken.
puzzle-all-found = Your album of this board is full.
puzzle-again = Find another
puzzle-other-board = Another board
puzzle-take-back = Take back
prompt-boards = Boards
prompt-hint = Hint
refused-no-stone-left = No stone is left. Take one back first.
notice-puzzle-damaged = The album of the puzzle could not be read and begins anew. The old file is kept.

watch-title = Recursion { $board }
watch-begin = The board is empty. One point after the other is going to be taken.
watch-place = { $stone ->
    [same] Try { $attempt } of { $attempts } to take { $takes }: a stone right there.
   *[other] Try { $attempt } of { $attempts } to take { $takes }: a stone on { $stone }.
}
watch-too-few = { $left ->
    [0] No stone is left, and some points are still free: go back.
    [one] { $free } points are free, and the last stone takes { $most } at most: go back.
   *[other] { $free } points are free, and { $left } stones take { $most } at most: go back.
}
watch-all-tried = Every stone that could take { $takes } has been tried before: go back.
watch-complete = Every point is taken. That is solution { $n }, turned and mirrored ones counted.
watch-take-back = Take { $stone } back. With it everything has been tried.
watch-over = Everything has been tried: { $n } solutions and no more, turned and mirrored ones counted.
watch-rule-1 = Is every point taken? A solution.
watch-rule-2 = Are more points free than the stones left can take, five each? Go back.
watch-rule-3 = Some stone must take the first free point, and at most five can: try each.
watch-rule-4 = To go back is to take the last stone off and try the next.
watch-count = Step { $n } · solutions { $found } of { $all }
watch-start = Start
watch-run = Go on
watch-pause = Pause
watch-again = Once more
watch-step = One step
watch-next = Next solution
watch-rewind = From the beginning
watch-speed = Speed
watch-slow = Slow
watch-steady = Steady
watch-quick = Quick
watch-fast = Fast
watch-racing = Racing

help-puzzle = Puzzle
rules-puzzle = Cover the board
rules-puzzle-intro = A stone takes its own point and the points next to it along the lines: five in all, four at the edge, three in the corner.
rules-puzzle-takes = Points taken have a tile; a number on it says how many stones take the point, where it is more than one.
rules-puzzle-solved = Take every point with the fewest stones that can do it. On 5×5 these are seven. Press on a stone to take it back.
rules-puzzle-different = There is more than one solution on most boards. Those that are the same when the board is turned or mirrored count once. The album keeps what you have found.
rules-puzzle-watch = The recursion shows how a program finds all of them: it takes the first free point by each of the five stones that can, one after the other, and goes back when the stones left are too few.
## Saved games
title-continue = Continue
notice-not-saved = This game cannot be saved. Is the disk full?
title-records = Records
records-title = Records
records-waiting = The games are being looked through.
records-search = Type to search
records-restore = Undo delete
records-empty = No games yet. Every game that you play is kept here by itself. A file from elsewhere can be dropped onto the window, or pasted.
records-none = No game has these words.
records-unreadable = This file cannot be read.
records-other-game = Another game
records-under-way = Under way
records-open = Unfinished
records-when = { $date } · { $moves }
notice-not-changed = The folder of games cannot be changed.
notice-game-copied = The game is on the clipboard as SGF.
notice-nothing-to-paste = There is no text on the clipboard.
pause-copy-game = Copy the game as SGF
help-copy-game = Copy the game as SGF
help-paste = Open a game from the clipboard, in the menu
file-pasted = The clipboard
file-unreadable = { $file } cannot be read.
file-not-played = { $file } holds a game or a board that Goishi does not play.
file-no-game = { $file } holds no game.
file-no-game-line = { $file } holds no game; from line { $line } on it cannot be understood.
file-repaired = { $file } is damaged; what could be read is here.
file-repaired-line = { $file } is damaged in { $n ->
    [one] one place
   *[other] { $n } places
}, first in line { $line }; what could be read is here.

## Replay
over-review = Review
replay-title = Replay
replay-players = { $black } – { $white }
replay-count = Move { $n } of { $all }
replay-move = { $color } { $point }
replay-standing = { $count } · { $move }
replay-variation = Variation { $n } of { $all }
replay-slow = ½ / s
replay-steady = 1 / s
replay-quick = 2 / s
replay-fast = 4 / s
replay-speed = Moves a second
replay-play-on = Play from here
replay-play-on-how = The game goes on in a copy with all its lines. The record stays as it is.
replay-menu-close = Back to the record
replay-menu-leave = Leave the record
prompt-run = Play
prompt-menu = Menu
prompt-moves = Moves
settings-branches = Moves taken back
branches-always = Stay as a branch
branches-not-against-program = Are forgotten against Goishi
numbers-none = None
numbers-last = { $n ->
    [one] On the last stone
   *[other] On the last { $n } stones
}
numbers-all = On all stones
help-replay = While a record is looked at
help-replay-mouse = Mouse: the wheel over the board steps, a press on the tree goes there.
help-replay-step = One move back or on
help-replay-far = Ten moves back or on
help-replay-ends = To the beginning, to the end
help-replay-branch = Variation before or next
help-replay-run = Play by itself, stop
help-replay-speed = Faster, slower
help-replay-read = Scroll a comment
help-replay-play-on = Play from here
help-replay-menu = Menu
help-replay-tables = Tables; who owns what
help-replay-back = Back
## Files and exports
end-black-time = White ran out of time.
end-white-time = Black ran out of time.
end-black-forfeit = White lost by forfeit.
end-white-forfeit = Black lost by forfeit.
end-unsaid = The record does not say how.
pause-export = Export…
pause-copy-picture = Copy a picture of the board
over-export = Export…
help-copy-picture = Copy a picture of the board
help-export = Export the game or a picture
help-open = Open a file
export-title = Export
export-sgf = SGF
export-psq = PSQ
export-text = Text
export-png = PNG
export-svg = SVG
export-gif = GIF
export-short-sgf = the game
export-short-psq = for Gomocup
export-short-text = the position
export-short-png = a picture
export-short-svg = scalable
export-short-gif = animated
export-about-sgf = The game with all its variations, as every program for Go and Renju reads it.
export-about-psq = The moves of the main line, as engines for five in a row read them.
export-about-text = The board in letters, for a mail or a forum.
export-about-png = A picture of the position.
export-about-svg = A picture of the position that is sharp at any size.
export-about-gif = The game as an animation, move by move.
export-refused-other-game = A .psq has place for five in a row only.
export-refused-setup = A .psq has no place for stones that no move placed.
export-refused-pass = A .psq has no place for a pass.
export-refused-turn = In a .psq the sides move in turn, Black first; here they do not.
export-save-as = Save as…
export-writing = Being written…
export-save = Save in “exports”
export-copy = Copy picture
export-folder = Folder of exports: { $path }
export-lies = Written: { $path }
export-position = Position
export-until = Up to
export-move = Move { $n } of { $of }
export-size = Size
export-pixels = { $n } pixels
export-numbers-none = None
export-numbers-last = On the last move
export-numbers-all = On all stones
export-marks = Marks and last move
export-speed = Speed
export-speed-slow = Slow
export-speed-usual = Usual
export-speed-fast = Fast
waiting-title = Choose a file
waiting-how = The file window of your desktop is open, or opens in a moment.
waiting-here = Choose here instead
files-open = Open a file
files-save = Save the file
files-records = Records of games
files-home = Home
files-documents = Documents
files-downloads = Downloads
files-exports = Exports
files-up = One folder up
files-save-here = Save here: { $name }
files-denied = You may not look into this folder.
files-unreadable = This folder cannot be read.
files-no-records = There is no record of a game in this folder.
files-empty = There is nothing to open in this folder.
files-more = And { $n } more, too many to show.
card-title = A game
card-open = Open
card-rename = Rename…
card-delete = Delete
rename-title = Rename
rename-how = A name for this game:
rename-save = Rename
rename-empty = A name has one letter at least.
rename-character = A name cannot have { $c }
rename-dot = A name cannot begin or end with a dot.
rename-reserved = Some systems keep this name for themselves.
rename-long = This name is too long.
records-open-file = Open a file…
records-recent = Opened lately from elsewhere
records-kept = Kept here
notice-picture-copied = The picture is on the clipboard.
notice-picture-not-copied = The picture could not be put on the clipboard.
notice-no-picture = There is not enough memory for the picture.
notice-not-read = This file cannot be read any more.
notice-renamed = The game has its new name.
notice-name-taken = Another game has this name already.
notice-wrote = Written: { $path }
notice-not-written = { $path } could not be written.
notice-not-written-denied = { $path } could not be written: you have no right to write there.
notice-not-written-full = { $path } could not be written: the disk is full.
notice-not-written-missing = { $path } could not be written: the folder is not there.
notice-not-written-long = The game is too long for an animation.

## Screen readers, and the board in words
board-name = Board
point-black = { $point }, black
point-white = { $point }, white
point-stone = { $point }, stone
point-taken = { $point }, taken
point-star = { $point }, empty, star point
point-empty = { $point }, empty
point-last = { $what }, last move
say-started = A new game on { $lines } lines.
say-taken-back = { $n ->
    [one] One stone taken back.
   *[other] { $n } stones taken back.
}
say-offered = { $point } offered.
say-black = Black { $point }.
say-white = White { $point }.
say-black-captures = { $n ->
    [one] Black { $point } takes one stone.
   *[other] Black { $point } takes { $n } stones.
}
say-white-captures = { $n ->
    [one] White { $point } takes one stone.
   *[other] White { $point } takes { $n } stones.
}
say-pass = pass
say-back = Back
say-open = Open: { $what }
say-more = More: { $what }
say-delete = Delete: { $what }
say-replay-first = To the beginning
say-replay-far-back = Ten moves back
say-replay-back = One move back
say-replay-run = Play by itself, stop
say-replay-on = One move on
say-replay-far-on = Ten moves on
say-replay-last = To the end
say-replay-previous-branch = Variation before
say-replay-next-branch = Next variation
say-replay-speed = Speed
say-replay-menu = Menu
help-board = On the board
rules-board = The board in words
words-last = { $n ->
    [one] One move so far: { $point }.
   *[other] { $n } moves so far, the last one { $point }.
}
words-black = Row { $row }. Black: { $black }.
words-white = Row { $row }. White: { $white }.
words-both = Row { $row }. Black: { $black }. White: { $white }.
words-empty = Row { $first }: empty.
words-empty-rows = Rows { $first } to { $last }: empty.
settings-volume-stones = Stones
settings-volume-signals = Signals
settings-volume-menu = Buttons
# Keys and buttons, and how they are chosen.
settings-confirm = Press twice to place
settings-controls = Keys and buttons
help-choose-controls = Choose keys and buttons
controls-title = Keys and buttons
controls-how = Press a tile, then the key or button that you want. The dots lead to everything else.
controls-move = Cursor and pages
controls-play = Play
controls-record = While a record is looked at
controls-program = Program
controls-pad = Gamepad
controls-sticks = The left stick always moves, the right stick always jumps.
controls-no-key = no key
controls-no-button = no button
controls-reset = Reset all keys and buttons
control-up = Up
control-down = Down
control-left = Left
control-right = Right
control-jump-up = Jump up
control-jump-down = Jump down
control-jump-left = Jump left
control-jump-right = Jump right
control-next-star = To the next star point
control-last-move = To the last move
control-next-threat = To the next threat
control-confirm = Confirm, place a stone
control-back = Back, close
control-pause = Pause, menu
control-tables = Tables; who owns what
control-move-now = Move now; play on instead of counting
control-page-back = Ten moves back
control-page-on = Ten moves on
control-first = To the beginning
control-last = To the end
control-faster = Faster
control-slower = Slower
control-new = New game
control-quit = Quit
control-keys = Keys
control-buttons = Buttons of the gamepad
control-key-add = Add a key
control-button-add = Add a button
control-take = Remove
control-stays = The last one stays
control-vital = Nothing works without this: its last key and its last button stay.
control-reset = Restore the default
control-clear = Remove all
capture-key = Press a key for: { $action }
capture-button = Press a button for: { $action }
capture-key-how = Esc or a click gives up. Ctrl, Alt and Shift count when they are held with another key.
capture-button-how = Esc or a click gives up, and so does waiting.
capture-countdown = { $n ->
    [one] One second left.
   *[other] { $n } seconds left.
}
capture-taken = That already means: { $other }. Press it again to take it from there.
capture-last = That is the last one of: { $other }. It stays there; press another.
capture-unknown = That key cannot be used. Press another.
pad-swap = Swap confirm and back
pad-dead-zone = Stick dead zone
pad-delay = A held direction repeats after
pad-milliseconds = { $n } ms
pad-repeats = Repeat rate
pad-repeats-never = Never
pad-repeats-often = { $n } times a second
pad-seats = Two gamepads: one for each color
notice-turn-of-black = It is Black’s turn: the gamepad connected first.
notice-turn-of-white = It is White’s turn: the gamepad connected second.
notice-no-threat = Nothing is threatened.
prompt-confirm = Place it
prompt-withdraw = Take away

# Buttons and sticks in words, for screen readers.
cap-cross = Cross
cap-circle = Circle
cap-square = Square
cap-triangle = Triangle
cap-pad = D-pad
cap-up = D-pad up
cap-down = D-pad down
cap-left = D-pad left
cap-right = D-pad right
cap-l-stick = Left stick
cap-r-stick = Right stick
control-more = More about: { $action }

# First steps.
lessons-title = First steps
lessons-what = A few minutes on the real board, at your own pace. Try things: a move that is not right is explained and taken back.
lessons-course = { $game }: { $done } of { $all } done
lessons-begin = Begin
lessons-go-on = Go on
lessons-again = Once more from the start
lesson-head = { $game }, step { $n } of { $all }
lesson-hint = Show me
lesson-previous = Back one
lesson-skip = Skip
lesson-next = Next
lesson-again = Once more
lesson-contents = All steps
lesson-finish = Finish
lesson-play-five = Play five in a row now
lesson-play-go = Play Go now
lesson-right = That’s right
lesson-no-pass = In five in a row nobody passes: place a stone.
lesson-hint-place = Try { $point }, where the diamond is.
lesson-hint-pass = Pass: neither side has anything more to gain.
lesson-winner = You passed, and White passed: the game is over. The squares show whose each point is. Who has won?
lesson-winner-wrong = Not quite. Compare the totals in the last line: the larger one wins.
prompt-show = Show
prompt-skip = Skip
prompt-contents = Steps
notice-lessons-damaged = What you did in the first steps could not be read. The old file is kept.

lesson-place-title = Place a stone
lesson-place-task = Stones lie where two lines cross, and stay where they are. Place a black stone on any free crossing.
lesson-place-done = Black and White take turns, a stone each. Who first has five in a row wins: across, down or slanting.
lesson-place-wrong = Choose a crossing that is free.

lesson-three-title = An open three
lesson-three-task = You are Black. Add a stone so that three of yours lie in one line with room at both ends.
lesson-three-done = An open three. Left alone it becomes four with two open ends, and White can stop only one of them.
lesson-three-wrong = That makes no open three yet. Continue the line of your two stones, close to them.

lesson-answer-title = Stop a three
lesson-answer-task = White has an open three. Place your stone so that it cannot become four with two open ends.
lesson-answer-done = Stopped in time. An open three must be answered at once, unless you can make five first.
lesson-answer-wrong = White would now make four with two open ends, and you could stop only one. Block close to the three.

lesson-five-title = Win with five
lesson-five-task = You have four in a row, and one end is still open. Win.
lesson-five-done = Five in a row: you have won! Some rules add to this. In Renju, Black may not make two open threes, two fours or six in a row; the help shows it.
lesson-five-wrong = The row is still four. Look for the free point at its end.

lesson-capture-title = Capture a stone
lesson-capture-task = Stones live by the free points beside them, their liberties. A white stone has a single one left: take it.
lesson-capture-done = Captured. A stone or a chain without liberties is taken off the board and counts for you.
lesson-capture-wrong = That takes nothing. Find the white stone with black on three sides, and close the fourth.

lesson-save-title = Save a stone
lesson-save-task = Now one of your stones has a single liberty: it is in atari. Save it.
lesson-save-done = Safe for now. Extending gives a chain more liberties; so does taking a stone that presses on it.
lesson-save-wrong = White would take your stone next. Give it room, or take one of the stones around it.

lesson-eyes-title = Make two eyes
lesson-eyes-task = Your stones are shut in. Play the one point that divides the room inside into two eyes.
lesson-eyes-done = Two eyes: White cannot fill both at once, so these stones can never be taken.
lesson-eyes-wrong = That leaves room for a single eye, which White can fill in the end. Which point divides the room in two?

lesson-keep-title = Keep your eyes
lesson-keep-task = These stones have two eyes, and it is your move. Play anywhere, or pass, but keep them alive.
lesson-keep-done = Still alive. Your own eyes are the points that you never fill.
lesson-keep-wrong = You filled one of your own eyes. With one eye left, White could take everything.

lesson-count-title = End and count
lesson-count-task = The borders are closed, and neither side has anything more to gain. End the game: pass.
lesson-count-done = That is a whole game of Go: enclose more than the other side. Each free point that you enclose counts, and each stone that you took.
lesson-count-wrong = That stone gains nothing here: inside your own area it costs a point, inside White’s it would be taken. Pass instead.
# The tabs of the settings.
settings-tab-play = Play
settings-tab-look = Look
settings-tab-sound = Sound
settings-tab-controls = Controls
settings-tab-language = Language
settings-tab-access = Access
settings-reset-undo = Undo the reset
settings-volumes = Each kind of sound
settings-language-how = Every word of the program changes at once.
settings-language-system = As the system has it
settings-contrast = High contrast
settings-reader = A screen reader is told all that is on the screen. Nothing has to be turned on for it.
settings-rumble = Vibration
rumble-off = Off
rumble-light = Light
rumble-strong = Strong
control-previous-tab = Previous tab
control-next-tab = Next tab
prompt-tab = Tab
pause-level = Strength of Goishi
pause-level-of-black = Strength of Black
pause-level-of-white = Strength of White
# The levels at which the program has played a game, one after the other.
seat-levels = { $first } → { $then }
welcome-title = Welcome
welcome-how = Press once to begin. All of this can be changed later in the settings.
welcome-begin = Begin
# What stands between whole points and halves: 6.5.
number-point = .
# The field for the name of a file that is saved.
files-name = Another name, if you like
say-panel = Beside the board
# Clocks.
new-time = Time
time-none = No clocks
time-absolute = Main time only
time-japanese = Byo-yomi, Japanese
time-canadian = Byo-yomi, Canadian
time-fischer = Fischer: each move adds time
time-absolute-sentence = Whoever uses it up loses.
time-japanese-sentence = After the main time each move has a period of its own. A period is lost only when it runs out.
time-canadian-sentence = After the main time a number of stones must be placed in each period.
time-fischer-sentence = Time that is not used is saved up.
new-main-time = Main time
new-periods = Number of periods
new-period = Length of a period
new-stones = Stones in a period
new-stones-time = Length of a period
new-increment = Added for each move
new-time-odds = More main time for
odds-even = nobody
odds-black-twice = Black: twice as much
odds-black-four = Black: four times as much
odds-white-twice = White: twice as much
odds-white-four = White: four times as much
time-no-main = none
time-minutes = { $n } min
time-seconds = { $n } s
clock-stones = { $n ->
    [one] 1 stone
   *[other] { $n } stones
}
notice-period = { $n ->
    [one] { $who }: byo-yomi, the last period of { $time }.
   *[other] { $who }: byo-yomi, { $n } periods of { $time }.
}
notice-stones = { $who }: byo-yomi, { $n } stones in { $time }.
say-minutes-left = { $n ->
    [one] One minute left.
   *[other] { $n } minutes left.
}
say-seconds-left = { $n } seconds left.
words-time = { $m } min { $s } s
words-comma = { ", " }
words-clock = { $who }: { $time } left.
words-clock-period = { $n ->
    [one] { $who }: { $time } left in the last period.
   *[other] { $who }: { $time } left in this period, { $n } periods in all.
}
words-clock-stones = { $n ->
    [one] { $who }: { $time } left for 1 stone.
   *[other] { $who }: { $time } left for { $n } stones.
}
settings-clocks = Clocks shown
clocks-both = Both
clocks-own = Only your own
clocks-none = None
settings-unfocused = In the background
unfocused-play-on = Play on
unfocused-stop-clocks = Stop the clocks
unfocused-pause = Pause
pause-give-black = One more minute for Black
pause-give-white = One more minute for White
notice-given-black = Black has one more minute.
notice-given-white = White has one more minute.
replay-clocks = Black { $black } · White { $white }
