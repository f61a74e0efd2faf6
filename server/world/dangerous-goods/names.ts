import type { Goods } from './read-goods';

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
const simplified = (name: string): string => Array.from(name, (letter) => SIMPLIFIED.get(letter) ?? letter).join('');

const HAN = /\p{Script=Han}/u;
const MARKS = /[^\p{L}\p{N}]+/gu;
/** One pair of brackets that holds no other. */
const ASIDE = /[([{【〔]([^()[\]{}【】〔〕]*)[)\]}】〕]/gu;
const LAST_ASIDE = /[(]([^()]*(?:\([^()]*\)[^()]*)*)[)]\s*$/u;

const plain = (name: string): string => simplified(name.normalize('NFKC').toLowerCase());

/** As names are compared whole: letters and figures alone. */
export const bare = (name: string): string => plain(name).replaceAll(MARKS, '');

/** The words of a name with a space around each: a Latin name is found as words, never inside of one. */
const wordsOf = (name: string): string =>
  ` ${plain(name)
    .replaceAll(/(\p{Script=Han})(?=[a-z\d])|([a-z\d])(?=\p{Script=Han})/gu, '$1$2 ')
    .replaceAll(MARKS, ' ')
    .trim()} `;

/** A name without what stands in brackets, and what stands in them. */
function apart(name: string): { core: string; asides: string[] } {
  const asides: string[] = [];
  let core = plain(name);
  for (let before = ''; before !== core; ) {
    before = core;
    core = core.replaceAll(ASIDE, (_, aside: string) => {
      asides.push(aside);
      return ' ';
    });
  }
  return { core, asides: asides.filter((aside) => bare(aside) !== '') };
}

/** Initials and short pinyin are for searching, and no name of anything; one Chinese character is a name. */
const isName = (alias: string): boolean => HAN.test(alias) || /[A-Z\s]/.test(alias) || alias.length >= 6;

const isLong = (name: string): boolean => name.length >= 2 || HAN.test(name);

const wholesOf = (name: string): string[] => [bare(name), bare(plain(name).replace(LAST_ASIDE, ''))].filter(isLong);

/** Every name a substance is called by in earnest, as it is printed. */
export const printedNames = ({ nameCn, nameEn, properName, aliases }: Goods): string[] =>
  [nameCn, nameEn, properName ?? '', ...aliases.filter(isName)].filter((name) => bare(name) !== '');

/** And as it is compared. */
export const callNames = (goods: Goods): string[] => [...new Set(printedNames(goods).flatMap(wholesOf))];

const LEAST_HAN = 2;
const LEAST_LATIN = 5;

/** How a name is looked for inside another: long enough not to be there by chance; null where it is not. */
export function tellingPart(name: string): string | null {
  const isHan = HAN.test(name);
  const part = isHan ? bare(plain(name).replace(LAST_ASIDE, '')) : wordsOf(name);
  return bare(part).length >= (isHan ? LEAST_HAN : LEAST_LATIN) ? part : null;
}

/** Grades and packings: with them goods are the same goods. */
const GRADE =
  '工业级|工业品|工业用|工业|食品级|食用级|医药级|药用级|药用|饲料级|试剂级|电子级|电池级|农用|分析纯|化学纯|优级纯|优等品|一等品|合格品|散装|桶装|袋装|吨桶装|罐装';
/** How it is made or kept: what is dangerous stays so. */
const STATE =
  '无水|浓|高纯度?|精制|精|粗制|粗|纯|金属|液态|液体|液化|液|固态|固体|气态|气体|气|压缩的?|冷冻液体|冷冻|稳定的|溶解的|含量';
/** What is made of it, or in which shape it comes. */
const SHAPE = '水溶液|溶液|水|粉末|粉|锭|块|粒|颗粒|片|屑|棒|丝|带|条|油';

const trimming = (words: string): RegExp => new RegExp(`^(?:${words})|(?:${words})$`, 'u');
const [GRADES, STATES, SHAPES] = [GRADE, `${GRADE}|${STATE}`, `${GRADE}|${STATE}|${SHAPE}`].map(trimming) as [
  RegExp,
  RegExp,
  RegExp,
];

/** The name, and what is left of it as one word after another is taken off its ends. */
function stripped(name: string, words: RegExp): string[] {
  const all = [name];
  for (let left = name.replace(words, ''); left !== all.at(-1) && left !== ''; left = left.replace(words, ''))
    all.push(left);
  return all;
}

/** A name as it was typed, read for comparing. */
export type TypedName = {
  /** Letters and figures of all of it. */
  whole: string;
  /** The whole name, and it without brackets and grades: of the same goods, harmless ones too. */
  wholes: string[];
  /** And without the words that leave dangerous goods what they are. */
  cores: string[];
  /** A name of one character with a shape around it. */
  shapes: string[];
  /** What stands in brackets. */
  asides: string[];
  /** Where names are looked for inside: parts that brackets keep from touching, and words. */
  text: string;
  words: string;
  numbers: { un: string[]; cas: string[] };
};

/** A number alone, or after its letters. */
const UN_NUMBER = /^\s*(?:un)?\s*(\d{4})\s*$|(?<![a-z])un\s*[-:.]?\s*(\d{4})(?!\d)/gu;
/** How much of it is in there. */
const SHARE = /[\d.~～≥≤><=\s-]*\d\s*%/gu;
const CAS_NUMBER = /(?<!\d)(\d{2,7}-\d{2}-\d)(?!\d)/gu;

export function readName(name: string): TypedName | null {
  const { core, asides } = apart(name);
  const [whole, left] = [bare(name), bare(core)];
  if (whole === '') return null;
  const wholes = [...new Set([whole, ...wholesOf(name), left].filter((one) => one !== ''))];
  const named = [...wholes, bare(core.replaceAll(SHARE, ' '))].filter((one) => one !== '');
  const cores = [...new Set(named.flatMap((one) => stripped(one, STATES)))];
  return {
    whole,
    wholes: [...new Set(wholes.flatMap((one) => stripped(one, GRADES)))],
    cores,
    shapes: [left, ...asides.map(bare)].flatMap((one) => stripped(one, SHAPES)).filter((one) => HAN.test(one)),
    asides: asides.map(bare),
    text: [core, ...asides].map(bare).join('|'),
    words: wordsOf(name),
    numbers: {
      un: [plain(name), core, ...asides].flatMap((part) =>
        [...part.matchAll(UN_NUMBER)].flatMap(([, alone, inside]) => alone ?? inside ?? []),
      ),
      cas: [...plain(name).matchAll(CAS_NUMBER)].map(([, cas = '']) => cas),
    },
  };
}

/** Nothing in brackets but how good and how packed it is. */
export const isGrade = (aside: string): boolean =>
  stripped(aside, GRADES).some((left) => /^\d{0,3}(?:kg|公斤)?$/u.test(left.replace(GRADES, '')));
