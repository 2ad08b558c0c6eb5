# 碁石的全部简体中文文字。

## 颜色与座位
color-black = 黑方
color-white = 白方
seat-you = 你
seat-black = 黑方
seat-white = 白方
seat-first = 玩家一
seat-second = 玩家二
seat-first = 玩家一
seat-second = 玩家二
seat-person = 玩家
seat-program = 碁石 · { $level }
seats-line = { $black } 对 { $white }

## 级别
level-textbook = 教科书
level-textbook-sentence = 照入门书下棋：只选分数最大的点，从不往后算。
level-novice = 新手
level-novice-sentence = 看得到你的下一手，再远就看不到了。
level-casual = 休闲
level-casual-sentence = 能往后算几手，偶尔会漏看威胁。
level-club = 棋社
level-club-sentence = 计算扎实，找得到较短的连攻取胜。
level-expert = 高手
level-expert-sentence = 深入计算大约一秒。
level-master = 大师
level-master-sentence = 五秒之内尽其所能。

## 规则
rule-freestyle = 无禁手
rule-freestyle-sentence = 五子或五子以上连成一线即胜。
rule-standard = 标准五子棋
rule-standard-sentence = 恰好五子连成一线才算胜，六子以上不算。
rule-renju = 连珠
rule-renju-sentence = 黑棋恰好五连才胜，且不得走三三、四四、长连禁手；白棋五连或更长都胜。
rule-caro = Caro
rule-caro-sentence = 恰好五连为胜，但两端都被对方棋子堵住的不算。
rule-caro-overline = Caro（长连也胜）
rule-caro-overline-sentence = 五连为胜，但两端都被对方堵住的不算；六连或更长总是胜。

new-forbidden = 走了禁手
forbidden-refused = 不许落子
forbidden-loses = 判负

## 开局规则
opening-free = 自由开局
opening-free-sentence = 没有开局限制，黑棋随意开始。
opening-swap = 交换
opening-swap-sentence = 一方摆三子，另一方选颜色。
opening-swap2 = Swap2
opening-swap2-sentence = 一方摆三子；另一方选颜色，或再摆两子，把选择权交回。
opening-pro = Pro
opening-pro-sentence = 黑棋先占天元；黑棋第二子须在中央 5 × 5 之外。
opening-long-pro = Long Pro
opening-long-pro-sentence = 黑棋先占天元；黑棋第二子须在中央 7 × 7 之外。
opening-rif = RIF 规则
opening-rif-sentence = 中央附近摆三子，可交换，黑棋提出两个五手。
opening-yamaguchi = 山口规则
opening-yamaguchi-sentence = 摆三子并宣布五手数；可交换；黑棋按此数提出五手。
opening-soosorv8 = 索索夫-8
opening-soosorv8-sentence = 摆三子，可交换；白棋下第四手并宣布五手数，再可交换。
opening-taraguchi10 = 塔拉山口-10
opening-taraguchi10-sentence = 每手之后都可交换；第五手在中央附近下一个，或提出十个。
task-by = { $who }：{ $what }
task-black = 任意处下一枚黑子。
task-white = 任意处下一枚白子。
task-black-center = 在天元下一枚黑子。
task-white-center = 在天元下一枚白子。
task-black-within = 在 { $lines } × { $lines } 方框内下一枚黑子。
task-white-within = 在 { $lines } × { $lines } 方框内下一枚白子。
task-black-outside = 在 { $lines } × { $lines } 方框外下一枚黑子。
task-white-outside = 在 { $lines } × { $lines } 方框外下一枚白子。
task-color = 选择颜色。
task-color-or-two = 选择颜色，或再摆两子。
task-how-many = 宣布黑棋应提出几个五手。
task-swap-or-fifths = 下一个五手，提出十个，或交换。
task-offer = 提出 { $n } 个五手，已提出 { $made } 个。
task-pick = 从提出的五手中选留一个。
answer-number = 五手数
answer-say = { $n } 个五手
answer-black = 继续执黑
answer-black-swap = 交换：执黑
answer-white = 继续执白
answer-white-swap = 交换：执白
answer-two = 再摆两子
answer-one-fifth = 下一个五手
answer-fifths = 提出 { $n } 个五手

## 标题
title-what = 五子棋
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
new-size-value = { $lines } × { $lines }
cancel = 取消

## 棋盘旁的面板
side-rule = { $rule } · { $lines } × { $lines }
card-won = 胜方
card-to-move = 轮到落子
card-to-choose = 请选择
card-thinking = 思考中 · { $seconds } 秒
state-black = 轮到黑方
state-white = 轮到白方
state-program = 碁石正在思考
hint-answer = 碁石的建议：{ $answer }
state-hint = 正在寻找好点……
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
action-redo = 重走
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
pause-copy = 以文字复制棋盘
pause-tables-show = 显示分数表
pause-tables-hide = 隐藏分数表

## 终局
over-you-won = 你赢了
over-program-won = 碁石获胜
over-black-won = 黑方获胜
over-white-won = 白方获胜
over-draw = 和棋
over-moves = 共 { $n } 手
over-rematch = 换色再来一局
over-undo = 悔棋
over-menu = 主菜单
end-black-five = 黑方五子连珠。
end-white-five = 白方五子连珠。
end-black-overline = 黑方连成五子以上。
end-white-overline = 白方连成五子以上。
end-black-resignation = 白方认输。
end-white-resignation = 黑方认输。
end-double-three = 黑棋走了三三禁手。
end-double-four = 黑棋走了四四禁手。
end-forbidden-overline = 黑棋走了长连禁手。
end-draw-forbidden = 剩下的点对黑棋都是禁手。
end-draw-full = 棋盘已满。
end-draw-agreed = 双方同意和棋。

## 询问
confirm-title = 请确认
confirm-resign = 确定认输吗？
confirm-restart = 重新开始这一局吗？盘上的棋子将会丢失。
confirm-leave = 离开这一局吗？盘上的棋子将会丢失。
confirm-quit = 对局还没下完，确定退出吗？
confirm-draw-white = 白方，同意和棋吗？
confirm-draw-black = 黑方，同意和棋吗？
confirm-draw-refused = 碁石想继续下。
confirm-play-on = 继续下
confirm-no = 否
confirm-yes = 是

## 输入坐标
entry-title = 输入坐标
entry-how = 如 h8，或用 hh 表示列与行
entry-place = 落子
entry-ready = { $point } 可以落子
entry-unreadable = 这不是坐标，请试 h8 或 hh。

## 拒绝与通知
refused-occupied = 这里已经有棋子了。
refused-outside = 这里在棋盘之外。
refused-zone-center = 第一手须下在天元。
refused-zone-outside = 须下在标出的方框之内。
refused-zone-inside = 须下在标出的方框之外。
refused-offered = 这一点已经提出过了。
refused-symmetrical = 这一点与已提出的点对称。
refused-not-offered = 请从有编号的棋子中选一个。
refused-answer-first = 请先回答棋盘旁的问题。
refused-double-three = 黑棋禁手：三三。
refused-double-four = 黑棋禁手：四四。
refused-overline = 黑棋禁手：长连。
refused-over = 对局已经结束。
refused-not-your-turn = 还没轮到你。
notice-nothing-to-undo = 没有可以悔的棋。
notice-nothing-to-redo = 没有可以重走的棋。
notice-settings-damaged = 设置文件无法读取，已恢复默认；原文件已保留。
notice-took-black = 碁石执黑。
notice-took-white = 碁石执白。
notice-places-two = 碁石再摆两子，由你选择颜色。
notice-fifths = 碁石宣布：{ $n } 个五手。
notice-copied = 棋盘已以文字复制到剪贴板。
notice-pad-connected = 手柄已连接。
notice-pad-lost = 手柄已断开。
notice-hint-not-now = 轮到你时才有提示。
notice-engine-failed = 引擎出错，随手下了一步。

## 设置
settings-title = 设置
settings-look = 外观
settings-theme = 主题
theme-kaya = 榧木
theme-night = 夜色
theme-paper = 纸面
theme-high-contrast = 高对比度
settings-coordinates = 坐标
coordinates-renju = A–O 与 1–15
coordinates-letters = 两边 a–o
coordinates-numbers = 两边 1–15
coordinates-off = 关闭
settings-numbers = 手数
settings-forbidden = 标出禁手点
settings-full-screen = 全屏
settings-sound = 声音
settings-volume = 音量
settings-mute = 静音
settings-mute-unfocused = 后台静音
settings-access = 文字与动画
settings-text = 文字大小
settings-motion = 减少动画
settings-language = 语言
settings-reset = 全部重置
percent = { $n } %

## 规则与操作
help-title = 规则与操作
help-rules = 黑方先行，双方轮流在空点落一子，落子之后不再移动。棋盘下满为和棋。
help-controls = 操作
help-mouse = 鼠标：在一点上按下并松开即落子，移开即取消。
help-move = 移动光标
help-jump = 跳到星位线
help-place = 落子
help-undo = 悔棋
help-redo = 重走
help-hint = 提示
help-tables = 分数表
help-move-now = 立即落子
help-type = 输入坐标
help-pause = 暂停、返回
help-copy = 以文字复制棋盘
help-help = 本页
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
