import type { Finding } from '../../rules/finding';
import type { FieldPath } from '../../rules/fault';
import type { DgBook } from '../../mode-ids';
import { findUncheckedBook } from '../../goods/edition';
import { VERDICT_LEVELS, type VerdictLevel } from '../../goods/verdict';

export const CHECKS = [
  'CLOSURE',
  'CARRIER',
  'LICENCE',
  'TANK',
  'ORG',
  'VIA',
  'DST',
  'BORDER',
  'WINTER',
  'WAY',
  'GOODS',
  'PACK',
  'SEGREGATION',
  'ROOM',
  'WEIGHT',
  'PAPERS',
  'CUTOFF',
] as const;
export type CheckId = (typeof CHECKS)[number];

export type Check = {
  id: CheckId;
  level: VerdictLevel;
  findings: Finding[];
  /** Regulation the tables were not checked against, so staff confirm the approval. */
  unchecked: DgBook | null;
};

const OF_ABOUT: Readonly<Record<Finding['about'], CheckId>> = {
  SEGREGATION: 'SEGREGATION',
  PACK: 'PACK',
  CLOSURE: 'CLOSURE',
  CARRIER: 'CARRIER',
  PORT: 'ORG',
  ROOM: 'ROOM',
  WEIGHT: 'WEIGHT',
  VOLUME: 'WEIGHT',
  CUTOFF: 'CUTOFF',
  PAPERS: 'PAPERS',
  CONSISTENCY: 'GOODS',
  LIMITED: 'GOODS',
  STORE: 'SEGREGATION',
  SHARED_BOX: 'SEGREGATION',
  WINTER: 'WINTER',
  BORDER: 'BORDER',
  LICENCE: 'LICENCE',
  TANK: 'TANK',
  WAY: 'WAY',
};

const ENDS: readonly (readonly [RegExp, CheckId])[] = [
  [/^dst|Dst/, 'DST'],
  [/^via/, 'VIA'],
];

/** The code of a port finding tells the end of the route. */
export const findCheck = ({ about, code }: Finding): CheckId =>
  (about === 'PORT' ? ENDS.find(([end]) => end.test(code))?.[1] : undefined) ?? OF_ABOUT[about];

const isYes = ({ level }: Finding): boolean => level === 'PASS' || level === 'PASS_CHECK_DGL';

const strictness = ({ level }: Finding): number => VERDICT_LEVELS.indexOf(level);

/** True if a blank field blocks the check. In every mode such codes end in `Blank`. */
export const isBlankFinding = ({ code }: Finding): boolean => code.endsWith('Blank');

/** One verdict per check; every finding belongs to exactly one check. */
export function buildChecks(findings: readonly Finding[]): Check[] {
  return CHECKS.flatMap((id): Check[] => {
    const own = findings
      .filter((finding) => findCheck(finding) === id)
      .toSorted((one, other) => strictness(other) - strictness(one));
    const [first] = own;
    if (!first) return [];
    const unchecked = own.flatMap(({ source }) => findUncheckedBook(source.edition) ?? []);
    return [{ id, level: first.level, findings: own, unchecked: (isYes(first) && unchecked[0]) || null }];
  });
}

const FIELDS: Partial<Record<Finding['code'], string>> = {
  unknownGoods: 'unNo',
  unknownName: 'nameCn',
  classDiffers: 'hazardClass',
  risksDiffer: 'subRisks.0',
  groupDiffers: 'packingGroup',
  groupByFlashPoint: 'flashPoint',
  densityDiffers: 'volume',
  densityLoose: 'volume',
  limitedApplies: 'isLimited',
  carrierBlank: 'hazardClass',
  loadBlank: 'grossKg',
  packUnmarked: 'packMark',
  packMark: 'packMark',
  packLetter: 'packMark',
  packDensity: 'packMark',
  packInner: 'innerQuantity',
};

const OF_OFFER: readonly Finding['about'][] = ['CLOSURE', 'CARRIER', 'PORT', 'CUTOFF', 'ROOM'];

const OF_REEFERS: readonly Finding['code'][] = ['cooledInReefer', 'reeferTooWarm', 'reeferUnset'];

export function fieldOfFinding({ about, code, given }: Finding): FieldPath | null {
  // A mode may name the field itself.
  if (typeof given['field'] === 'string') return given['field'];
  if (code === 'declaredGeneral') return 'isDanger';
  if (code === 'boxesBlank') return 'boxes.0.count';
  if (about === 'PAPERS') return 'files';
  // Goods in a shared box have no own box to change.
  if (about === 'CONSISTENCY' && given['box'] !== undefined) return 'boxes.0.type';
  if (OF_REEFERS.includes(code)) return 'reeferC';
  if (about === 'WINTER') return 'heating';
  const row = given['row'] ?? given['rowOne'];
  if (row !== undefined) return `goods.${Number(row) - 1}.${FIELDS[code] ?? (about === 'PACK' ? 'packKind' : 'unNo')}`;
  if (OF_OFFER.includes(about)) return 'offerId';
  if (about === 'WEIGHT' || about === 'VOLUME') return 'boxes.0.type';
  return null;
}
