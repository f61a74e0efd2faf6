import type { VerdictLevel } from '../../goods/verdict';
import { FINDING_SOURCES, type Finding, type FindingAbout } from '../../order/finding';

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

type Source = keyof typeof SOURCES;
type Told = readonly [source: Source, about: FindingAbout];

const ABOUT_BOX: Told = ['sharedBox', 'SHARED_BOX'];
const ABOUT_SHED: Told = ['shed', 'LICENCE'];
const ABOUT_FIRE: Told = ['fire', 'LICENCE'];
const ABOUT_CONTROLS: Told = ['controls', 'LICENCE'];

/** What others decide about goods in a shared box, with the table it is read from. */
const CODES = {
  lclConsolRefuses: ABOUT_BOX,
  lclPackingGroup: ABOUT_BOX,
  lclGroupOpen: ABOUT_BOX,
  lclShedRefuses: ABOUT_SHED,
  lclShedTakes: ABOUT_SHED,
  lclFire: ABOUT_FIRE,
  lclFireUntold: ABOUT_FIRE,
  lclSubRisk: ABOUT_SHED,
  lclBoxEmpty: ABOUT_BOX,
  lclBoxShared: ABOUT_BOX,
  lclBoxApproval: ABOUT_BOX,
  lclBoxUnread: ABOUT_BOX,
  lclBoxStale: ABOUT_BOX,
  lclBoxClash: ABOUT_BOX,
  lclBoxFull: ABOUT_BOX,
  lclLimited: ['limited', 'LIMITED'],
  lclControlled: ABOUT_CONTROLS,
  lclExportLicence: ABOUT_CONTROLS,
  lclToxic: ABOUT_CONTROLS,
  lclLithiumDamaged: ['lithium', 'CONSISTENCY'],
  lclLithium: ['lithium', 'SEGREGATION'],
  lclFood: ['food', 'SEGREGATION'],
  lclOwnRows: ['segregation', 'SEGREGATION'],
  lclPortRefuses: ['port', 'PORT'],
  lclUnknown: ['goodsList', 'CONSISTENCY'],
  lclDensity: ['goodsList', 'CONSISTENCY'],
  lclDoubtful: ['goodsList', 'CONSISTENCY'],
  lclCooled: ['cooling', 'CONSISTENCY'],
  lclWood: ['wood', 'PAPERS'],
  lclOwnBox: ['tariff', 'VOLUME'],
} as const satisfies Record<string, Told>;

export type LclFindingCode = keyof typeof CODES;
export const LCL_FINDING_CODES = Object.keys(CODES) as LclFindingCode[];

export type LclFinding = Finding<LclFindingCode>;

export function found(level: VerdictLevel, code: LclFindingCode, given: LclFinding['given'] = {}): LclFinding {
  const [source, about] = CODES[code];
  return { level, about, code, given, source: SOURCES[source] };
}
