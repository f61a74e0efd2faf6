import { IMDG_EDITION } from '../../../domain/goods/edition';
import type { SegregationValue } from '../../../domain/goods/segregation-table';
import type { UnCode, UnFact, UnName, TransportMode } from '../../../domain/desk/tools/un';
import { segregationGridCopy } from '../trade/segregation-grid';
import type { ToolWords } from './tool-words';

export const unWords: ToolWords<UnName, UnCode, UnFact> = {
  title: 'UN 编号速查',
  question: '这个货是几类、什么包装类别、怎么走？',
  fields: { un: { label: '货物', hint: '输入 UN 编号、CAS、品名或拼音' } },
  says: {
    dangerous: '{name}',
    harmless: '{name}：不在危险货物一览表内',
    unknownGoods: '没有收录 {text}，请核对 SDS 第 14.1 节，或转人工核对',
    severalGoods: '这个编号有 {count} 个条目，请选定一个',
    goodsUnread: '物质资料尚未取到，不能判定',
    doubtful: '公开资料存疑，转人工核对：{text}',
    lowConfidence: '这一条的来源少，未经两处互证，转人工核对',
    nothing: '无',
    unread: '尚未核对',
    yes: '是',
    no: '否',
    celsius: '{degrees}℃（闭杯）',
    density: '{density} kg/L',
    cooled: '控制 {control}℃，应急 {emergency}℃',
    fireDoubt: '{fire}，转人工核对',
    precursor: '易制毒化学品第 {precursor} 类：购买、运输和出口需办许可或备案',
    precursorUntold: '是否含易制毒化学品看成分，请提供含量',
    explosivePrecursor: '易制爆危险化学品：购买和流向需备案',
    highlyToxic: '剧毒化学品：平台不承接运输',
    bookedByLine: '按承运人与港口逐票核对',
    neverTaken: '平台不办理该类货物',
    airAsk: '客机、货机限量需查航空一览表，转人工核对',
    airNever: '航空禁运',
    airFreighter: '客机禁运；货机每件 {cao}',
    airNoLimit: '客机、货机均可，不限每件净量（包装说明 {pi}）',
    airBy: '每件客机 {pax}、货机 {cao}',
    railAsk: '过境与口岸许可逐票核对，转人工核对',
    tankBy: '罐箱导则 {code}，代用按代用表核对',
    tankNone: '没有罐箱导则，不能用罐箱',
    tankUntold: '罐箱导则有疑问，转人工核对',
    bagNever: '危险货物禁止装液袋，用罐箱或桶装',
    bagAsk: '需供应商出具相容性确认',
    storeBy: '火灾危险性 {fire}，看库房许可',
    storeUntold: '火灾危险性未定，转人工核对',
    freely: '按普通货物办理，仍需提供 SDS',
  },
  facts: {
    unNo: 'UN 编号',
    shippingName: '正确运输名称',
    hazardClass: '主危险',
    subRisks: '次危险',
    packingGroup: '包装类别',
    flash: '闪点',
    density: '密度 20℃',
    marine: '海洋污染物',
    limited: '限量 LQ',
    emS: '应急措施 EmS',
    tank: '罐箱导则',
    groups: '隔离组',
    sixteenB: '第 16b 栏',
    packing: `包装导则（未按 IMDG ${IMDG_EDITION}核对）`,
    cooled: '控温',
    cas: 'CAS',
    hs: 'HS 编码',
    controls: '国内管制',
    fire: '火灾危险性',
    provisions: '特殊规定',
    excepted: '例外数量代码',
    stowage: '积载',
    handling: '操作代码',
    road: 'ADR 类别 · 隧道 · 危险性识别号',
    forks: '分条目的条件',
    sources: '这一行的来源',
  },
  limits: '库外的货物、混合物与废物不能按编号推断；同名不同浓度的条目以 SDS 为准。',
};

export const wayWords: Readonly<Record<TransportMode, string>> = {
  box: '海运整箱',
  shared: '海运拼箱',
  air: '空运',
  rail: '铁路',
  tank: '罐箱',
  bag: '液袋',
  store: '仓储',
};

export const waysTitle = '七种走法';
export const entriesTitle = '同一编号的条目';

export const apartCopy = {
  title: '和谁不能同箱',
  /** Read by screen readers. */
  one: (hazard: string, value: string, word: string) => `${hazard}：${value}，${word}`,
  note: '只看类别之间的一般要求（7.2.4）：X 无一般要求，1 需批准，2、3、4 不得同箱，* 转人工核对。',
  own: '隔离组与第 16b 栏另有要求，无一般要求不等于可以同箱。',
  check: '与具体货物逐对核对',
  /** Ignores segregation groups and column 16b: compares classes alone. */
  value: { ...segregationGridCopy.value, X: '无一般要求' } satisfies Record<SegregationValue, string>,
};
