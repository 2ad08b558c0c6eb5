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
opening-free-sentence = No opening: Black begins where he likes.
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

## Title
title-what = Five in a row
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
pause-resume = Go on
pause-settings = Settings
pause-help = Rules and controls
pause-draw = Offer a draw
pause-resign = Resign
pause-restart = Start over
pause-leave = Leave the game
pause-copy = Copy the board as text
pause-tables-show = Show the number tables
pause-tables-hide = Hide the number tables

## The end of a match
over-you-won = You win
over-program-won = Goishi wins
over-black-won = Black wins
over-white-won = White wins
over-draw = A draw
over-moves = { $n ->
    [one] after { $n } move
   *[other] after { $n } moves
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
end-draw-full = The board is full.
end-draw-agreed = Both sides agreed to a draw.

## Questions
confirm-title = One moment
confirm-resign = Do you resign this game?
confirm-restart = Start this game over? The stones on the board are lost.
confirm-leave = Leave this game? The stones on the board are lost.
confirm-quit = Quit in the middle of a game?
confirm-draw-white = White, do you agree to a draw?
confirm-draw-black = Black, do you agree to a draw?
confirm-draw-refused = Goishi would rather play on.
confirm-play-on = Play on
confirm-no = No
confirm-yes = Yes

## Typed coordinates
entry-title = Type a point
entry-how = h8, or hh for column and row
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
refused-over = The game is over.
refused-not-your-turn = It is not your turn.
notice-nothing-to-undo = There is nothing to take back.
notice-nothing-to-redo = There is nothing to play again.
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
settings-look = Look
settings-theme = Theme
theme-kaya = Kaya wood
theme-night = Night
theme-paper = Paper
theme-high-contrast = High contrast
settings-coordinates = Coordinates
coordinates-renju = A–O and 1–15
coordinates-letters = a–o both ways
coordinates-numbers = 1–15 both ways
coordinates-off = Off
settings-numbers = Move numbers
settings-forbidden = Mark forbidden points
settings-full-screen = Full screen
settings-sound = Sound
settings-volume = Volume
settings-mute = Mute
settings-mute-unfocused = Mute in the background
settings-access = Reading and motion
settings-text = Text size
settings-motion = Reduced motion
settings-language = Language
settings-reset = Reset all
percent = { $n } %

## Rules and controls
help-title = Rules and controls
help-rules = Black begins. The sides place one stone in turn on a free point; stones never move. A full board is a draw.
help-controls = Controls
help-mouse = Mouse: press and release on a point to place a stone; slide off to cancel.
help-move = Move the cursor
help-jump = Jump to a star line
help-place = Place a stone
help-undo = Undo
help-redo = Redo
help-hint = Hint
help-tables = Number tables
help-move-now = Move now
help-type = Type a point
help-pause = Pause, back
help-copy = Copy the board as text
help-help = This page
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
