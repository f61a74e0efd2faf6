import type { MixroadCode, MixroadName } from '../../../domain/desk/tools/mixroad';
import { HAZARD_CLASSES, type HazardClass } from '../../../domain/goods/dangerous-goods';
import type { ToolWords } from './tool-words';

const isClass = (key: string): key is HazardClass => Object.hasOwn(HAZARD_CLASSES, key);

/** Class 1 without a division covers all explosives but 1.4. */
const classWords = (key: string): string =>
  isClass(key) ? `第 ${key} 类 ${HAZARD_CLASSES[key]}` : `第 ${key} 类 爆炸品（1.4 以外）`;

/** Goods known only by class are named by it. */
export const loadWords = (name: string): string => (/^\d(?:\.\d)?$/.test(name) ? `第 ${name} 类` : name);

const choices = (keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, classWords(key)]));

export const mixroadWordsOf = (classes: readonly string[]): ToolWords<MixroadName, MixroadCode, never> => ({
  title: '能否同车',
  question: '这几种货能装一辆车吗？',
  fields: {
    un: { label: '货物', hint: '1 至 6 种' },
    cl: { label: '另有只知类别的货', hint: '不知道品名时选类别', choices: choices(classes) },
  },
  says: {
    verdictPASS: '可以同车',
    verdictPASS_CHECK_DGL: '可以同车，仍需核对各货物的特殊规定',
    verdictNEED_APPROVAL: '同车要隔开装载，由平台确认',
    verdictMANUAL: '需危品专家核对',
    verdictBLOCK: '不能装一辆车，请分车',
    tooFew: '再加一种货物或类别，才能核对',
    severalGoods: 'UN {text} 有 {count} 个条目，先按第一个核对；请按品名选定',
    'pair-unknown': '没有收录{one}或{other}的类别，转人工核对',
    'pair-explosive': '爆炸品不得与其他类别同车：{one}与{other}',
    'pair-explosiveLetter': '{one}与{other}：要看爆炸品的配装组，只有 1.4S 可以同车，请补充后转人工核对',
    'pair-never': '途运不承运爆炸品、感染性物质和放射性物质：{one}与{other}',
    'pair-general': '危险货物不得与普通货物混装，请分车：{one}与{other}',
    'pair-worse': '{one}与{other}性质相抵触，途运不同车装运，请分两车',
    'pair-seaApart': '法规允许{one}与{other}同车，但海运隔离表要求分开，由平台定隔离方案',
    'pair-seaAsk': '{one}与{other}：隔离表要求审核，由平台定隔离方案',
  },
  facts: {},
  limits: '按同一托运人的整车判定；零担与其他货主的货同车按海运隔离表；有限数量、例外数量的包件不在此列。',
});

export const mixroadTable = {
  caption: '两两核对',
  pair: '货物',
  law: '法规',
  house: '途运',
  pairOf: (one: string, other: string) => `${one} ＋ ${other}`,
};
