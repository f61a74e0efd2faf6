import type { Goods } from './read-goods';

/** Traditional characters in names of goods, each before its simplified form. */
const PAIRS =
  '氣气氫氢鋰锂鈉钠鉀钾鈣钙鎂镁鋅锌鋁铝鐵铁銅铜鉛铅鎳镍鈷钴錳锰鉻铬鋇钡鍶锶銀银鈦钛鎢钨鉑铂銻锑鎘镉鈾铀氬氩銨铵醯酰鹽盐過过環环烴烃煙烟藥药電电體体純纯雙双腦脑農农膠胶樹树黃黄紅红滅灭壓压縮缩蝕蚀劑剂揮挥發发馬马爾尔臘腊蠟蜡羥羟乾干無无製制廢废塗涂顏颜與与類类異异鄰邻對对間间聯联鹼碱礦矿瀝沥減减驅驱殺杀蟲虫墊垫車车煉炼輕轻質质燈灯噴喷霧雾銹锈';

const SIMPLIFIED = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, at): [string, string] => [
    PAIRS.charAt(at * 2),
    PAIRS.charAt(at * 2 + 1),
  ]),
);

const TRADITIONAL = new RegExp(`[${[...SIMPLIFIED.keys()].join('')}]`, 'gu');

const simplified = (name: string): string => name.replaceAll(TRADITIONAL, (letter) => SIMPLIFIED.get(letter) ?? letter);

const HAN = /\p{Script=Han}/u;
const MARKS = /[^\p{L}\p{N}]+/gu;
/** A pair of brackets without inner ones. */
const ASIDE = /[([{【〔]([^()[\]{}【】〔〕]*)[)\]}】〕]/gu;
const LAST_ASIDE = /[(]([^()]*(?:\([^()]*\)[^()]*)*)[)]\s*$/u;

const foldName = (name: string): string => simplified(name.normalize('NFKC').toLowerCase());

/** Whole names are compared by letters and digits only. */
export const bareName = (name: string): string => foldName(name).replaceAll(MARKS, '');

/** Words of a name, space-separated: Latin names match whole words only. */
const nameWords = (name: string): string =>
  ` ${foldName(name)
    .replaceAll(/(\p{Script=Han})(?=[a-z\d])|([a-z\d])(?=\p{Script=Han})/gu, '$1$2 ')
    .replaceAll(MARKS, ' ')
    .trim()} `;

function apart(name: string): { core: string; asides: string[] } {
  const asides: string[] = [];
  let core = foldName(name);
  for (let before = ''; before !== core; ) {
    before = core;
    core = core.replaceAll(ASIDE, (_, aside: string) => {
      asides.push(aside);
      return ' ';
    });
  }
  return { core, asides: asides.filter((aside) => bareName(aside) !== '') };
}

/** Initials and short pinyin serve searching only; a single Chinese character is a name. */
const isName = (alias: string): boolean => HAN.test(alias) || /[A-Z\s]/.test(alias) || alias.length >= 6;

const isLong = (name: string): boolean => name.length >= 2 || HAN.test(name);

const wholeNames = (name: string): string[] =>
  [bareName(name), bareName(foldName(name).replace(LAST_ASIDE, ''))].filter(isLong);

export const printedNames = ({ nameCn, nameEn, properName, aliases }: Goods): string[] =>
  [nameCn, nameEn, properName ?? '', ...aliases.filter(isName)].filter((name) => bareName(name) !== '');

/** Printed names of a substance, normalised for comparing. */
export const callNames = (goods: Goods): string[] => [...new Set(printedNames(goods).flatMap(wholeNames))];

const LEAST_HAN = 2;
const LEAST_LATIN = 5;

/** Part of a name to find inside other names: long enough not to match by chance; null if too short. */
export function tellingPart(name: string): string | null {
  const isHan = HAN.test(name);
  const part = isHan ? bareName(foldName(name).replace(LAST_ASIDE, '')) : nameWords(name);
  return bareName(part).length >= (isHan ? LEAST_HAN : LEAST_LATIN) ? part : null;
}

/** Grades and packings: they do not change the goods. */
const GRADE =
  '工业级|工业品|工业用|工业|食品级|食用级|医药级|药用级|药用|饲料级|试剂级|电子级|电池级|农用|分析纯|化学纯|优级纯|优等品|一等品|合格品|散装|桶装|袋装|吨桶装|罐装';
/** Production or storage state: dangerous goods stay dangerous. */
const STATE =
  '无水|浓|高纯度?|精制|精|粗制|粗|纯|金属|液态|液体|液化|液|固态|固体|气态|气体|气|压缩的?|冷冻液体|冷冻|稳定的|溶解的|含量';
/** Form or preparation of the goods. */
const SHAPE = '水溶液|溶液|水|粉末|粉|锭|块|粒|颗粒|片|屑|棒|丝|带|条|油';

const trimming = (words: string): RegExp => new RegExp(`^(?:${words})|(?:${words})$`, 'u');
const [GRADES, STATES, SHAPES] = [GRADE, `${GRADE}|${STATE}`, `${GRADE}|${STATE}|${SHAPE}`].map(trimming) as [
  RegExp,
  RegExp,
  RegExp,
];

function stripped(name: string, words: RegExp): string[] {
  const all = [name];
  for (let left = name.replace(words, ''); left !== all.at(-1) && left !== ''; left = left.replace(words, ''))
    all.push(left);
  return all;
}

export type TypedName = {
  whole: string;
  /** Whole name, also without brackets and grades: same goods, also when harmless. */
  wholes: string[];
  /** Whole names, also without words that leave dangerous goods dangerous. */
  cores: string[];
  shapes: string[];
  asides: string[];
  /** Texts searched for names inside: split at brackets, and as words. */
  text: string;
  words: string;
  numbers: { un: string[]; cas: string[] };
};

const UN_NUMBER = /^\s*(?:un)?\s*(\d{4})\s*$|(?<![a-z])un\s*[-:.]?\s*(\d{4})(?!\d)/gu;
const SHARE = /[\d.~～≥≤><=\s-]*\d\s*%/gu;
const CAS_NUMBER = /(?<!\d)(\d{2,7}-\d{2}-\d)(?!\d)/gu;

export function readName(name: string): TypedName | null {
  const { core, asides } = apart(name);
  const [whole, left] = [bareName(name), bareName(core)];
  if (whole === '') return null;
  const wholes = [...new Set([whole, ...wholeNames(name), left].filter((one) => one !== ''))];
  const named = [...wholes, bareName(core.replaceAll(SHARE, ' '))].filter((one) => one !== '');
  const cores = [...new Set(named.flatMap((one) => stripped(one, STATES)))];
  return {
    whole,
    wholes: [...new Set(wholes.flatMap((one) => stripped(one, GRADES)))],
    cores,
    shapes: [left, ...asides.map(bareName)].flatMap((one) => stripped(one, SHAPES)).filter((one) => HAN.test(one)),
    asides: asides.map(bareName),
    text: [core, ...asides].map(bareName).join('|'),
    words: nameWords(name),
    numbers: {
      un: [foldName(name), core, ...asides].flatMap((part) =>
        [...part.matchAll(UN_NUMBER)].flatMap(([, alone, inside]) => alone ?? inside ?? []),
      ),
      cas: [...foldName(name).matchAll(CAS_NUMBER)].map(([, cas = '']) => cas),
    },
  };
}

/** True if a bracket holds only grade or packing. */
export const isGrade = (aside: string): boolean =>
  stripped(aside, GRADES).some((left) => /^\d{0,3}(?:kg|公斤)?$/u.test(left.replace(GRADES, '')));
