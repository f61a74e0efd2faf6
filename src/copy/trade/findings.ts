import { SEGREGATION_WORDS } from '../../../domain/goods/segregation-words';
import { CUTOFF_NAMES } from '../../../domain/offer/cutoff-names';
import type { CutoffCode } from '../../../domain/offer/cutoffs';
import type { Finding, FindingAbout, FindingCode } from '../../../domain/rules/finding';
import type { NamingField } from '../../../domain/goods/naming';
import type { PackRule } from '../../../domain/goods/packaging/pack';
import type { SegregationValue } from '../../../domain/goods/segregation-table';
import type { VerdictLevel } from '../../../domain/goods/verdict';
import { fillSentence } from '../../../domain/values/fill';
import { packSentences } from './packaging';
import { segregationCopy } from './segregation';
import { fieldNames } from './fields';

/** Packaging findings are given per row, so each sentence names its row. */
const packed = Object.fromEntries(
  Object.entries(packSentences).map(([code, words]) => [code, `第 {row} 行：${words}`]),
) as Record<PackRule, string>;

const SENTENCES = {
  ...packed,
  packUnmarked: '第 {row} 行：未填包装 UN 标记，等级与密度需按危包证核对',
  packUntold: '第 {row} 行：物质库没有该货物的包装导则，转人工核对',
  packLimited: '第 {row} 行：按限量包装，不要求 UN 标记',
  packBlank: '第 {row} 行待填写包装种类，包装合不合适还不能判断',
  pairClasses: '{one}与{other}：第 {first} 类与第 {second} 类{demand}',
  pairGroups: '{one}与{other}：{why}',
  pairSixteenB: '{one}与{other}：第 16b 栏 {code} {demand}',
  pairUnread: '{one}与{other}：UN {unNo} 的第 16b 栏尚未核对，转人工核对',
  pairUntold: '{one}与{other}：UN {unNo} 的第 16b 栏 {code} 要求与可燃物隔离，另一方是否可燃未知，转人工核对',
  pairFed: '{one}与{other}：UN {unNo} 助燃，另一方可燃；隔离表不管非危险品，按平台规定不得同箱',
  pairReacts: '{one}与{other}：UN {unNo} 与另一方可能起反应，隔离表不管非危险品，转人工核对',
  pairContradicted: '{one}与{other}：其中一种的编号与所选类别不符，能否同箱，转人工核对',
  pairUnknown: '{one}与{other}：其中一种不在物质库内，能否同箱，转人工核对',
  pairApart: '货物之间无一般隔离要求，仍需查危险货物一览表第 16b 栏',
  splitNeeded: '存在不可同箱的货物，请分箱或分票；最少 {boxes} 箱：{plan}',
  splitPlanned: '存在不可同箱的货物，需按 {boxes} 箱分装：{plan}',
  pairNone: '货物之间无需隔离',
  carrierTakes: '可接第 {classes} 类',
  carrierBlank: '第 {row} 行待填写危险类别，承运人接不接还不能判断',
  carrierRefuses: '所选承运人不接 {hazardClass} 类',
  carrierByCase: '承运人对 {hazardClass} 类逐票审核，确认后方可订舱',
  sailingVerdict: '{reason}',
  orgRefuses: '起运港不接危险品，请改其他港口',
  dstRefuses: '目的港不接危险品，请改其他港口',
  orgTakes: '{port}可作业危险品',
  dstTakes: '{port}可接卸危险品',
  orgDirect: '起运港危险品需车船直装，按预约时间进港',
  orgUntold: '起运港的危险品作业方式待确认',
  dstUntold: '目的港的危险品作业方式待确认',
  viaDirect: '直航，不经中转港',
  viaTakes: '{port}可中转危险品',
  viaRefuses: '中转港{port}不接危险品，请改其他航次',
  viaUntold: '中转港{port}的危险品作业方式待确认',
  overPayload: '毛重 {kg} kg 超出箱量总载重 {most} kg',
  overVolume: '体积 {m3} m³ 超出箱量可装体积 {most} m³',
  boxOverPayload: '第 {no} 箱（{box}，{goods}）货重 {kg} kg 超出载重 {most} kg，VGM 约 {vgm} kg',
  boxOverVolume: '第 {no} 箱（{box}，{goods}）体积 {m3} m³ 超出可装 {most} m³',
  vgmOver: '第 {no} 箱（{box}）的 VGM 估算 {kg} kg（含绑扎加固与箱重）超过最大总重 {most} kg',
  heavyTwenty: '第 {no} 箱货重 {kg} kg 超过 {most} kg，{box} 公路段需用重载车架',
  heavyRoad: '第 {no} 箱（{box}）货重 {kg} kg 超过 {most} kg，公路段可能超限',
  loadFits: '毛重 {kg} kg、体积 {m3} m³，在可装的 {most} kg、{room} m³ 之内',
  flatUnmeasured: '{box} 框架箱不按体积限装，货物尺寸、超限与绑扎方案需承运人核定',
  loadBlank: '第 {row} 行待填写毛重和体积，装不装得下还不能判断',
  boxesBlank: '待填写箱型箱量，装不装得下还不能判断',
  wayClosed: '{said}',
  wayClosedUntold: '{said}；货物的类别待填写，能不能走还不能判断',
  roomShort: '还剩 {left}，本单需要 {need}',
  cutoffMissed: '已过{cutoffName}时间，不能再订',
  cutoffSoon: '距{cutoffName}时间不足 24 小时',
  cutoffsAhead: '最近一项截止：{cutoffName}，还有一天以上',
  planEarly: '{begins} 早于危险品审核结束（提交后 {hours} 小时内），确认前不能进场或派车，时段可能作废，请改晚',
  sdsHere: '每行货物的 SDS 都已上传',
  exportLicence: '第 {row} 行：{goods}出口需取得两用物项和技术出口许可证，请上传或说明含量',
  goodsBlank: '第 {row} 行待填写货物，能不能走还不能判断',
  un38Missing: '请上传 UN38.3 试验概要，可下单后补交',
  stabilizedUntil:
    '第 {row} 行：{goods}靠稳定剂防止自聚，请上传稳定剂证明，写明稳定到哪一天、最高多少℃（特殊规定 386），由平台审核',
  nameOther: '第 {row} 行：{label}“{said}”是{known}{number}的名称，与 UN {unNo} 不是同一种货物，请改名称或改 UN 编号',
  nameForeign: '第 {row} 行：{label}“{said}”不是 UN {unNo} 的运输名称，请改为 {known}',
  nameUnknown: '第 {row} 行：名称与编号不符，物质库中 UN {unNo} 没有{label}“{said}”，转人工核对',
  neverHandled: '第 {row} 行：{goods}属第 {class} 类，平台不承运爆炸品、感染性物质和放射性物质',
  wasteGoods:
    '第 {row} 行：名称中有“{word}”，废弃、用过或破损的货物不按新货承运：公路需转移联单和有资质的承运人，出口需环保许可，电池按特殊规定 376、377，转人工核对',
  flashFlammable:
    '第 {row} 行：闪点 {degrees}℃ 不高于 60℃，第 {class} 类货物没有第 3 类危险，可能是别的条目，转人工核对',
  flashNotFlammable: '第 {row} 行：闪点 {degrees}℃ 高于 60℃，不再有第 3 类次危险，可能是别的条目，转人工核对',
  flashDiffers: '第 {row} 行：闪点 {degrees}℃ 与物质库（{known}℃）不同，以 SDS 为准',
  pollutantTaken: '第 {row} 行：物质库列为海洋污染物，申报中去掉了这一标记，转人工核对',
  pollutantAdded: '第 {row} 行：按海洋污染物申报，物质库没有这一标记，以 SDS 为准',
  hsDiffers: '第 {row} 行：HS 编码 {said} 与物质库（{known}）不同，以海关归类为准',
  weightForRoom:
    '第 {row} 行：重量与体积不符，{m3} m³ 的这种货物约重 {least} 至 {most} kg，填写的是 {kg} kg，转人工核对',
  weightForPieces:
    '第 {row} 行：重量与件数不符，{pieces} 件空包装就重 {least} kg 以上，填写的毛重是 {kg} kg，转人工核对',
  goodsAgree: '填写的内容与物质库一致',
  goodsHarmless: '每行货物在物质库中都是非危险货物',
  sdsMissing: '第 {row} 行：请上传 SDS，可下单后补交',
  unknownGoods: '第 {row} 行：未找到该 UN 编号，请核对或转人工核对',
  unknownName: '第 {row} 行：物质库中没有查到{name}，转人工核对是否危险品',
  goodsUnread: '第 {row} 行：物质资料尚未取到，不能判定',
  severalGoods: '第 {row} 行：UN {unNo} 有 {count} 个条目，请在该行选定一个',
  goodsRefused: '第 {row} 行：{goods}{text}',
  goodsDoubtful: '第 {row} 行：公开资料存疑，转人工核对（{text}）',
  forkBlank: '第 {row} 行：UN 编号或包装类别随{label}而定（{rule}），请填写{label}',
  forkOther: '第 {row} 行：{label} {said} 不在本条目的范围内（{rule}），应为{otherwise}，转人工核对',
  emptyGoods: '第 {row} 行：名称中有“{word}”，未清洗的空包装仍按原装货物申报，货物名称前加注“空的，未清洗”，转人工核对',
  sampleGoods: '第 {row} 行：名称中有“{word}”，样品按已知危险性中最严的一种暂定类别，转人工核对',
  goodsSeaOnly: '第 {row} 行：{text}，转人工核对',
  needsCooling:
    '第 {row} 行：需控温运输（控制温度 {control}℃、应急温度 {emergency}℃），所选箱型不能控温，请全部改用冷藏箱',
  cooledInReefer:
    '第 {row} 行：冷藏箱设定 {set}℃，不高于控制温度 {control}℃（应急温度 {emergency}℃），需承运人逐票确认',
  reeferTooWarm: '第 {row} 行：冷藏箱设定 {set}℃ 高于控制温度 {control}℃，不能这样装运',
  reeferUnset: '第 {row} 行：待填写冷藏箱设定温度，需不高于控制温度 {control}℃',
  reeferByCase: '第 {row} 行：没有 {box} 冷藏箱装运不需控温的危险货物的接载资料，需承运人逐票核定',
  openByCase: '第 {row} 行：没有 {box} 装运危险货物的接载资料，需承运人逐票核定',
  declaredGeneral: '第 {row} 行 {goods}（{also}UN {unNo}）在物质库中是危险货物，请改为危险品申报',
  resemblesDangerous: '第 {row} 行 {goods}与危险货物{known}（UN {unNo}）相近，转人工核对是否危险品',
  classDiffers: '第 {row} 行：危险类别 {said} 与物质库（{known}）不符，需核对 SDS',
  risksDiffer: '第 {row} 行：次危险（{said}）与物质库（{known}）不符，需核对 SDS',
  groupDiffers: '第 {row} 行：包装类别 {said} 与物质库（{known}）不符，需核对 SDS',
  groupByFlashPoint:
    '第 {row} 行：闪点 {degrees}℃ 低于 23℃，包装类别通常为 II；黏稠液体归 III 类，凭黏度和溶剂分离试验核对（2.3.2.2）',
  densityDiffers: '第 {row} 行：密度与重量/体积不符（按 {density} kg/L 约 {expected} kg）',
  densityLoose: '第 {row} 行：按体积没有装满，重量在密度允许之内（装满约 {expected} kg）',
  limitedApplies: '第 {row} 行：符合限量条件,可按 LQ 申报;承运人/拼箱仓库可能仍要求按危险品受理',
} satisfies Record<FindingCode, string>;

const DEMANDS: Readonly<Record<SegregationValue, string>> = {
  X: '无一般隔离要求',
  '1': SEGREGATION_WORDS.awayFrom,
  '2': SEGREGATION_WORDS.separated,
  '3': SEGREGATION_WORDS.byCompartment,
  '4': SEGREGATION_WORDS.lengthwise,
  '*': '之间按配装类核对，转危品专家',
};

export const findingCopy = {
  sentences: SENTENCES,
  about: {
    SEGREGATION: '同箱隔离',
    PACK: '包装',
    CLOSURE: '停用与禁运',
    CARRIER: '承运人接载',
    PORT: '港口作业',
    WEIGHT: '重量',
    VOLUME: '体积',
    CUTOFF: '截止时间',
    ROOM: '余量',
    PAPERS: '资料',
    CONSISTENCY: '申报一致性',
    LIMITED: '限量',
    STORE: '库内货物',
    SHARED_BOX: '同箱货物',
    WINTER: '冬季走行',
    WAY: '线路与时间',
    BORDER: '口岸与过境',
    TANK: '罐型与充装',
    LICENCE: '许可与管控',
  } satisfies Record<FindingAbout, string>,
  level: {
    PASS: '可接',
    PASS_CHECK_DGL: '可接，需查第 16b 栏',
    NEED_APPROVAL: '需审',
    MANUAL: '转人工核对',
    BLOCK: '不接',
  } satisfies Record<VerdictLevel, string>,
  source: ({ source }: Pick<Finding, 'source'>): string => `依据：${source.source}（${source.edition}）。`,
  decides: segregationCopy.decides,
};

const segregationDemand = (value: string | number | undefined): string =>
  DEMANDS[String(value) as SegregationValue] ?? '';
const nameOfCutoff = (code: string | number | undefined): string => CUTOFF_NAMES[String(code) as CutoffCode] ?? '';

export type OwnFindingWords = Readonly<Record<string, string>>;

const isShared = (code: Finding['code']): code is FindingCode => Object.hasOwn(SENTENCES, code);

/** The reason of a finding; its source and deciding authority are shown beside it. */
export const findingSentence = ({ code, given }: Pick<Finding, 'code' | 'given'>, own: OwnFindingWords = {}): string =>
  (given.inBox === undefined ? '' : `${given.inBox} 号箱：`) +
  fillSentence(own[code] ?? (isShared(code) ? SENTENCES[code] : ''), {
    ...given,
    demand: own[`demand ${given.value}`] ?? segregationDemand(given.value),
    cutoffName: nameOfCutoff(given.cutoff),
    label: typeof given.name === 'string' ? fieldNames[`goods.${given.name as NamingField}`] : '',
    number: given.other === '' ? '' : `（UN ${given.other ?? ''}）`,
    also: given.known === given.goods ? '' : `${given.known ?? ''}，`,
    ...(code === 'risksDiffer' && { said: given.said || '无', known: given.known || '无' }),
  });

/** Sentence, source and deciding authority: a finding is never shown without its source. */
export const findingInFull = (finding: Finding, decides: string = findingCopy.decides): string =>
  `${findingSentence(finding)}。${findingCopy.source(finding)}${decides}`;
