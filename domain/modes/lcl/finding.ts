import type { VerdictLevel } from '../../goods/verdict';
import { FINDING_SOURCES, type FindingSource } from '../../order/finding';

const SOURCES = {
  ...FINDING_SOURCES,
  shed: { source: '拼箱仓经营许可与库房火灾危险性范围（演示数据）', edition: '2026 版' },
  sharedBox: { source: 'IMDG 规则 7.3.4 同箱规定，按箱内已订货物核对', edition: '41-22 版' },
  fire: { source: '建筑设计防火规范 GB 50016 表 3.1.3', edition: '2014（2018 版）' },
  controls: { source: '易制毒、易制爆、剧毒化学品名录（平台物质库）', edition: '2026 版' },
  lithium: { source: 'IMDG 规则特殊规定 376、377', edition: '41-22 版' },
  food: { source: 'IMDG 规则 7.3.4.2 食品与饲料', edition: '41-22 版' },
  wood: { source: '国际植物检疫措施标准第 15 号', edition: 'ISPM 15' },
  tariff: { source: '途拼拼箱与整箱运价（演示数据）', edition: '2026 版' },
} as const;

/** What others decide about goods in a shared box, with the table it is read from. */
const CODES = {
  lclConsolRefuses: 'sharedBox',
  lclPackingGroup: 'sharedBox',
  lclShedRefuses: 'shed',
  lclFire: 'fire',
  lclFireUntold: 'fire',
  lclSubRisk: 'shed',
  lclBoxEmpty: 'sharedBox',
  lclBoxShared: 'sharedBox',
  lclBoxApproval: 'sharedBox',
  lclBoxUnread: 'sharedBox',
  lclBoxStale: 'sharedBox',
  lclBoxClash: 'sharedBox',
  lclBoxFull: 'sharedBox',
  lclLimited: 'limited',
  lclControlled: 'controls',
  lclExportLicence: 'controls',
  lclToxic: 'controls',
  lclLithiumDamaged: 'lithium',
  lclLithium: 'lithium',
  lclFood: 'food',
  lclOwnRows: 'segregation',
  lclPortRefuses: 'port',
  lclUnknown: 'goodsList',
  lclWood: 'wood',
  lclOwnBox: 'tariff',
} as const satisfies Record<string, keyof typeof SOURCES>;

export type LclFindingCode = keyof typeof CODES;
export const LCL_FINDING_CODES = Object.keys(CODES) as LclFindingCode[];

export type LclFinding = {
  level: VerdictLevel;
  code: LclFindingCode;
  given: Record<string, string | number>;
  source: FindingSource;
};

export const found = (level: VerdictLevel, code: LclFindingCode, given: LclFinding['given'] = {}): LclFinding => ({
  level,
  code,
  given,
  source: SOURCES[CODES[code]],
});
