# 碁石的全部简体中文文字。

## 颜色与座位
color-black = 黑方
color-white = 白方
seat-you = 你
seat-black = 黑方
seat-white = 白方
seat-first = 玩家一
seat-second = 玩家二
seat-person = 玩家
seat-program = 碁石 · { $level }
seats-people = 双人同机对弈
seats-line = { $black } 对 { $white }

## 级别
level-newcomer = 初学
level-newcomer-sentence = 五连总能看到，四多半能看到，但常漏看线路，尤其是斜线。
level-beginner = 入门
level-beginner-sentence = 五连和四几乎都能看到，偶尔漏看一条线。
level-textbook = 教科书
level-textbook-sentence = 照入门书下棋，从不往后算。
level-learner = 新手
level-learner-sentence = 懂得好棋形，但只看一手棋，常常出错。
level-casual = 初级
level-casual-sentence = 看得到你的下一手，再远就看不到了。
level-regular = 棋友
level-regular-sentence = 能往后算几手，偶尔漏看威胁。
level-club = 中级
level-club-sentence = 算得更远，能找到较短的必胜手顺。
level-tournament = 赛手
level-tournament-sentence = 计算扎实，很少出错。
level-veteran = 老手
level-veteran-sentence = 沿最好的着法尽量往深处算。
level-expert = 高级
level-expert-sentence = 算得很深，每手最多想一秒。
level-master = 大师
level-master-sentence = 每手想五秒，全力以赴。
# What a level does, and how it did against the one below.
level-measured = { $sentence }对{ $level }百局胜{ $won }局。

## 规则
rule-freestyle = 无禁手
rule-freestyle-sentence = 五子或更多连成一线即胜。
rule-standard = 标准
rule-standard-sentence = 恰好五连才算胜，六连或更长不算。
rule-renju = 连珠
rule-renju-sentence = 黑棋恰好五连才胜，有三三、四四、长连禁手；白棋五连、长连都胜。
rule-caro = Caro
rule-caro-sentence = 恰好五连为胜，但两端都被对方堵住的不算。
rule-caro-overline = Caro（长连也胜）
rule-caro-overline-sentence = 五连为胜，但两端都被对方堵住的不算；六连或更长一律算胜。

new-forbidden = 走禁手时
forbidden-refused = 不许落子
forbidden-loses = 判负

## 开局规则
opening-free = 自由开局
opening-free-sentence = 没有开局规则，黑棋随意开始。
opening-swap = Swap
opening-swap-sentence = 一方摆三子，另一方选择执黑或执白。
opening-swap2 = Swap2
opening-swap2-sentence = 一方摆三子；另一方选择执黑或执白，或再摆两子，让对方选。
opening-pro = Pro
opening-pro-sentence = 黑棋先占天元，第二子须下在中央 5 × 5 之外。
opening-long-pro = Long Pro
opening-long-pro-sentence = 黑棋先占天元，第二子须下在中央 7 × 7 之外。
opening-rif = RIF 规则
opening-rif-sentence = 中央附近摆三子，可交换；五手两打。
opening-yamaguchi = 山口规则
opening-yamaguchi-sentence = 摆三子并宣布打点数，可交换；五手N打。
opening-soosorv8 = 索索夫-8
opening-soosorv8-sentence = 摆三子，可交换；白方下第四子并宣布打点数，再可交换。
opening-taraguchi10 = 塔拉山口-10
opening-taraguchi10-sentence = 每手之后都可交换；第五手下在中央附近，或提出十个打点。
task-by = { $who }：{ $what }
task-black = 在任意一点下一颗黑子。
task-white = 在任意一点下一颗白子。
task-black-center = 在天元下一颗黑子。
task-white-center = 在天元下一颗白子。
task-black-within = 在 { $lines } × { $lines } 方框内下一颗黑子。
task-white-within = 在 { $lines } × { $lines } 方框内下一颗白子。
task-black-outside = 在 { $lines } × { $lines } 方框外下一颗黑子。
task-white-outside = 在 { $lines } × { $lines } 方框外下一颗白子。
task-color = 选择执黑或执白。
task-color-or-two = 选择执黑或执白，或再摆两子。
task-how-many = 宣布黑方的五手打点数。
task-swap-or-fifths = 下第五手，或提出十个打点，或交换。
task-offer = 提出 { $n } 个打点，已提出 { $made } 个。
task-pick = 从打点中留下一个。
answer-number = 打点数
answer-say = 五手 { $n } 打
answer-black = 不交换，执黑
answer-black-swap = 交换，执黑
answer-white = 不交换，执白
answer-white-swap = 交换，执白
answer-two = 再摆两子
answer-one-fifth = 下第五手
answer-fifths = 提出 { $n } 个打点

## 围棋规则
go-japanese = 日本规则
go-chinese = 中国规则
go-korean = 韩国规则
go-aga = AGA 规则
go-new-zealand = 新西兰规则
go-tromp-taylor = Tromp-Taylor 规则

## 标题
title-what = 五子棋与围棋
title-play = 开始对局
title-new = 新对局
title-settings = 设置
title-help = 规则与操作
title-quit = 退出

## 新对局
new-title = 新对局
new-start = 开始
new-rule = 规则
new-opening = 开局规则
new-size = 棋盘
new-size-value = { $lines } × { $lines }
cancel = 取消

## 棋盘旁的面板
side-rule = { $rule } · { $lines } × { $lines }
card-won = 胜方
card-waits = 等待
card-to-move = 轮到落子
card-to-choose = 请选择
card-thinking = 思考中 · { $seconds } 秒
state-black = 轮到黑方
state-white = 轮到白方
state-program = 碁石正在思考
hint-answer = 碁石建议：{ $answer }
state-hint = 正在找好点…
state-waiting = 碁石在等你
hint-plain = { $point } 看来最好
hint-five = { $point } 成五
hint-open-four = { $point } 成活四
hint-double-four = { $point } 成双四
hint-four-three = { $point } 成四三
hint-double-three = { $point } 成双活三
hint-four = { $point } 成冲四
hint-open-three = { $point } 成活三
action-undo = 悔棋
action-redo = 恢复
action-hint = 提示
action-pause = 暂停
action-move-now = 立即落子
state-tables = 分数表：上为黑方，下为白方
action-go-on = 继续

## 暂停
pause-title = 已暂停
pause-resume = 继续
pause-settings = 设置
pause-help = 规则与操作
pause-draw = 提议和棋
pause-resign = 认输
pause-restart = 重新开始
pause-leave = 离开对局
pause-copy = 复制棋盘（文字）
pause-tables-show = 显示分数表
pause-tables-hide = 隐藏分数表

## 终局
over-you-won = 你赢了
over-program-won = 碁石获胜
over-black-won = 黑方获胜
over-white-won = 白方获胜
over-draw = 和棋
over-moves = 共 { $n } 手
over-rematch = 换先再来一局
over-undo = 悔棋
over-menu = 主菜单
end-black-five = 黑方五子连珠。
end-white-five = 白方五子连珠。
end-black-overline = 黑方长连获胜。
end-white-overline = 白方长连获胜。
end-black-resignation = 白方认输。
end-white-resignation = 黑方认输。
end-double-three = 黑方走了三三禁手。
end-double-four = 黑方走了四四禁手。
end-forbidden-overline = 黑方走了长连禁手。
end-draw-forbidden = 余下的点都是黑方的禁手点。
end-black-score = 黑方胜 { $points } 目。
end-black-score-one = 黑方胜 1 目。
end-white-score = 白方胜 { $points } 目。
end-white-score-one = 白方胜 1 目。
end-draw-score = 双方目数相同。
end-draw-full = 棋盘已下满。
end-draw-agreed = 双方同意和棋。

## 询问
confirm-resign = 确定认输吗？
confirm-resign-yes = 认输
confirm-resign-no = 继续下
confirm-restart = 重新开始吗？
confirm-restart-note = 这一局会留在棋谱里。
confirm-restart-yes = 重新开始
confirm-restart-no = 继续下
confirm-leave = 离开这一局吗？
confirm-leave-note = 以后可以接着下。
confirm-leave-yes = 离开
confirm-leave-no = 继续下
confirm-quit = 退出碁石吗？
confirm-quit-unsaved = 这一局无法保存，退出后会丢失。可以导出到别处，或者腾出空间：程序每隔几秒会再试一次。
confirm-leave-unsaved = 这一局无法保存，退出程序之前可以接着下。
confirm-restart-unsaved = 这一局无法保存，退出后会丢失。
confirm-quit-note = 下次启动可以接着下。
confirm-quit-yes = 退出
confirm-quit-no = 继续下
confirm-draw = 和棋？
confirm-draw-white = 白方，同意和棋吗？
confirm-draw-black = 黑方，同意和棋吗？
confirm-draw-refused = 碁石想继续下。
confirm-draw-yes = 同意
confirm-draw-no = 继续下

## 输入坐标
entry-title = 输入坐标
entry-how = 先列后行，例如 H8
entry-place = 落子
entry-ready = { $point } 可以落子
entry-unreadable = 请输入坐标，例如 H8。

## 拒绝与通知
refused-occupied = 这里已经有棋子了。
refused-outside = 这里在棋盘之外。
refused-zone-center = 第一手须下在天元。
refused-zone-outside = 须下在标出的方框之内。
refused-zone-inside = 须下在标出的方框之外。
refused-offered = 这一点已经是打点。
refused-symmetrical = 这一点与已有的打点对称。
refused-not-offered = 请从有编号的打点中选一个。
refused-answer-first = 请先回答棋盘旁的问题。
refused-double-three = 黑棋禁手：三三。
refused-double-four = 黑棋禁手：四四。
refused-overline = 黑棋禁手：长连。
refused-suicide = 这里没有气，不能落子。
refused-ko = 这是劫，请先在别处下一手。
refused-superko = 全局同形再现，不能落子。
refused-over = 对局已经结束。
refused-not-your-turn = 还没轮到你。
notice-nothing-to-undo = 没有可以悔的棋。
notice-nothing-to-redo = 没有可以恢复的棋。
notice-theme-damaged = 有主题文件无法读取，已跳过。原因见日志。
notice-settings-damaged = 设置无法读取，已恢复默认。原文件已保留。
notice-language-unknown = settings.toml 中的语言不受支持，请在设置中选择。
notice-took-black = 碁石不交换，执黑。
notice-took-white = 碁石不交换，执白。
notice-swapped-black = 碁石选择交换，执黑。
notice-swapped-white = 碁石选择交换，执白。
notice-places-two = 碁石再摆两子，由你选择执黑或执白。
notice-fifths = 碁石宣布：五手 { $n } 打。
notice-copied = 棋盘已复制为文字。
notice-pad-connected = 手柄已连接。
notice-pad-lost = 手柄已断开。
notice-hint-not-now = 轮到你时才有提示。
notice-engine-failed = 引擎出错，随手下了一手。

## 设置
settings-title = 设置
settings-theme = 主题
theme-kaya = 榧木
theme-night = 夜色
theme-paper = 纸面
theme-high-contrast = 高对比度
settings-stones = 棋子
stones-natural = 黑石白贝
stones-flat = 平面，白子描边
stones-glass = 玻璃
settings-shifted = 棋子自然摆放
settings-coordinates = 坐标
coordinates-usual = 字母与数字
coordinates-letters = 两边 a–o
coordinates-numbers = 两边 1–15
coordinates-off = 关闭
settings-numbers = 手数
settings-forbidden = 标出禁手点
settings-atari = 标出被打吃的棋子
settings-full-screen = 全屏
settings-volume = 音量
settings-mute = 静音
settings-mute-unfocused = 后台静音
settings-text = 文字大小
settings-motion = 减少动画
settings-language = 语言
settings-reset = 重置本页
percent = { $n }%

## 规则与操作
help-title = 规则与操作
help-rules = 黑方先行，双方轮流在空点落一子，落子后不再移动。下满棋盘为和棋。
help-controls = 操作
help-mouse = 鼠标或手指：在一点上按下并松开即落子，移开即取消。
help-move = 移动光标
help-jump = 跳到星位线
help-place = 落子
help-undo = 悔棋
help-redo = 恢复
help-hint = 提示
help-move-now = 立即落子
help-type = 输入坐标
help-pause = 暂停、返回
help-copy = 复制棋盘（文字）
help-help = 规则与操作
help-full-screen = 全屏
help-mute = 声音开关

## 操作提示
prompt-help = 帮助
prompt-pause = 暂停
prompt-back = 返回
prompt-place = 落子
prompt-undo = 悔棋
prompt-choose = 选择
prompt-press = 确定
prompt-full-screen = 全屏

## Rules pages
help-in-force = 当前规则：{ $rule }
help-rules-head = 五子棋
help-openings-head = 开局规则
prompt-read = 阅读
prompt-step = 下一步
rules-controls = 按键与手柄
rules-forbidden = 禁手详解
rules-free = 自由开局
rules-swap = Swap
rules-swap2 = Swap2
rules-pro = Pro
rules-long-pro = Long Pro
rules-rif = RIF 规则
rules-yamaguchi = 山口规则
rules-soosorv = 索索夫-8
rules-taraguchi = 塔拉山口-10

rules-freestyle-intro = 横、竖、斜都算，先连成五子者胜。
rules-freestyle-five-1 = 黑棋有一个活三：三子相连，两端皆空，再下一子就成活四。
rules-freestyle-five-2 = 白棋没有理会，黑棋成了活四。成五的点有两个，白棋只能占一个。
rules-freestyle-five-3 = 白棋挡住一端，另一端还空着。
rules-freestyle-five-4 = 五连：黑棋获胜。
rules-freestyle-six = 超过五子同样获胜。
rules-freestyle-six-1 = 在空当落子，三子与二子相连。
rules-freestyle-six-2 = 六子相连：黑棋获胜。
rules-freestyle-fair = 先行的一方优势很大。Swap2 之类的开局规则能让对局公平。

rules-standard-intro = 恰好五子相连才算胜。六子或更多叫长连，可以走，但不算胜。
rules-standard-six-1 = 在空当落子成六。黑棋可以走，但不算胜。
rules-standard-six-2 = 长连：无人获胜，对局继续。
rules-standard-both = 只要恰好成五就算胜，同时成了别的也无妨。
rules-standard-both-1 = 这一子横向成六，斜向恰好成五。
rules-standard-both-2 = 五连算数：黑棋获胜。
rules-standard-fair = 五子棋世界锦标赛采用这一规则，以 Swap2 开局。

rules-renju-intro = 连珠用禁手抵消先行的优势：有些点黑棋不能下，白棋没有禁手。
rules-renju-kinds-1 = 三角处黑棋不能下：6 是长连禁手，4 是四四禁手，3 是三三禁手。
rules-renju-kinds-2 = 6：这一子会把三子与二子连成六子，即长连。
rules-renju-kinds-3 = 4：这一子会同时形成两个四。圆圈是各自的成五点。
rules-renju-kinds-4 = 3：这一子会同时形成两个活三。下在圆圈处就成活四。
rules-renju-exactly = 黑棋恰好五连才算胜。
rules-renju-five-1 = 黑棋下在四的这一端会成六：禁手。
rules-renju-five-2 = 下在另一端恰好成五：可以下。
rules-renju-five-3 = 五连：黑棋获胜。
rules-renju-free = 白棋五连、长连都算胜，三三、四四也可以走。
rules-renju-white-1 = 白棋可以走三三。若黑白互换，黑棋就不能下在这里。
rules-renju-white-2 = 双活三：白棋下一手可以把任意一个走成活四。
rules-renju-white-six-1 = 白棋也可以把三子与二子连起来……
rules-renju-white-six-2 = ……六子相连，白棋获胜。
rules-renju-opening = 正式比赛采用索索夫-8、塔拉山口-10 等开局规则。

rules-forbidden-intro = 黑棋不能一手走出三三、四四或长连。正式比赛中走禁手即负；在这里不许落子，也可以设为判负。
rules-forbidden-overline = 长连是六子或更多相连。
rules-forbidden-overline-1 = 标着 6 的三角是三子与二子之间的空当。
rules-forbidden-overline-2 = 下在这里就成六连。
rules-forbidden-fours = 再下一子就恰好成五的是四，冲四、活四都算。同时走出两个四是四四禁手，在同一条线上也算。
rules-forbidden-fours-1 = 在这两个三角处落子都会形成两个四。
rules-forbidden-fours-2 = 横向一个四，纵向一个四。圆圈是各自的成五点。
rules-forbidden-fours-3 = 这里两个四在同一条线上，共用中间的棋子。
rules-forbidden-threes = 再下一子就成活四的是活三。活四是四子相连，两端都能成五。
rules-forbidden-threes-1 = 在这两个三角处落子都会形成两个活三。
rules-forbidden-threes-2 = 两个连活三。下在圆圈处就成活四。
rules-forbidden-threes-3 = 活三中间可以有空当，叫跳三：下在空当里就成活四。
rules-forbidden-four-three = 四三（一个四加一个活三）不是禁手，黑棋最常靠它取胜。
rules-forbidden-four-three-1 = 这一子横向成冲四，纵向成活三。
rules-forbidden-four-three-2 = 白棋顾不上活三，必须先挡冲四。
rules-forbidden-four-three-3 = 白棋挡住冲四，黑棋把活三走成活四。
rules-forbidden-four-three-4 = 白棋只能挡住一端。
rules-forbidden-four-three-5 = 五连：黑棋获胜。
rules-forbidden-false = 像活三而成不了活四的叫假活三，不计入三三。能用一颗不犯禁手的子走成活四的，才是活三。
rules-forbidden-false-overline-1 = 纵横看来是两个活三，黑棋却可以下在这里。
rules-forbidden-false-overline-2 = 黑棋落子，白棋挡住了纵向。横向是活三吗？
rules-forbidden-false-overline-3 = 黑棋走成四，但这一端再下就是长连，只有另一端能成五。这不是活四，所以横向是假活三。
rules-forbidden-false-nested-1 = 又像两个活三：纵向一个，横向一个跳三。
rules-forbidden-false-nested-2 = 横向只有下在空当里才能成活四，而那里在另一条竖线上成长连，是禁手。所以横向是假活三。
rules-forbidden-five = 五连优先：恰好成五的一手永远不是禁手。
rules-forbidden-five-1 = 横向成六，但纵向恰好成五：可以下。
rules-forbidden-five-2 = 五连：黑棋获胜。
rules-forbidden-trap = 白棋会逼黑棋走到禁手点上，这叫抓禁。
rules-forbidden-trap-1 = 白棋有一个一端被挡的三，轮到白棋。
rules-forbidden-trap-2 = 白棋冲四。黑棋只有这一点可挡，而这里是三三禁手。
rules-forbidden-trap-3 = 黑棋只好下在别处，白棋获胜。

rules-caro-intro = Caro 是越南流行的下法：恰好五连为胜，但两端都被对方堵住的不算。
rules-caro-blocked-1 = 在空当落子成五，但两端都有白子。
rules-caro-blocked-2 = 两端被堵的五连不算胜，对局继续。
rules-caro-open = 一端空着就够了，棋盘的边不算堵。
rules-caro-open-1 = 白子只堵住了一端。
rules-caro-open-2 = 有一端空着的五连：黑棋获胜。
rules-caro-edge-1 = 一端有白子，另一端是棋盘的边。
rules-caro-edge-2 = 只有棋子能堵，边不能：黑棋获胜。
rules-caro-six = 六子或更多不算胜。
rules-caro-six-1 = 在空当落子成六。黑棋可以走，但不算胜。
rules-caro-six-2 = 六子相连：对局继续。
rules-caro-overline-intro = 与 Caro 相同：五连为胜，但两端都被对方堵住的不算。
rules-caro-overline-blocked-1 = 在空当落子成五，但两端都有白子。
rules-caro-overline-blocked-2 = 两端被堵的五连不算胜，对局继续。
rules-caro-overline-six = 六子或更多，两端堵不堵都算胜。
rules-caro-overline-six-1 = 两端都有白子，但在空当落子成六。
rules-caro-overline-six-2 = 六子相连：黑棋获胜。

rules-free-intro = 没有开局规则：黑棋先行，每一子都可以随意下。
rules-swap-intro = 假先方摆前三子，假后方选择看好的一色。所以摆得公平才是上策。
rules-swap2-intro = 与 Swap 相同，但假后方还可以再摆两子，让假先方选择执黑或执白。五子棋世界锦标赛采用这一开局规则。
rules-swap2-two = 第三种选择：
rules-pro-intro = 黑棋先占天元，第二颗黑子要离得远一些：下在中央 5 × 5 之外。
rules-long-pro-intro = 与 Pro 相同，但第二颗黑子须下在中央 7 × 7 之外。
rules-rif-intro = 国际连珠联盟（RIF）2008 年以前的开局规则：从 26 种开局中选一种摆三子，对方可以交换；第五手黑方提出两个打点，白方留下一个。
rules-yamaguchi-intro = 与 RIF 规则相同，但摆开局的一方还要宣布打点数：开局对黑越有利，打点越多。2009 至 2015 年的世界锦标赛采用。
rules-soosorv-intro = 白方下第四子并宣布打点数，最多八个；之后黑方还可以交换。2017 年起世界锦标赛采用。
rules-taraguchi-intro = 前五子的范围从 1 × 1 逐步扩大到 9 × 9，每下一子，对方都可以交换。
rules-taraguchi-ten = 第四子之后，黑方也可以在全盘提出十个打点，此后不再交换。
rules-fifths = 打点之间不能对称（镜像或旋转后相同）。白方自然会留下对黑方最不利的一个。

rules-first-player = 假先方
rules-second-player = 假后方
rules-done-then = { $done }{ $next }
rules-did-swap = { $who ->
    [first] 假先方选择交换。
   *[second] 假后方选择交换。
}
rules-did-keep = { $who ->
    [first] 假先方不交换，
   *[second] 假后方不交换，
}{ $color ->
    [black] 执黑。
   *[white] 执白。
}
rules-did-number = { $who ->
    [first] 假先方
   *[second] 假后方
}宣布 { $n } 打。
rules-do-nothing = 开局结束，轮到白方。
rules-do-place = { $who ->
    [first] 假先方
   *[second] 假后方
}{ $zone ->
    [center] 在天元
    [within] 在中央 { $lines } × { $lines } 之内
    [outside] 在中央 { $lines } × { $lines } 之外
   *[anywhere] 在任意一点
}下一颗{ $color ->
    [black] 黑子。
   *[white] 白子。
}
rules-do-color = { $who ->
    [first] 假先方
   *[second] 假后方
}选择执黑或执白。
rules-do-color-or-two = { $who ->
    [first] 假先方
   *[second] 假后方
}选择执黑、执白，或再摆两子。
rules-do-number = { $who ->
    [first] 假先方
   *[second] 假后方
}宣布打点数，{ $min } 到 { $max } 个。
rules-do-swap-or-fifths = { $who ->
    [first] 假先方
   *[second] 假后方
}下第五子，或交换，或提出 { $n } 个打点。
rules-do-offer = { $who ->
    [first] 假先方
   *[second] 假后方
}执黑，提出 { $n } 个打点。
rules-do-pick = { $who ->
    [first] 假先方
   *[second] 假后方
}执白，留下其中一个。

## 围棋：新对局
game-gomoku = 五子棋
game-go = 围棋
game-line = { $game } · { $rule } · { $lines } 路
go-japanese-sentence = 数目法：数围空和提子，贴 6.5 目。
go-chinese-sentence = 数子法：数活子和围空，贴 3¾ 子（7.5 目）。
go-korean-sentence = 数法与日本规则相同，贴 6.5 目。
go-aga-sentence = 美国规则：数活子和围空，贴 7.5 目。
go-new-zealand-sentence = 数活子和围空，两子以上可以自杀，贴 7 目。
go-tromp-taylor-sentence = 最简短的规则：数活子和围空，禁止全局同形，贴 7.5 目。
go-even = 分先
go-stones = 让 { $n } 子
go-rule-line = { $rule } · 贴 { $komi } 目
go-handicap-line = { $rule } · 让 { $n } 子 · 贴 { $komi } 目
new-rules = 规则
new-handicap = 让子
new-placement = 让子摆法
placement-fixed = 固定星位
placement-free = 自由摆放
state-handicap = 黑方还要摆 { $n } 子
refused-handicap = 黑方须先摆完让子。
new-komi = 贴目（给白方）
new-size-short = { $lines } 路
new-size-other = 其他
level-newcomer-go = 常漏看提子，尤其是自己的子被提。
level-beginner-go = 偶尔漏看提子。
level-textbook-go = 会提子、会逃子，只看一手棋。
level-learner-go = 看得到眼前的吃子，再远就看不到了。
level-casual-go = 懂得最简单的棋形，常漏看威胁。
level-regular-go = 懂得简单棋形，偶尔漏看威胁。
level-club-go = 棋形熟，善战。
level-tournament-go = 善战，也会数目。
level-veteran-go = 棋形感觉好，也会往前算几步。
level-expert-go = 要紧处会算，落子快。
level-master-go = 每手想五秒，全力以赴。

## 围棋：对局
action-pass = 停一手
action-estimate = 形势判断
action-estimate-hide = 收起判断
pause-estimate-show = 显示形势判断
pause-estimate-hide = 收起形势判断
move-pass = 停
hint-pass = 碁石会停一手：已无官子可收。
hint-captures = { $point } 可以提子
hint-saves = { $point } 可以救回棋子
hint-atari = { $point } 是打吃
estimate-black = 判断：黑方领先 { $points } 目
estimate-white = 判断：白方领先 { $points } 目
estimate-even = 判断：双方目数相同
estimate-wait = 正在判断形势…
notice-program-passes = 碁石停一手。
notice-black-passes = 黑方停一手。
notice-white-passes = 白方停一手。
entry-how-go = 先列后行，例如 Q16
prompt-pass = 停一手
help-pass = 停一手；数棋时同意

## 围棋：终局数棋
count-wait = 正在数棋…
count-ask = 同意数棋结果吗？
count-ask-black = 黑方，同意数棋结果吗？
count-ask-white = 白方，同意数棋结果吗？
count-contested = 碁石对方括号中的棋子有异议。
count-how = 点棋子改判死活；有异议就继续下。
count-agree = 同意
count-play-on = 继续下
count-stones = 活子
count-prisoners = 提子
count-territory = 围空
count-dead = 死子
count-komi = 贴目
count-bonus = 让子补偿
count-total = 合计
count-black-ahead = 黑方领先 { $points } 目
count-white-ahead = 白方领先 { $points } 目
count-even = 双方目数相同
card-agreed = 已同意
card-undecided = 尚未同意
prompt-dead = 改判
prompt-agree = 同意
prompt-play-on = 继续下
refused-no-stone = 这里没有棋子可判死活。
notice-count-contested = 碁石不同意。请改判死活，或继续下。
## 围棋规则页
help-go-head = 围棋
help-go-sets-head = 围棋各家规则
rules-go-basics = 围棋的下法
rules-go-capture = 提子与自杀
rules-go-ko = 劫与全局同形
rules-go-life = 死活：眼与双活
rules-go-end = 终局
rules-go-count = 计算胜负
rules-go-handicap = 让子与贴目

rules-go-basics-intro = 黑方先行，双方轮流在空的交叉点上下一子，也可以停一手。落子后不再移动，但可能被提掉。终局时占地多的一方获胜。
rules-go-aim-1 = 小棋盘上的终局。黑棋围住左边，白棋围住右边。
rules-go-aim-2 = 小方块标出双方围住的点。打叉的是救不活的死子，所占的点归对方。
rules-go-basics-liberties = 棋子沿线紧邻的空点叫气，用圆圈标出。
rules-go-liberties-1 = 棋盘中间的一子有四口气。
rules-go-liberties-2 = 边上的一子有三口气，角上的只有两口。
rules-go-liberties-3 = 沿线相连的同色棋子是一块，气是共用的。
rules-go-basics-capture = 没有气的棋子要从棋盘上提掉。
rules-go-atari-1 = 白子只剩一口气，这叫被打吃。
rules-go-atari-2 = 黑棋下在最后一口气上，提掉白子。提掉的子由黑方收着。

rules-go-capture-intro = 连成一块的棋子要提就一起提。
rules-go-chain-1 = 三颗白子只有一口气，黑棋一手就能全部提掉。
rules-go-chain-2 = 三子都提掉了。
rules-go-capture-escape = 被打吃的棋，往往可以长出一手逃走。
rules-go-escape-1 = 白子被打吃，轮到白方。
rules-go-escape-2 = 长出一子之后，有三口气。
rules-go-capture-suicide = 落子后自己必须有气，否则就是自杀，不许下。
rules-go-suicide-1 = 黑棋不能下在这里：没有气，也提不掉任何子。
rules-go-suicide-2 = 这里四周也没有空点，可是上面的白子正被打吃……
rules-go-suicide-3 = ……黑棋把它提掉，自己就有了气，所以可以下。
rules-go-capture-allowed = 新西兰规则和 Tromp-Taylor 规则允许两子以上的自杀。
rules-go-suicide-two-1 = 按日本规则，黑棋不能下在这里。多数规则都是如此。
rules-go-suicide-two-2 = 按新西兰规则可以下……
rules-go-suicide-two-3 = ……两颗黑子都从盘上拿掉，算是被白方提掉的。
rules-go-suicide-two-4 = 单独一子的自杀，新西兰规则也不许。

rules-go-ko-intro = 双方能没完没了地互提一子的地方叫劫。规则规定：对方刚提掉一子，不能马上提回来。
rules-go-ko-1 = 中间的白子正被打吃，黑棋可以提。
rules-go-ko-2 = 黑棋提掉了它，现在这颗黑子被打吃。
rules-go-ko-3 = 白棋不能马上提回，否则棋盘又变回原样。
rules-go-ko-4 = 白棋先在别处威胁一手，这叫找劫材。
rules-go-ko-5 = 黑棋应了一手。
rules-go-ko-6 = 棋盘已经变了，白棋可以提劫。
rules-go-ko-7 = 现在轮到黑棋不能马上提回。
rules-go-ko-super = 更长的循环也会让棋盘变回原样。有些规则因此禁止全局同形再现。
rules-go-superko-1 = 白棋在原有的一子旁边再下一子……
rules-go-superko-2 = ……两子只有一口气。
rules-go-superko-3 = 黑棋提掉两子，自己的这颗子被打吃。
rules-go-superko-4 = 白棋可以提吗？按日本规则可以：黑棋提的是两子，这不是劫。
rules-go-superko-5 = 棋盘又变回开始的样子，可以这样无限循环。
rules-go-superko-6 = 按中国规则，白棋不能提：出现过的局面不许再现，不论轮到谁下。
rules-go-superko-7 = 按 AGA 规则可以提：当初这个局面轮到白方，现在轮到黑方，不算相同。
rules-go-superko-8 = 但白棋不能再来一遍：这个局面轮到黑方下，已经出现过了。
rules-go-ko-loop = 只有普通打劫规则时，三劫可以循环不止。日本和韩国的棋手这时会同意作为无胜负；在这里，对局会继续，直到一方让步。

rules-go-life-intro = 只被一方围住的空点是眼。有两只眼的棋永远提不掉，这叫活棋。
rules-go-eyes-1 = 黑棋有两只眼。外面的气都被白棋填上了。
rules-go-eyes-2 = 白棋不能下在这只眼里，因为没有气……
rules-go-eyes-3 = ……也不能下在另一只眼里。一手填不了两只眼，所以黑棋是活的。
rules-go-life-one = 被围住而只有一只眼的棋是死棋。
rules-go-one-eye-1 = 黑棋外面还有气时，白棋不能下在眼里。
rules-go-one-eye-2 = 白棋填上外面的气，眼成了最后一口气。
rules-go-one-eye-3 = 现在下在眼里就能提掉黑棋，所以可以下。
rules-go-one-eye-4 = 整块黑棋都被提掉。
rules-go-life-false = 眼周围的棋子没有连成一块，就可能是假眼。
rules-go-false-eye-1 = 黑棋看来有两只眼。可是右边两子正被打吃，最后一口气就是右边的眼。
rules-go-false-eye-2 = 黑棋粘上，就把这只眼填掉了，只剩另一只眼这一口气。
rules-go-false-eye-3 = 白棋把黑棋全部提掉。
rules-go-life-seki = 没有两只眼，也可能谁都吃不掉谁，双方都活着，这叫双活。
rules-go-seki-1 = 左边的黑棋和右边的白棋共有两口气，此外都没有气。
rules-go-seki-2 = 黑棋若填上其中一口，自己只剩一口气……
rules-go-seki-3 = ……就被白棋提掉。换白棋先下也一样。
rules-go-seki-4 = 所以谁也不下。没有标记的两个点不属于任何一方，叫单官。
rules-go-life-seki-eyes = 双活里的眼算不算，各家规则不同。
rules-go-seki-eyes-1 = 双方各有一只眼，还共有一口气。
rules-go-seki-eyes-2 = 黑棋若填上这口气，就被白棋提掉。换白棋先填也一样。
rules-go-seki-eyes-3 = 按日本规则，双活里的眼不算目，用空心方块标出。
rules-go-seki-eyes-4 = 按中国规则，它们和别的点一样算数。

rules-go-end-intro = 没有便宜可占了，就停一手。双方接连停手，行棋结束。
rules-go-end-1 = 几乎都已确定，最后的缺口在下边。
rules-go-end-2 = 白棋从右边挡住，黑棋从左边挡住。
rules-go-end-3 = 白方停一手。
rules-go-end-4 = 黑方也停一手，行棋结束。
rules-go-end-5 = 双方标出救不活的死子，都同意之后把死子拿掉，再计算胜负。
rules-go-end-resume = 对死活有争议，就继续下，用实战证明。
rules-go-resume-1 = 黑方认为这一子是活的，要求继续下。轮到白方。
rules-go-resume-2 = 白棋把它提掉，证明它是死的。
rules-go-resume-3 = 双方再次停手。按中国规则等数子的规则，这样证明没有损失。
rules-go-resume-4 = 按日本规则，白棋填了自己的一目，这一局因此输了。
rules-go-end-trial = 所以日本规则只是试下来判定死活，事后恢复原状。碁石没有这种试下，下过的就算数。

rules-go-count-intro = 计算胜负有两种方法：数目法和数子法。结果一般最多差一目，贴目也相应不同。
rules-go-count-territory = 数目法（日本、韩国）：己方围住的空点，加上提掉的子。死子算两目：子算一目，它占的点算一目。
rules-go-count-territory-1 = 第一页的那一局，按日本规则。白方后行，得到贴目。
rules-go-count-area = 数子法（中国和这里的其他规则）：己方的活子，加上它们围住的空点。提掉的子不算。
rules-go-count-area-1 = 同一局，按中国规则。
rules-go-count-why = 在自己的地里多下一子，数目时亏一目，数子时不亏。单官只在数子时有用，停手之前要先收完。

rules-go-handicap-komi = 先行值好几目，所以要给白方贴目。贴目带半目，就不会和棋。
rules-go-handicap-intro = 强的一方可以让子：白方下第一手之前，先在盘上摆好若干黑子。
rules-handicap-stones = 让 { $n } 子，轮到白方。
rules-go-handicap-bonus = 让子棋通常只贴半目。有些规则还按让子数给白方补偿。
rules-table-stones = 让 { $n } 子

rules-go-sum = 计算胜负那一页的对局，按这一规则：
rules-go-sum-territory-1 = 黑方比白方多下一手。
rules-go-sum-area-1 = 提掉的子不算。
rules-go-sum-draw-1 = 这里的贴目是整数，所以可能出现和棋。
rules-go-sum-tromp-taylor-1 = 死子都留在盘上：两边的空点都同时挨着黑子和白子，不属于任何一方。
rules-go-sum-tromp-taylor-2 = 死子已经提掉，或者经双方同意拿掉。
rules-sum-stones = 活子
rules-sum-territory = 围住的点
rules-sum-prisoners = 提子
rules-sum-dead = 死子
rules-sum-komi = 贴目
rules-sum-bonus = 让子补偿
rules-sum-total = 合计

rules-fact-counting = 计算胜负
rules-fact-territory = 数目：围住的点（双活里的不算），加上提掉的子。
rules-fact-area = 数子：活子，加上它们围住的点，双活里的也算。
rules-fact-repetition = 打劫与循环
rules-fact-ko-simple = 普通打劫：不能马上提回一子。更长的循环不禁止。
rules-fact-ko-positional = 禁止全局同形：出现过的局面不许再现，不论轮到谁下。
rules-fact-ko-situational = 禁止全局同形：出现过的局面若轮到同一方下，不许再现。
rules-fact-suicide = 自杀
rules-fact-suicide-never = 不许。
rules-fact-suicide-chains = 两子以上的可以。
rules-fact-bonus = 让子
rules-fact-bonus-none = 白方没有补偿。
rules-fact-bonus-each = 每让一子，补给白方一目。
rules-fact-bonus-but-first = 除第一子外，每让一子补给白方一目。
rules-fact-resume = 停手之后继续下
rules-fact-resume-in-turn = 轮到谁就由谁先下。
rules-fact-resume-opponent = 由提出者的对方先下。
rules-fact-komi = 贴 { $komi } 目；让子棋贴 { $handicap } 目。

rules-go-japanese-intro = 1989 年的《日本围棋规约》。
rules-go-japanese-simple = 简化：死子由双方（或碁石代为）认定，不做规约中另有打劫规定的死活确认。局面循环时不判无胜负，也没有双方皆负。
rules-go-chinese-intro = 中国围棋协会 2002 年的《围棋竞赛规则》。
rules-go-chinese-simple = 简化：照条文禁止全局同形再现，而裁判可以判三劫循环为无胜负。这里直接比较双方的子数；中国是拿一方的子数与棋盘的一半相比，结果一样。贴目也按目计，是贴子数的两倍。
rules-go-korean-intro = 大韩围棋协会的规则，与日本规则一样数目。
rules-go-korean-simple = 简化：除名称外与日本规则相同，没有采用韩国自己的死活裁定。
rules-go-aga-intro = 美国围棋协会（AGA）1991 年的规则。
rules-go-aga-simple = 简化：停一手不必交给对方一子，白方也不必最后停手。这两条是为了让数目与数子结果相同，而这里直接数子。
rules-go-new-zealand-intro = 新西兰围棋协会的规则。
rules-go-new-zealand-simple = 简化：条文也允许单独一子的自杀。那样棋盘没有变化，所以这里不许。
rules-go-tromp-taylor-intro = John Tromp 和 Bill Taylor 1995 年的规则：几句话就说完，程序常用。
rules-go-tromp-taylor-dead = 条文终局时不拿掉任何棋子：要拿掉死子，停手之前就得提掉。照条文下，就不要标任何死子。
rules-go-tromp-taylor-simple = 简化：双方可以商定哪些是死子。条文没有贴目，这里用程序通常的贴目。单独一子的自杀会使局面重复，条文也不许。

## 占满棋盘
title-puzzle = 占满棋盘
puzzle-title = 占满棋盘
puzzle-what = 一子占住自己的点和上下左右相邻的点。用最少的棋子占满棋盘。
puzzle-board = { $board }，{ $stones } 子
puzzle-found = { $all ->
    [1] { $found ->
        [0] 只有一种解法。
       *[other] 唯一的解法已找到。
    }
   *[other] 已找到 { $found } 种，共 { $all } 种不同解法
}
puzzle-start = 占满 { $board }
puzzle-continue = 继续 { $board }
puzzle-watch = 观看递归
puzzle-watch-short = 递归
puzzle-boards = 选棋盘
puzzle-clear = 重新开始
puzzle-left = 剩 { $stones } 子 · 空 { $points } 点
puzzle-begin = 落下一子：它占住自己的点和相邻的点。
puzzle-go-on = 继续落子。点按棋子可以收回。
puzzle-spent = 棋子用完了，还有 { $points } 个点没有占住：请收回一子。
puzzle-hint-place = { $point } 上的一子属于某个解法。
puzzle-hint-take-back = 照现在这样无法占满：请收回一子。
puzzle-solved = 占满了！
puzzle-find-new = 新的解法：第 { $number } 种。
puzzle-find-again = 这是第 { $number } 种解法（也许旋转或翻转过），图册里已经有了。
puzzle-find-plain = 每个点都占住了。
puzzle-all-found = 这个棋盘的图册已集齐。
puzzle-again = 再找一种
puzzle-other-board = 换个棋盘
puzzle-take-back = 收回一子
prompt-boards = 选棋盘
prompt-hint = 提示
refused-no-stone-left = 棋子用完了，请先收回一子。
notice-puzzle-damaged = 图册无法读取，已重新开始。原文件已保留。

watch-title = 递归 { $board }
watch-begin = 棋盘是空的，下面一点一点地占。
watch-place = { $stone ->
    [same] 占 { $takes } 的第 { $attempt } 种试法，共 { $attempts } 种：就在这一点落子。
   *[other] 占 { $takes } 的第 { $attempt } 种试法，共 { $attempts } 种：在 { $stone } 落子。
}
watch-too-few = { $left ->
    [0] 棋子用完了，还空着 { $free } 点：退回。
   *[other] 还空着 { $free } 点，剩下的 { $left } 子最多占 { $most } 点：退回。
}
watch-all-tried = 能占 { $takes } 的棋子先前都试过了：退回。
watch-complete = 每个点都占住了：第 { $n } 种解法。
watch-again-found = 每个点都占住了：又是第 { $n } 种解法（旋转或翻转）。
watch-take-back = 收回 { $stone }。有它的情形都试完了。
watch-over = 全部试完：一共 { $n } 种不同解法。
watch-rule-1 = 每个点都占住了？得到一个解。
watch-rule-2 = 空点比剩下的棋子能占的还多（每子五点）？退回。
watch-rule-3 = 第一个空点总要有一子来占，最多五种落法：逐一去试。
watch-rule-4 = 退回就是收回最后一子，再试下一种。
watch-count = 第 { $n } 步 · { $found }
watch-start = 开始
watch-run = 继续
watch-pause = 暂停
watch-again = 再看一遍
watch-step = 走一步
watch-next = 下一个解
watch-rewind = 从头开始
watch-speed = 速度
watch-slow = 慢
watch-steady = 平稳
watch-quick = 快
watch-fast = 很快
watch-racing = 飞快

help-puzzle = 谜题
rules-puzzle = 占满棋盘
rules-puzzle-intro = 一子占住自己的点和沿线相邻的点：共五点，边上四点，角上三点。
rules-puzzle-takes = 占住的点上有一块方片；占住它的棋子多于一个时，方片上标出数目。
rules-puzzle-solved = 用最少的棋子占住每一个点。5 × 5 要七子。点按棋子可以收回。
rules-puzzle-different = 多数棋盘的解法不止一种。旋转或翻转后相同的只算一种。图册会记住你找到的解法。
rules-puzzle-watch = 递归演示程序怎样找出全部解法：对第一个空点，逐一试过能占住它的五种落子，剩下的棋子不够时就退回。
## Saved games
title-continue = 继续对局
title-against = 对手：{ $who }
title-turn-you = 轮到你下
title-turn-program = 轮到碁石下
title-ago-now = 刚刚
title-ago-minutes = { $n } 分钟前
title-ago-hours = { $n } 小时前
title-ago-days = { $n } 天前
title-last = 棋盘上是你的上一局。{ $outcome }
notice-not-saved = 这一局无法保存。磁盘满了吗？
title-records = 棋谱
records-title = 棋谱
records-waiting = 正在读取棋谱…
records-search = 输入文字查找
records-deleted = 已删除 · { $n }
records-game = 棋种
records-all-games = 全部
records-opponent = 对手
records-anyone = 不限
records-program = 碁石
records-people = 真人
records-result = 结果
records-any-result = 不限
records-order = 排序
records-newest = 最新在前
records-oldest = 最早在前
records-longest = 最长在前
records-by-name = 按名称
records-all = { $of } 局中的 { $n } 局 · 全部显示
deleted-title = 已删除的棋谱
deleted-how = 按一局即可恢复。棋谱会一直留在这里，直到你彻底删除。
deleted-empty = 这里是空的。删除的棋谱会先到这里。
deleted-when = 删除于 { $date }
deleted-all = 全部彻底删除…
notice-deleted = 已删除，可在“已删除”里找到。
notice-restored = 棋谱已恢复。
confirm-discard = 彻底删除这一局吗？
confirm-discard-all = 彻底删除这 { $n } 局吗？
confirm-discard-yes = 删除
confirm-discard-no = 保留
records-empty = 还没有棋谱。下过的每一局都会自动留在这里；也可以把文件拖到窗口上，或者粘贴。
records-none = 没有符合的棋谱。
records-unreadable = 这个文件无法读取。
records-other-game = 其他棋类
records-under-way = 正在对局
records-open = 未下完
records-when = { $date } · { $moves }
notice-not-changed = 棋谱文件夹无法更改。
notice-parted = 另一个窗口改动了这一局。这里另存为一局，继续下。
notice-open-twice = 碁石已在另一个窗口打开。两个窗口各保存各的棋局。
notice-saved-again = 这一局又可以保存了。
notice-settings-not-saved = 设置无法保存。磁盘满了吗？
notice-progress-not-saved = 进度无法保存。磁盘满了吗？
notice-game-copied = 棋谱已复制（SGF）。
notice-nothing-to-paste = 剪贴板上没有文字。
pause-copy-game = 复制棋谱（SGF）
help-copy-game = 复制棋谱（SGF）
help-paste = 打开剪贴板上的棋谱（在菜单里）
file-pasted = 剪贴板
file-unreadable = “{ $file }”无法读取。
file-not-played = “{ $file }”里的棋或棋盘，碁石不支持。
file-no-game = “{ $file }”里没有棋谱。
file-no-game-line = “{ $file }”里没有棋谱，从第 { $line } 行起无法读懂。
file-repaired = “{ $file }”有损坏，能读的都在这里。
file-repaired-line = “{ $file }”有 { $n } 处损坏，最先在第 { $line } 行；能读的都在这里。

## 打谱
over-review = 复盘
replay-title = 复盘
replay-players = { $black } – { $white }
replay-count = 第 { $n } 手，共 { $all } 手
replay-move = { $color } { $point }
replay-pass = { $color }停一手
replay-standing = { $count } · { $move }
replay-variation = 变化 { $n } / { $all }
replay-slow = ½ 手/秒
replay-steady = 1 手/秒
replay-quick = 2 手/秒
replay-fast = 4 手/秒
replay-speed = 播放速度
replay-play-on = 从这里接着下
replay-play-on-how = 在副本里接着下，各种变化都保留。原谱不变。
control-try = 用光标试下
control-remove = 删除此变化
replay-try = 试下
prompt-try = 试下
notice-tried-in-copy = 原谱不变。改动保存在副本里。
notice-main-line-stays = 这是实战进程，只能删除变化。
notice-no-pass-here = 这里不能停一手。
confirm-remove = 删除此变化及其全部着手吗？
confirm-remove-yes = 删除
confirm-remove-no = 保留
replay-menu-close = 回到棋谱
replay-menu-leave = 离开棋谱
prompt-run = 自动播放
prompt-menu = 菜单
prompt-moves = 翻看
settings-branches = 悔掉的棋
branches-always = 留作变化
branches-not-against-program = 对碁石时不留
numbers-none = 不显示
numbers-last = 最后 { $n } 手
numbers-all = 全部
help-replay = 复盘时
help-replay-mouse = 鼠标：在棋盘上滚动滚轮前进后退，点按变化图上的棋子即到那一手。
help-replay-step = 前一手、后一手
help-replay-far = 前十手、后十手
help-replay-ends = 到开头、到结尾
help-replay-branch = 上一个、下一个变化
help-replay-run = 自动播放、停止
help-replay-speed = 加快、放慢
help-replay-read = 滚动解说
help-replay-play-on = 从这里接着下
help-replay-menu = 菜单
help-replay-tables = 分数表、形势
help-replay-back = 返回
## 文件与导出
end-black-time = 白方超时。
end-white-time = 黑方超时。
end-black-forfeit = 白方判负。
end-white-forfeit = 黑方判负。
end-unsaid = 棋谱没有写明胜因。
pause-export = 导出…
pause-copy-picture = 复制棋盘图片
over-export = 导出…
help-copy-picture = 复制棋盘图片
help-export = 导出棋谱或图片
help-open = 打开文件
export-title = 导出
export-sgf = SGF
export-psq = PSQ
export-text = 文字
export-png = PNG
export-svg = SVG
export-gif = GIF
export-short-sgf = 整局棋谱
export-short-psq = 供引擎用
export-short-text = 当前局面
export-short-png = 图片
export-short-svg = 矢量图
export-short-gif = 动画
export-about-sgf = 带全部变化的棋谱，围棋和五子棋软件都能读。
export-about-psq = 主线着法，五子棋引擎都能读。
export-about-text = 用字符画的棋盘，可贴到邮件或论坛。
export-about-png = 当前局面的图片。
export-about-svg = 当前局面的图片，放大也清晰。
export-about-gif = 把棋局一手一手演示的动画。
export-refused-other-game = PSQ 文件只能记五子棋。
export-refused-setup = PSQ 文件记不下预先摆好的棋子。
export-refused-pass = PSQ 文件记不下停一手。
export-refused-turn = PSQ 文件只能记黑先、双方轮流下的棋，这一局不是。
export-save-as = 另存为…
export-writing = 正在保存…
export-save = 存入导出文件夹
export-copy = 复制图片
export-copy-text = 复制文字
export-folder = 导出文件夹：{ $path }
export-lies = 已保存到 { $path }
export-position = 局面
export-until = 演示到
export-move = 第 { $n } 手，共 { $of } 手
export-size = 大小
export-pixels = { $n } 像素
export-numbers-none = 不显示
export-numbers-last = 最后一手
export-numbers-all = 全部棋子
export-marks = 标记与最后一手
export-speed = 速度
export-speed-slow = 慢
export-speed-usual = 普通
export-speed-fast = 快
waiting-title = 选择文件
waiting-how = 系统的文件窗口已经打开，或马上打开。
waiting-here = 改在这里选择
files-open = 打开文件
files-save = 保存文件
files-records = 棋谱
files-home = 主文件夹
files-documents = 文档
files-downloads = 下载
files-exports = 导出
files-up = 上一级文件夹
files-save-here = 保存在这里：{ $name }
files-denied = 没有权限查看这个文件夹。
files-unreadable = 这个文件夹无法读取。
files-no-records = 这个文件夹里没有棋谱。
files-empty = 这个文件夹里没有可以打开的文件。
files-more = 另有 { $n } 项未列出。
card-title = 棋局
card-open = 打开
card-rename = 重命名…
card-delete = 删除
rename-title = 重命名
rename-how = 这一局的名称：
rename-save = 重命名
rename-empty = 名称至少要有一个字。
rename-character = 名称里不能有 { $c }
rename-dot = 名称不能以点开头或结尾。
rename-reserved = 有的系统保留了这个名称。
rename-long = 名称太长。
records-open-file = 打开文件…
records-recent = 最近从别处打开
records-kept = 保存在这里
notice-picture-copied = 图片已复制。
notice-text-copied = 文字已复制到剪贴板。
notice-picture-not-copied = 图片无法复制。
notice-no-picture = 内存不足，无法生成图片。
notice-not-read = 这个文件已经无法读取。
notice-renamed = 已重命名。
notice-name-taken = 已有同名的棋谱。
notice-wrote = 已保存到 { $path }
notice-not-written = 无法保存 { $path }。
notice-not-written-denied = 无法保存 { $path }：没有写入权限。
notice-not-written-full = 无法保存 { $path }：磁盘已满。
notice-not-written-missing = 无法保存 { $path }：文件夹不存在。
notice-not-written-long = 棋局太长，无法做成动画。

## Screen readers, and the board in words
board-name = 棋盘
point-black = { $point }，黑子
point-white = { $point }，白子
point-stone = { $point }，棋子
point-taken = { $point }，已占
point-star = { $point }，空，星位
point-empty = { $point }，空
point-last = { $what }，最后一手
say-started = 新的一局，{ $lines } 路棋盘。
say-taken-back = 悔了 { $n } 手。
say-offered = 提出 { $point }。
say-black = 黑 { $point }。
say-white = 白 { $point }。
say-black-captures = 黑 { $point }，提 { $n } 子。
say-white-captures = 白 { $point }，提 { $n } 子。
say-pass = 停一手
say-back = 返回
say-open = 打开：{ $what }
say-more = 更多：{ $what }
say-delete = 删除：{ $what }
say-restore = 恢复：{ $what }
say-discard = 彻底删除：{ $what }
say-replay-first = 到开头
say-replay-far-back = 后退十手
say-replay-back = 后退一手
say-replay-run = 自动播放
say-replay-stop = 停止自动播放
say-replay-on = 前进一手
say-replay-far-on = 前进十手
say-replay-last = 到结尾
say-replay-previous-branch = 上一个变化
say-replay-next-branch = 下一个变化
say-replay-speed = 速度
say-replay-menu = 菜单
help-board = 棋盘上
rules-board = 用文字看棋盘
words-last = 共 { $n } 手，最后一手 { $point }。
words-black = 第 { $row } 行。黑：{ $black }。
words-white = 第 { $row } 行。白：{ $white }。
words-both = 第 { $row } 行。黑：{ $black }。白：{ $white }。
words-empty = 第 { $first } 行：空。
words-empty-rows = 第 { $first } 至 { $last } 行：空。
settings-volume-stones = 棋子
settings-volume-signals = 提示音
settings-volume-menu = 按钮
# Keys and buttons, and how they are chosen.
settings-confirm = 按两次才落子
settings-controls = 按键设置
help-choose-controls = 更改按键
controls-title = 按键设置
controls-how = 选中一格，再按想用的键或按钮。其他设置点右侧的 ··· 按钮。
controls-move = 光标与页面
controls-play = 对局
controls-record = 复盘时
controls-program = 程序
controls-pad = 手柄
controls-sticks = 左摇杆总是移动，右摇杆总是跳跃。
controls-no-key = 没有键
controls-no-button = 没有按钮
controls-reset = 恢复全部按键
control-up = 上
control-down = 下
control-left = 左
control-right = 右
control-jump-up = 向上跳
control-jump-down = 向下跳
control-jump-left = 向左跳
control-jump-right = 向右跳
control-next-star = 到下一个星位
control-last-move = 到最后一手
control-next-threat = 到下一处要点（冲四、活三、打吃）
control-confirm = 确定、落子
control-back = 返回、关闭
control-pause = 暂停、菜单
control-tables = 分数表、形势
control-move-now = 立即落子；不数棋，继续下
control-page-back = 前十手或上一页
control-page-on = 后十手或下一页
control-first = 到开头
control-last = 到结尾
control-faster = 加快
control-slower = 放慢
control-new = 新对局
control-quit = 退出
control-keys = 键盘
control-buttons = 手柄按钮
control-key-add = 再加一个键
control-button-add = 再加一个按钮
control-take = 移除
control-stays = 最后一个，不能移除
control-vital = 没有它就无法操作：最后一个键和最后一个按钮不能移除。
control-reset = 恢复默认
control-clear = 全部移除
capture-key = 请按一个键：{ $action }
capture-button = 请按一个按钮：{ $action }
capture-key-how = 按 Esc 或点鼠标取消。Ctrl、Alt、Shift 与别的键同按才算。
capture-button-how = 按 Esc、点鼠标或等待即取消。
capture-countdown = 还剩 { $n } 秒。
capture-taken = 它现在是“{ $other }”。再按一次就改到这里。
capture-last = 它是“{ $other }”的最后一个，不能拿走。请按别的。
capture-unknown = 这个键不能用。请按别的。
pad-swap = 交换确定与返回
pad-dead-zone = 摇杆死区
pad-delay = 按住方向多久后重复
pad-milliseconds = { $n } 毫秒
pad-repeats = 重复速度
pad-repeats-never = 不重复
pad-repeats-often = 每秒 { $n } 次
pad-seats = 两个手柄各执一色
notice-turn-of-black = 轮到黑方：先连接的手柄。
notice-turn-of-white = 轮到白方：后连接的手柄。
notice-no-threat = 没有要应的地方。
prompt-confirm = 确认落子
prompt-withdraw = 取消

# Buttons and sticks in words, for screen readers.
cap-cross = 叉键
cap-circle = 圆圈键
cap-square = 方块键
cap-triangle = 三角键
cap-pad = 方向键
cap-up = 方向键上
cap-down = 方向键下
cap-left = 方向键左
cap-right = 方向键右
cap-l-stick = 左摇杆
cap-r-stick = 右摇杆
control-more = 更多：{ $action }

# First steps.
lessons-title = 入门
lessons-what = 在真正的棋盘上学几分钟，快慢随意。放心试：下得不对，会说明原因并收回棋子。
lessons-course = { $game }：已完成 { $done }/{ $all }
lessons-begin = 开始
lessons-go-on = 继续
lessons-again = 从头再来
lesson-head = { $game }，第 { $n } 步，共 { $all } 步
lesson-hint = 演示
lesson-previous = 上一步
lesson-skip = 跳过
lesson-next = 下一步
lesson-again = 再来一次
lesson-contents = 全部步骤
lesson-finish = 学完了
lesson-play-five = 现在就下五子棋
lesson-play-go = 现在就下围棋
lesson-right = 对了
lesson-no-pass = 五子棋不能停一手：请落子。
lesson-hint-place = 试试菱形所在的 { $point }。
lesson-hint-pass = 停一手：双方都没有便宜可占了。
lesson-winner = 双方都停了一手，对局结束。方块标出各点归谁。谁赢了？
lesson-winner-wrong = 不对。请比较最后一行的合计，多的一方赢。
prompt-show = 演示
prompt-skip = 跳过
prompt-contents = 步骤
notice-lessons-damaged = 入门进度无法读取。原文件已保留。

lesson-place-title = 落一子
lesson-place-task = 棋子下在横竖线的交叉点上，落下后不再移动。请在任意一个空的交叉点上下一颗黑子。
lesson-place-done = 黑白轮流各下一子。横、竖、斜都算，谁先连成五子谁赢。
lesson-place-wrong = 请选一个空的交叉点。

lesson-three-title = 做活三
lesson-three-task = 你执黑。再下一子，让三颗黑子在一条线上，两头都有空。
lesson-three-done = 这就是活三。对方不管，它就成了两头都空的活四，白方只能挡住一头。
lesson-three-wrong = 这还不是活三。请顺着你的两颗子，在它们近旁接着下。

lesson-answer-title = 应对活三
lesson-answer-task = 白方有一个活三。请落子，让它成不了活四。
lesson-answer-done = 挡得及时。活三必须马上应对，除非你能先连成五子。
lesson-answer-wrong = 这样白方下一手就成活四，你只能挡住一头。请紧挨着那三颗子挡。

lesson-five-title = 连五取胜
lesson-five-task = 你已连成四子，一头还空着。请取胜。
lesson-five-done = 五子连珠，你赢了！有的规则还有别的要求：连珠里，黑方不能下三三、四四、长连，帮助里有说明。
lesson-five-wrong = 这一排还是四子。请找它一头的空点。

lesson-capture-title = 提一子
lesson-capture-task = 棋子旁边要有空点，这叫气。有一颗白子只剩一口气：提掉它。
lesson-capture-done = 提掉了。没有气的棋子要从棋盘上拿走，归你所得。
lesson-capture-wrong = 这样提不掉。请找三面被黑子围住的白子，堵住第四面。

lesson-save-title = 救一子
lesson-save-task = 现在你的一颗子只剩一口气，被打吃了。请救它。
lesson-save-done = 暂时安全了。长出去能多几口气，提掉围它的子也行。
lesson-save-wrong = 白方下一手就会提掉你的子。请长出去，或者提掉围它的一颗子。

lesson-eyes-title = 做两只眼
lesson-eyes-task = 你的棋被围住了。请在能把里面分成两只眼的那一点落子。
lesson-eyes-done = 两只眼：白方不能同时填掉两只，这块棋永远提不掉。
lesson-eyes-wrong = 这样里面只有一只眼，白方最后能填掉。哪一点能把空间一分为二？

lesson-keep-title = 保住眼
lesson-keep-task = 这块棋有两只眼，轮到你下。下在哪里都行，停一手也行，但要让它活着。
lesson-keep-done = 还活着。自己的眼，绝不要去填。
lesson-keep-wrong = 你填了自己的一只眼。只剩一只眼，白方就能全部提掉。

lesson-count-title = 终局数棋
lesson-count-task = 边界都封好了，双方都没有便宜可占了。请停一手，结束对局。
lesson-count-done = 这就是一整局围棋：比对方围得多就赢。围住的每个空点算一目，提掉的每颗子也算一目。
lesson-count-wrong = 这颗子没有用处：下在自己的地里亏一目，下在白地里会被提掉。请停一手。
# 设置的标签页。
settings-tab-play = 对局
settings-tab-look = 外观
settings-tab-sound = 声音
settings-tab-controls = 操作
settings-tab-language = 语言
settings-tab-access = 无障碍
settings-reset-undo = 撤销重置
settings-volumes = 各类声音
settings-language-how = 选好后，全部文字立即切换。
settings-language-system = 跟随系统
settings-contrast = 高对比度
settings-reader = 屏幕阅读器能读出画面上的全部内容，无需另外开启。
settings-rumble = 手柄震动
rumble-off = 关闭
rumble-light = 轻微
rumble-strong = 强烈
control-previous-tab = 上一个标签页
control-next-tab = 下一个标签页
prompt-tab = 标签页
pause-level = 碁石的棋力
pause-level-of-black = 黑方棋力
pause-level-of-white = 白方棋力
# 程序在一局中先后用过的棋力。
seat-levels = { $first } → { $then }
welcome-title = 欢迎
welcome-how = 按一下即可开始。以下各项以后都能在设置中更改。
welcome-begin = 开始
# 整数与半目之间的小数点：6.5。
number-point = .
# 保存文件时填写名字的输入框。
files-name = 可另取名称
say-panel = 棋盘旁的面板
# 棋钟。
new-time = 用时
time-none = 不计时
time-absolute = 包干制
time-japanese = 读秒
time-canadian = 加拿大读秒
time-fischer = 加秒制（费舍尔）
time-absolute-sentence = 时间用完即负。
time-japanese-sentence = 保留时间用完后开始读秒，每手超时才减一次读秒。
time-canadian-sentence = 保留时间用完后，每一时段内须下满规定的手数。
time-fischer-sentence = 每下一手就加秒，省下的时间可以累积。
new-main-time = 保留时间
new-periods = 读秒次数
new-period = 每次读秒
new-stones = 每时段手数
new-stones-time = 每时段时间
new-increment = 每手加秒
new-time-odds = 让时（保留时间）
odds-even = 不让
odds-black-twice = 黑方两倍
odds-black-four = 黑方四倍
odds-white-twice = 白方两倍
odds-white-four = 白方四倍
time-no-main = 无
time-minutes = { $n } 分钟
time-seconds = { $n } 秒
clock-stones = { $n } 手
notice-period = { $n ->
    [1] { $who }：最后一次读秒，{ $time }。
   *[other] { $who }：读秒，还有 { $n } 次 { $time }。
}
notice-stones = { $who }：读秒，{ $time } 内 { $n } 手。
say-minutes-left = 还剩 { $n } 分钟。
say-seconds-left = 还剩 { $n } 秒。
words-time = { $m } 分 { $s } 秒
words-comma = { "、" }
words-clock = { $who }：还剩 { $time }。
words-clock-period = { $n ->
    [1] { $who }：最后一次读秒，还剩 { $time }。
   *[other] { $who }：读秒，本次还剩 { $time }，共 { $n } 次。
}
words-clock-stones = { $who }：{ $time } 内还须下 { $n } 手。
settings-clocks = 显示棋钟
clocks-both = 双方
clocks-own = 只显示自己的
clocks-none = 不显示
settings-unfocused = 切到后台时
unfocused-play-on = 继续对局
unfocused-stop-clocks = 暂停棋钟
unfocused-pause = 暂停对局
pause-give-black = 给黑方加一分钟
pause-give-white = 给白方加一分钟
notice-given-black = 黑方加时一分钟。
notice-given-white = 白方加时一分钟。
replay-clocks = 黑方 { $black } · 白方 { $white }

# 其他引擎。
seat-engine = 其他引擎
state-engine = { $name } 正在思考
engines-title = 其他引擎
engines-none = 会 Gomocup 协议或 GTP 的程序都可以在这里下棋：前者下五子棋，后者下围棋。
engines-how = 新对局里可以像碁石的棋力一样选用。
engines-add = 添加引擎…
new-engines = 其他引擎…
notice-engines-damaged = 引擎列表无法读取，已重新开始。原文件已保留。
engine-title = 引擎
engine-gomocup = Gomocup · 五子棋
engine-gtp = GTP · 围棋
engine-choose = 选择程序…
engine-command = 命令行
engine-command-how = 程序和它的参数；{"{threads}"} 和 {"{memory}"} 代表所选的数：
engine-name = 名称
engine-name-how = 在这里的名称：
engine-folder = 工作文件夹
engine-folder-own = 程序所在的文件夹
engine-time = 无时钟时每手的时间
engine-seconds = { $seconds } 秒
engine-threads = 线程
engine-memory = 内存
engine-limits-how = 这些数会告诉引擎，是否遵守由引擎决定。
engine-try = 试一试
engine-try-how = 打开它，问它的名称，让它下两手。
engine-trying = 正在试…
engine-stop = 停止
engine-passed = 可以用：{ $about }。它下了 { $moves }。
engine-nameless = 没有名称的引擎
engine-pass = 停一手
engine-forget = 移除这个引擎
engine-forget-no = 保留
engine-forget-yes = 移除
engine-failed = 引擎无法继续
engine-again = 让它再试一次
engine-program = 碁石继续下
engine-person = 由人继续下
engine-not-found = 找不到“{ $program }”。
engine-not-executable = 程序无法打开：{ $why }
engine-quotation = 命令行里的引号没有成对。
engine-no-answer = { $seconds } 秒内没有回答“{ $command }”。
engine-nonsense = 它对“{ $command }”的回答是“{ $said }”，无法读取。
engine-refused = 它不接受“{ $command }”：{ $said }
engine-ended = 程序自己结束了，状态 { $status }。
engine-killed = 程序出错结束（信号 { $signal }）。
engine-flood = 程序不停地输出，已停止。
engine-illegal = 它下了不合规则的一手：{ $said }
engine-not-set-up = 这里没有这个引擎。
engine-other-game = 这个引擎不下这种棋。
engine-stopped = 已停止。
notice-engine-not-hurried = 无法催这个引擎。
files-program = 选择程序
files-folder = 选择文件夹
files-choose-here = 选择这个文件夹
files-no-programs = 这个文件夹里没有程序。
engine-typed-save = 确定
state-engine-waiting = { $name } 在等你
notice-engine-passes = 引擎停一手。
title-turn-engine = 轮到引擎下
confirm-draw-engine = 无法向其他引擎提和。
notice-engines-not-saved = 引擎列表无法保存。磁盘满了吗？

players-title = 棋手
new-players = 棋手…
players-how = 下棋的人可以有名字：名字显示在棋盘旁并写入保存的对局，由对局可以看出各人的成绩。
players-nameless = 未署名
players-add = 添加棋手
players-solved = 在本机上：完成了 { $lessons } 个课程，找到了 { $solutions } 个谜题的解。
player-new = 棋手 { $n }
player-ranked = { $name }（{ $rank }）
player-play = 下棋
player-results = 对局与成绩
player-name = 名字
player-name-how = 棋手的称呼：
player-rank = 段级
player-rank-how = 用自己的话，例如“5级”或“初学者”：
player-none = 无
player-any = 随意
player-color = 喜欢执
player-level = 与碁石对弈的水平
player-likes-how = “下棋”会采用这个座位和这个对手。
player-start-over = 成绩重新开始
player-start-over-note = 所有对局都保留，但此前的对局不再计入{ $name }的成绩。
player-start-over-no = 继续计算
player-start-over-yes = 重新开始
player-forget = 删除这位棋手
player-forget-note = 所有对局都保留，其中仍有{ $name }的名字。
player-forget-no = 保留
player-forget-yes = 删除
player-typed-save = 完成
notice-players-damaged = 棋手列表无法读取，已重新开始。旧文件已保留。
notice-players-not-saved = 棋手列表无法保存。磁盘满了吗？
results-none = 还没有对局
results-none-how = 分出胜负或以和棋结束的对局才会计入。
results-total = { $n } 局：{ $tally }
results-n-won = { $n } 胜
results-n-drawn = { $n } 和
results-n-lost = { $n } 负
results-mean = 平均每局 { $n } 手。
results-run-won = 最近 { $n } 局连胜。
results-run-drawn = 最近 { $n } 局都是和棋。
results-run-lost = 最近 { $n } 局连负。
results-last = 最近的对局（最新的在最后）：{ $each }
results-won = 胜
results-drawn = 和
results-lost = 负
results-by-opponent = 按对手
results-by-rules = 按规则
results-by-board = 按棋盘
results-by-opening = 按开局
results-by-color = 按颜色

seat-follow-equal = 碁石 · 与你相当
seat-follow-ahead = 碁石 · 领先一步
follow-equal = 现在是{ $level }：你的成绩相当于 { $rating } ± { $deviation } Elo。
follow-equal-unknown = 从{ $level }开始，并随你的成绩调整。
follow-ahead = 现在是{ $level }。战胜它，它就会变强。
results-rating = { $game }：{ $rating } ± { $deviation } Elo。最接近的是{ $level }（{ $strength }）。
pause-seats = 对局者…
seats-title = 对局者
seats-how = 在这里选定的一方从下一手开始下。

# 编辑。
replay-edit = 编辑
new-set-up = 摆局面…
edit-title = 编辑
edit-close = 回到棋盘
edit-done = 结束编辑
edit-undo = 撤销
edit-redo = 重做
edit-tool = 工具
edit-comment = 评注
edit-comment-how = 按 Ctrl+Enter 或 Esc 保留评注。
edit-name = 标题
edit-name-how = 棋谱此处的简短标题。
edit-label = 点上的文字
edit-label-how = 棋盘上最多显示四个字。
edit-keep = 保留
edit-turn = 轮到
edit-promote = 设为主线
edit-move-up = 变化上移
edit-move-down = 变化下移
edit-delete = 从此处删除
edit-clear = 清空棋盘
edit-rotate = 旋转棋盘
edit-mirror = 镜像棋盘
tool-stones = 摆子
tool-moves = 落子
tool-triangle = 三角
tool-square = 方块
tool-circle = 圆圈
tool-cross = 叉
tool-selected = 菱形
tool-letters = 字母
tool-numbers = 数字
tool-words = 文字
tool-arrow = 箭头
tool-line = 线
hand-left = 左键
hand-right = 右键
hands-stones = { $main }：黑子。{ $other }：白子，或提起整块棋。
hands-moves = { $main }：下一手。
hands-mark = { $main }：放上或去掉。{ $other }：清除该点。
hands-lines = { $main }：从一点到另一点。{ $other }：清除该点。
prompt-black = 黑
prompt-white = 白
prompt-set = 放上
prompt-wipe = 清除
prompt-tool = 工具
help-edit-mouse = 鼠标：左键放，右键放白子或清除；线可以拖出来。
control-edit = 编辑棋谱
control-other = 白子，或清除一点
control-previous-tool = 上一个工具
control-next-tool = 下一个工具
refused-cannot-stand = 那里不能有棋子。

# 复盘对着手的说明。
coach-unanswered-four = 没有应对{ $side }的冲四。
coach-unanswered-three = 没有应对{ $side }的活三。
coach-missed = 错过：{ $proof }。
coach-loses = 败着：{ $proof }。
coach-punishes = 由此开始取胜。
coach-better = 更好（估计）：{ $line }。
coach-better-cost = 更好（估计）：{ $line }。{ $side }的胜率从 { $before }% 降到 { $after }%。
coach-better-points = 更好（估计）：{ $line }。{ $side }约损失 { $points } 目。
coach-could-save = { $point } 的 { $n } 子本可以救活（估计）。
coach-could-take = { $point } 的{ $side } { $n } 子本可以吃掉（估计）。
coach-escape = { $side }最后的机会。
coach-by-fours = { $side } { $n } 步内连续冲四取胜（已证明）：{ $line }
coach-by-threats = { $side } { $n } 步内连续冲四活三取胜（已证明）：{ $line }
coach-by-force = { $side } { $n } 步内必胜（已证明）：{ $line }

## What decided a game
review-open = 讲解
review-title = 胜负关键
review-progress = { $of } 个局面中的 { $n } 个
review-left = 大约还需 { $s } 秒
review-how = Goishi从终局向开局检查。其间可以离开此页。
review-stop = 停止
review-again = 重新检查
review-go-on = 继续
review-not-playable = 这份棋谱无法重放。
review-failed = 无法检查这局棋。
review-no-moves = 还没有可检查的着手。
review-ready = 已找到这局棋的胜负关键。
review-escape = 第 { $n } 手是{ $loser }最后的机会。此后{ $winner }必胜（已证明）。
review-no-escape = 从第一手起{ $winner }必胜（已证明）。
review-unproved = 终局之前没有已证明的决定性着手。
review-win = 取胜过程
made-five = 五连
made-open-four = 活四
made-double-four = 双四
made-four-three = 四三
made-double-three = 双活三
made-four = 冲四
made-open-three = 活三
win-forbidden-answer = { $point } 是禁手，无法应对
win-in = { $n } 步内取胜
win-no-defense = 其他各着也都输
win-defenses = 其他 { $n } 种防守也都输
defense-lost = 改下 { $point }：{ $n } 步内负
defense-by-fours = 连续冲四（已证明）：{ $line }
defense-by-threats = 冲四活三（已证明）：{ $line }
defense-by-force = 必负（已证明）：{ $line }
opening-took-better = { $n } 子后选择了{ $side }，是较好的一方：{ $chance } %（估计）。
opening-took-worse = { $n } 子后选择了{ $side }，是较差的一方：{ $chance } %（估计）。
opening-took-even = { $n } 子后选择了{ $side }，双方均势：{ $chance } %（估计）。
opening-picked-best = 从 { $n } 个第五手中选了 { $point }，对{ $side }最好：{ $chance } %（估计）。
opening-picked-other = 从 { $n } 个第五手中选了 { $point }；{ $other } 对{ $side }更好：{ $best } %，而不是 { $chance } %（估计）。
review-count = 终局计分
review-kept = { $side }：{ $moves } 手中有 { $kept } 手保持了局面
review-kept-how = 这样的着手使胜率下降不到 5%，也不放弃已证明的结果。
review-problems = 棋谱中有 { $n } 处不合规则，已略去或照原样处理。
review-after-end = 终局后的 { $n } 手没有检查。
review-moments = 关键时刻
review-no-moments = 没有着手大幅改变局面。
review-moment = 第 { $n } 手：{ $side } { $point }
review-graph-shows = 图表内容
review-graph-black = 黑方胜率
review-graph-white = 白方胜率
review-graph-points = 黑方领先目数
review-graph-unknown = 这一手还没有研究过。分析后会加入图表。
review-chance = 第 { $n } 手后{ $side }的胜率：{ $chance }%
review-chance-ahead = 第 { $n } 手后{ $side }的胜率：{ $chance }%，领先 { $points } 目
review-chance-behind = 第 { $n } 手后{ $side }的胜率：{ $chance }%，落后 { $points } 目
review-largest-opening = 布局：第 { $n } 手损失最大，{ $side }约损 { $points } 目（估计）。
review-largest-middle-game = 中盘：第 { $n } 手损失最大，{ $side }约损 { $points } 目（估计）。
review-largest-endgame = 官子：第 { $n } 手损失最大，{ $side }约损 { $points } 目（估计）。
review-played = 实战着手
review-better = 更好的着手
review-goes-on = 后续变化
review-previous = 前一时刻
review-next = 后一时刻

# 局面分析
action-analyze = 分析
action-analyze-hide = 隐藏分析
action-lines = 最佳着法…
control-analyze = 开关分析
analysis-title = 最佳着法
analysis-wait = 正在分析…
analysis-nothing = 此处无可分析
analysis-pass = 停一手
analysis-chance = { $side } { $chance }%
analysis-chance-ahead = { $side } { $chance }%，领先 { $points } 目
analysis-chance-behind = { $side } { $chance }%，落后 { $points } 目
analysis-ahead = 看到 { $n } 步
analysis-visits = { $n } 个局面
analysis-by-fours = 已证明：{ $side } { $n } 步内连续冲四取胜
analysis-by-threats = 已证明：{ $side } { $n } 步内冲四活三取胜
analysis-by-force = 已证明：{ $side } { $n } 步内必胜
candidate-chance = { $move }：{ $chance }%
candidate-ahead = { $move }：{ $chance }%，领先 { $points } 目
candidate-behind = { $move }：{ $chance }%，落后 { $points } 目
candidate-wins = { $move }：{ $n } 步胜（已证明）
candidate-loses = { $move }：{ $n } 步负（已证明）
threat-five = { $side }威胁在 { $point } 成五
threat-open-four = { $side }威胁在 { $point } 成活四
threat-double-four = { $side }威胁在 { $point } 成双四
threat-four-three = { $side }威胁在 { $point } 成四三
threat-double-three = { $side }威胁在 { $point } 成双活三
threat-four = { $side }威胁在 { $point } 成冲四
threat-open-three = { $side }威胁在 { $point } 成活三
lines-how = 左右键沿变化走，按下则落第一手。
lines-how-walk = 左右键沿变化走。
settings-analysis-matches = 对局中可分析
settings-analysis-time = 分析时长
settings-analysis-processors = 用全部处理器核心分析
analysis-time-short = 10 秒
analysis-time-medium = 30 秒
analysis-time-long = 2 分钟
notice-analysis-off = 设置中已关闭对局中的分析。
notice-analysis-clocks = 两人计时对局时不能分析。
notice-analysis-rated = 棋力随战绩变化时不能分析。
lines-engine = 分析者
notice-analyst-failed = 另一引擎无法分析，由碁石来分析。
records-analyzed = { $line }，有分析

# 教学
settings-teaching = 对局中的教学
teaching-off = 关
teaching-gentle = 温和
teaching-strict = 严格
teach-title = 要悔棋吗？
teach-take-back = 悔这一手
teach-show = 悔这一手，并告诉我看哪里
teach-keep = 就这样下
teach-how = 每次提示多告诉一些：看哪里、下在哪点、后续变化。
teach-missed-five = 你本可以成五。
teach-overlooked-four = { $side }已有四子：下一子就成五。
teach-overlooked-three = { $side }有活三：下一子就成挡不住的四。
teach-loses = 现在{ $side }可在 { $n } 步内必胜（已证明）。
teach-missed-win = 你本有 { $n } 步内的必胜（已证明），现在没有了。
teach-costs-chance = 你的胜率从 { $before }% 降到 { $after }%（估计）。
teach-costs-points = 这大约损失 { $points } 目（估计）。
hint-where = 看看这一带。再按一次提示会指出落点。

## 题目：亲手试试对局中的关键时刻

review-try = 试一试
problem-title = 第 { $n } 手：找出更好的一手
problem-head = 第 { $n } 题，共 { $all } 题
problem-five = { $side }走：连成五子。
problem-win = { $side }走：找出 { $n } 步内的必胜走法。
problem-escape = { $side }走：找出一手，使{ $other }不能必胜。
problem-keep = { $side }走：找出一手，保住 { $chance }% 的胜率（估计）。
problem-keep-ahead = { $side }走：找出一手，保持大约领先 { $points } 目（估计）。
problem-keep-behind = { $side }走：找出一手，使落后不超过大约 { $points } 目（估计）。
problem-judged = 正在查看……
problem-go-on = 对了，继续。
problem-line = 带数字的棋子是一种后续变化。
problem-void = 没有已知的更好的一手：这里其实无可寻找。
problem-previous = 上一题
problem-next = 下一题
problem-finish = 回到对局
problem-solved-win = { $side }获胜。
problem-solved-escape = 找不到{ $side }的必胜走法。
problem-solved-keep = 这与已知的最佳一手一样好。
problem-helped = 不看演示而找到，才算解出。
problem-not-judged = 这一手无法评判。
notice-problems-damaged = 已解题目的记录无法读取。原文件已保留。
notice-experience-damaged = 程序的对局经验无法读取。原文件已保留。
results-problems = 已解 { $n } 题
