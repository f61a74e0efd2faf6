import type { QCode, QFact, QName } from '../../../domain/desk/tools/q';
import type { ToolWords } from './tool-words';

export const qWords: ToolWords<QName, QCode, QFact> = {
  title: '空运 Q 值',
  question: '几种危险品装一个外包装，超不超？',
  fields: {
    craft: { label: '机型', choices: { P: '客机', F: '货机' } },
    un: { label: 'UN 编号' },
    n: { label: '净数量', hint: '升或千克，按该编号的限量单位' },
    pg: { label: '包装类别', hint: '同一编号限量不同时要填', choices: { I: 'I', II: 'II', III: 'III' } },
    pc: { label: '浓度', unit: '%', hint: '过氧化氢、硝酸要填' },
  },
  says: {
    fits: 'Q = {q}，不超过 1，数量上可以装一个外包装',
    over: 'Q = {q}，超过 1，不能装一个外包装',
    unlisted: '第 {row} 行 UN {unNo}：限量没有收录，转人工核对',
    askGroup: '第 {row} 行 UN {unNo}：限量看包装类别，请补填',
    askPercent: '第 {row} 行 UN {unNo}：限量看浓度，请补填',
    forbidden: '第 {row} 行 UN {unNo}：航空禁运',
    forbiddenHere: '第 {row} 行 UN {unNo}：客机禁运，只能走货机',
    part: '第 {row} 行 UN {unNo}：{net}，每件限量 {most}（包装说明 {pi}）',
    noLimit: '第 {row} 行 UN {unNo}：空运不限每件净量（包装说明 {pi}），与别的货物合包转人工核对',
    one: '只有一种货物时直接看每件限量，不算 Q 值',
    apart: '能不能放在一起、会不会相互反应另查；干冰与按毛重限量的不计入 Q',
  },
  facts: { q: 'Q 值（进到 0.1）' },
  limits: '每件限量为公开资料整理，以现行 IATA DGR、营运人差异与包装说明为准。',
};
