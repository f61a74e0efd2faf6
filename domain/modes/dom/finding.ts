import type { VerdictLevel } from '../../goods/verdict';
import { FINDING_SOURCES, type Finding, type FindingAbout } from '../../order/finding';

const SOURCES = {
  ...FINDING_SOURCES,
  river: { source: '长江流域危险货物禁运要求（以现行法规与内河禁运目录为准）', edition: '2026 版' },
  truck: { source: 'GB 1589 车货总质量限值（计划提示）', edition: 'GB 1589-2016' },
  loops: { source: '内贸班轮班期与中转规则（演示数据）', edition: '2026 版' },
} as const;

type Told = readonly [source: keyof typeof SOURCES, about: FindingAbout];

/** What others decide about goods that stay in the country, with the table it is read from. */
const CODES = {
  /** Dangerous goods have no price of the day: a person names one for each of them. */
  domDanger: ['carrier', 'CARRIER'],
  domCarrierRefuses: ['carrier', 'CARRIER'],
  domUnsaid: ['carrier', 'CARRIER'],
  domUnknown: ['goodsList', 'CONSISTENCY'],
  domPort: ['port', 'PORT'],
  domRiverBan: ['river', 'LICENCE'],
  domRiverCheck: ['river', 'LICENCE'],
  domDeclared: ['goodsList', 'CONSISTENCY'],
  domResembles: ['goodsList', 'CONSISTENCY'],
  domRoad: ['truck', 'WEIGHT'],
  domHeavy: ['boxes', 'WEIGHT'],
  domFits: ['boxes', 'WEIGHT'],
  domUnweighed: ['boxes', 'WEIGHT'],
  domTransfer: ['loops', 'CUTOFF'],
  domGeneral: ['carrier', 'CARRIER'],
} as const satisfies Record<string, Told>;

export type DomFindingCode = keyof typeof CODES;
export const DOM_FINDING_CODES = Object.keys(CODES) as DomFindingCode[];
export type DomFinding = Finding<DomFindingCode>;

export function found(level: VerdictLevel, code: DomFindingCode, given: DomFinding['given'] = {}): DomFinding {
  const [source, about] = CODES[code];
  return { level, about, code, given, source: SOURCES[source] };
}
