//! The characters that names and comments in records of Go are mostly made of: family names and the characters of given
//! names, numbers, events, and the words of the game. Their order means nothing.

use std::collections::HashSet;
use std::sync::LazyLock;

pub(super) const SIMPLIFIED: &str = "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕\
    苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文\
    聂古柯俞时党连童牛尚朴伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛明超霞平刚桂辉玲建国华志海波峰飞斌宇浩凯健俊鹏帆帅亮成晓春红玉\
    梅雪婷欣怡子轩豪泽晨阳天佳嘉思睿雨星昊博安然一诚东立新元光少正永德荣家庆生昌长兴贵清松云山河水小大中心卫耀世青民良利福全\
    胜学才发祥善振二三四五六七八九十围棋杯赛名人战决局际职业余段先手黑白盘目半网络对第届轮冠军挑好恶此这里应该不是的了在有和为\
    上下来个会出可以说也要就他之得着势形空地角边活死";

pub(super) const TRADITIONAL: &str = "王李張劉陳楊趙黃周吳徐孫胡朱高林何郭馬羅梁宋鄭謝韓唐馮于董蕭程曹袁鄧許傅沈曾彭呂\
    蘇盧蔣蔡賈丁魏薛葉閻余潘杜戴夏鍾汪田任姜范方石姚譚廖鄒熊金陸郝孔白崔康毛邱秦江史顧侯邵孟龍萬段雷錢湯尹黎易常武喬賀賴龔文\
    聶古柯俞簡時偉芳娜秀英敏靜麗強磊軍洋勇傑娟濤明超霞平剛桂輝玲建國華志海波峰飛斌宇浩凱健俊鵬帆帥亮成曉春紅玉梅雪婷欣怡子軒\
    豪澤晨陽天佳嘉思睿雨星昊博安然一誠東立新元光少正永德榮家慶生昌長興貴清松雲山河水小大中心衛耀世青民良利福全勝學才發祥善振\
    二三四五六七八九十圍棋盃杯賽名人戰決局際職業餘段先手黑白盤目半網路對第屆輪冠軍挑好惡此這裡應該不是的了在有和為上下來個會出\
    可以說也要就他之得著勢形空地角邊活死";

pub(super) const JAPANESE: &str = "田中山村小林木井藤川本石島崎橋原野口松高佐伊加吉渡辺斎清水森池阿部長谷大上下前後西東\
    北南内岡河竹武宮安片瀬羽根今依結城坂関沢澤梅酒苑秋平福趙張柳園王許余一二三四五六七八九十太郎介助雄夫男彦人也之子美香里和\
    正光昭明秀英勝治久博浩弘宏信義俊敏紀哲修学剛康孝幸隆茂実直樹裕祐優健輔司史仁志真智聡郁因坊名戦棋聖段天元碁局第期回予選決\
    挑手合黒白先着好悪盤目半杯日年月新";

pub(super) const KOREAN: &str = "김이박최정강조윤장임한오서신권황안송류유홍전고문손양배백허남심노하곽성차주우구민진나지엄\
    채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁은편용영수철호훈희준경동재상승창태종규광대병세순식일중\
    찬춘혁형화환효윤아예다미보숙애자혜국회결의을를는가에로바둑좋악계시작불리삼농면배니습단말되었입해했좌우";

/// A table as a set.
pub(super) type Usual = LazyLock<HashSet<char>>;

pub(super) static IN_SIMPLIFIED: Usual = LazyLock::new(|| SIMPLIFIED.chars().collect());
pub(super) static IN_TRADITIONAL: Usual = LazyLock::new(|| TRADITIONAL.chars().collect());
pub(super) static IN_JAPANESE: Usual = LazyLock::new(|| JAPANESE.chars().collect());
pub(super) static IN_KOREAN: Usual = LazyLock::new(|| KOREAN.chars().collect());
