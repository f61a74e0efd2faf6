import type { VerdictLevel } from '../../goods/verdict';
import { FINDING_SOURCES, type Finding, type FindingAbout } from '../../order/finding';

const SOURCES = {
  ...FINDING_SOURCES,
  banned: { source: 'CTU 规则 附件 7 第 5.2.1 条', edition: '2014 版' },
  mass: { source: 'CTU 规则 附件 7 第 5.2.3 条与 PAS 1008 适用范围', edition: '2014 版' },
  bears: { source: '液袋材质相容表（演示数据，以供应商确认为准）', edition: '2026 版' },
  limits: { source: '承运人液袋限重表（演示数据）', edition: '2026 版' },
  climate: { source: '航线最低环境温度计划值（演示数据）', edition: '2026 版' },
  fitting: { source: '平台液袋安装规则（演示数据）', edition: '2026 版' },
} as const;

type Told = readonly [source: keyof typeof SOURCES, about: FindingAbout];

const OF_BAN: Told = ['banned', 'CONSISTENCY'];
const OF_LIQUID: Told = ['bears', 'PACK'];
const OF_CARRIER: Told = ['limits', 'CARRIER'];
const OF_CLIMATE: Told = ['climate', 'PACK'];
const OF_FITTING: Told = ['fitting', 'CUTOFF'];

/** What others decide about a liquid in a bag, with the table it is read from. */
const CODES = {
  flexiDanger: OF_BAN,
  flexiHidden: OF_BAN,
  flexiFlash: OF_BAN,
  flexiSolid: OF_LIQUID,
  flexiUnfitGas: OF_LIQUID,
  flexiUnfitSwell: OF_LIQUID,
  flexiUnknown: OF_LIQUID,
  flexiBears: OF_LIQUID,
  flexiDensityOff: ['goodsList', 'WEIGHT'],
  flexiUnread: ['mass', 'WEIGHT'],
  flexiMass: ['mass', 'WEIGHT'],
  flexiFits: ['mass', 'WEIGHT'],
  flexiUsRoad: ['road', 'WEIGHT'],
  flexiCarrierNo: OF_CARRIER,
  flexiCarrierOver: OF_CARRIER,
  flexiCarrierUntold: OF_CARRIER,
  flexiCarrierTakes: OF_CARRIER,
  flexiHot: ['bears', 'PACK'],
  flexiCold: OF_CLIMATE,
  flexiColdUntold: OF_CLIMATE,
  flexiWarm: OF_CLIMATE,
  flexiGravity: OF_LIQUID,
  flexiLead: OF_FITTING,
  flexiSunday: OF_FITTING,
} as const satisfies Record<string, Told>;

export type FlexiFindingCode = keyof typeof CODES;
export const FLEXI_FINDING_CODES = Object.keys(CODES) as FlexiFindingCode[];
export type FlexiFinding = Finding<FlexiFindingCode>;

export function found(level: VerdictLevel, code: FlexiFindingCode, given: FlexiFinding['given'] = {}): FlexiFinding {
  const [source, about] = CODES[code];
  return { level, about, code, given, source: SOURCES[source] };
}
