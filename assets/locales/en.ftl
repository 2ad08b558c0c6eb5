# Everything Goishi says in English.
# The spaces within sizes and between a number and its unit are no-break spaces (U+00A0).

## Colors and seats
color-black = Black
color-white = White
seat-you = You
seat-black = Black
seat-white = White
seat-first = Player 1
seat-second = Player 2
seat-person = Player
seat-program = Goishi · { $level }
seats-people = Two players
seats-line = { $black } vs. { $white }

## Levels
level-newcomer = Newcomer
level-newcomer-sentence = Sees every five and most fours, but overlooks many a line, above all a slanting one.
level-beginner = Beginner
level-beginner-sentence = Sees every five and nearly every four, and overlooks a line now and then.
level-textbook = Textbook
level-textbook-sentence = Goes by a beginner’s book and never looks ahead.
level-learner = Learner
level-learner-sentence = Knows good shapes, but looks only one move ahead and errs often.
level-casual = Casual
level-casual-sentence = Sees your reply to its move, but little beyond.
level-regular = Regular
level-regular-sentence = Looks a few moves ahead, but sometimes misses a threat.
level-club = Club
level-club-sentence = Looks further ahead and finds short forced wins.
level-tournament = Tournament
level-tournament-sentence = Looks well ahead and errs little.
level-veteran = Veteran
level-veteran-sentence = Follows the best moves as far as it can see.
level-expert = Expert
level-expert-sentence = Reads deeply. Takes up to a second.
level-master = Master
level-master-sentence = Plays its best. Takes five seconds.
# What a level does, and how it did against the one below.
level-measured = { $sentence } It won { $won } of 100 games against { $level }.

## Rules
rule-freestyle = Freestyle
rule-freestyle-sentence = Five or more in a row wins.
rule-standard = Standard
rule-standard-sentence = Exactly five in a row wins; six or more does not.
rule-renju = Renju
rule-renju-sentence = Black wins with exactly five and may not make a double three, double four or overline. White wins with five or more.
rule-caro = Caro
rule-caro-sentence = Exactly five in a row wins, unless blocked at both ends.
rule-caro-overline = Caro, overlines win
rule-caro-overline-sentence = Five in a row wins, unless blocked at both ends; six or more always wins.

new-forbidden = Forbidden moves
forbidden-refused = are refused
forbidden-loses = lose the game

## Openings
opening-free = Free
opening-free-sentence = No opening: Black starts anywhere.
opening-swap = Swap
opening-swap-sentence = One player places three stones, the other chooses a color.
opening-swap2 = Swap2
opening-swap2-sentence = One player places three stones; the other chooses a color, or places two more and hands the choice back.
opening-pro = Pro
opening-pro-sentence = Black starts in the center; Black’s second stone goes outside the central 5 × 5 square.
opening-long-pro = Long Pro
opening-long-pro-sentence = Black starts in the center; Black’s second stone goes outside the central 7 × 7 square.
opening-rif = RIF
opening-rif-sentence = Three stones near the center and a swap; then Black offers two fifth moves.
opening-yamaguchi = Yamaguchi
opening-yamaguchi-sentence = Three stones, a number and a swap; then Black offers that many fifth moves.
opening-soosorv8 = Soosõrv-8
opening-soosorv8-sentence = Three stones and a swap; with the fourth, White sets the number of fifth moves; then another swap.
opening-taraguchi10 = Taraguchi-10
opening-taraguchi10-sentence = A swap after each stone; the fifth goes near the center, or Black offers ten.
task-by = { $who }: { $what }
task-black = place a black stone anywhere.
task-white = place a white stone anywhere.
task-black-center = place a black stone in the center.
task-white-center = place a white stone in the center.
task-black-within = place a black stone inside the { $lines } × { $lines } square.
task-white-within = place a white stone inside the { $lines } × { $lines } square.
task-black-outside = place a black stone outside the { $lines } × { $lines } square.
task-white-outside = place a white stone outside the { $lines } × { $lines } square.
task-color = choose a color.
task-color-or-two = choose a color, or place two more stones.
task-how-many = choose how many fifth moves Black must offer.
task-swap-or-fifths = play the fifth move, offer ten, or swap.
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
answer-two = Place two more stones
answer-one-fifth = Play the fifth move
answer-fifths = { $n ->
    [one] Offer one fifth move
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
new-rule = Rules
new-opening = Opening
new-size = Board
new-size-value = { $lines } × { $lines }
cancel = Cancel

## The panel beside the board
side-rule = { $rule } · { $lines } × { $lines }
card-won = Winner
card-waits = Waiting
card-to-move = To move
card-to-choose = To choose
card-thinking = Thinking · { $seconds } s
state-black = Black to move
state-white = White to move
state-program = Goishi is thinking
hint-answer = Goishi’s advice: { $answer }
state-hint = Looking for a good move…
state-waiting = Goishi is waiting for you
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
state-tables = Point values: Black above, White below
action-go-on = Continue

## Pause
pause-title = Paused
pause-resume = Resume
pause-settings = Settings
pause-help = Rules and controls
pause-draw = Offer a draw
pause-resign = Resign
pause-restart = Start over
pause-leave = Leave game
pause-copy = Copy board as text
pause-tables-show = Show point values
pause-tables-hide = Hide point values

## The end of a match
over-you-won = You win
over-program-won = Goishi wins
over-black-won = Black wins
over-white-won = White wins
over-draw = Draw
over-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
over-rematch = Rematch, colors swapped
over-undo = Undo
over-menu = Menu
end-black-five = Black has five in a row.
end-white-five = White has five in a row.
end-black-overline = Black has more than five in a row.
end-white-overline = White has more than five in a row.
end-black-resignation = White resigned.
end-white-resignation = Black resigned.
end-double-three = Black made a forbidden double three.
end-double-four = Black made a forbidden double four.
end-forbidden-overline = Black made a forbidden overline.
end-draw-forbidden = Every point left is forbidden for Black.
end-black-score = Black wins by { $points } points.
end-black-score-one = Black wins by 1 point.
end-white-score = White wins by { $points } points.
end-white-score-one = White wins by 1 point.
end-draw-score = Both sides have the same score.
end-draw-full = The board is full.
end-draw-agreed = Both sides agreed to a draw.

## Questions: what is asked, a note, and the two answers.
confirm-resign = Resign this game?
confirm-resign-yes = Resign
confirm-resign-no = Play on
confirm-restart = Start over?
confirm-restart-note = The current game stays in Records.
confirm-restart-yes = Start over
confirm-restart-no = Play on
confirm-leave = Leave this game?
confirm-leave-note = You can continue it later.
confirm-leave-yes = Leave
confirm-leave-no = Stay
confirm-quit = Quit Goishi?
confirm-quit-unsaved = This game could not be saved and will be lost. Export it elsewhere or free some space: saving is tried again every few seconds.
confirm-leave-unsaved = This game could not be saved. You can continue it only until you quit.
confirm-restart-unsaved = This game could not be saved and will be lost when you quit.
confirm-quit-note = You can continue this game next time.
confirm-quit-yes = Quit
confirm-quit-no = Stay
confirm-draw = Draw?
confirm-draw-white = White, do you agree to a draw?
confirm-draw-black = Black, do you agree to a draw?
confirm-draw-refused = Goishi would rather play on.
confirm-draw-yes = Agree
confirm-draw-no = Play on

## Typed coordinates
entry-title = Type a point
entry-how = Column and row, for example H8
entry-place = Place a stone
entry-ready = { $point } is free
entry-unreadable = Not a point. Try H8 or hh.

## Refusals and notices
refused-occupied = There is already a stone here.
refused-outside = That is off the board.
refused-zone-center = The first stone goes in the center.
refused-zone-outside = Place this stone inside the marked square.
refused-zone-inside = Place this stone outside the marked square.
refused-offered = This point is already offered.
refused-symmetrical = By symmetry, this point is already offered.
refused-not-offered = Pick one of the numbered stones.
refused-answer-first = Answer the question beside the board first.
refused-double-three = Forbidden for Black: two threes at once.
refused-double-four = Forbidden for Black: two fours at once.
refused-overline = Forbidden for Black: six or more in a row.
refused-suicide = The stone would have no liberties.
refused-ko = Ko: play elsewhere first.
refused-superko = That would repeat an earlier position.
refused-over = The game is over.
refused-not-your-turn = It is not your turn.
notice-nothing-to-undo = Nothing to undo.
notice-nothing-to-redo = Nothing to redo.
notice-theme-damaged = A theme file could not be read and was skipped. The log says why.
notice-settings-damaged = The settings could not be read and were reset. The old file was kept.
notice-language-unknown = Goishi does not know the language in settings.toml. Choose one in the settings.
notice-took-black = Goishi keeps Black.
notice-took-white = Goishi keeps White.
notice-swapped-black = Goishi swaps and takes Black.
notice-swapped-white = Goishi swaps and takes White.
notice-places-two = Goishi places two more stones and lets you choose.
notice-fifths = { $n ->
    [one] Goishi asks for one fifth move.
   *[other] Goishi asks for { $n } fifth moves.
}
notice-copied = Board copied as text.
notice-pad-connected = Gamepad connected.
notice-pad-lost = Gamepad disconnected.
notice-hint-not-now = Hints come only on your turn.
notice-engine-failed = Something went wrong. Goishi played a simple move.

## Settings
settings-title = Settings
settings-theme = Theme
theme-kaya = Kaya wood
theme-night = Night
theme-paper = Paper
theme-high-contrast = High contrast
settings-stones = Stones
stones-natural = Slate and shell
stones-flat = Flat, White outlined
stones-glass = Glass
settings-shifted = Hand-placed stones
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
settings-motion = Reduce motion
settings-language = Language
settings-reset = Reset this page
percent = { $n }%

## Rules and controls
help-title = Rules and controls
help-rules = Black begins. The players take turns placing one stone on a free point; stones never move. A full board is a draw.
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
help-copy = Copy board as text
help-help = Rules and controls
help-full-screen = Full screen
help-mute = Sound on or off

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
help-in-force = Current rules: { $rule }
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

rules-freestyle-intro = The first to make five or more in a row (across, down or diagonally) wins.
rules-freestyle-five-1 = Black has an open three: three in a row, open at both ends. One more stone makes four.
rules-freestyle-five-2 = White ignored it, and now it is an open four. Two points would make five; White can block only one.
rules-freestyle-five-3 = White has blocked one end. The other is still open.
rules-freestyle-five-4 = Five in a row: Black wins.
rules-freestyle-six = More than five wins, too.
rules-freestyle-six-1 = A stone in the gap joins three and two.
rules-freestyle-six-2 = Six in a row: Black wins.
rules-freestyle-fair = Going first is a big advantage. An opening such as Swap2 makes the game fair.

rules-standard-intro = Exactly five in a row wins. Six or more, an overline, is allowed but does not win.
rules-standard-six-1 = A stone in the gap makes six. Black may play there, but does not win.
rules-standard-six-2 = An overline: nobody has won, and the game goes on.
rules-standard-both = A five counts, whatever else the stone makes.
rules-standard-both-1 = This stone makes six across and exactly five diagonally.
rules-standard-both-2 = The five counts: Black wins.
rules-standard-fair = The Gomoku World Championships use this rule, with the Swap2 opening.

rules-renju-intro = Renju offsets the advantage of going first: some moves are forbidden for Black, none for White.
rules-renju-kinds-1 = Black may not play on a triangle. 6 means six or more in a row, 4 two fours at once, 3 two threes at once.
rules-renju-kinds-2 = 6: the stone would join three and two into six, an overline.
rules-renju-kinds-3 = 4: the stone would make two fours. A stone on a ring would complete a five.
rules-renju-kinds-4 = 3: the stone would make two threes. A stone on a ring would make an open four.
rules-renju-exactly = Black wins with exactly five.
rules-renju-five-1 = On this side of the four, Black would make six: forbidden.
rules-renju-five-2 = On the other side, it is exactly five: allowed.
rules-renju-five-3 = Five in a row: Black wins.
rules-renju-free = White wins with five or more, and may make any threes, fours and overlines.
rules-renju-white-1 = White may make two threes at once. With colors reversed, Black could not play here.
rules-renju-white-2 = Two threes: White threatens to make an open four of either.
rules-renju-white-six-1 = White may also join three and two…
rules-renju-white-six-2 = …and wins with six in a row.
rules-renju-opening = Tournaments use openings such as Soosõrv-8 or Taraguchi-10.

rules-forbidden-intro = With one stone, Black may not make an overline, two fours or two threes. In a tournament a forbidden move loses the game; here it is refused, unless you choose otherwise.
rules-forbidden-overline = An overline is six or more in a row.
rules-forbidden-overline-1 = The triangle with a 6 marks the gap between three and two.
rules-forbidden-overline-2 = The stone would make six in a row.
rules-forbidden-fours = A four is one stone short of exactly five. Two fours are forbidden even on one line.
rules-forbidden-fours-1 = On either triangle, a stone would make two fours.
rules-forbidden-fours-2 = One four across, one down. Each ring would complete a five.
rules-forbidden-fours-3 = Here both fours are on one line and share the stones in the middle.
rules-forbidden-threes = A three is one stone short of an open four: four in a row that can become five at either end.
rules-forbidden-threes-1 = On either triangle, a stone would make two threes.
rules-forbidden-threes-2 = Two threes without a gap. A stone on a ring would make an open four.
rules-forbidden-threes-3 = A three may have a gap: a stone in it would make the open four.
rules-forbidden-four-three = A four with a three is allowed, and is how Black usually wins.
rules-forbidden-four-three-1 = This stone makes a four across and a three down.
rules-forbidden-four-three-2 = White must block the four and has no time for the three.
rules-forbidden-four-three-3 = White has blocked it, and Black turns the three into an open four.
rules-forbidden-four-three-4 = White can block only one end.
rules-forbidden-four-three-5 = Five in a row: Black wins.
rules-forbidden-false = What only looks like a three does not count. It is a three if one more stone, not itself forbidden, can make it an open four.
rules-forbidden-false-overline-1 = The column and the row look like two threes, yet Black may play here.
rules-forbidden-false-overline-2 = Black has played, and White has blocked the column. Was the row a three?
rules-forbidden-false-overline-3 = Black makes it four, but on this side the next stone makes six. Only one side makes five: it is not an open four, so the row was not a three.
rules-forbidden-false-nested-1 = Again it looks like two threes: the column, and the row with a gap.
rules-forbidden-false-nested-2 = Only a stone in the gap could make the row an open four, and there it would make six in the other column. So the row is not a three.
rules-forbidden-five = Five comes first: a stone that makes exactly five is never forbidden.
rules-forbidden-five-1 = Six across, but exactly five down: allowed.
rules-forbidden-five-2 = Five in a row: Black wins.
rules-forbidden-trap = White can use this by forcing Black onto a forbidden point.
rules-forbidden-trap-1 = White has a three, blocked at one end, and is to move.
rules-forbidden-trap-2 = White makes a four. Black could block it only here, where it would make two threes.
rules-forbidden-trap-3 = Black had to play elsewhere, and White wins.

rules-caro-intro = Caro is five in a row as played in Vietnam: exactly five wins, unless opposing stones block both ends.
rules-caro-blocked-1 = A stone in the gap makes five, but White blocks both ends.
rules-caro-blocked-2 = A five blocked at both ends does not win: the game goes on.
rules-caro-open = One open end is enough, and the edge of the board does not block.
rules-caro-open-1 = White blocks only one end.
rules-caro-open-2 = Five with an open end: Black wins.
rules-caro-edge-1 = White blocks one end; the other is the edge of the board.
rules-caro-edge-2 = Only stones block, not the edge: Black wins.
rules-caro-six = Six or more does not win.
rules-caro-six-1 = A stone in the gap makes six. Black may play there, but does not win.
rules-caro-six-2 = Six in a row: the game goes on.
rules-caro-overline-intro = Like Caro: five in a row wins, unless opposing stones block both ends.
rules-caro-overline-blocked-1 = A stone in the gap makes five, but White blocks both ends.
rules-caro-overline-blocked-2 = A five blocked at both ends does not win: the game goes on.
rules-caro-overline-six = Six or more wins, whatever is at the ends.
rules-caro-overline-six-1 = White blocks both ends, but the gap makes six.
rules-caro-overline-six-2 = Six in a row: Black wins.

rules-free-intro = No opening: Black begins, and stones may go anywhere.
rules-swap-intro = One player places the first three stones; the other takes the color that looks better. So it pays to place them fairly.
rules-swap2-intro = Like Swap, but the second player may also place two more stones and let the first choose. The Gomoku World Championships begin this way.
rules-swap2-two = The third choice:
rules-pro-intro = Black begins in the center. Black’s second stone has to keep its distance: it goes outside the central 5 × 5 square.
rules-long-pro-intro = Like Pro, but Black’s second stone goes outside the central 7 × 7 square.
rules-rif-intro = The opening of the Renju International Federation until 2008: one of 26 patterns of three stones, a choice of color, and two fifth moves, of which White picks one.
rules-yamaguchi-intro = Like RIF, but whoever places the pattern also says how many fifth moves Black must offer: the better the pattern for Black, the more. World Championships 2009 to 2015.
rules-soosorv-intro = White plays the fourth stone and says how many fifth moves Black must offer, eight at most. Then Black may still swap. World Championships since 2017.
rules-taraguchi-intro = The stones go in squares that grow from 1 × 1 to 9 × 9. After each one, the other player may swap.
rules-taraguchi-ten = After the fourth stone, Black may instead offer ten fifth moves anywhere on the board. Then nobody swaps any more.
rules-fifths = No two offers may be mirror images or rotations of each other. White will pick the one that is worst for Black.

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
rules-do-nothing = The opening is over. White to move.
rules-do-place = { $who ->
    [first] The first player
   *[second] The second player
} places a { $color ->
    [black] black
   *[white] white
} stone { $zone ->
    [center] in the center.
    [within] inside the central { $lines } × { $lines } square.
    [outside] outside the central { $lines } × { $lines } square.
   *[anywhere] anywhere.
}
rules-do-color = { $who ->
    [first] The first player
   *[second] The second player
} chooses a color.
rules-do-color-or-two = { $who ->
    [first] The first player
   *[second] The second player
} takes Black, takes White, or places two more stones.
rules-do-number = { $who ->
    [first] The first player
   *[second] The second player
} says how many fifth moves Black must offer, { $min } to { $max }.
rules-do-swap-or-fifths = { $who ->
    [first] The first player
   *[second] The second player
} plays the fifth stone, swaps, or offers { $n } fifth moves.
rules-do-offer = { $who ->
    [first] The first player
   *[second] The second player
} plays Black and offers { $n } fifth moves.
rules-do-pick = { $who ->
    [first] The first player
   *[second] The second player
} plays White and picks one of them.

## Go: the new game
game-gomoku = Five in a row
game-go = Go
game-line = { $game } · { $rule } · { $lines } × { $lines }
go-japanese-sentence = Territory and prisoners count. Komi 6.5.
go-chinese-sentence = Stones and surrounded points count. Komi 7.5.
go-korean-sentence = Counted like Japanese rules. Komi 6.5.
go-aga-sentence = American rules: stones and surrounded points count. Komi 7.5.
go-new-zealand-sentence = Stones and surrounded points count; a group may take its own last liberty. Komi 7.
go-tromp-taylor-sentence = The shortest rules: stones and surrounded points count; no position may repeat. Komi 7.5.
go-even = None
go-stones = { $n } stones
go-rule-line = { $rule } · komi { $komi }
go-handicap-line = { $rule } · { $n } stones · komi { $komi }
new-rules = Rules
new-handicap = Handicap
new-placement = Handicap stones
placement-fixed = on the usual points
placement-free = where Black likes
state-handicap = { $n ->
    [one] Black places the last handicap stone
   *[other] Black places { $n } handicap stones
}
refused-handicap = Black places the handicap stones first.
new-komi = Komi: points for White
new-size-short = { $lines }
new-size-other = Other
level-newcomer-go = Overlooks captures, above all its own.
level-beginner-go = Overlooks a capture now and then.
level-textbook-go = Captures and saves stones, but looks only one move ahead.
level-learner-go = Sees simple captures, but little beyond.
level-casual-go = Knows simple shapes, but misses many a threat.
level-regular-go = Knows basic shapes, but sometimes misses a threat.
level-club-go = Knows many shapes and fights well.
level-tournament-go = Fights well and counts as it goes.
level-veteran-go = Knows shapes well and reads a little ahead.
level-expert-go = Reads ahead where it counts. Moves quickly.
level-master-go = Plays its best. Takes five seconds.

## Go: play
action-pass = Pass
action-estimate = Estimate
action-estimate-hide = Hide estimate
pause-estimate-show = Show estimate
pause-estimate-hide = Hide estimate
move-pass = pass
hint-pass = Goishi would pass: there is nothing left to gain.
hint-captures = { $point } captures stones
hint-saves = { $point } saves stones from capture
hint-atari = { $point } puts stones in atari
estimate-black = Estimate: Black is ahead by { $points }
estimate-white = Estimate: White is ahead by { $points }
estimate-even = Estimate: even
estimate-wait = Estimating…
notice-program-passes = Goishi passes.
notice-black-passes = Black passes.
notice-white-passes = White passes.
entry-how-go = Column and row, for example Q16
prompt-pass = Pass
help-pass = Pass; agree to the count

## Go: counting
count-wait = Counting…
count-ask = Is the count right?
count-ask-black = Black, is the count right?
count-ask-white = White, is the count right?
count-contested = Goishi disagrees about the bracketed stones.
count-how = Press a group to mark it dead or alive. If you disagree, play on.
count-agree = Agree
count-play-on = Play on
count-stones = Stones
count-prisoners = Prisoners
count-territory = Territory
count-dead = Dead stones
count-komi = Komi
count-bonus = Handicap
count-total = Total
count-black-ahead = Black is ahead by { $points }
count-white-ahead = White is ahead by { $points }
count-even = Both sides have the same score
card-agreed = Agrees
card-undecided = Undecided
prompt-dead = Mark
prompt-agree = Agree
prompt-play-on = Play on
refused-no-stone = There is no stone here to mark.
notice-count-contested = Goishi disagrees. Correct the count, or play on.
## Pages about Go
help-go-head = Go
help-go-sets-head = Rule sets of Go
rules-go-basics = How to play Go
rules-go-capture = Capture and suicide
rules-go-ko = Ko and superko
rules-go-life = Eyes and seki
rules-go-end = Ending the game
rules-go-count = Counting
rules-go-handicap = Handicap and komi

rules-go-basics-intro = Black begins. The players take turns placing one stone on a free point, or pass. Stones never move, but they can be captured. Whoever holds more of the board at the end wins.
rules-go-aim-1 = The end of a game on a small board. Black has walled off the left side, White the right.
rules-go-aim-2 = A small square marks each point that a side holds. Crossed stones cannot be saved any more: they are dead, and their points belong to the other side.
rules-go-basics-liberties = A stone needs free points next to it, along the lines: its liberties. Each is marked with a ring.
rules-go-liberties-1 = In the middle of the board, a stone has four liberties.
rules-go-liberties-2 = At the edge it has three, in the corner two.
rules-go-liberties-3 = Stones of one color that are connected along the lines are a group. They share their liberties.
rules-go-basics-capture = A stone or group without liberties is captured: it is taken off the board.
rules-go-atari-1 = The white stone has one liberty left: it is in atari.
rules-go-atari-2 = Black has taken the last liberty and captured the stone. It is now a prisoner.

rules-go-capture-intro = A group is captured as a whole.
rules-go-chain-1 = Three white stones with a single liberty: one black stone can capture them all.
rules-go-chain-2 = All three are gone.
rules-go-capture-escape = A group in atari can often escape by extending.
rules-go-escape-1 = The white stone is in atari, and it is White’s turn.
rules-go-escape-2 = With a second stone, the group has three liberties.
rules-go-capture-suicide = A move must leave its own group a liberty. Anything else would be suicide, and is forbidden.
rules-go-suicide-1 = Black may not play here: the stone would have no liberties and capture nothing.
rules-go-suicide-2 = Here, too, no point next to it is free. But the white stone above is in atari…
rules-go-suicide-3 = …and is captured. That gives the black stone a liberty, so the move is allowed.
rules-go-capture-allowed = New Zealand and Tromp-Taylor rules allow suicide of two or more stones.
rules-go-suicide-two-1 = Under Japanese rules, as under most, Black may not play here.
rules-go-suicide-two-2 = Under New Zealand rules, Black may…
rules-go-suicide-two-3 = …and both stones are gone. They count as captured by White.
rules-go-suicide-two-4 = Even there, a single stone may not take its own last liberty.

rules-go-ko-intro = Two stones could capture each other forever. The ko rule forbids it: a stone that has just captured a single stone may not be recaptured at once.
rules-go-ko-1 = The white stone in the middle is in atari, and Black may capture it.
rules-go-ko-2 = Black has captured it. Now the black stone is in atari.
rules-go-ko-3 = White may not recapture at once. The board would be as it was before.
rules-go-ko-4 = White first threatens something elsewhere: a ko threat.
rules-go-ko-5 = Black answers it.
rules-go-ko-6 = The board has changed, and White may retake the ko.
rules-go-ko-7 = Now Black may not retake at once.
rules-go-ko-super = Longer cycles can repeat a position, too. Some rule sets forbid that: superko.
rules-go-superko-1 = White adds a second stone to the first…
rules-go-superko-2 = …and together they have one liberty.
rules-go-superko-3 = Black has captured both. Now the black stone is in atari.
rules-go-superko-4 = May White capture it? Under Japanese rules, yes: Black took two stones, so this is not a ko.
rules-go-superko-5 = The board is as it was at the start. This could repeat forever.
rules-go-superko-6 = Under Chinese rules White may not capture: no position may repeat. This is positional superko.
rules-go-superko-7 = Under AGA rules White may: at the start it was White’s turn in this position, now it would be Black’s. This is situational superko.
rules-go-superko-8 = But then White may not start again: this position with Black to move has already occurred.
rules-go-ko-loop = Where only simple ko applies, a triple ko can go on forever. Japanese and Korean players then agree on no result. Here such a game goes on until one side gives way.

rules-go-life-intro = A point that only one side surrounds is an eye. A group with two eyes can never be captured: it is alive.
rules-go-eyes-1 = The black group has two eyes. White has filled every liberty around it.
rules-go-eyes-2 = White may not play in one eye: the stone would have no liberties…
rules-go-eyes-3 = …nor in the other. One move cannot fill both, so Black lives.
rules-go-life-one = A surrounded group with only one eye is dead.
rules-go-one-eye-1 = As long as Black has an outside liberty, White may not play in the eye.
rules-go-one-eye-2 = White fills the outside liberty. The eye is the last one.
rules-go-one-eye-3 = Now a stone in the eye captures the group, so it is allowed.
rules-go-one-eye-4 = The whole group is captured.
rules-go-life-false = An eye is false if the stones around it are not all connected.
rules-go-false-eye-1 = Black seems to have two eyes. But the two stones on the right are in atari: their last liberty is the right eye.
rules-go-false-eye-2 = Black connects them and has filled that eye. One liberty is left: the other eye.
rules-go-false-eye-3 = White has captured them all.
rules-go-life-seki = Two groups can also live side by side without two eyes, because neither side can attack. This is seki.
rules-go-seki-1 = The black group on the left and the white one on the right share two liberties and have no others.
rules-go-seki-2 = If Black plays on one of them, the black group has a single liberty left…
rules-go-seki-3 = …and White captures it. White would lose the other group in the same way.
rules-go-seki-4 = So both leave it as it is. The two unmarked points belong to nobody: they are dame.
rules-go-life-seki-eyes = Rule sets differ about eyes in seki.
rules-go-seki-eyes-1 = Each of the two groups has an eye of its own, and they share one more liberty.
rules-go-seki-eyes-2 = If Black fills it, White captures the black group. White would lose the other one in the same way.
rules-go-seki-eyes-3 = Under Japanese rules, eyes in seki do not count. They are marked with empty squares.
rules-go-seki-eyes-4 = Under Chinese rules, they count like all other points.

rules-go-end-intro = Whoever has nothing left to gain passes. Two passes in a row end play.
rules-go-end-1 = Almost everything is settled. The last gap is at the lower edge.
rules-go-end-2 = White closed it from the right, Black from the left.
rules-go-end-3 = White passes.
rules-go-end-4 = Black passes as well, and play is over.
rules-go-end-5 = Both sides mark the dead stones, those that could not be saved. When they agree, these stones are removed and the points are counted.
rules-go-end-resume = If they disagree about what is dead, they play on to find out.
rules-go-resume-1 = Black thinks this stone is alive and asks to play on. White is to move.
rules-go-resume-2 = White captures it: it was dead.
rules-go-resume-3 = Both pass again. Under Chinese rules, and wherever area counts, the proof cost nothing.
rules-go-resume-4 = Under Japanese rules, White has filled a point of its own territory, and here that loses the game.
rules-go-end-trial = Japanese rules therefore settle such disputes by hypothetical play and then put the stones back. Goishi does not: what is played stays played.

rules-go-count-intro = There are two ways to count. They rarely differ by more than a point, and komi is set to match.
rules-go-count-territory = Territory, as in Japan and Korea: the free points that a side surrounds, and all stones that it captured. A dead stone counts twice, as a prisoner and for the point under it.
rules-go-count-territory-1 = The game from the first page, under Japanese rules. White gets komi for moving second.
rules-go-count-area = Area, as in China and in all other rule sets here: a side’s living stones and the points that they surround. Prisoners do not count.
rules-go-count-area-1 = The same game, under Chinese rules.
rules-go-count-why = A stone in your own territory costs a point when territory counts, and nothing when area counts. A stone on a neutral point gains a point only when area counts: fill those before you pass.

rules-go-handicap-komi = Moving first is worth several points, so White gets komi. The half point in it rules out a draw.
rules-go-handicap-intro = A stronger player can give a weaker one a handicap: black stones on the board before White’s first move.
rules-handicap-stones = { $n } stones. White to move.
rules-go-handicap-bonus = With a handicap, komi is usually half a point. Some rule sets also give White points for the stones.
rules-table-stones = { $n } stones

rules-go-sum = The game from the page on counting, under these rules:
rules-go-sum-territory-1 = Black has made one more move than White.
rules-go-sum-area-1 = Prisoners do not count.
rules-go-sum-draw-1 = Komi is a whole number here, so a game can be drawn.
rules-go-sum-tromp-taylor-1 = With all stones left: both sides touch the same free points, which then belong to nobody.
rules-go-sum-tromp-taylor-2 = With the dead stones removed, by playing on or by agreement.
rules-sum-stones = Living stones
rules-sum-territory = Points held
rules-sum-prisoners = Prisoners
rules-sum-dead = Dead stones
rules-sum-komi = Komi
rules-sum-bonus = Handicap
rules-sum-total = Total

rules-fact-counting = Counting
rules-fact-territory = Territory: surrounded points, but none in seki, and prisoners.
rules-fact-area = Area: living stones and the points they surround, in seki as well.
rules-fact-repetition = Repetition
rules-fact-ko-simple = Simple ko: a single stone may not be recaptured at once. Longer cycles are allowed.
rules-fact-ko-positional = Positional superko: no move may repeat an earlier position.
rules-fact-ko-situational = Situational superko: no move may repeat an earlier position with the same side to move.
rules-fact-suicide = Suicide
rules-fact-suicide-never = Forbidden.
rules-fact-suicide-chains = Allowed for two or more stones.
rules-fact-bonus = Handicap stones
rules-fact-bonus-none = White gets no points for them.
rules-fact-bonus-each = White gets a point for each.
rules-fact-bonus-but-first = White gets a point for each but the first.
rules-fact-resume = Playing on after two passes
rules-fact-resume-in-turn = The side whose turn it is moves first.
rules-fact-resume-opponent = The opponent of the side that asks moves first.
rules-fact-komi = { $komi } points; { $handicap } with a handicap.

rules-go-japanese-intro = The rules of the Nihon Ki-in of 1989.
rules-go-japanese-simple = Simplified here: the players, or Goishi for them, say what is dead; the hypothetical play of the Japanese text, with a ko rule of its own, is left out. A repeated position does not end the game without result, and both sides can never lose.
rules-go-chinese-intro = The rules of the Chinese Weiqi Association of 2002.
rules-go-chinese-simple = Simplified here: no position may repeat, as the text says, while referees end a triple ko without result. We compare both areas; in China one area is compared with half the board, which comes to the same.
rules-go-korean-intro = The rules of the Korea Baduk Association, counted like Japanese rules.
rules-go-korean-simple = Simplified here: they equal the Japanese rules in all but name. Korean rulings on life and death are left out.
rules-go-aga-intro = The rules of the American Go Association of 1991.
rules-go-aga-simple = Simplified here: no stone is handed over for a pass, and White need not pass last. Both exist to make territory counting agree with area counting; here area is counted directly.
rules-go-new-zealand-intro = The rules of the New Zealand Go Society.
rules-go-new-zealand-simple = Simplified here: the text also allows suicide of a single stone. It would leave the board as it was, and is refused.
rules-go-tromp-taylor-intro = The rules of John Tromp and Bill Taylor of 1995: complete in a few sentences, and popular with programs.
rules-go-tromp-taylor-dead = The text removes no stones at the end: capture what you want gone before you pass. To play it that way, mark no stones dead.
rules-go-tromp-taylor-simple = Simplified here: dead stones may be removed by agreement. The text has no komi; the one usual among programs is used. Suicide of a single stone would repeat the board, so the text forbids it, too.

## The puzzle
title-puzzle = Cover the board
puzzle-title = Cover the board
puzzle-what = A stone covers its own point and those next to it. Cover the whole board with as few stones as possible.
puzzle-board = { $board } with { $stones } stones
puzzle-found = { $all ->
    [one] { $found ->
        [0] There is one solution.
       *[other] You found the only solution.
    }
   *[other] { $found } of { $all } different solutions found
}
puzzle-start = Cover { $board }
puzzle-continue = Continue { $board }
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
puzzle-begin = Place a stone: it covers its point and those next to it.
puzzle-go-on = Place the next stone. Press a stone to take it back.
puzzle-spent = { $points ->
    [one] No stones left, and { $points } point is still free: take one back.
   *[other] No stones left, and { $points } points are still free: take one back.
}
puzzle-hint-place = A stone on { $point } is part of a solution.
puzzle-hint-take-back = These stones lead to no solution: take one back.
puzzle-solved = Covered!
puzzle-find-new = A new one: solution { $number }.
puzzle-find-again = Solution { $number }, perhaps turned or mirrored: already in your album.
puzzle-find-plain = Every point is covered.
puzzle-all-found = Your album for this board is full.
puzzle-again = Find another
puzzle-other-board = Another board
puzzle-take-back = Undo
prompt-boards = Boards
prompt-hint = Hint
refused-no-stone-left = No stones left. Take one back first.
notice-puzzle-damaged = The puzzle album could not be read and starts afresh. The old file was kept.

watch-title = Recursion { $board }
watch-begin = The board is empty. Its points will be covered one by one.
watch-place = { $stone ->
    [same] Try { $attempt } of { $attempts } to cover { $takes }: a stone right there.
   *[other] Try { $attempt } of { $attempts } to cover { $takes }: a stone on { $stone }.
}
watch-too-few = { $left ->
    [0] No stones left, but some points are still free: go back.
    [one] { $free } points are free, but the last stone covers { $most } at most: go back.
   *[other] { $free } points are free, but { $left } stones cover { $most } at most: go back.
}
watch-all-tried = Every stone that could cover { $takes } has been tried: go back.
watch-complete = Every point is covered: solution { $n }.
watch-again-found = Every point is covered: solution { $n } again, turned or mirrored.
watch-take-back = Take { $stone } back. Everything with it has been tried.
watch-over = Everything has been tried: { $n ->
    [one] there is one solution.
   *[other] there are { $n } different solutions.
}
watch-rule-1 = Is every point covered? A solution.
watch-rule-2 = More points free than the stones left can cover, five each? Go back.
watch-rule-3 = Some stone must cover the first free point, and at most five can: try each.
watch-rule-4 = Going back means removing the last stone and trying the next.
watch-count = Step { $n } · { $found }
watch-start = Start
watch-run = Continue
watch-pause = Pause
watch-again = Again
watch-step = One step
watch-next = Next solution
watch-rewind = Start over
watch-speed = Speed
watch-slow = Slow
watch-steady = Steady
watch-quick = Quick
watch-fast = Fast
watch-racing = Racing

help-puzzle = Puzzle
rules-puzzle = Cover the board
rules-puzzle-intro = A stone covers its own point and the points next to it along the lines: five in all, four at the edge, three in the corner.
rules-puzzle-takes = Covered points have a tile. A number on it says how many stones cover the point, if more than one.
rules-puzzle-solved = Cover every point with as few stones as possible: seven on 5 × 5. Press a stone to take it back.
rules-puzzle-different = Most boards have more than one solution. Those that only turn or mirror another count once. The album keeps what you find.
rules-puzzle-watch = The recursion shows how a program finds them all: it covers the first free point with each of the five stones that can, one after another, and goes back when too few stones are left.
## Saved games
title-continue = Continue
title-against = Against { $who }
title-turn-you = Your turn
title-turn-program = Goishi’s turn
title-ago-now = A moment ago
title-ago-minutes = { $n ->
    [one] { $n } minute ago
   *[other] { $n } minutes ago
}
title-ago-hours = { $n ->
    [one] { $n } hour ago
   *[other] { $n } hours ago
}
title-ago-days = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
}
title-last = Your last game: { $outcome }
notice-not-saved = This game cannot be saved. Is the disk full?
title-records = Records
records-title = Records
records-waiting = Reading your games…
records-search = Type to search
records-deleted = Deleted · { $n }
records-game = Game
records-all-games = All games
records-opponent = Opponent
records-anyone = Anyone
records-program = Goishi
records-people = People
records-result = Result
records-any-result = Any
records-order = Order
records-newest = Newest first
records-oldest = Oldest first
records-longest = Longest first
records-by-name = By name
records-all = { $n } of { $of } games · Show all
deleted-title = Deleted games
deleted-how = Press a game to restore it. Games stay here until you delete them for good.
deleted-empty = Nothing here. Deleted games come here first.
deleted-when = Deleted on { $date }
deleted-all = Delete all for good…
notice-deleted = Deleted. You can find it under “Deleted”.
notice-restored = Game restored.
confirm-discard = Delete this game for good?
confirm-discard-all = Delete { $n } games for good?
confirm-discard-yes = Delete
confirm-discard-no = Keep
records-empty = No games yet. Every game you play is saved here. To open a file, drop it onto the window or paste it.
records-none = No games match.
records-unreadable = This file cannot be read.
records-other-game = Another game
records-under-way = In progress
records-open = Unfinished
records-when = { $date } · { $moves }
notice-not-changed = The folder of games cannot be changed.
notice-parted = Another window changed this game. Here it continues as a separate game.
notice-open-twice = Goishi is already open in another window. Each keeps its own games.
notice-saved-again = The game is saved again.
notice-settings-not-saved = The settings cannot be saved. Is the disk full?
notice-progress-not-saved = Your progress cannot be saved. Is the disk full?
notice-game-copied = Game copied as SGF.
notice-nothing-to-paste = There is no text on the clipboard.
pause-copy-game = Copy game as SGF
help-copy-game = Copy game as SGF
help-paste = Open a game from the clipboard, in the menu
file-pasted = The clipboard
file-unreadable = { $file } cannot be read.
file-not-played = { $file } holds a game or a board that Goishi does not play.
file-no-game = { $file } holds no game.
file-no-game-line = { $file } holds no game; it makes no sense from line { $line } on.
file-repaired = { $file } is damaged. You see what could be read.
file-repaired-line = { $file } is damaged in { $n ->
    [one] one place
   *[other] { $n } places
}, first in line { $line }. You see what could be read.

## Review
over-review = Review
replay-title = Review
replay-players = { $black } – { $white }
replay-count = Move { $n } of { $all }
replay-move = { $color } { $point }
replay-pass = { $color } passes
replay-standing = { $count } · { $move }
replay-variation = Variation { $n } of { $all }
replay-slow = ½ / s
replay-steady = 1 / s
replay-quick = 2 / s
replay-fast = 4 / s
replay-speed = Moves per second
replay-play-on = Play from here
replay-play-on-how = The game continues in a copy, with all its variations. The record stays as it is.
control-try = Try moves with the cursor
control-remove = Delete this variation
replay-try = Try moves
prompt-try = Try moves
notice-tried-in-copy = The record stays as it is. Your changes are kept in a copy.
notice-main-line-stays = This is the game itself. Only variations can be deleted.
notice-no-pass-here = Nobody can pass here.
confirm-remove = Delete this variation with all its moves?
confirm-remove-yes = Delete
confirm-remove-no = Keep
replay-menu-close = Back to the review
replay-menu-leave = Leave the review
prompt-run = Autoplay
prompt-menu = Menu
prompt-moves = Moves
settings-branches = Undone moves
branches-always = Stay as variations
branches-not-against-program = Forgotten against Goishi
numbers-none = None
numbers-last = { $n ->
    [one] On the last stone
   *[other] On the last { $n } stones
}
numbers-all = On all stones
help-replay = Reviewing a game
help-replay-mouse = Mouse: the wheel over the board steps through the moves; press in the tree to go there.
help-replay-step = One move back or forward
help-replay-far = Ten moves back or forward
help-replay-ends = To the start, to the end
help-replay-branch = Previous or next variation
help-replay-run = Autoplay on or off
help-replay-speed = Faster, slower
help-replay-read = Scroll a comment
help-replay-play-on = Play from here
help-replay-menu = Menu
help-replay-tables = Point values; who owns what
help-replay-back = Back
## Files and exports
end-black-time = White ran out of time.
end-white-time = Black ran out of time.
end-black-forfeit = White forfeited.
end-white-forfeit = Black forfeited.
end-unsaid = The record does not say how.
pause-export = Export…
pause-copy-picture = Copy board as picture
over-export = Export…
help-copy-picture = Copy board as picture
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
export-about-sgf = The game with all its variations, for any Go or Renju program.
export-about-psq = The moves of the main line, for five-in-a-row engines.
export-about-text = The board in letters, for a mail or a forum.
export-about-png = A picture of the position.
export-about-svg = A picture of the position, sharp at any size.
export-about-gif = The game as an animation, move by move.
export-refused-other-game = PSQ files can only hold five in a row.
export-refused-setup = PSQ files cannot hold stones that were not played.
export-refused-pass = PSQ files cannot hold a pass.
export-refused-turn = PSQ files need alternating moves, Black first.
export-save-as = Save as…
export-writing = Saving…
export-save = Save to “exports”
export-copy = Copy picture
export-copy-text = Copy text
export-folder = Folder for exports: { $path }
export-lies = Saved to { $path }
export-position = Position
export-until = Up to
export-move = Move { $n } of { $of }
export-size = Size
export-pixels = { $n } pixels
export-numbers-none = None
export-numbers-last = On the last move
export-numbers-all = On all stones
export-marks = Marks and last move
export-speed = Speed
export-speed-slow = Slow
export-speed-usual = Normal
export-speed-fast = Fast
waiting-title = Choose a file
waiting-how = Your desktop’s file window is open, or about to open.
waiting-here = Choose here instead
files-open = Open a file
files-save = Save the file
files-records = Game records
files-home = Home
files-documents = Documents
files-downloads = Downloads
files-exports = Exports
files-up = Up one folder
files-save-here = Save here: { $name }
files-denied = You are not allowed to see this folder.
files-unreadable = This folder cannot be read.
files-no-records = No game records in this folder.
files-empty = Nothing to open in this folder.
files-more = And { $n } more, too many to show.
card-title = Game
card-open = Open
card-rename = Rename…
card-delete = Delete
rename-title = Rename
rename-how = Name of this game:
rename-save = Rename
rename-empty = A name needs at least one letter.
rename-character = A name cannot contain { $c }
rename-dot = A name cannot begin or end with a dot.
rename-reserved = Some systems reserve this name.
rename-long = This name is too long.
records-open-file = Open a file…
records-recent = Recently opened files
records-kept = Your games
notice-picture-copied = Picture copied.
notice-text-copied = Text copied.
notice-picture-not-copied = The picture could not be copied.
notice-no-picture = There is not enough memory for the picture.
notice-not-read = This file can no longer be read.
notice-renamed = Renamed.
notice-name-taken = Another game already has this name.
notice-wrote = Saved to { $path }
notice-not-written = { $path } could not be saved.
notice-not-written-denied = { $path } could not be saved: you have no permission to write there.
notice-not-written-full = { $path } could not be saved: the disk is full.
notice-not-written-missing = { $path } could not be saved: the folder does not exist.
notice-not-written-long = The game is too long for an animation.

## Screen readers, and the board in words
board-name = Board
point-black = { $point }, black
point-white = { $point }, white
point-stone = { $point }, stone
point-taken = { $point }, covered
point-star = { $point }, empty, star point
point-empty = { $point }, empty
point-last = { $what }, last move
say-started = New game, { $lines } × { $lines }.
say-taken-back = { $n ->
    [one] One stone taken back.
   *[other] { $n } stones taken back.
}
say-offered = { $point } offered.
say-black = Black { $point }.
say-white = White { $point }.
say-black-captures = { $n ->
    [one] Black { $point } captures one stone.
   *[other] Black { $point } captures { $n } stones.
}
say-white-captures = { $n ->
    [one] White { $point } captures one stone.
   *[other] White { $point } captures { $n } stones.
}
say-pass = pass
say-back = Back
say-open = Open: { $what }
say-more = More: { $what }
say-delete = Delete: { $what }
say-restore = Restore: { $what }
say-discard = Delete for good: { $what }
say-replay-first = To the start
say-replay-far-back = Ten moves back
say-replay-back = One move back
say-replay-run = Autoplay
say-replay-stop = Stop autoplay
say-replay-on = One move forward
say-replay-far-on = Ten moves forward
say-replay-last = To the end
say-replay-previous-branch = Previous variation
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
controls-how = Press a tile, then the key or button you want. The dots lead to everything else.
controls-move = Cursor and pages
controls-play = Play
controls-record = Reviewing a game
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
control-tables = Point values; who owns what
control-move-now = Move now; play on instead of counting
control-page-back = Ten moves or a page back
control-page-on = Ten moves or a page forward
control-first = To the start
control-last = To the end
control-faster = Faster
control-slower = Slower
control-new = New game
control-quit = Quit
control-keys = Keys
control-buttons = Gamepad buttons
control-key-add = Add a key
control-button-add = Add a button
control-take = Remove
control-stays = The last one stays
control-vital = Nothing works without this: its last key and its last button stay.
control-reset = Restore default
control-clear = Remove all
capture-key = Press a key for: { $action }
capture-button = Press a button for: { $action }
capture-key-how = Esc or a click cancels. Ctrl, Alt and Shift count only with another key.
capture-button-how = Esc or a click cancels, and so does waiting.
capture-countdown = { $n ->
    [one] One second left.
   *[other] { $n } seconds left.
}
capture-taken = Already used for: { $other }. Press it again to use it here instead.
capture-last = That is the last one for: { $other }. Press another.
capture-unknown = That key cannot be used. Press another.
pad-swap = Swap confirm and back
pad-dead-zone = Stick dead zone
pad-delay = Repeat after
pad-milliseconds = { $n } ms
pad-repeats = Repeat rate
pad-repeats-never = Never
pad-repeats-often = { $n } times a second
pad-seats = Two gamepads: one for each color
notice-turn-of-black = Black’s turn: the gamepad connected first.
notice-turn-of-white = White’s turn: the gamepad connected second.
notice-no-threat = There is no threat.
prompt-confirm = Confirm
prompt-withdraw = Cancel

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
lessons-what = A few minutes on the real board, at your own pace. Try things: a wrong move is explained and taken back.
lessons-course = { $game }: { $done } of { $all } done
lessons-begin = Begin
lessons-go-on = Continue
lessons-again = Start over
lesson-head = { $game }, step { $n } of { $all }
lesson-hint = Show me
lesson-previous = Previous
lesson-skip = Skip
lesson-next = Next
lesson-again = Again
lesson-contents = All steps
lesson-finish = Finish
lesson-play-five = Play five in a row now
lesson-play-go = Play Go now
lesson-right = That’s right
lesson-no-pass = In five in a row nobody passes: place a stone.
lesson-hint-place = Try { $point }, at the diamond.
lesson-hint-pass = Pass: neither side has anything left to gain.
lesson-winner = You and White have passed: the game is over. The squares show who owns each point. Who won?
lesson-winner-wrong = Not quite. Compare the totals in the last line: the larger one wins.
prompt-show = Show
prompt-skip = Skip
prompt-contents = Steps
notice-lessons-damaged = Your progress in the first steps could not be read. The old file was kept.

lesson-place-title = Place a stone
lesson-place-task = Stones go on the points where two lines cross, and stay there. Place a black stone on any free point.
lesson-place-done = Black and White take turns, one stone each. The first to make five in a row (across, down or diagonally) wins.
lesson-place-wrong = Choose a free point.

lesson-three-title = An open three
lesson-three-task = You are Black. Add a stone to make three in a row, with room at both ends.
lesson-three-done = An open three. Left alone, it becomes a four with two open ends, and White can block only one.
lesson-three-wrong = That is not an open three yet. Extend your two stones, and stay close to them.

lesson-answer-title = Stop a three
lesson-answer-task = White has an open three. Keep it from becoming a four with two open ends.
lesson-answer-done = Just in time. Answer an open three at once, unless you can make five first.
lesson-answer-wrong = White would now make a four with two open ends, and you could block only one. Block close to the three.

lesson-five-title = Win with five
lesson-five-task = You have four in a row, and one end is still open. Win.
lesson-five-done = Five in a row: you win! Some rules add to this. In Renju, Black may not make two open threes, two fours or six in a row; the help has more.
lesson-five-wrong = It is still four. Find the free point at the end of the row.

lesson-capture-title = Capture a stone
lesson-capture-task = A stone needs a free point next to it, a liberty. One white stone has only one left: capture it.
lesson-capture-done = Captured. A stone or group without liberties is taken off the board and counts for you.
lesson-capture-wrong = That captures nothing. Find the white stone with Black on three sides, and close the fourth.

lesson-save-title = Save a stone
lesson-save-task = Now one of your stones has a single liberty: it is in atari. Save it.
lesson-save-done = Safe for now. Extending gives a group more liberties; so does capturing a stone next to it.
lesson-save-wrong = White would capture your stone next. Extend it, or capture one of the stones around it.

lesson-eyes-title = Make two eyes
lesson-eyes-task = Your stones are surrounded. Play the one point that divides the space inside into two eyes.
lesson-eyes-done = Two eyes: White cannot fill both at once, so these stones can never be captured.
lesson-eyes-wrong = That leaves a single eye, which White can fill in the end. Which point divides the space in two?

lesson-keep-title = Keep your eyes
lesson-keep-task = These stones have two eyes, and it is your move. Play anywhere, or pass, but keep them alive.
lesson-keep-done = Still alive. Never fill your own eyes.
lesson-keep-wrong = You filled one of your own eyes. With one eye left, White could capture everything.

lesson-count-title = End and count
lesson-count-task = The borders are closed, and neither side has anything left to gain. End the game: pass.
lesson-count-done = That is a whole game of Go: surround more than the other side. Each free point that you surround counts, and each stone that you captured.
lesson-count-wrong = That stone gains nothing: in your own territory it costs a point, in White’s it would be captured. Pass instead.
# The tabs of the settings.
settings-tab-play = Play
settings-tab-look = Look
settings-tab-sound = Sound
settings-tab-controls = Controls
settings-tab-language = Language
settings-tab-access = Access
settings-reset-undo = Undo the reset
settings-volumes = Volume by kind
settings-language-how = The language changes at once.
settings-language-system = System language
settings-contrast = High contrast
settings-reader = Screen readers can read everything on screen. There is nothing to turn on.
settings-rumble = Vibration
rumble-off = Off
rumble-light = Light
rumble-strong = Strong
control-previous-tab = Previous tab
control-next-tab = Next tab
prompt-tab = Tab
pause-level = Goishi’s strength
pause-level-of-black = Black’s strength
pause-level-of-white = White’s strength
# The levels at which the program has played a game, one after the other.
seat-levels = { $first } → { $then }
welcome-title = Welcome
welcome-how = Press Begin. You can change all of this later in the settings.
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
time-japanese = Japanese byo-yomi
time-canadian = Canadian byo-yomi
time-fischer = Fischer: each move adds time
time-absolute-sentence = Run out of time and you lose.
time-japanese-sentence = After the main time, each move has its own period. A period is lost only when it runs out.
time-canadian-sentence = After the main time, each period is for a number of stones.
time-fischer-sentence = Unused time is saved up.
new-main-time = Main time
new-periods = Periods
new-period = Length of a period
new-stones = Stones per period
new-stones-time = Length of a period
new-increment = Added per move
new-time-odds = Time odds
odds-even = none
odds-black-twice = Black: double time
odds-black-four = Black: four times
odds-white-twice = White: double time
odds-white-four = White: four times
time-no-main = none
time-minutes = { $n } min
time-seconds = { $n } s
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
words-time = { $m } min { $s } s
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
notice-given-black = Black gets one more minute.
notice-given-white = White gets one more minute.
replay-clocks = Black { $black } · White { $white }

# Engines of others.
seat-engine = Other engine
state-engine = { $name } is thinking
engines-title = Other engines
engines-none = Any program that speaks the Gomocup protocol or GTP can play here: five in a row by the first, Go by the second.
engines-how = They can be chosen for a new game, like the levels of Goishi.
engines-add = Add an engine…
new-engines = Other engines…
notice-engines-damaged = The list of engines could not be read and starts afresh. The old file was kept.
engine-title = Engine
engine-gomocup = Gomocup · five in a row
engine-gtp = GTP · Go
engine-choose = Choose the program…
engine-command = Command line
engine-command-how = The program and what it is started with; {"{threads}"} and {"{memory}"} stand for the numbers chosen:
engine-name = Name
engine-name-how = What it is called here:
engine-folder = Works in
engine-folder-own = the folder of the program
engine-time = Time for a move without clocks
engine-seconds = { $seconds } s
engine-threads = Threads
engine-memory = Memory
engine-limits-how = An engine is told these limits; whether it keeps them is up to it.
engine-try = Try it
engine-try-how = Starts it, asks who it is, and lets it play two moves.
engine-trying = Trying it …
engine-stop = Stop
engine-passed = It works: { $about }. It played { $moves }.
engine-nameless = an engine without a name
engine-pass = a pass
engine-forget = Forget this engine
engine-forget-no = Keep
engine-forget-yes = Forget
engine-failed = The engine cannot go on
engine-again = Let it try again
engine-program = Goishi plays on
engine-person = A person plays on
engine-not-found = “{ $program }” was not found.
engine-not-executable = The program cannot be started: { $why }
engine-quotation = A quotation mark in the command line has no partner.
engine-no-answer = No answer to “{ $command }” within { $seconds } seconds.
engine-nonsense = It answered “{ $command }” by “{ $said }”, which means nothing here.
engine-refused = It refused “{ $command }”: { $said }
engine-ended = The program has ended by itself, with status { $status }.
engine-killed = The program has crashed (signal { $signal }).
engine-flood = The program writes without end and was stopped.
engine-illegal = It played an illegal move: { $said }
engine-not-set-up = This engine is not set up here.
engine-other-game = This engine does not play this game.
engine-stopped = The trial was stopped.
notice-engine-not-hurried = This engine cannot be told to hurry.
files-program = Choose a program
files-folder = Choose a folder
files-choose-here = Choose this folder
files-no-programs = No programs in this folder.
engine-typed-save = Done
state-engine-waiting = { $name } is waiting for you
notice-engine-passes = The engine passes.
title-turn-engine = The engine’s turn
confirm-draw-engine = An engine cannot be asked about a draw.
notice-engines-not-saved = The list of engines cannot be saved. Is the disk full?

players-title = Players
new-players = Players…
players-how = Whoever sits down may have a name: it stands beside the board and in the saved games, which say how each player has fared.
players-nameless = Without a name
players-add = Add a player
players-solved = At this machine: { $lessons } lessons done, { $solutions } solutions of the puzzle found.
player-new = Player { $n }
player-ranked = { $name } ({ $rank })
player-play = Play
player-results = Games and results
player-name = Name
player-name-how = What the player is called:
player-rank = Rank
player-rank-how = In words of your own, such as 5 kyu or beginner:
player-none = none
player-any = as it comes
player-color = Likes to play
player-level = Against Goishi at
player-likes-how = Play takes this seat and this opponent.
player-start-over = Start results over
player-start-over-note = All games stay where they are, but none played so far counts for { $name } any more.
player-start-over-no = Keep counting
player-start-over-yes = Start over
player-forget = Forget this player
player-forget-note = All games stay where they are, with the name { $name } in them.
player-forget-no = Keep
player-forget-yes = Forget
player-typed-save = Done
notice-players-damaged = The list of players could not be read and starts afresh. The old file was kept.
notice-players-not-saved = The list of players cannot be saved. Is the disk full?
results-none = No games yet
results-none-how = Games count when they have ended with a winner or drawn.
results-total = { $n ->
    [one] One game: { $tally }
   *[other] { $n } games: { $tally }
}
results-n-won = { $n } won
results-n-drawn = { $n } drawn
results-n-lost = { $n } lost
results-mean = { $n ->
    [one] A game takes one move on average.
   *[other] A game takes { $n } moves on average.
}
results-run-won = The last { $n } were won.
results-run-drawn = The last { $n } were drawn.
results-run-lost = The last { $n } were lost.
results-last = The last games, the newest at the end: { $each }
results-won = won
results-drawn = drawn
results-lost = lost
results-by-opponent = By opponent
results-by-rules = By rules
results-by-board = By board
results-by-opening = By opening
results-by-color = By color

seat-follow-equal = Goishi · as strong as you
seat-follow-ahead = Goishi · a step ahead
follow-equal = Now { $level }: your results say { $rating } ± { $deviation } Elo.
follow-equal-unknown = Begins at { $level } and follows your results.
follow-ahead = Now { $level }. Beat it, and it grows.
results-rating = { $game }: { $rating } ± { $deviation } Elo. Nearest is { $level }, at { $strength }.
pause-seats = Who plays…
seats-title = Who plays
seats-how = Whoever is chosen here plays from the next move on.

# The editor.
replay-edit = Edit
new-set-up = Set up a position…
edit-title = Edit
edit-close = Back to the board
edit-done = Finish editing
edit-undo = Undo
edit-redo = Redo
edit-tool = Tool
edit-comment = Comment
edit-comment-how = Ctrl+Enter or Esc keeps the comment.
edit-name = Heading
edit-name-how = A short heading for this place in the record.
edit-label = Text on the point
edit-label-how = The board shows up to four characters.
edit-keep = Keep
edit-turn = To play
edit-promote = Make this the main line
edit-move-up = Move the variation up
edit-move-down = Move the variation down
edit-delete = Delete from here on
edit-clear = Clear the board
edit-rotate = Rotate the board
edit-mirror = Mirror the board
tool-stones = Set up stones
tool-moves = Play moves
tool-triangle = Triangle
tool-square = Square
tool-circle = Circle
tool-cross = Cross
tool-selected = Diamond
tool-letters = Letters
tool-numbers = Numbers
tool-words = Text
tool-arrow = Arrow
tool-line = Line
hand-left = Left button
hand-right = Right button
hands-stones = { $main }: black. { $other }: white, or lift a chain.
hands-moves = { $main }: play the next move.
hands-mark = { $main }: set or remove. { $other }: wipe the point.
hands-lines = { $main }: from point to point. { $other }: wipe the point.
prompt-black = Black
prompt-white = White
prompt-set = Set
prompt-wipe = Wipe
prompt-tool = Tool
help-edit-mouse = Mouse: the left button sets, the right button sets white or wipes; lines can be dragged.
control-edit = Edit the record
control-other = White stone, or wipe a point
control-previous-tool = Previous tool
control-next-tool = Next tool
refused-cannot-stand = A stone cannot stand there.

# What a review of a game says of its moves.
coach-unanswered-four = Leaves a four of { $side } unanswered.
coach-unanswered-three = Leaves an open three of { $side } unanswered.
coach-missed = Missed: { $proof }.
coach-loses = Loses: { $proof }.
coach-punishes = Begins the win.
coach-better = Better (estimated): { $line }.
coach-better-cost = Better (estimated): { $line }. The chance of { $side } goes from { $before } to { $after } %.
coach-better-points = Better (estimated): { $line }. This costs { $side } about { $points } points.
coach-could-save = { $n ->
    [one] The stone at { $point } could have been saved (estimated).
   *[other] The { $n } stones at { $point } could have been saved (estimated).
}
coach-could-take = { $n ->
    [one] The stone of { $side } at { $point } could have been taken (estimated).
   *[other] The { $n } stones of { $side } at { $point } could have been taken (estimated).
}
coach-escape = The last escape of { $side }.
coach-by-fours = { $side } wins in { $n } by fours (proved): { $line }
coach-by-threats = { $side } wins in { $n } by fours and threes (proved): { $line }
coach-by-force = { $side } wins in { $n } by force (proved): { $line }

## What decided a game
review-open = Explain
review-title = What decided it
review-progress = { $n } of { $of } positions
review-left = About { $s ->
    [one] a second
   *[other] { $s } seconds
} to go
review-how = Goishi looks at the game from its end to its beginning. You may leave this page meanwhile.
review-stop = Stop
review-again = Look at it anew
review-go-on = Go on
review-not-playable = This record cannot be played through.
review-failed = Something went wrong with this game.
review-no-moves = There is no move to look at yet.
review-ready = Goishi knows what decided the game.
review-escape = Move { $n } was the last escape of { $loser }. After it { $winner } wins by force (proved).
review-no-escape = { $winner } wins by force from the first move on (proved).
review-unproved = No move before the end was proved to decide the game.
review-win = How the win was forced
made-five = Five
made-open-four = Open four
made-double-four = Two fours
made-four-three = Four and three
made-double-three = Two threes
made-four = Four
made-open-three = Open three
win-forbidden-answer = no answer: { $point } is forbidden
win-in = wins in { $n }
win-no-defense = Every other move loses
win-defenses = { $n ->
    [one] One more defense loses
   *[other] { $n } more defenses lose
}
defense-lost = Instead { $point }: lost in { $n }
defense-by-fours = By fours (proved): { $line }
defense-by-threats = By fours and threes (proved): { $line }
defense-by-force = By force (proved): { $line }
opening-took-better = After { $n } stones { $side } was taken, the better side: { $chance } % (estimated).
opening-took-worse = After { $n } stones { $side } was taken, the worse side: { $chance } % (estimated).
opening-took-even = After { $n } stones { $side } was taken; neither side was better: { $chance } % (estimated).
opening-picked-best = Of { $n } fifth moves { $point } was picked, the best for { $side }: { $chance } % (estimated).
opening-picked-other = Of { $n } fifth moves { $point } was picked; { $other } was better for { $side }: { $best } % instead of { $chance } % (estimated).
review-count = The count at the end
review-kept = { $side }: { $kept } of { $moves } moves kept the value
review-kept-how = Such a move costs less than 5 % of the chance to win, and gives away nothing that was proved.
review-problems = { $n ->
    [one] One place
   *[other] { $n } places
} of the record break the rules and were left out or taken as they are.
review-after-end = { $n ->
    [one] One move
   *[other] { $n } moves
} after the end of the game were not looked at.
review-moments = Key moments
review-no-moments = No move changed the game much.
review-moment = Move { $n }: { $side } { $point }
review-graph-shows = The graph shows
review-graph-black = Black’s chance to win
review-graph-white = White’s chance to win
review-graph-points = Points of Black
review-graph-unknown = Nothing is known of this move. An analysis of it adds it to the graph.
review-chance = Chance of { $side } after move { $n }: { $chance } %
review-chance-ahead = Chance of { $side } after move { $n }: { $chance } %, { $points } points ahead
review-chance-behind = Chance of { $side } after move { $n }: { $chance } %, { $points } points behind
review-largest-opening = Opening: move { $n } cost { $side } most, about { $points } points (estimated).
review-largest-middle-game = Middle game: move { $n } cost { $side } most, about { $points } points (estimated).
review-largest-endgame = Endgame: move { $n } cost { $side } most, about { $points } points (estimated).
review-played = What was played
review-better = What was better
review-goes-on = How it goes on
review-previous = Earlier moment
review-next = Later moment

# The analysis of a position
action-analyze = Analyze
action-analyze-hide = Hide analysis
action-lines = Best moves…
control-analyze = Analysis on or off
analysis-title = Best moves
analysis-wait = Analyzing…
analysis-nothing = Nothing to analyze here
analysis-pass = pass
analysis-chance = { $side } { $chance } %
analysis-chance-ahead = { $side } { $chance } %, { $points } ahead
analysis-chance-behind = { $side } { $chance } %, { $points } behind
analysis-ahead = { $n ->
    [one] one move deep
   *[other] { $n } moves deep
}
analysis-visits = { $n ->
    [one] one position
   *[other] { $n } positions
}
analysis-by-fours = Proved: { $side } wins in { $n } by fours
analysis-by-threats = Proved: { $side } wins in { $n } by fours and threes
analysis-by-force = Proved: { $side } wins in { $n } by force
candidate-chance = { $move }: { $chance } %
candidate-ahead = { $move }: { $chance } %, { $points } ahead
candidate-behind = { $move }: { $chance } %, { $points } behind
candidate-wins = { $move } wins in { $n } (proved)
candidate-loses = { $move } loses in { $n } (proved)
threat-five = { $side } threatens five at { $point }
threat-open-four = { $side } threatens an open four at { $point }
threat-double-four = { $side } threatens two fours at { $point }
threat-four-three = { $side } threatens a four and a three at { $point }
threat-double-three = { $side } threatens two threes at { $point }
threat-four = { $side } threatens a four at { $point }
threat-open-three = { $side } threatens an open three at { $point }
lines-how = Left and right walk along the line, a press plays its first move.
lines-how-walk = Left and right walk along the line.
settings-analysis-matches = Analysis during matches
settings-analysis-time = Analysis ends after
settings-analysis-processors = Analysis with all processor cores
analysis-time-short = 10 seconds
analysis-time-medium = 30 seconds
analysis-time-long = 2 minutes
notice-analysis-off = Analysis during matches is turned off in the settings.
notice-analysis-clocks = There is no analysis while two people play with clocks.
notice-analysis-rated = There is no analysis while the level follows your results.
lines-engine = Looked at by
notice-analyst-failed = The other engine cannot analyze this; Goishi does it.
records-analyzed = { $line }, with analysis

# Teaching
settings-teaching = Teaching while playing
teaching-off = Off
teaching-gentle = Gentle
teaching-strict = Strict
teach-title = Take it back?
teach-take-back = Take it back
teach-show = Take it back, and show me where to look
teach-keep = Keep it
teach-how = A hint tells more each time: where to look, the point, and how it goes on.
teach-missed-five = You could have made five.
teach-overlooked-four = { $side } has four in a row: its next stone makes five.
teach-overlooked-three = { $side } has an open three: its next stone makes a four that cannot be stopped.
teach-loses = { $side } can now win by force, in { $n } moves (proved).
teach-missed-win = You had a forced win, in { $n } moves (proved), and it is gone.
teach-costs-chance = Your chance to win falls from { $before } to { $after } % (estimated).
teach-costs-points = This costs you about { $points } points (estimated).
hint-where = Look around here. Another hint shows the point.

## Problems: moments of a game to try

review-try = Try it
problem-title = Instead of move { $n }
problem-head = Problem { $n } of { $all }
problem-five = { $side } to play: make five.
problem-win = { $side } to play: find the forced win, in { $n } moves.
problem-escape = { $side } to play: find a move after which { $other } cannot win by force.
problem-keep = { $side } to play: find a move that keeps the chance to win, { $chance } % (estimated).
problem-keep-ahead = { $side } to play: find a move after which { $side } stays about { $points } points ahead (estimated).
problem-keep-behind = { $side } to play: find a move after which { $side } falls no further back than about { $points } points (estimated).
problem-judged = Goishi looks at it…
problem-go-on = That’s right. Go on.
problem-line = The numbered stones show how it could go on.
problem-void = No better move was known: there is nothing to find here after all.
problem-previous = Previous problem
problem-next = Next problem
problem-finish = Back to the game
problem-solved-win = { $side } has won.
problem-solved-escape = { $side } has no forced win that Goishi can find.
problem-solved-keep = That is as good as the best move known.
problem-helped = It counts as solved when you find it without help.
problem-not-judged = This stone could not be judged.
notice-problems-damaged = The list of solved problems could not be read. The old file was kept.
notice-experience-damaged = The experience of the program could not be read. The old file was kept.
results-problems = { $n ->
    [one] One problem solved
   *[other] { $n } problems solved
}
