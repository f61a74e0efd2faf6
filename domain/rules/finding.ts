import { IMDG_EDITION, PACKING_EDITION } from '../goods/edition';
import type { PackRule } from '../goods/packaging/pack';
import type { VerdictLevel } from '../goods/verdict';
import type { OwnCode } from '../mode-ids';

/** Editions of invented rules. */
export const SOURCE_WORDS = {
  edition: '演示数据 2026 版',
} as const;

/** Table or rule behind a finding. Names of rules, not sentences. */
export const FINDING_SOURCES = {
  segregation: { source: 'IMDG 规则 7.2.4 隔离表、7.3.4.1 同箱规定与隔离类要求', edition: IMDG_EDITION },
  limited: { source: 'IMDG 规则第 3.4 章 限量运输', edition: IMDG_EDITION },
  goodsList: { source: 'IMDG 规则第 3.2 章 危险货物一览表（平台物质库）', edition: IMDG_EDITION },
  packing: { source: '第 4.1 章 包装导则与 6.1、6.5、6.6 章 UN 标记', edition: PACKING_EDITION },
  cooling: { source: 'IMDG 规则 7.3.7 控温运输', edition: IMDG_EDITION },
  flammable: { source: 'IMDG 规则 2.3.2.6 易燃液体包装类别', edition: IMDG_EDITION },
  names: { source: 'IMDG 规则 3.1.2 正确运输名称与技术名称（平台物质库）', edition: IMDG_EDITION },
  never: { source: '平台承运范围（爆炸品、感染性与放射性物质的编号）', edition: '2026 版' },
  waste: { source: '固体废物污染环境防治法、危险废物转移管理办法与 IMDG 特殊规定 376、377', edition: '2026 版' },
  empty: { source: 'IMDG 规则 4.1.1.11、5.4.1.4.3 未清洗的空包装与罐体', edition: IMDG_EDITION },
  samples: { source: 'IMDG 规则 2.0.4 样品的运输', edition: IMDG_EDITION },
  stabilized: { source: 'IMDG 规则特殊规定 386 稳定货物', edition: IMDG_EDITION },
  weights: { source: '平台常见包装自重与装载密度', edition: '2026 版' },
  carrier: { source: '承运人危险品接载表（演示数据）', edition: '2026 版' },
  port: { source: '港口危险品作业方式表（演示数据）', edition: '2026 版' },
  boxes: { source: '集装箱参数表（以箱体 CSC 铭牌为准）', edition: 'ISO 668 典型值' },
  vgm: { source: 'SOLAS 公约 VI/2 集装箱重量验证（VGM）', edition: 'MSC.1/Circ.1475' },
  road: { source: '公路限重计划提示（六轴汽车列车 49 吨）', edition: 'GB 1589-2016' },
  cutoffs: { source: '船期截止时间表（以承运人和港口通知为准）', edition: SOURCE_WORDS.edition },
  controls: { source: '易制毒化学品管理条例与两用物项出口许可证管理目录（平台物质库）', edition: '2026 版' },
  papers: { source: '平台危险品订舱资料清单', edition: '2026 版' },
  review: { source: '平台危险品审核时限', edition: '2026 版' },
  room: { source: '平台余量表（以提交时为准）', edition: '实时' },
  closures: { source: '平台停用与禁运公告（以提交时为准）', edition: '实时' },
  timetable: { source: '平台船期表（以提交时为准）', edition: '实时' },
  fire: { source: '建筑设计防火规范 GB 50016 表 3.1.3', edition: '2014（2018 版）' },
  watched: { source: '易制毒、易制爆、剧毒化学品名录（平台物质库）', edition: '2026 版' },
} as const;

export type FindingSource = { source: string; edition: string };

export type FindingAbout =
  | 'SEGREGATION'
  | 'PACK'
  | 'CARRIER'
  | 'PORT'
  | 'WEIGHT'
  | 'VOLUME'
  | 'CUTOFF'
  | 'ROOM'
  | 'CLOSURE'
  | 'PAPERS'
  | 'CONSISTENCY'
  | 'LIMITED'
  | 'STORE'
  | 'SHARED_BOX'
  | 'WINTER'
  | 'BORDER'
  | 'TANK'
  | 'WAY'
  /** Licence of a store, and goods controlled by the state. */
  | 'LICENCE';

export type FindingCode =
  | PackRule
  | 'packUnmarked'
  | 'packUntold'
  | 'packLimited'
  | 'packBlank'
  | 'pairClasses'
  | 'pairGroups'
  | 'pairSixteenB'
  | 'pairUnread'
  | 'pairUntold'
  | 'pairFed'
  | 'pairReacts'
  | 'pairContradicted'
  | 'pairUnknown'
  | 'pairApart'
  | 'pairNone'
  | 'splitNeeded'
  | 'splitPlanned'
  | 'carrierRefuses'
  | 'carrierByCase'
  | 'carrierTakes'
  /** The class of the goods is unknown. */
  | 'carrierBlank'
  | 'sailingVerdict'
  | 'orgRefuses'
  | 'orgTakes'
  | 'dstTakes'
  | 'dstRefuses'
  | 'orgDirect'
  | 'orgUntold'
  | 'dstUntold'
  | 'viaDirect'
  | 'viaTakes'
  | 'viaRefuses'
  | 'viaUntold'
  | 'overPayload'
  | 'overVolume'
  | 'boxOverPayload'
  | 'boxOverVolume'
  | 'vgmOver'
  | 'heavyTwenty'
  | 'heavyRoad'
  | 'loadFits'
  | 'flatUnmeasured'
  | 'loadBlank'
  | 'boxesBlank'
  | 'roomShort'
  | 'wayClosed'
  | 'wayClosedUntold'
  | 'cutoffMissed'
  | 'cutoffSoon'
  | 'cutoffsAhead'
  /** A step starts before the order can be reviewed. */
  | 'planEarly'
  | 'sdsMissing'
  | 'sdsHere'
  | 'un38Missing'
  | 'exportLicence'
  | 'goodsBlank'
  | 'goodsAgree'
  | 'goodsHarmless'
  | 'unknownGoods'
  | 'unknownName'
  | 'goodsUnread'
  | 'severalGoods'
  | 'goodsDoubtful'
  | 'forkBlank'
  | 'forkOther'
  | 'emptyGoods'
  | 'sampleGoods'
  | 'goodsSeaOnly'
  | 'goodsRefused'
  /** A name that does not fit the number, by kind of mismatch. */
  | 'nameOther'
  | 'nameForeign'
  | 'nameUnknown'
  /** Explosive, infectious and radioactive goods, by class or number alone. */
  | 'neverHandled'
  | 'wasteGoods'
  | 'stabilizedUntil'
  | 'needsCooling'
  | 'cooledInReefer'
  | 'reeferTooWarm'
  | 'reeferUnset'
  | 'reeferByCase'
  | 'openByCase'
  | 'declaredGeneral'
  | 'resemblesDangerous'
  | 'classDiffers'
  | 'risksDiffer'
  | 'groupDiffers'
  | 'groupByFlashPoint'
  /** Flash point of class 3 with another class, or none of class 3 with that hazard. */
  | 'flashFlammable'
  | 'flashNotFlammable'
  | 'flashDiffers'
  | 'pollutantTaken'
  | 'pollutantAdded'
  | 'hsDiffers'
  /** Impossible weight for the volume, or too low for the number of packages. */
  | 'weightForRoom'
  | 'weightForPieces'
  | 'densityDiffers'
  /** Lighter than the liquid alone: gaps between its packages. */
  | 'densityLoose'
  | 'limitedApplies';

export type Finding<TCode extends string = FindingCode | OwnCode> = {
  level: VerdictLevel;
  about: FindingAbout;
  code: TCode;
  given: Record<string, string | number>;
  source: FindingSource;
};
