# Goishi の日本語の文字のすべて。

## 石の色と席
color-black = 黒
color-white = 白
seat-you = あなた
seat-black = 黒番
seat-white = 白番
seat-first = プレイヤー1
seat-second = プレイヤー2
seat-person = プレイヤー
seat-program = Goishi · { $level }
seats-people = 二人で対局
seats-line = { $black } 対 { $white }

## 強さ
level-newcomer = はじめて
level-newcomer-sentence = 五は必ず、四もたいてい見えますが、斜めの筋などをよく見落とします。
level-beginner = 見習い
level-beginner-sentence = 五と四はほぼ見えますが、ときどき筋を見落とします。
level-textbook = 教本
level-textbook-sentence = 入門書どおりに打ち、先は読みません。
level-learner = 入門
level-learner-sentence = よい形は知っていますが、一手先しか読まず、よく間違えます。
level-casual = 初級
level-casual-sentence = 次の一手は見えますが、その先はほとんど読みません。
level-regular = 常連
level-regular-sentence = 数手先まで読みますが、ときどき狙いを見落とします。
level-club = 中級
level-club-sentence = もう少し先まで読み、短い追い詰めなら見つけます。
level-tournament = 大会
level-tournament-sentence = よく読み、間違いはわずかです。
level-veteran = 熟練
level-veteran-sentence = よい手を読めるところまで読みます。
level-expert = 上級
level-expert-sentence = 深く読みます。一手に一秒まで。
level-master = 名人
level-master-sentence = 五秒かけて、読めるだけ読みます。
# What a level does, and how it did against the one below.
level-measured = { $sentence }{ $level }との百局で{ $won }勝。

## ルール
rule-freestyle = 禁手なし
rule-freestyle-sentence = 五つ以上並べば勝ちです。
rule-standard = 標準
rule-standard-sentence = ちょうど五つで勝ち。六つ以上は勝ちになりません。
rule-renju = 連珠
rule-renju-sentence = 黒はちょうど五つで勝ち、三々・四々・長連は禁手です。白は五つ以上で勝ち、禁手はありません。
rule-caro = カロ
rule-caro-sentence = ちょうど五つで勝ち。ただし両端を相手に止められた五は勝ちになりません。
rule-caro-overline = カロ（長連も勝ち）
rule-caro-overline-sentence = 五つで勝ち。ただし両端を止められた五は無効。六つ以上はいつでも勝ちです。

new-forbidden = 黒の禁手
forbidden-refused = 打てない
forbidden-loses = 打つと負け

## 開局規定
opening-free = 自由
opening-free-sentence = 開局規定なし。黒は好きな点から始めます。
opening-swap = Swap
opening-swap-sentence = 一人が三つ置き、もう一人が黒白を選びます。
opening-swap2 = Swap2
opening-swap2-sentence = 一人が三つ置き、相手は黒白を選ぶか、もう二つ置いて選択を返します。
opening-pro = Pro
opening-pro-sentence = 黒は天元から。黒の二つ目は中央 5 × 5 の外に打ちます。
opening-long-pro = Long Pro
opening-long-pro-sentence = 黒は天元から。黒の二つ目は中央 7 × 7 の外に打ちます。
opening-rif = RIF ルール
opening-rif-sentence = 中央付近に三つ置き、黒白の交替のあと、黒が五手目を2題提示します。
opening-yamaguchi = 山口ルール
opening-yamaguchi-sentence = 三つ置いて題数を宣言し、黒白の交替のあと、黒がその数だけ五手目を提示します。
opening-soosorv8 = Soosõrv-8
opening-soosorv8-sentence = 三つ置いて交替可。白が四手目を打って題数を宣言し、もう一度交替できます。
opening-taraguchi10 = Taraguchi-10
opening-taraguchi10-sentence = 一手ごとに交替可。五手目は中央付近に一つ打つか、10題提示します。
task-by = { $who }：{ $what }
task-black = 黒石を好きな点に置いてください。
task-white = 白石を好きな点に置いてください。
task-black-center = 黒石を天元に置いてください。
task-white-center = 白石を天元に置いてください。
task-black-within = 黒石を { $lines } × { $lines } の中に置いてください。
task-white-within = 白石を { $lines } × { $lines } の中に置いてください。
task-black-outside = 黒石を { $lines } × { $lines } の外に置いてください。
task-white-outside = 白石を { $lines } × { $lines } の外に置いてください。
task-color = 黒白を選んでください。
task-color-or-two = 黒白を選ぶか、もう二つ置いてください。
task-how-many = 黒が提示する五手目の題数を宣言してください。
task-swap-or-fifths = 五手目を打つか、10題提示するか、交替してください。
task-offer = 五手目を{ $n }題提示してください（提示済み{ $made }題）。
task-pick = 提示された五手目から一つ選んでください。
answer-number = 五手目の題数
answer-say = { $n }題
answer-black = 黒のまま
answer-black-swap = 交替して黒番
answer-white = 白のまま
answer-white-swap = 交替して白番
answer-two = もう二つ置く
answer-one-fifth = 五手目を打つ
answer-fifths = { $n }題提示する

## 囲碁のルール
go-japanese = 日本ルール
go-chinese = 中国ルール
go-korean = 韓国ルール
go-aga = AGA ルール
go-new-zealand = ニュージーランドルール
go-tromp-taylor = トロンプ・テイラールール

## タイトル
title-what = 五目並べと囲碁
title-play = 対局する
title-new = 新しい対局
title-settings = 設定
title-help = ルールと操作
title-quit = 終了

## 新しい対局
new-title = 新しい対局
new-start = 対局開始
new-rule = ルール
new-opening = 開局規定
new-size = 盤
new-size-value = { $lines } × { $lines }
cancel = 取り消し

## 盤の横のパネル
side-rule = { $rule } · { $lines } × { $lines }
card-won = 勝ち
card-waits = 待機中
card-to-move = 手番
card-to-choose = 選択中
card-thinking = 考慮中 · { $seconds }秒
state-black = 黒番です
state-white = 白番です
state-program = Goishi が考えています
hint-answer = Goishi の助言：{ $answer }
state-hint = 良い手を探しています…
state-waiting = Goishi が待っています
hint-plain = { $point } が最善のようです
hint-five = { $point } で五連
hint-open-four = { $point } で達四
hint-double-four = { $point } で四々
hint-four-three = { $point } で四三
hint-double-three = { $point } で三々
hint-four = { $point } で四
hint-open-three = { $point } で三
action-undo = 待った
action-redo = やり直す
action-hint = ヒント
action-pause = 一時停止
action-move-now = すぐ打たせる
state-tables = 点数表：上が黒、下が白
action-go-on = 続ける

## 一時停止
pause-title = 一時停止
pause-resume = 続ける
pause-settings = 設定
pause-help = ルールと操作
pause-draw = 引き分けを提案
pause-resign = 投了する
pause-restart = 最初から
pause-leave = 対局を中断
pause-copy = 盤を文字でコピー
pause-tables-show = 点数表を表示
pause-tables-hide = 点数表を隠す

## 終局
over-you-won = あなたの勝ち
over-program-won = Goishi の勝ち
over-black-won = 黒の勝ち
over-white-won = 白の勝ち
over-draw = 引き分け
over-moves = { $n }手
over-rematch = 黒白を替えて再戦
over-undo = 待った
over-menu = メニュー
end-black-five = 黒が五連を作りました。
end-white-five = 白が五連を作りました。
end-black-overline = 黒が長連を作りました。
end-white-overline = 白が長連を作りました。
end-black-resignation = 白が投了しました。
end-white-resignation = 黒が投了しました。
end-double-three = 黒が三々の禁手を打ちました。
end-double-four = 黒が四々の禁手を打ちました。
end-forbidden-overline = 黒が長連の禁手を打ちました。
end-draw-forbidden = 残りの点はすべて黒の禁点です。
end-black-score = 黒の{ $points }目勝ち。
end-black-score-one = 黒の1目勝ち。
end-white-score = 白の{ $points }目勝ち。
end-white-score-one = 白の1目勝ち。
end-draw-score = 双方同点の持碁です。
end-draw-full = 盤が埋まりました。
end-draw-agreed = 双方が引き分けに合意しました。

## 確認
confirm-resign = 投了しますか。
confirm-resign-yes = 投了する
confirm-resign-no = 打ち続ける
confirm-restart = 最初から打ち直しますか。
confirm-restart-note = この対局は棋譜に残ります。
confirm-restart-yes = 打ち直す
confirm-restart-no = 打ち続ける
confirm-leave = 対局を中断しますか。
confirm-leave-note = あとで続きを打てます。
confirm-leave-yes = 中断する
confirm-leave-no = 打ち続ける
confirm-quit = 終了しますか。
confirm-quit-unsaved = この対局は保存できておらず、終了すると失われます。別の場所に書き出すか、空きを作ってください。数秒ごとに保存を試みます。
confirm-leave-unsaved = この対局は保存できていないため、続きを打てるのは終了するまでです。
confirm-restart-unsaved = この対局は保存できておらず、終了すると失われます。
confirm-quit-note = 次に起動したとき続きを打てます。
confirm-quit-yes = 終了する
confirm-quit-no = 打ち続ける
confirm-draw = 引き分け
confirm-draw-white = 白番の方、引き分けにしますか。
confirm-draw-black = 黒番の方、引き分けにしますか。
confirm-draw-refused = Goishi は打ち続けたいようです。
confirm-draw-yes = 同意する
confirm-draw-no = 打ち続ける

## 座標の入力
entry-title = 座標を入力
entry-how = 列と行（例：H8）
entry-place = 石を置く
entry-ready = { $point } は空いています
entry-unreadable = 座標を入力してください（例：H8）。

## 打てないときとお知らせ
refused-occupied = そこにはもう石があります。
refused-outside = 盤の外です。
refused-zone-center = 最初の石は天元に置きます。
refused-zone-outside = 印の枠の中に置いてください。
refused-zone-inside = 印の枠の外に置いてください。
refused-offered = この点はもう提示されています。
refused-symmetrical = 提示済みの点と対称です。
refused-not-offered = 番号の付いた石から選んでください。
refused-answer-first = 先に盤の横の質問に答えてください。
refused-double-three = 黒の禁手です：三々。
refused-double-four = 黒の禁手です：四々。
refused-overline = 黒の禁手です：長連。
refused-suicide = 呼吸点がないので打てません（着手禁止点）。
refused-ko = コウです。先によそへ打ってください。
refused-superko = 前と同じ盤面に戻るので打てません。
refused-over = 対局は終わっています。
refused-not-your-turn = あなたの手番ではありません。
notice-nothing-to-undo = 戻せる手がありません。
notice-nothing-to-redo = やり直せる手がありません。
notice-settings-damaged = 設定を読めなかったので初期化しました。元のファイルは残してあります。
notice-language-unknown = settings.toml の言語には対応していません。設定で選んでください。
notice-took-black = Goishi は黒のままです。
notice-took-white = Goishi は白のままです。
notice-swapped-black = Goishi は交替して黒番です。
notice-swapped-white = Goishi は交替して白番です。
notice-places-two = Goishi はもう二つ置き、選択をあなたに任せます。
notice-fifths = Goishi の宣言：五手目{ $n }題。
notice-copied = 盤を文字でコピーしました。
notice-pad-connected = ゲームパッドを接続しました。
notice-pad-lost = ゲームパッドが切断されました。
notice-hint-not-now = ヒントはあなたの手番に出せます。
notice-engine-failed = エンジンに不具合があり、簡単な手を打ちました。

## 設定
settings-title = 設定
settings-theme = テーマ
theme-kaya = 榧（かや）
theme-night = 夜
theme-paper = 紙
theme-high-contrast = ハイコントラスト
settings-coordinates = 座標
coordinates-usual = 文字と数字
coordinates-letters = 縦横 a–o
coordinates-numbers = 縦横 1–15
coordinates-off = なし
settings-numbers = 手数
settings-forbidden = 禁点を表示
settings-atari = アタリの石を表示
settings-full-screen = 全画面
settings-volume = 音量
settings-mute = 消音
settings-mute-unfocused = 背面では消音
settings-text = 文字の大きさ
settings-motion = 動きを減らす
settings-language = 言語
settings-reset = このページを初期化
percent = { $n }%

## ルールと操作
help-title = ルールと操作
help-rules = 黒が先番です。交互に空いた点へ石を一つ置き、置いた石は動かしません。盤が埋まれば引き分けです。
help-controls = 操作
help-mouse = マウスや指：点の上で押して離すと石を置きます。外へずらすと取り消しです。
help-move = カーソルを動かす
help-jump = 星の線へジャンプ
help-place = 石を置く
help-undo = 待った
help-redo = やり直す
help-hint = ヒント
help-move-now = すぐ打たせる
help-type = 座標を入力
help-pause = 一時停止、戻る
help-copy = 盤を文字でコピー
help-help = ルールと操作
help-full-screen = 全画面
help-mute = 音の入切

## 操作の案内
prompt-help = ヘルプ
prompt-pause = 一時停止
prompt-back = 戻る
prompt-place = 打つ
prompt-undo = 待った
prompt-choose = 選ぶ
prompt-press = 決定
prompt-full-screen = 全画面

## ルールのページ
help-in-force = 現在のルール：{ $rule }
help-rules-head = 五目並べ
help-openings-head = 開局規定
prompt-read = 読む
prompt-step = 次へ
rules-controls = キーとボタン
rules-forbidden = 禁手
rules-free = 自由
rules-swap = Swap
rules-swap2 = Swap2
rules-pro = Pro
rules-long-pro = Long Pro
rules-rif = RIF ルール
rules-yamaguchi = 山口ルール
rules-soosorv = Soosõrv-8
rules-taraguchi = Taraguchi-10

rules-freestyle-intro = 縦・横・斜めのどれかに、先に五つ並べた方の勝ちです。
rules-freestyle-five-1 = 黒に三があります。三つ並び、両端が空いています。あと一つで達四です。
rules-freestyle-five-2 = 白が受けなかったので達四になりました。五になる点が二つあり、白は片方しか止められません。
rules-freestyle-five-3 = 白が片方を止めました。もう片方が残っています。
rules-freestyle-five-4 = 五連。黒の勝ちです。
rules-freestyle-six = 六つ以上でも勝ちです。
rules-freestyle-six-1 = 間に打つと、三つと二つがつながります。
rules-freestyle-six-2 = 六つ並びました。黒の勝ちです。
rules-freestyle-fair = 先番がとても有利です。Swap2 などの開局規定を使うと公平になります。

rules-standard-intro = ちょうど五つ並べた方の勝ちです。六つ以上（長連）は打てますが、勝ちにはなりません。
rules-standard-six-1 = 間に打つと六つになります。黒は打てますが、勝ちではありません。
rules-standard-six-2 = 長連です。勝ちにならず、対局は続きます。
rules-standard-both = 同じ一手でほかに何ができても、五は五です。
rules-standard-both-1 = この石で横は六つ、斜めはちょうど五つになります。
rules-standard-both-2 = 五ができたので、黒の勝ちです。
rules-standard-fair = 五目並べの世界選手権は、このルールと Swap2 で行われます。

rules-renju-intro = 連珠は先番の有利を禁手で打ち消します。黒には打てない手があり、白にはありません。
rules-renju-kinds-1 = 三角の点に黒は打てません。6 は長連、4 は四々、3 は三々です。
rules-renju-kinds-2 = 6：三つと二つがつながって六つになります。長連です。
rules-renju-kinds-3 = 4：四が二つできます。丸の点に打てば、それぞれ五になります。
rules-renju-kinds-4 = 3：三が二つできます。丸の点に打てば達四になります。
rules-renju-exactly = 黒はちょうど五つで勝ちです。
rules-renju-five-1 = 四のこちら側に打つと六つになるので禁手です。
rules-renju-five-2 = 反対側ならちょうど五つなので打てます。
rules-renju-five-3 = 五連。黒の勝ちです。
rules-renju-free = 白は五つ以上で勝ち、三々も四々も長連も自由です。
rules-renju-white-1 = 白は三々を打てます。黒白が逆なら、黒はここに打てません。
rules-renju-white-2 = 三が二つ。白は次にどちらかを達四にする狙いです。
rules-renju-white-six-1 = 白は三つと二つをつなぐこともでき…
rules-renju-white-six-2 = …六つ並べて勝ちます。
rules-renju-opening = 公式戦は Soosõrv-8 や Taraguchi-10 などの開局規定で始まります。

rules-forbidden-intro = 黒は一手で三々、四々、長連を作れません。公式戦では禁手を打つと負けです。ここでは打てませんが、負けにする設定もあります。
rules-forbidden-overline = 長連は六つ以上の並びです。
rules-forbidden-overline-1 = 6 の三角は、三つと二つの間です。
rules-forbidden-overline-2 = ここに打つと六つ並びます。
rules-forbidden-fours = あと一つでちょうど五になる並びが四です。四を同時に二つ作るのが四々で、一直線上でも禁手です。
rules-forbidden-fours-1 = どちらの三角に打っても四が二つできます。
rules-forbidden-fours-2 = 四が横に一つ、縦に一つ。丸の点はそれぞれ五になる点です。
rules-forbidden-fours-3 = 二つの四が一直線上にあり、真ん中の石を共有しています。
rules-forbidden-threes = あと一つで達四になる並びが三です。達四は、両端のどちらでも五になる四です。
rules-forbidden-threes-1 = どちらの三角に打っても三が二つできます。
rules-forbidden-threes-2 = 切れ目のない三が二つ。丸の点に打てば達四です。
rules-forbidden-threes-3 = 飛び三もあります。間に打てば達四です。
rules-forbidden-four-three = 四と三が一つずつの四三は禁手ではなく、黒の主な勝ち方です。
rules-forbidden-four-three-1 = この石で、横に四、縦に三ができます。
rules-forbidden-four-three-2 = 白は三を受ける余裕がなく、四を止めるしかありません。
rules-forbidden-four-three-3 = 白が四を止め、黒は三を達四にします。
rules-forbidden-four-three-4 = 白は片方しか止められません。
rules-forbidden-four-three-5 = 五連。黒の勝ちです。
rules-forbidden-false = 三に見えても、達四にできなければ三ではありません。禁手でない一手で達四にできるものだけが三です。
rules-forbidden-false-overline-1 = 縦と横で三々に見えますが、黒はここに打てます。
rules-forbidden-false-overline-2 = 黒が打ち、白が縦を止めました。横は三だったでしょうか。
rules-forbidden-false-overline-3 = 黒が四にしましたが、こちら側の次は六つになります。五になるのは片側だけで達四ではなく、横は三ではありませんでした。
rules-forbidden-false-nested-1 = また三々に見えます。縦の三と、横の飛び三です。
rules-forbidden-false-nested-2 = 横を達四にできるのは間の点だけで、そこは別の縦の列で長連になります。だから横は三ではありません。
rules-forbidden-five = 五が最優先です。ちょうど五になる手は決して禁手になりません。
rules-forbidden-five-1 = 横は六つですが、縦がちょうど五つなので打てます。
rules-forbidden-five-2 = 五連。黒の勝ちです。
rules-forbidden-trap = 白は、黒を禁点に追い込んで勝つこともできます。
rules-forbidden-trap-1 = 白に片端を止められた三があり、白番です。
rules-forbidden-trap-2 = 白が四を作りました。止める点はここだけですが、三々になります。
rules-forbidden-trap-3 = 黒はよそに打つしかなく、白の勝ちです。

rules-caro-intro = カロはベトナムの五目並べです。ちょうど五つで勝ちですが、両端に相手の石があると勝ちになりません。
rules-caro-blocked-1 = 間に打つと五つですが、両端に白があります。
rules-caro-blocked-2 = 両端を止められた五は勝ちにならず、対局は続きます。
rules-caro-open = 片端が空いていれば十分で、盤の端は止めたことになりません。
rules-caro-open-1 = 白は片端だけにあります。
rules-caro-open-2 = 片端の空いた五。黒の勝ちです。
rules-caro-edge-1 = 片端に白、もう片端は盤の端です。
rules-caro-edge-2 = 止めるのは石だけで、盤の端ではありません。黒の勝ちです。
rules-caro-six = 六つ以上は勝ちになりません。
rules-caro-six-1 = 間に打つと六つになります。黒は打てますが、勝ちではありません。
rules-caro-six-2 = 六つ並びましたが、対局は続きます。
rules-caro-overline-intro = カロと同じく五つで勝ちですが、両端に相手の石があると勝ちになりません。
rules-caro-overline-blocked-1 = 間に打つと五つですが、両端に白があります。
rules-caro-overline-blocked-2 = 両端を止められた五は勝ちにならず、対局は続きます。
rules-caro-overline-six = 六つ以上は、両端がどうであれ勝ちです。
rules-caro-overline-six-1 = 両端に白がありますが、間に打つと六つになります。
rules-caro-overline-six-2 = 六つ並びました。黒の勝ちです。

rules-free-intro = 開局規定なし。黒が先番で、どの石も自由に置けます。
rules-swap-intro = 仮先が最初の三つを置き、仮後が有利と見た色を取ります。だから公平に置くのが得策です。
rules-swap2-intro = Swap と同じですが、仮後はもう二つ置いて、黒白の選択を仮先に任せることもできます。五目並べの世界選手権の開局規定です。
rules-swap2-two = 三つ目の選択：
rules-pro-intro = 黒は天元から始め、二つ目は離して、中央 5 × 5 の外に打ちます。
rules-long-pro-intro = Pro と同じですが、黒の二つ目は中央 7 × 7 の外です。
rules-rif-intro = 国際連珠連盟（RIF）の2008年までの開局規定です。26の珠型から一つを示し、相手が黒白を選び、五手目2題のうち一つを白が選びます。
rules-yamaguchi-intro = RIF ルールと同じですが、珠型を示す人が五手目の題数も宣言します。黒に有利な珠型ほど題数を多くします。2009年から2015年の世界選手権の規定です。
rules-soosorv-intro = 白は四手目を打ち、五手目の題数を8題までで宣言します。そのあと黒はもう一度交替できます。2017年からの世界選手権の規定です。
rules-taraguchi-intro = 石を置く範囲が 1 × 1 から 9 × 9 へ広がり、一手ごとに相手は交替できます。
rules-taraguchi-ten = 四手目のあと、黒は盤のどこにでも五手目を10題提示することもできます。その後の交替はありません。
rules-fifths = 回転や裏返しで同じになる点は提示できません。白はもちろん、黒に最も不利な点を選びます。

rules-first-player = 仮先
rules-second-player = 仮後
rules-done-then = { $done }{ $next }
rules-did-swap = { $who ->
    [first] 仮先が交替します。
   *[second] 仮後が交替します。
}
rules-did-keep = { $who ->
    [first] 仮先は
   *[second] 仮後は
}{ $color ->
    [black] 黒のままにします。
   *[white] 白のままにします。
}
rules-did-number = { $who ->
    [first] 仮先が
   *[second] 仮後が
}{ $n }題と宣言します。
rules-do-nothing = 開局は終わり、白番です。
rules-do-place = { $who ->
    [first] 仮先が
   *[second] 仮後が
}{ $color ->
    [black] 黒石
   *[white] 白石
}を{ $zone ->
    [center] 天元に置きます。
    [within] 中央 { $lines } × { $lines } の中に置きます。
    [outside] 中央 { $lines } × { $lines } の外に置きます。
   *[anywhere] 好きな点に置きます。
}
rules-do-color = { $who ->
    [first] 仮先が
   *[second] 仮後が
}黒白を選びます。
rules-do-color-or-two = { $who ->
    [first] 仮先が
   *[second] 仮後が
}黒を取るか、白を取るか、もう二つ置きます。
rules-do-number = { $who ->
    [first] 仮先が
   *[second] 仮後が
}五手目の題数を { $min } から { $max } の間で宣言します。
rules-do-swap-or-fifths = { $who ->
    [first] 仮先が
   *[second] 仮後が
}五手目を打つか、交替するか、五手目を{ $n }題提示します。
rules-do-offer = { $who ->
    [first] 仮先が
   *[second] 仮後が
}黒番で、五手目を{ $n }題提示します。
rules-do-pick = { $who ->
    [first] 仮先が
   *[second] 仮後が
}白番で、その中から一つ選びます。

## 囲碁：新しい対局
game-gomoku = 五目並べ
game-go = 囲碁
game-line = { $game } · { $rule } · { $lines }路
go-japanese-sentence = 地とアゲハマで計算。コミ6目半。
go-chinese-sentence = 盤上の石と地を数えます。コミ7目半。
go-korean-sentence = 日本ルールと同じ数え方です。コミ6目半。
go-aga-sentence = アメリカのルール。石と地を数えます。コミ7目半。
go-new-zealand-sentence = 石と地を数え、二子以上の自殺手も打てます。コミ7目。
go-tromp-taylor-sentence = 最も短いルール。石と地を数え、同じ盤面には戻れません。コミ7目半。
go-even = 互先
go-stones = { $n }子
go-rule-line = { $rule } · コミ { $komi }
go-handicap-line = { $rule } · { $n }子 · コミ { $komi }
new-rules = ルール
new-handicap = 置石
new-placement = 置石の場所
placement-fixed = 定位置
placement-free = 自由
state-handicap = 黒が置石をあと{ $n }子置きます
refused-handicap = 黒が先に置石を置きます。
new-komi = コミ（白に加える目数）
new-size-short = { $lines }
new-size-other = その他
level-newcomer-go = 取れる石も、取られそうな石もよく見落とします。
level-beginner-go = ときどき取れる石を見落とします。
level-textbook-go = 石を取り、石を助けます。読むのは一手先までです。
level-learner-go = 目の前の石の取り合いは見えますが、その先はほとんど読みません。
level-casual-go = やさしい形は知っていますが、狙いをよく見落とします。
level-regular-go = 基本の形は知っていますが、ときどき狙いを見落とします。
level-club-go = 多くの形を知り、よく戦います。
level-tournament-go = よく戦い、形勢も数えます。
level-veteran-go = 形をよく知り、少し先まで読みます。
level-expert-go = 大事なところを読み、すぐに打ちます。
level-master-go = 五秒かけて、読めるだけ読みます。

## 囲碁：対局
action-pass = パス
action-estimate = 形勢判断
action-estimate-hide = 形勢を隠す
pause-estimate-show = 形勢を表示
pause-estimate-hide = 形勢を隠す
move-pass = パス
hint-pass = Goishi ならパスします。得になる手はありません。
hint-captures = { $point } で石を取れます
hint-saves = { $point } で石を助けます
hint-atari = { $point } でアタリ
estimate-black = 形勢：黒が{ $points }目リード
estimate-white = 形勢：白が{ $points }目リード
estimate-even = 形勢：互角
estimate-wait = 形勢を判断しています…
notice-program-passes = Goishi がパスしました。
notice-black-passes = 黒がパスしました。
notice-white-passes = 白がパスしました。
entry-how-go = 列と行（例：Q16）
prompt-pass = パス
help-pass = パス、計算に同意

## 囲碁：計算
count-wait = 計算しています…
count-ask = この計算でよいですか。
count-ask-black = 黒番の方、この計算でよいですか。
count-ask-white = 白番の方、この計算でよいですか。
count-contested = 括弧の石の死活に、Goishi は異議があります。
count-how = 石を押すと死活が切り替わります。異議があれば打ち続けます。
count-agree = 同意する
count-play-on = 打ち続ける
count-stones = 石
count-prisoners = アゲハマ
count-territory = 地
count-dead = 死に石
count-komi = コミ
count-bonus = 置石の分
count-total = 合計
count-black-ahead = 黒が{ $points }目リード
count-white-ahead = 白が{ $points }目リード
count-even = 同点です
card-agreed = 同意
card-undecided = 未同意
prompt-dead = 死活
prompt-agree = 同意
prompt-play-on = 打ち続ける
refused-no-stone = そこには死活を決める石がありません。
notice-count-contested = Goishi は同意しません。死活を直すか、打ち続けてください。
## 囲碁のページ
help-go-head = 囲碁
help-go-sets-head = 囲碁のルール
rules-go-basics = 囲碁の打ち方
rules-go-capture = 石の取り方と着手禁止点
rules-go-ko = コウとスーパーコウ
rules-go-life = 眼とセキ
rules-go-end = 終局
rules-go-count = 数え方
rules-go-handicap = 置碁とコミ

rules-go-basics-intro = 黒が先番です。交互に線の交点へ石を一つ置くか、パスをします。石は動きませんが、取られることがあります。最後に盤を多く占めた方の勝ちです。
rules-go-aim-1 = 小さな盤の終局図です。黒は左側を、白は右側を囲いました。
rules-go-aim-2 = 小さな四角は、囲った側の地です。バツ印の石はもう助からない死に石で、その点は相手の地になります。
rules-go-basics-liberties = 石には、線に沿って隣り合う空点が必要です。これを呼吸点（ダメ）といい、丸で示します。
rules-go-liberties-1 = 盤の中ほどでは、石の呼吸点は四つです。
rules-go-liberties-2 = 辺では三つ、隅では二つです。
rules-go-liberties-3 = 線に沿って隣り合う同じ色の石はつながり、呼吸点を共有します。
rules-go-basics-capture = 呼吸点のなくなった石は、つながった石ごと取られ、盤から除かれます。
rules-go-atari-1 = 白石の呼吸点はあと一つ。アタリです。
rules-go-atari-2 = 黒が最後の呼吸点をふさぎ、石を取りました。取った石がアゲハマです。

rules-go-capture-intro = つながった石は、まとめて取られます。
rules-go-chain-1 = 白三子の呼吸点は一つだけ。黒の一手で全部取れます。
rules-go-chain-2 = 三子ともなくなりました。
rules-go-capture-escape = アタリの石は、伸びて助かることがよくあります。
rules-go-escape-1 = 白石がアタリで、白番です。
rules-go-escape-2 = 伸びると呼吸点が三つになりました。
rules-go-capture-suicide = 打ったあと、自分の石に呼吸点が残らなければなりません。残らない手は自殺手で、着手禁止です。
rules-go-suicide-1 = 黒はここに打てません。呼吸点がなく、何も取れないからです。
rules-go-suicide-2 = ここも隣に空点はありません。しかし上の白石はアタリで…
rules-go-suicide-3 = …取られます。黒石に呼吸点ができるので、打てます。
rules-go-capture-allowed = ニュージーランドとトロンプ・テイラーのルールでは、二子以上の自殺手が打てます。
rules-go-suicide-two-1 = 日本ルールなど多くのルールでは、黒はここに打てません。
rules-go-suicide-two-2 = ニュージーランドルールでは打てて…
rules-go-suicide-two-3 = …黒二子がなくなり、白が取ったことになります。
rules-go-suicide-two-4 = 一子だけの自殺手は、ニュージーランドルールでも打てません。

rules-go-ko-intro = 互いに一子を取り返し続けられる形がコウです。一子を取ったばかりの石は、すぐには取り返せません。
rules-go-ko-1 = 真ん中の白石はアタリで、黒は取れます。
rules-go-ko-2 = 黒が取りました。今度は黒石がアタリです。
rules-go-ko-3 = 白はすぐには取れません。元の盤面に戻ってしまいます。
rules-go-ko-4 = 白はまずよそで、受けのいる手を打ちます。コウ立てです。
rules-go-ko-5 = 黒が受けます。
rules-go-ko-6 = 盤面が変わったので、白はコウを取れます。
rules-go-ko-7 = 今度は黒がすぐには取り返せません。
rules-go-ko-super = もっと長い手順で元の盤面に戻ることもあります。これをスーパーコウで禁じるルールもあります。
rules-go-superko-1 = 白が石の隣にもう一子打ち…
rules-go-superko-2 = …二子の呼吸点は一つです。
rules-go-superko-3 = 黒が二子を取りました。今度は黒石がアタリです。
rules-go-superko-4 = 白は取れるでしょうか。日本ルールでは取れます。黒が取ったのは二子なのでコウではありません。
rules-go-superko-5 = 最初の盤面に戻りました。いつまでも繰り返せます。
rules-go-superko-6 = 中国ルールでは白は取れません。同じ盤面には戻れないからです。同形再現の禁止です。
rules-go-superko-7 = AGA ルールでは取れます。同じ盤面でも、最初は白番、今度は黒番だからです。手番も同じときだけ禁止されます。
rules-go-superko-8 = しかし白はもう一度繰り返せません。この盤面の黒番は、もう現れています。
rules-go-ko-loop = 普通のコウだけのルールでは、三コウは終わりなく続きます。日本や韓国では双方の合意で無勝負とします。ここではどちらかが譲るまで続きます。

rules-go-life-intro = 一方だけに囲まれた点が眼です。二眼ある石は決して取られず、生きています。
rules-go-eyes-1 = 黒石には二眼があります。白は周りの呼吸点をすべてふさぎました。
rules-go-eyes-2 = 白は一方の眼に打てません。呼吸点がないからです…
rules-go-eyes-3 = …もう一方にも打てません。一手で両方はふさげないので、黒は生きています。
rules-go-life-one = 囲まれて一眼しかない石は、死に石です。
rules-go-one-eye-1 = 外に呼吸点があるうちは、白は眼に打てません。
rules-go-one-eye-2 = 白が外の呼吸点をふさぎました。眼が最後の呼吸点です。
rules-go-one-eye-3 = 今度は眼に打つと石を取れるので、打てます。
rules-go-one-eye-4 = 黒石は丸ごと取られました。
rules-go-life-false = 周りの石がつながっていない眼は、欠け眼です。
rules-go-false-eye-1 = 黒は二眼に見えます。しかし右の二子はアタリで、最後の呼吸点は右の眼です。
rules-go-false-eye-2 = 黒がつなぐと、その眼は埋まります。残る呼吸点はもう一つの眼だけです。
rules-go-false-eye-3 = 白が全部取りました。
rules-go-life-seki = 二眼がなくても、互いに手を出せずに生きることがあります。セキです。
rules-go-seki-1 = 左の黒と右の白は二つの呼吸点を共有し、ほかに呼吸点がありません。
rules-go-seki-2 = 黒がその一つに打つと、自分の呼吸点が一つになり…
rules-go-seki-3 = …白に取られます。白から打っても同じです。
rules-go-seki-4 = だから双方そのままにします。印のない二点はどちらの地でもないダメです。
rules-go-life-seki-eyes = セキの中の眼の扱いは、ルールによって違います。
rules-go-seki-eyes-1 = 双方に眼が一つずつあり、呼吸点をもう一つ共有しています。
rules-go-seki-eyes-2 = 黒がふさぐと、白に取られます。白からも同じです。
rules-go-seki-eyes-3 = 日本ルールではセキの眼は数えません。中が空の四角で示します。
rules-go-seki-eyes-4 = 中国ルールでは、ほかの点と同じに数えます。

rules-go-end-intro = 得になる手がなくなったらパスをします。双方が続けてパスをすると終局です。
rules-go-end-1 = ほとんど決まりました。最後のすき間は下辺です。
rules-go-end-2 = 白は右から、黒は左からふさぎました。
rules-go-end-3 = 白がパス。
rules-go-end-4 = 黒もパスし、終局です。
rules-go-end-5 = 双方で助からない石に印を付けます。合意したら盤から除き、計算します。
rules-go-end-resume = 死活の意見が合わなければ、打ち続けて確かめます。
rules-go-resume-1 = 黒はこの石を生きと見て、続行を求めます。白番です。
rules-go-resume-2 = 白が取りました。死に石でした。
rules-go-resume-3 = また双方がパス。中国ルールのように面積を数えるルールでは、確かめても損はありません。
rules-go-resume-4 = 日本ルールでは、白は自分の地を一目埋めて損をし、この碁は負けになります。
rules-go-end-trial = そのため日本ルールでは、死活を仮の打ち合いで確かめ、あとで石を戻します。Goishi はこれを行わず、打った石はそのまま残ります。

rules-go-count-intro = 数え方は二つあります。違いは普通一目以内で、コミもそれに合わせてあります。
rules-go-count-territory = 地の計算（日本・韓国）：囲った空点と、取った石を数えます。死に石は、石とその下の点で二目になります。
rules-go-count-territory-1 = 最初のページの碁を、日本ルールで数えます。後手の白はコミをもらいます。
rules-go-count-area = 面積の計算（中国など、ここのほかのルール）：生きている石と、囲った空点を数えます。アゲハマは数えません。
rules-go-count-area-1 = 同じ碁を、中国ルールで数えます。
rules-go-count-why = 自分の地に打つと、地の計算では一目の損、面積の計算では損になりません。ダメは面積の計算でだけ得になるので、パスの前に詰めておきます。

rules-go-handicap-komi = 先手は数目の得です。そこで白はコミをもらいます。半目が付けば引き分けはありません。
rules-go-handicap-intro = 力の差があるときは、白の一手目の前に黒石を盤に置いておきます。置碁です。
rules-handicap-stones = { $n }子。次は白番です。
rules-go-handicap-bonus = 置碁のコミは普通半目です。置石の分を白に加えるルールもあります。
rules-table-stones = { $n }子

rules-go-sum = 数え方のページの碁を、このルールで：
rules-go-sum-territory-1 = 黒が白より一手多く打っています。
rules-go-sum-area-1 = アゲハマは数えません。
rules-go-sum-draw-1 = ここではコミが整数なので、引き分けがあります。
rules-go-sum-tromp-taylor-1 = 石を全部残すと、双方の石が同じ空点に接し、その点は誰のものでもありません。
rules-go-sum-tromp-taylor-2 = 打って、または合意で死に石を除いた場合。
rules-sum-stones = 生きた石
rules-sum-territory = 囲った点
rules-sum-prisoners = アゲハマ
rules-sum-dead = 死に石
rules-sum-komi = コミ
rules-sum-bonus = 置石の分
rules-sum-total = 合計

rules-fact-counting = 数え方
rules-fact-territory = 地：セキを除く囲った点と、取った石。
rules-fact-area = 面積：生きた石と囲った点。セキも含みます。
rules-fact-repetition = 同形
rules-fact-ko-simple = 普通のコウ：一子をすぐには取り返せません。長い循環は許されます。
rules-fact-ko-positional = 同形再現の禁止：前に現れた盤面には戻れません。
rules-fact-ko-situational = 手番を含む同形再現の禁止：同じ手番で同じ盤面には戻れません。
rules-fact-suicide = 自殺手
rules-fact-suicide-never = 禁止。
rules-fact-suicide-chains = 二子以上なら打てます。
rules-fact-bonus = 置石
rules-fact-bonus-none = 白への加点はありません。
rules-fact-bonus-each = 一子につき白に1目加えます。
rules-fact-bonus-but-first = 最初の一子を除き、一子につき白に1目加えます。
rules-fact-resume = パスのあとの続行
rules-fact-resume-in-turn = 手番の側が先に打ちます。
rules-fact-resume-opponent = 求めた側の相手が先に打ちます。
rules-fact-komi = { $komi }目、置碁では{ $handicap }目。

rules-go-japanese-intro = 1989年の日本囲碁規約です。
rules-go-japanese-simple = 簡略化：死に石は双方（または Goishi）が示し、規約にある専用のコウ規定による死活の確認は行いません。同形が現れても無勝負にならず、両負けもありません。
rules-go-chinese-intro = 中国囲碁協会の2002年の規則です。
rules-go-chinese-simple = 簡略化：条文どおり同じ盤面には戻れませんが、審判は三コウを無勝負とすることがあります。ここでは双方の面積を比べます。中国では一方の面積を盤の半分と比べますが、結果は同じです。
rules-go-korean-intro = 大韓囲碁協会のルールです。日本ルールと同じに数えます。
rules-go-korean-simple = 簡略化：名前のほかは日本ルールと同じです。韓国独自の死活の判定は省いてあります。
rules-go-aga-intro = 1991年のアメリカ囲碁協会のルールです。
rules-go-aga-simple = 簡略化：パスで石を渡さず、白が最後にパスする必要もありません。どちらも地の計算と面積の計算を一致させるためのもので、ここでは初めから面積を数えます。
rules-go-new-zealand-intro = ニュージーランド囲碁協会のルールです。
rules-go-new-zealand-simple = 簡略化：条文は一子の自殺手も許しますが、盤面が変わらないので打てません。
rules-go-tromp-taylor-intro = ジョン・トロンプとビル・テイラーの1995年のルール。数行で完結し、プログラムによく使われます。
rules-go-tromp-taylor-dead = 条文では終局で石を除きません。除きたい石はパスの前に取ります。そのとおりに打つには、死に石の印を付けないでください。
rules-go-tromp-taylor-simple = 簡略化：合意で死に石を除けます。条文にコミはないので、プログラムで標準のコミを使います。一子の自殺手は同形になるので、条文でも打てません。

## パズル
title-puzzle = 盤を覆う
puzzle-title = 盤を覆う
puzzle-what = 石は自分の点と隣の点を覆います。できるだけ少ない石で盤をすべて覆ってください。
puzzle-board = { $board }、石{ $stones }個
puzzle-found = { $all ->
    [1] { $found ->
        [0] 解は一つです。
       *[other] ただ一つの解を見つけました。
    }
   *[other] 解{ $all }個のうち{ $found }個を発見
}
puzzle-start = { $board } を覆う
puzzle-continue = { $board } を続ける
puzzle-watch = 再帰を見る
puzzle-watch-short = 再帰
puzzle-boards = 盤
puzzle-clear = 最初から
puzzle-left = 残り石{ $stones }個 · 空き{ $points }点
puzzle-begin = 石を置いてください。その点と隣の点を覆います。
puzzle-go-on = 次の石を置いてください。石を押すと戻せます。
puzzle-spent = 石を使い切りましたが、まだ{ $points }点空いています。石を一つ戻してください。
puzzle-hint-place = { $point } の石は解の一部です。
puzzle-hint-take-back = この置き方では解けません。石を一つ戻してください。
puzzle-solved = 完成！
puzzle-find-new = 新しい解です（解 { $number }）。
puzzle-find-again = 解 { $number } と同じです（回転や裏返しも同じ解です）。もうアルバムにあります。
puzzle-find-plain = すべての点を覆いました。
puzzle-all-found = この盤のアルバムは完成です。
puzzle-again = 別の解を探す
puzzle-other-board = 別の盤
puzzle-take-back = 石を戻す
prompt-boards = 盤
prompt-hint = ヒント
refused-no-stone-left = 石を使い切りました。先に一つ戻してください。
notice-puzzle-damaged = パズルのアルバムを読めなかったので、新しく始めます。元のファイルは残してあります。

watch-title = 再帰 { $board }
watch-begin = 盤は空です。これから一点ずつ覆っていきます。
watch-place = { $stone ->
    [same] { $takes } を覆う手 { $attempt }/{ $attempts }：その点に石を置きます。
   *[other] { $takes } を覆う手 { $attempt }/{ $attempts }：{ $stone } に石を置きます。
}
watch-too-few = { $left ->
    [0] 石を使い切り、まだ空いた点があります。戻ります。
    [1] 空きは{ $free }点、最後の石で覆えるのは{ $most }点まで。戻ります。
   *[other] 空きは{ $free }点、残り{ $left }個の石で覆えるのは{ $most }点まで。戻ります。
}
watch-all-tried = { $takes } を覆える石はすべて試しました。戻ります。
watch-complete = すべての点を覆いました：解 { $n }。
watch-again-found = すべての点を覆いました。解 { $n } の回転か裏返しです。
watch-take-back = { $stone } を戻します。その先はすべて試しました。
watch-over = すべて試しました。解は{ $n }種類です。
watch-rule-1 = すべての点を覆ったか。覆ったなら解です。
watch-rule-2 = 空きが、残りの石で覆える数（一つ五点）より多いか。多ければ戻ります。
watch-rule-3 = 最初の空点はどれかの石で覆うはずで、候補は五つまで。順に試します。
watch-rule-4 = 戻るとは、最後の石を外して次を試すことです。
watch-count = 手順 { $n } · { $found }
watch-start = 開始
watch-run = 続ける
watch-pause = 一時停止
watch-again = もう一度
watch-step = 一手進める
watch-next = 次の解
watch-rewind = 最初から
watch-speed = 速さ
watch-slow = ゆっくり
watch-steady = 普通
watch-quick = 速め
watch-fast = 速い
watch-racing = 最速

help-puzzle = パズル
rules-puzzle = 盤を覆う
rules-puzzle-intro = 石は自分の点と、線に沿って隣り合う点を覆います。全部で五点、辺では四点、隅では三点です。
rules-puzzle-takes = 覆った点にはタイルが付きます。二つ以上の石が覆う点には、その数が出ます。
rules-puzzle-solved = 最も少ない石ですべての点を覆ってください。5 × 5 では七つです。石を押すと戻せます。
rules-puzzle-different = 多くの盤には解がいくつもあります。回転や裏返しで同じものは一つと数えます。見つけた解はアルバムに残ります。
rules-puzzle-watch = 再帰は、プログラムがすべての解を見つける様子です。最初の空点を覆える五つの石を順に試し、残りの石が足りなくなれば戻ります。
## 保存した対局
title-continue = 続きから
title-against = 相手：{ $who }
title-turn-you = あなたの番です
title-turn-program = Goishi の番です
title-ago-now = たった今
title-ago-minutes = { $n } 分前
title-ago-hours = { $n } 時間前
title-ago-days = { $n } 日前
title-last = 盤上は前回の対局です。{ $outcome }
notice-not-saved = この対局を保存できません。ディスクがいっぱいかもしれません。
title-records = 棋譜
records-title = 棋譜
records-waiting = 棋譜を読み込んでいます…
records-search = 入力して検索
records-deleted = 削除済み · { $n }
records-game = ゲーム
records-all-games = すべて
records-opponent = 相手
records-anyone = すべて
records-program = Goishi
records-people = 人
records-result = 結果
records-any-result = すべて
records-order = 並び順
records-newest = 新しい順
records-oldest = 古い順
records-longest = 手数の多い順
records-by-name = 名前順
records-all = { $of }局中{ $n }局 · すべて表示
deleted-title = 削除した対局
deleted-how = 対局を押すと元に戻ります。完全に削除するまで、ここに残ります。
deleted-empty = 何もありません。削除した対局は、まずここに入ります。
deleted-when = 削除日 { $date }
deleted-all = すべて完全に削除…
notice-deleted = 削除しました。「削除済み」にあります。
notice-restored = 対局を元に戻しました。
confirm-discard = この対局を完全に削除しますか。
confirm-discard-all = { $n }局を完全に削除しますか。
confirm-discard-yes = 削除
confirm-discard-no = 残す
records-empty = まだ棋譜がありません。打った対局は自動でここに残ります。ほかの棋譜ファイルは、ウィンドウにドロップするか貼り付けてください。
records-none = 該当する棋譜はありません。
records-unreadable = このファイルは読めません。
records-other-game = ほかのゲーム
records-under-way = 対局中
records-open = 打ち掛け
records-when = { $date } · { $moves }
notice-not-changed = 棋譜のフォルダーを変更できません。
notice-parted = 別のウィンドウがこの対局を変更しました。こちらは別の対局として続きます。
notice-open-twice = Goishi は別のウィンドウでも開いています。対局はそれぞれ別に保存されます。
notice-saved-again = 対局を再び保存できました。
notice-settings-not-saved = 設定を保存できません。ディスクの空きを確かめてください。
notice-progress-not-saved = 進み具合を保存できません。ディスクの空きを確かめてください。
notice-game-copied = 棋譜を SGF でコピーしました。
notice-nothing-to-paste = クリップボードに文字がありません。
pause-copy-game = 棋譜をコピー
help-copy-game = 棋譜を SGF でコピー
help-paste = クリップボードの棋譜を開く（メニューで）
file-pasted = クリップボード
file-unreadable = { $file } を読めません。
file-not-played = { $file } のゲームか盤は、Goishi では打てません。
file-no-game = { $file } に棋譜がありません。
file-no-game-line = { $file } に棋譜がありません。{ $line }行目から読めません。
file-repaired = { $file } は壊れています。読めたところまで開きました。
file-repaired-line = { $file } は{ $n }か所壊れています（最初は{ $line }行目）。読めたところを開きました。

## テーマと石
notice-theme-damaged = 読めないテーマファイルを飛ばしました。理由はログにあります。
settings-stones = 石
stones-natural = 那智黒と蛤
stones-flat = 平面（白は輪郭付き）
stones-glass = ガラス
settings-shifted = 石の自然なずれ

## 棋譜を並べる
over-review = 検討
replay-title = 検討
replay-players = { $black } – { $white }
replay-count = { $n }手目（全{ $all }手）
replay-move = { $color } { $point }
replay-pass = { $color } パス
replay-standing = { $count } · { $move }
replay-variation = 変化 { $n }/{ $all }
replay-slow = ½手/秒
replay-steady = 1手/秒
replay-quick = 2手/秒
replay-fast = 4手/秒
replay-speed = 再生の速さ
replay-play-on = ここから打つ
replay-play-on-how = すべての変化を含む写しを作り、続きを打ちます。元の棋譜はそのまま残ります。
control-try = カーソルで手を試す
control-remove = この変化を削除
replay-try = 手を試す
prompt-try = 試す
notice-tried-in-copy = 元の棋譜はそのまま残ります。変更は写しに保存されます。
notice-main-line-stays = これは本譜です。削除できるのは変化だけです。
notice-no-pass-here = ここではパスできません。
confirm-remove = この変化をすべての手とともに削除しますか。
confirm-remove-yes = 削除
confirm-remove-no = 残す
replay-menu-close = 棋譜に戻る
replay-menu-leave = 棋譜を閉じる
prompt-run = 自動再生
prompt-menu = メニュー
prompt-moves = 手を進める
settings-branches = 待ったで戻した手
branches-always = 変化として残す
branches-not-against-program = 対 Goishi では残さない
numbers-none = なし
numbers-last = 最後の{ $n }手
numbers-all = すべての石
help-replay = 検討中
help-replay-mouse = マウス：盤の上でホイールを回すと手が進み、変化図を押すとその手へ移ります。
help-replay-step = 1手戻る、進む
help-replay-far = 10手戻る、進む
help-replay-ends = 最初へ、最後へ
help-replay-branch = 前の変化、次の変化
help-replay-run = 自動再生、停止
help-replay-speed = 速く、遅く
help-replay-read = 解説をスクロール
help-replay-play-on = ここから打つ
help-replay-menu = メニュー
help-replay-tables = 点数表、形勢
help-replay-back = 戻る

## ファイルと書き出し
end-black-time = 白の時間切れ。
end-white-time = 黒の時間切れ。
end-black-forfeit = 白の反則負け。
end-white-forfeit = 黒の反則負け。
end-unsaid = 棋譜に勝ち方の記載がありません。
pause-export = 書き出す…
pause-copy-picture = 盤の画像をコピー
over-export = 書き出す…
help-copy-picture = 盤の画像をコピー
help-export = 対局や画像を書き出す
help-open = ファイルを開く
export-title = 書き出し
export-sgf = SGF
export-psq = PSQ
export-text = 文字
export-png = PNG
export-svg = SVG
export-gif = GIF
export-short-sgf = 棋譜
export-short-psq = Gomocup 用
export-short-text = 局面
export-short-png = 画像
export-short-svg = 拡大可
export-short-gif = 動画
export-about-sgf = すべての変化を含む棋譜。囲碁や連珠のソフトで読めます。
export-about-psq = 本譜の手順。五目並べのエンジンで読めます。
export-about-text = 文字で描いた盤。メールや掲示板に貼れます。
export-about-png = 局面の画像です。
export-about-svg = どの大きさでも鮮明な局面の画像です。
export-about-gif = 対局を一手ずつ見せる動画です。
export-refused-other-game = PSQ ファイルに書けるのは五目並べだけです。
export-refused-setup = PSQ ファイルには、あらかじめ置いた石を書けません。
export-refused-pass = PSQ ファイルにはパスを書けません。
export-refused-turn = PSQ ファイルに書けるのは、黒から交互に打った対局だけです。
export-save-as = 名前を付けて保存…
export-writing = 保存中…
export-save = 書き出しフォルダーに保存
export-copy = 画像をコピー
export-copy-text = 文字をコピー
export-folder = 書き出し先：{ $path }
export-lies = 保存しました：{ $path }
export-position = 局面
export-until = ここまで
export-move = { $n }手目（全{ $of }手）
export-size = 大きさ
export-pixels = { $n } ピクセル
export-numbers-none = なし
export-numbers-last = 最後の手
export-numbers-all = すべての石
export-marks = 印と最後の手
export-speed = 速さ
export-speed-slow = 遅い
export-speed-usual = 普通
export-speed-fast = 速い
waiting-title = ファイルを選ぶ
waiting-how = デスクトップのファイル選択が開いているか、まもなく開きます。
waiting-here = ここで選ぶ
files-open = ファイルを開く
files-save = ファイルを保存
files-records = 棋譜
files-home = ホーム
files-documents = 書類
files-downloads = ダウンロード
files-exports = 書き出し
files-up = 上のフォルダーへ
files-save-here = ここに保存：{ $name }
files-denied = このフォルダーを見る権限がありません。
files-unreadable = このフォルダーを読めません。
files-no-records = このフォルダーに棋譜はありません。
files-empty = このフォルダーに開けるものはありません。
files-more = ほか{ $n }件は表示していません。
card-title = 対局
card-open = 開く
card-rename = 名前を変更…
card-delete = 削除
rename-title = 名前を変更
rename-how = この対局の名前：
rename-save = 変更
rename-empty = 名前は一文字以上必要です。
rename-character = 名前に { $c } は使えません
rename-dot = 名前の最初と最後に点は使えません。
rename-reserved = システムによっては使えない名前です。
rename-long = 名前が長すぎます。
records-open-file = ファイルを開く…
records-recent = 最近ほかから開いたもの
records-kept = ここに保存
notice-picture-copied = 画像をコピーしました。
notice-text-copied = 文字をコピーしました。
notice-picture-not-copied = 画像をコピーできませんでした。
notice-no-picture = 画像のためのメモリーが足りません。
notice-not-read = このファイルはもう読めません。
notice-renamed = 名前を変更しました。
notice-name-taken = 同じ名前の棋譜があります。
notice-wrote = 保存しました：{ $path }
notice-not-written = { $path } を保存できませんでした。
notice-not-written-denied = { $path } を保存できませんでした。権限がありません。
notice-not-written-full = { $path } を保存できませんでした。ディスクがいっぱいです。
notice-not-written-missing = { $path } を保存できませんでした。フォルダーがありません。
notice-not-written-long = 対局が長すぎて動画にできません。

## Screen readers, and the board in words
board-name = 盤
point-black = { $point }、黒石
point-white = { $point }、白石
point-stone = { $point }、石
point-taken = { $point }、覆われた点
point-star = { $point }、空き、星
point-empty = { $point }、空き
point-last = { $what }、最後の手
say-started = 新しい対局、{ $lines }路盤。
say-taken-back = { $n }手戻しました。
say-offered = { $point } を提示。
say-black = 黒 { $point }。
say-white = 白 { $point }。
say-black-captures = 黒 { $point }、{ $n }子を取る。
say-white-captures = 白 { $point }、{ $n }子を取る。
say-pass = パス
say-back = 戻る
say-open = 開く：{ $what }
say-more = その他：{ $what }
say-delete = 削除：{ $what }
say-restore = 元に戻す：{ $what }
say-discard = 完全に削除：{ $what }
say-replay-first = 最初へ
say-replay-far-back = 10手戻る
say-replay-back = 1手戻る
say-replay-run = 自動再生
say-replay-stop = 自動再生を止める
say-replay-on = 1手進む
say-replay-far-on = 10手進む
say-replay-last = 最後へ
say-replay-previous-branch = 前の変化
say-replay-next-branch = 次の変化
say-replay-speed = 速さ
say-replay-menu = メニュー
help-board = 盤面
rules-board = 盤面を文字で見る
words-last = { $n }手まで、最後の手は { $point }。
words-black = { $row }行目。黒：{ $black }。
words-white = { $row }行目。白：{ $white }。
words-both = { $row }行目。黒：{ $black }。白：{ $white }。
words-empty = { $first }行目：空き。
words-empty-rows = { $first }行目から{ $last }行目：空き。
settings-volume-stones = 石
settings-volume-signals = 合図
settings-volume-menu = ボタン

# Keys and buttons, and how they are chosen.
settings-confirm = 二度押しで着手
settings-controls = キーとボタン
help-choose-controls = キーとボタンを選ぶ
controls-title = キーとボタン
controls-how = 枠を選んでから、使いたいキーやボタンを押します。その他は「···」から。
controls-move = カーソルとページ
controls-play = 対局
controls-record = 検討中
controls-program = アプリ
controls-pad = ゲームパッド
controls-sticks = 左スティックは常に移動、右スティックは常にジャンプです。
controls-no-key = キーなし
controls-no-button = ボタンなし
controls-reset = すべてのキーとボタンを初期化
control-up = 上
control-down = 下
control-left = 左
control-right = 右
control-jump-up = 上へジャンプ
control-jump-down = 下へジャンプ
control-jump-left = 左へジャンプ
control-jump-right = 右へジャンプ
control-next-star = 次の星へ
control-last-move = 最後の手へ
control-next-threat = 次の急所へ（四・三・アタリ）
control-confirm = 決定、石を置く
control-back = 戻る、閉じる
control-pause = 一時停止、メニュー
control-tables = 点数表、形勢
control-move-now = すぐ打たせる、計算せずに打ち続ける
control-page-back = 10手または1ページ戻る
control-page-on = 10手または1ページ進む
control-first = 最初へ
control-last = 最後へ
control-faster = 速く
control-slower = 遅く
control-new = 新しい対局
control-quit = 終了
control-keys = キー
control-buttons = ゲームパッドのボタン
control-key-add = キーを追加
control-button-add = ボタンを追加
control-take = 外す
control-stays = 最後の一つは残ります
control-vital = これがないと操作できません。最後のキーとボタンは残ります。
control-reset = 既定に戻す
control-clear = すべて外す
capture-key = キーを押してください：{ $action }
capture-button = ボタンを押してください：{ $action }
capture-key-how = Esc かクリックで中止。Ctrl・Alt・Shift は他のキーと一緒に押すと有効です。
capture-button-how = Esc かクリックで中止。しばらく何もしなくても中止します。
capture-countdown = あと{ $n }秒。
capture-taken = すでに「{ $other }」に使われています。もう一度押すとこちらに移します。
capture-last = 「{ $other }」の最後の一つなので移せません。別のものを押してください。
capture-unknown = このキーは使えません。別のキーを押してください。
pad-swap = 決定と戻るを入れ替える
pad-dead-zone = スティックの遊び
pad-delay = 押し続けて繰り返すまで
pad-milliseconds = { $n }ミリ秒
pad-repeats = 繰り返しの速さ
pad-repeats-never = 繰り返さない
pad-repeats-often = 毎秒{ $n }回
pad-seats = ゲームパッド2台：黒と白に1台ずつ
notice-turn-of-black = 黒番です。先につないだゲームパッドの番です。
notice-turn-of-white = 白番です。後からつないだゲームパッドの番です。
notice-no-threat = 急所はありません。
prompt-confirm = ここに置く
prompt-withdraw = やめる

# Buttons and sticks in words, for screen readers.
cap-cross = バツボタン
cap-circle = マルボタン
cap-square = シカクボタン
cap-triangle = サンカクボタン
cap-pad = 十字キー
cap-up = 十字キーの上
cap-down = 十字キーの下
cap-left = 十字キーの左
cap-right = 十字キーの右
cap-l-stick = 左スティック
cap-r-stick = 右スティック
control-more = 詳細：{ $action }

# First steps.
lessons-title = はじめの一歩
lessons-what = 本物の盤で数分間、自分のペースで学べます。気軽に試してください。違う手は、理由を説明して元に戻します。
lessons-course = { $game }：{ $done }/{ $all } 完了
lessons-begin = 始める
lessons-go-on = 続ける
lessons-again = 最初からもう一度
lesson-head = { $game }：ステップ{ $n }（全{ $all }）
lesson-hint = 教えて
lesson-previous = 一つ前
lesson-skip = とばす
lesson-next = 次へ
lesson-again = もう一度
lesson-contents = ステップ一覧
lesson-finish = これで終わり
lesson-play-five = 五目並べを打ってみる
lesson-play-go = 囲碁を打ってみる
lesson-right = 正解です
lesson-no-pass = 五目並べにパスはありません。石を置いてください。
lesson-hint-place = 菱形の印がある { $point } に打ってみてください。
lesson-hint-pass = パスしてください。どちらももう得るところがありません。
lesson-winner = あなたも白もパスしたので終局です。四角い印はどちらの地かを示します。勝ったのはどちらですか。
lesson-winner-wrong = 違います。最後の行の合計を比べてください。多い方が勝ちです。
prompt-show = 教えて
prompt-skip = とばす
prompt-contents = 一覧
notice-lessons-damaged = はじめの一歩の記録を読めませんでした。元のファイルは残してあります。

lesson-place-title = 石を置く
lesson-place-task = 石は線の交わるところに置き、置いたら動かしません。空いている交点のどこかに黒石を置いてください。
lesson-place-done = 黒と白が一つずつ交互に打ちます。縦・横・斜めのどれかに、先に五つ並べた方の勝ちです。
lesson-place-wrong = 空いている交点を選んでください。

lesson-three-title = 三を作る
lesson-three-task = あなたは黒です。両端が空いた三つの並びになるように、石を一つ足してください。
lesson-three-done = これが三です。放っておくと両端の空いた達四になり、白は片方しか止められません。
lesson-three-wrong = まだ三になっていません。二つの石の並びを、近くで伸ばしてください。

lesson-answer-title = 三を止める
lesson-answer-task = 白に三があります。両端の空いた四にならないように、石を置いてください。
lesson-answer-done = 間に合いました。先に五を作れるのでなければ、三にはすぐに応じます。
lesson-answer-wrong = これでは白が両端の空いた四を作り、片方しか止められません。三のすぐそばで止めてください。

lesson-five-title = 五で勝つ
lesson-five-task = 四つ並び、片方の端がまだ空いています。勝ってください。
lesson-five-done = 五つ並んで、あなたの勝ちです。ルールによっては続きがあります。連珠では、黒は三々、四々、長連を打てません。ヘルプに説明があります。
lesson-five-wrong = まだ四つのままです。並びの端の空いた点を探してください。

lesson-capture-title = 石を取る
lesson-capture-task = 石の隣には空いた点、呼吸点が必要です。あと一つしか残っていない白石を取ってください。
lesson-capture-done = 取れました。呼吸点のなくなった石は盤から除かれ、あなたの得点になります。
lesson-capture-wrong = これでは取れません。三方を黒に囲まれた白石を探し、残りの一方をふさいでください。

lesson-save-title = 石を助ける
lesson-save-task = 今度はあなたの石の呼吸点が一つだけになりました。アタリです。助けてください。
lesson-save-done = ひとまず安全です。伸びれば呼吸点が増えます。囲んでいる石を取っても助かります。
lesson-save-wrong = 次に白に取られます。伸びるか、囲んでいる石を取ってください。

lesson-eyes-title = 二つの眼を作る
lesson-eyes-task = あなたの石は囲まれています。中の空間を二つの眼に分ける一点に打ってください。
lesson-eyes-done = 二つの眼です。白は同時に両方を埋められないので、この石は決して取られません。
lesson-eyes-wrong = これでは眼が一つしかできず、白は最後に埋められます。空間を二つに分ける点はどこですか。

lesson-keep-title = 眼を守る
lesson-keep-task = この石には眼が二つあり、あなたの番です。どこに打っても、パスでもかまいませんが、生きたままにしてください。
lesson-keep-done = 生きています。自分の眼は決して埋めません。
lesson-keep-wrong = 自分の眼を一つ埋めました。眼が一つだけでは、全部取られてしまいます。

lesson-count-title = 終局と計算
lesson-count-task = 境界はすべて閉じ、どちらももう得るところがありません。パスで終局にしてください。
lesson-count-done = これで囲碁の一局です。相手より多く囲めば勝ちです。囲んだ空点も、取った石も、一つ一目と数えます。
lesson-count-wrong = その石は得になりません。自分の地に打てば一目の損、白の地に打てば取られます。パスしてください。
# 設定のタブ。
settings-tab-play = 対局
settings-tab-look = 見た目
settings-tab-sound = 音
settings-tab-controls = 操作
settings-tab-language = 言語
settings-tab-access = 補助
settings-reset-undo = 初期化を取り消す
settings-volumes = 音の種類ごと
settings-language-how = 選ぶとすべての文字がすぐに切り替わります。
settings-language-system = システムに合わせる
settings-contrast = ハイコントラスト
settings-reader = スクリーンリーダーは画面のすべてを読み上げます。設定は要りません。
settings-rumble = ゲームパッドの振動
rumble-off = なし
rumble-light = 弱い
rumble-strong = 強い
control-previous-tab = 前のタブ
control-next-tab = 次のタブ
prompt-tab = タブ
pause-level = Goishi の強さ
pause-level-of-black = 黒の強さ
pause-level-of-white = 白の強さ
# 一局の中で順に使われた強さ。
seat-levels = { $first } → { $then }
welcome-title = ようこそ
welcome-how = 一度押せば始まります。どれもあとで設定から変えられます。
welcome-begin = 始める
# 小数点：6.5。
number-point = .
# 保存するファイルの名前の欄。
files-name = 別の名前にもできます
say-panel = 盤の横
# 時計。
new-time = 持ち時間
time-none = なし
time-absolute = 切れ負け
time-japanese = 秒読み
time-canadian = カナダ式秒読み
time-fischer = フィッシャー方式（一手ごとに加算）
time-absolute-sentence = 使い切ると負けです。
time-japanese-sentence = 持ち時間のあとは一手ごとに秒読みです。時間を過ぎたときだけ、秒読みが一回減ります。
time-canadian-sentence = 持ち時間のあとは、決まった時間内に決まった手数を打ちます。
time-fischer-sentence = 一手打つごとに時間が増え、使わなかった分は持ち越せます。
new-main-time = 持ち時間
new-periods = 秒読みの回数
new-period = 秒読み一回の時間
new-stones = 一区切りの手数
new-stones-time = 一区切りの時間
new-increment = 一手ごとの加算
new-time-odds = 持ち時間のハンデ
odds-even = なし
odds-black-twice = 黒が2倍
odds-black-four = 黒が4倍
odds-white-twice = 白が2倍
odds-white-four = 白が4倍
time-no-main = なし
time-minutes = { $n }分
time-seconds = { $n }秒
clock-stones = あと{ $n }手
notice-period = { $n ->
    [1] { $who }：最後の秒読み、{ $time }。
   *[other] { $who }：秒読み、{ $time }があと{ $n }回。
}
notice-stones = { $who }：秒読み、{ $time }で{ $n }手。
say-minutes-left = 残り{ $n }分。
say-seconds-left = 残り{ $n }秒。
words-time = { $m }分{ $s }秒
words-comma = { "、" }
words-clock = { $who }：残り{ $time }。
words-clock-period = { $n ->
    [1] { $who }：最後の秒読み、残り{ $time }。
   *[other] { $who }：秒読み、この回は残り{ $time }、全部で{ $n }回。
}
words-clock-stones = { $who }：残り{ $time }であと{ $n }手。
settings-clocks = 時計の表示
clocks-both = 両方
clocks-own = 自分だけ
clocks-none = なし
settings-unfocused = 背面になったら
unfocused-play-on = 続ける
unfocused-stop-clocks = 時計を止める
unfocused-pause = 一時停止
pause-give-black = 黒に1分加える
pause-give-white = 白に1分加える
notice-given-black = 黒に1分加えました。
notice-given-white = 白に1分加えました。
replay-clocks = 黒 { $black } · 白 { $white }

# 外部エンジン。
seat-engine = 外部エンジン
state-engine = { $name } が考えています
engines-title = 外部エンジン
engines-none = Gomocup プロトコルか GTP を話すプログラムと対局できます。五目並べは前者、囲碁は後者です。
engines-how = 新しい対局で、Goishi の強さと同じように選べます。
engines-add = エンジンを追加…
new-engines = 外部エンジン…
notice-engines-damaged = エンジンの一覧を読めなかったので、新しく始めます。元のファイルは残してあります。
engine-title = エンジン
engine-gomocup = Gomocup · 五目並べ
engine-gtp = GTP · 囲碁
engine-choose = プログラムを選ぶ…
engine-command = コマンド
engine-command-how = プログラムと引数。{"{threads}"} と {"{memory}"} は選んだ数に置き換わります：
engine-name = 名前
engine-name-how = ここでの名前：
engine-folder = 作業フォルダー
engine-folder-own = プログラムのフォルダー
engine-time = 時計なしの一手の時間
engine-seconds = { $seconds }秒
engine-threads = スレッド
engine-memory = メモリー
engine-limits-how = この数をエンジンに伝えます。守るかどうかはエンジンしだいです。
engine-try = 試す
engine-try-how = 起動して名前をたずね、二手打たせます。
engine-trying = 試しています…
engine-stop = 止める
engine-passed = 動きました：{ $about }。{ $moves } と打ちました。
engine-nameless = 名前のないエンジン
engine-pass = パス
engine-forget = このエンジンを外す
engine-forget-no = 残す
engine-forget-yes = 外す
engine-failed = エンジンが続けられません
engine-again = もう一度試す
engine-program = Goishi が続ける
engine-person = 人が続ける
engine-not-found = 「{ $program }」が見つかりません。
engine-not-executable = プログラムを起動できません：{ $why }
engine-quotation = コマンドの引用符が閉じていません。
engine-no-answer = 「{ $command }」に { $seconds } 秒たっても返事がありません。
engine-nonsense = 「{ $command }」への返事「{ $said }」は読めません。
engine-refused = 「{ $command }」を断りました：{ $said }
engine-ended = プログラムが終わりました（状態 { $status }）。
engine-killed = プログラムが異常終了しました（シグナル { $signal }）。
engine-flood = プログラムが書き続けるので止めました。
engine-illegal = 反則の手を打ちました：{ $said }
engine-not-set-up = このエンジンはここにありません。
engine-other-game = このエンジンはこの対局を打てません。
engine-stopped = 途中で止めました。
notice-engine-not-hurried = このエンジンは急がせることができません。
files-program = プログラムを選ぶ
files-folder = フォルダーを選ぶ
files-choose-here = このフォルダーを選ぶ
files-no-programs = このフォルダーにプログラムはありません。
engine-typed-save = 決定
state-engine-waiting = { $name } が待っています
notice-engine-passes = エンジンがパスしました。
title-turn-engine = エンジンの番です
confirm-draw-engine = 外部エンジンに引き分けはたずねられません。
notice-engines-not-saved = エンジンの一覧を保存できません。ディスクがいっぱいではありませんか。

players-title = プレイヤー
new-players = プレイヤー…
players-how = 対局する人は名前を持てます。名前は盤の横と保存した対局に記され、対局からそれぞれの成績が分かります。
players-nameless = 名前なし
players-add = プレイヤーを追加
players-solved = このパソコンで：レッスン{ $lessons }件を修了、パズルの解を{ $solutions }個発見。
player-new = プレイヤー{ $n }
player-ranked = { $name }（{ $rank }）
player-play = 対局する
player-results = 対局と成績
player-name = 名前
player-name-how = プレイヤーの呼び名：
player-rank = 段級位
player-rank-how = 自由な言葉で（「5級」「初心者」など）：
player-none = なし
player-any = おまかせ
player-color = 好きな色
player-level = 碁石の相手のレベル
player-likes-how = 「対局する」で、この席とこの相手になります。
player-start-over = 成績をやり直す
player-start-over-note = 対局はすべて残りますが、これまでの対局は{ $name }の成績に数えなくなります。
player-start-over-no = このまま数える
player-start-over-yes = やり直す
player-forget = このプレイヤーを消す
player-forget-note = 対局はすべて、{ $name }の名前とともに残ります。
player-forget-no = 残す
player-forget-yes = 消す
player-typed-save = 完了
notice-players-damaged = プレイヤーの一覧を読めなかったため、新しく始めます。古いファイルは残してあります。
notice-players-not-saved = プレイヤーの一覧を保存できません。ディスクがいっぱいではありませんか。
results-none = まだ対局がありません
results-none-how = 勝敗が決まった対局と引き分けの対局を数えます。
results-total = { $n }局：{ $tally }
results-n-won = { $n }勝
results-n-drawn = { $n }分
results-n-lost = { $n }敗
results-mean = 1局の平均は{ $n }手です。
results-run-won = { $n }連勝中です。
results-run-drawn = { $n }局続けて引き分けです。
results-run-lost = { $n }連敗中です。
results-last = 最近の対局（新しいものが最後）：{ $each }
results-won = 勝ち
results-drawn = 引き分け
results-lost = 負け
results-by-opponent = 相手別
results-by-rules = ルール別
results-by-board = 盤別
results-by-opening = 開局別
results-by-color = 色別

seat-follow-equal = Goishi · あなたと互角
seat-follow-ahead = Goishi · 一歩先
follow-equal = いまは{ $level }。あなたの成績は{ $rating } ± { $deviation } Eloです。
follow-equal-unknown = { $level }から始まり、あなたの成績に合わせます。
follow-ahead = いまは{ $level }。勝つと強くなります。
results-rating = { $game }：{ $rating } ± { $deviation } Elo。最も近いのは{ $level }（{ $strength }）です。
pause-seats = 対局者…
seats-title = 対局者
seats-how = ここで選んだ対局者が次の手から打ちます。

# 編集。
replay-edit = 編集
new-set-up = 局面を作る…
edit-title = 編集
edit-close = 盤に戻る
edit-done = 編集を終える
edit-undo = 元に戻す
edit-redo = やり直す
edit-tool = 道具
edit-comment = コメント
edit-comment-how = Ctrl+Enter か Esc で残します。
edit-name = 見出し
edit-name-how = この場面の短い見出しです。
edit-label = 点の文字
edit-label-how = 盤には四文字まで表示されます。
edit-keep = 残す
edit-turn = 手番
edit-promote = 本譜にする
edit-move-up = 変化を上へ
edit-move-down = 変化を下へ
edit-delete = ここから削除
edit-clear = 盤を空にする
edit-rotate = 盤を回す
edit-mirror = 盤を裏返す
tool-stones = 石を並べる
tool-moves = 手を打つ
tool-triangle = 三角
tool-square = 四角
tool-circle = 丸
tool-cross = バツ
tool-selected = ひし形
tool-letters = 英字
tool-numbers = 数字
tool-words = 文字
tool-arrow = 矢印
tool-line = 線
hand-left = 左ボタン
hand-right = 右ボタン
hands-stones = { $main }：黒石。{ $other }：白石、石の上では連を取る。
hands-moves = { $main }：次の手を打つ。
hands-mark = { $main }：置く、外す。{ $other }：点を消す。
hands-lines = { $main }：点から点へ。{ $other }：点を消す。
prompt-black = 黒
prompt-white = 白
prompt-set = 置く
prompt-wipe = 消す
prompt-tool = 道具
help-edit-mouse = マウス：左ボタンで置き、右ボタンで白を置くか消します。線は引っ張って描けます。
control-edit = 棋譜を編集
control-other = 白石、または点を消す
control-previous-tool = 前の道具
control-next-tool = 次の道具
refused-cannot-stand = そこに石は置けません。

# 検討で手について言うこと。
coach-unanswered-four = { $side }の四に受けていません。
coach-unanswered-three = { $side }の三に受けていません。
coach-missed = 見逃し：{ $proof }。
coach-loses = 敗着：{ $proof }。
coach-punishes = ここから勝ちが始まります。
coach-better = より良い手（推定）：{ $line }。
coach-better-cost = より良い手（推定）：{ $line }。{ $side }の勝率は { $before }% から { $after }% に下がります。
coach-better-points = より良い手（推定）：{ $line }。{ $side }は約 { $points }目の損です。
coach-could-save = { $point } の { $n } 子は助けられました（推定）。
coach-could-take = { $point } の{ $side } { $n } 子は取れました（推定）。
coach-escape = { $side }の最後の機会です。
coach-by-fours = { $side }が { $n } 手で四追い勝ち（証明済み）：{ $line }
coach-by-threats = { $side }が { $n } 手で追い勝ち（証明済み）：{ $line }
coach-by-force = { $side }が { $n } 手で必勝（証明済み）：{ $line }

## What decided a game
review-open = 解説
review-title = 勝負の分かれ目
review-progress = { $of } 局面中 { $n }
review-left = 残り約 { $s } 秒
review-how = Goishiは終局から初手へと調べます。この画面は閉じてもかまいません。
review-stop = 中止
review-again = もう一度調べる
review-go-on = 続ける
review-not-playable = この棋譜は再生できません。
review-failed = この対局を調べられませんでした。
review-no-moves = まだ手がありません。
review-ready = 勝負の分かれ目が分かりました。
review-escape = { $n } 手目が{ $loser }の最後の機会でした。その後は{ $winner }の必勝です（証明済み）。
review-no-escape = 初手から{ $winner }の必勝です（証明済み）。
review-unproved = 終局より前に、勝負を決めたと証明された手はありません。
review-win = 勝ちの手順
made-five = 五連
made-open-four = 達四
made-double-four = 四々
made-four-three = 四三
made-double-three = 三々
made-four = 四
made-open-three = 活三
win-forbidden-answer = { $point } は禁手で応じられません
win-in = { $n } 手で勝ち
win-no-defense = ほかのどの手も負けです
win-defenses = ほかの { $n } 通りの受けも負けです
defense-lost = 代わりに { $point }：{ $n } 手で負け
defense-by-fours = 四追い（証明済み）：{ $line }
defense-by-threats = 追い手（証明済み）：{ $line }
defense-by-force = 必敗（証明済み）：{ $line }
opening-took-better = { $n } 石の後で{ $side }を選びました。有利なほうです：{ $chance } %（推定）。
opening-took-worse = { $n } 石の後で{ $side }を選びました。不利なほうです：{ $chance } %（推定）。
opening-took-even = { $n } 石の後で{ $side }を選びました。互角です：{ $chance } %（推定）。
opening-picked-best = { $n } か所の五手目から { $point } を選びました。{ $side }に最善です：{ $chance } %（推定）。
opening-picked-other = { $n } か所の五手目から { $point } を選びました。{ $side }には { $other } のほうが良く、{ $chance } % ではなく { $best } % でした（推定）。
review-count = 終局の計算
review-kept = { $side }：{ $moves } 手中 { $kept } 手が形勢を保ちました
review-kept-how = 勝率を 5% 以上下げず、証明済みのものを失わない手のことです。
review-problems = 棋譜にルールと合わない箇所が { $n } つあり、除くかそのままにしました。
review-after-end = 終局後の { $n } 手は調べていません。
review-moments = 重要な場面
review-no-moments = 形勢を大きく変えた手はありません。
review-moment = { $n } 手目：{ $side } { $point }
review-graph-shows = グラフの内容
review-graph-black = 黒の勝率
review-graph-white = 白の勝率
review-graph-points = 黒のリード（目）
review-graph-unknown = この手はまだ調べていません。解析すると、グラフに加わります。
review-chance = { $n } 手目の後の{ $side }の勝率：{ $chance }%
review-chance-ahead = { $n } 手目の後の{ $side }の勝率：{ $chance }%、{ $points }目リード
review-chance-behind = { $n } 手目の後の{ $side }の勝率：{ $chance }%、{ $points }目ビハインド
review-largest-opening = 布石：{ $n } 手目が最大の損で、{ $side }は約 { $points } 目損しました（推定）。
review-largest-middle-game = 中盤：{ $n } 手目が最大の損で、{ $side }は約 { $points } 目損しました（推定）。
review-largest-endgame = ヨセ：{ $n } 手目が最大の損で、{ $side }は約 { $points } 目損しました（推定）。
review-played = 打たれた手
review-better = より良い手
review-goes-on = その後
review-previous = 前の場面
review-next = 次の場面

# 局面の解析
action-analyze = 解析
action-analyze-hide = 解析を隠す
action-lines = 候補手…
control-analyze = 解析の表示
analysis-title = 候補手
analysis-wait = 解析中…
analysis-nothing = 解析する局面ではありません
analysis-pass = パス
analysis-chance = { $side } { $chance }%
analysis-chance-ahead = { $side } { $chance }%、{ $points }目リード
analysis-chance-behind = { $side } { $chance }%、{ $points }目ビハインド
analysis-ahead = { $n } 手先まで
analysis-visits = { $n } 局面
analysis-by-fours = 証明：{ $side }が { $n } 手で四追い勝ち
analysis-by-threats = 証明：{ $side }が { $n } 手で追い勝ち
analysis-by-force = 証明：{ $side }が { $n } 手で必勝
candidate-chance = { $move }：{ $chance }%
candidate-ahead = { $move }：{ $chance }%、+{ $points }目
candidate-behind = { $move }：{ $chance }%、-{ $points }目
candidate-wins = { $move }：{ $n } 手で勝ち（証明済み）
candidate-loses = { $move }：{ $n } 手で負け（証明済み）
threat-five = { $side }は { $point } で五連を狙っています
threat-open-four = { $side }は { $point } で達四を狙っています
threat-double-four = { $side }は { $point } で四々を狙っています
threat-four-three = { $side }は { $point } で四三を狙っています
threat-double-three = { $side }は { $point } で三々を狙っています
threat-four = { $side }は { $point } で四を狙っています
threat-open-three = { $side }は { $point } で三を狙っています
lines-how = 左右で手順を進め、決定で最初の手を打ちます。
lines-how-walk = 左右で手順を進めます。
settings-analysis-matches = 対局中の解析
settings-analysis-time = 解析の長さ
settings-analysis-processors = すべてのコアで解析
analysis-time-short = 10 秒
analysis-time-medium = 30 秒
analysis-time-long = 2 分
notice-analysis-off = 対局中の解析は設定で切られています。
notice-analysis-clocks = 時計を使う二人の対局では解析できません。
notice-analysis-rated = 強さが成績に合わせて変わる対局では解析できません。
lines-engine = 解析するエンジン
notice-analyst-failed = ほかのエンジンでは解析できません。Goishi が解析します。
records-analyzed = { $line }、解析あり

# 指導
settings-teaching = 対局中の指導
teaching-off = なし
teaching-gentle = やさしく
teaching-strict = きびしく
teach-title = 待ったをしますか
teach-take-back = 戻す
teach-show = 戻して、見る場所を教えてもらう
teach-keep = このまま続ける
teach-how = ヒントは押すたびに、見る場所、打つ点、その先の順に教えます。
teach-missed-five = 五連ができました。
teach-overlooked-four = { $side }は四ができています。次の石で五連になります。
teach-overlooked-three = { $side }は三ができています。次の石で止められない四になります。
teach-loses = ここから{ $side }が { $n } 手で必ず勝ちます（証明済み）。
teach-missed-win = { $n } 手で必ず勝てる手順（証明済み）がありましたが、なくなりました。
teach-costs-chance = 勝率が { $before }% から { $after }% に下がります（推定）。
teach-costs-points = およそ { $points }目の損です（推定）。
hint-where = このあたりを見てください。もう一度押すと打つ点を示します。

## 問題：対局の場面を自分で打ってみる

review-try = 打ってみる
problem-title = { $n } 手目：より良い手は？
problem-head = 問題 { $n } / { $all }
problem-five = { $side }番：五を作ってください。
problem-win = { $side }番：{ $n } 手の必勝手順を見つけてください。
problem-escape = { $side }番：{ $other }に必勝手順を与えない手を見つけてください。
problem-keep = { $side }番：勝率 { $chance }%（推定）を保つ手を見つけてください。
problem-keep-ahead = { $side }番：およそ { $points }目のリード（推定）を保つ手を見つけてください。
problem-keep-behind = { $side }番：差をおよそ { $points }目（推定）より広げない手を見つけてください。
problem-judged = 調べています…
problem-go-on = 正解です。続けてください。
problem-line = 数字の石は、その後の一例です。
problem-void = これより良い手は知られていません。ここには見つけるものがありませんでした。
problem-previous = 前の問題
problem-next = 次の問題
problem-finish = 対局に戻る
problem-solved-win = { $side }の勝ちです。
problem-solved-escape = { $side }の必勝手順は見つかりません。
problem-solved-keep = 知られている最善手に劣らない手です。
problem-helped = 助けなしで見つけると、解いた問題に数えます。
problem-not-judged = この石を判定できませんでした。
notice-problems-damaged = 解いた問題の記録を読めませんでした。元のファイルは残してあります。
notice-experience-damaged = プログラムの対局の記録を読めませんでした。元のファイルは残してあります。
results-problems = 解いた問題：{ $n }
