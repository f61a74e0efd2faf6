import type { MarkCode, MarkFact, MarkName } from '../../../domain/desk/tools/mark';
import type { ToolWords } from './tool-words';

export const markWords: ToolWords<MarkName, MarkCode, MarkFact> = {
  title: '包装 UN 标记',
  question: '这个标记的包装能不能装这票货？',
  fields: {
    mark: { label: '包装上的 UN 标记', hint: '照原样填，如 UN 1A1/Y1.4/150/26/CN/C210001' },
    un: { label: '货物', hint: '可不填；输入 UN 编号、CAS 或品名' },
    pg: { label: '包装类别', choices: { I: 'I', II: 'II', III: 'III' } },
    state: { label: '状态', choices: { LIQUID: '液体', SOLID: '固体' }, hint: '不选按物质库，库里没有按液体' },
    density: { label: '密度', unit: 'kg/L', hint: '可不填，按物质库' },
  },
  says: {
    unread: '标记读不出来，请照包装上的原样填写',
    fits: '标记够用：包装类别、密度与年限都在范围内',
    letterLow: '标记 {letter} 只可装包装类别 {groups}，这票货是 {group}',
    tooDense: '货物密度 {density}，标记只许到 {most}',
    solidsOnly: '标记里有 S，只供固体或内包装，液体不能直接装入',
    noLiquid: '这种包装只供固体、物品或内包装，液体不能直接装入',
    gas: '气体装压力容器，不装有这种标记的包装',
    groupNone: '物质库里这种货物没有包装类别，选的包装类别不能作准，需人工核对',
    groupOff: '选的包装类别与物质库不同（库里是 {group}），需人工核对',
    stateOff: '选的状态与物质库不同，需人工核对',
    densityOff: '填写的密度与物质库相差 {percent}%，需人工核对',
    inspection: '{year} 年制造，已满两年半，需看铭牌上最近一次检验的日期，需人工核对',
    tooOld: '塑料包装 {year} 年制造，已过五年',
    lookAtMonth: '塑料包装 {year} 年制造，满不满五年要看桶上的月份钟，需人工核对',
    notYet: '标记的制造年份 {year} 还没有到，请核对包装上的原样，需人工核对',
    densityUntold: '不知道货物密度，标记只许到 {most}，需人工核对',
    groupUntold: '不知道包装类别，标记可装 {groups}，需人工核对',
    stillInstruction: '能不能用这种包装还要看包装导则（第 4.1.4 章）和使用鉴定结果单',
    unknownGoods: '没有收录 {text}，请核对 SDS 第 14.1 节，或转人工核对',
    severalGoods: '这个编号有 {count} 个条目，包装类别可能不同，请按品名选定',
    goodsUnread: '物质资料尚未取到，不能判定',
  },
  facts: { kind: '包装', groups: '可装包装类别', density: '密度不超过', gross: '毛重不超过', year: '制造' },
  limits: '只读标记：同一代码的桶还要看封闭器、内衬和使用鉴定；中型散装容器另看 2.5 年检验。',
};
