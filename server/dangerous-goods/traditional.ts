/** Traditional characters of the names of goods, each before its simplified one. */
const PAIRS =
  '氣气氫氢鋰锂鈉钠鉀钾鈣钙鎂镁鋅锌鋁铝鐵铁銅铜鉛铅鎳镍鈷钴錳锰鉻铬鋇钡鍶锶銀银鈦钛鎢钨鉑铂銻锑鎘镉鈾铀氬氩銨铵醯酰鹽盐過过環环烴烃煙烟藥药電电體体純纯雙双腦脑農农膠胶樹树黃黄紅红滅灭壓压縮缩蝕蚀劑剂揮挥發发馬马爾尔臘腊蠟蜡羥羟乾干無无製制廢废塗涂顏颜與与類类異异鄰邻對对間间聯联鹼碱礦矿瀝沥減减驅驱殺杀蟲虫墊垫車车煉炼輕轻質质燈灯噴喷霧雾銹锈';

const SIMPLIFIED = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, at): [string, string] => [
    PAIRS.charAt(at * 2),
    PAIRS.charAt(at * 2 + 1),
  ]),
);

/** A name as it is written on the mainland. */
export const simplified = (name: string): string =>
  Array.from(name, (letter) => SIMPLIFIED.get(letter) ?? letter).join('');
