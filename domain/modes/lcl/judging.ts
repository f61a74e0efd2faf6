import { isFoodApart } from '../../goods/beside-food';
import type { HazardClass, PackingGroup } from '../../goods/dangerous-goods';
import type { Controls } from '../../goods/facts';
import { fireName } from '../../goods/fire';
import type { FireClass } from '../../goods/fire-class';
import { isLithium, mayHoldPrecursors } from '../../goods/watched';
import type { VerdictLevel } from '../../goods/verdict';
import { found, type LclFinding, type LclFindingCode } from './finding';
import { isLithiumApart, type StowedGoods } from './shared-box';
import { judgeShedGoods, type Scope, type ShedRefusal } from './shed';

export type LclGoods = {
  row: number;
  name: string;
  unNo: string;
  hazardClass: HazardClass;
  /** Class of the UN number, when another class was typed. */
  numberedClass: HazardClass | null;
  subRisks: readonly HazardClass[];
  packingGroup: PackingGroup | null;
  fire: FireClass | null;
  isLimited: boolean;
  isDamaged: boolean;
  /** Mixtures: declared free of precursors. Null before the question. */
  isPrecursorFree: boolean | null;
  controls: Controls;
  stowed: StowedGoods;
};

/** General goods in the box, checked only for segregation. */
export type GoodsBeside = Pick<LclGoods, 'row' | 'name' | 'stowed'>;

type Shed = Scope & { nameCn: string };

const REFUSALS: Readonly<Record<ShedRefusal, readonly [VerdictLevel, LclFindingCode]>> = {
  consolRefuses: ['BLOCK', 'lclConsolRefuses'],
  packingGroupOne: ['BLOCK', 'lclPackingGroup'],
  shedRefuses: ['BLOCK', 'lclShedRefuses'],
  fireRefused: ['BLOCK', 'lclFire'],
  fireUntold: ['MANUAL', 'lclFireUntold'],
  fireUnsure: ['MANUAL', 'lclFireUnsure'],
};

/** Checks a row against the CFS licence. A typed class never lifts a refusal of the UN number's class. */
function shedFindings(goods: LclGoods, shed: Shed): LclFinding[] {
  const { row, name, hazardClass, numberedClass, subRisks } = goods;
  const given = { row, goods: name, hazardClass, shed: shed.nameCn };
  const refusals = [...(numberedClass === null ? [] : [numberedClass]), hazardClass].flatMap((one) => {
    const refusal = judgeShedGoods({ ...goods, hazardClass: one }, shed);
    if (refusal === null) return [];
    const [level, code] = REFUSALS[refusal];
    return [found(level, code, { ...given, hazardClass: one, fire: goods.fire ? fireName(goods.fire.item) : '' })];
  });
  const [first] = refusals;
  if (first) return [refusals.find(({ level }) => level === 'BLOCK') ?? first];
  const beyond = subRisks.filter((risk) => !shed.classes.includes(risk));
  return beyond.map((risk) => found('NEED_APPROVAL', 'lclSubRisk', { ...given, risk }));
}

function watchedFindings({ row, name, unNo, controls, isDamaged, isPrecursorFree }: LclGoods): LclFinding[] {
  const given = { row, goods: name };
  const { precursor, isExplosivePrecursor, isHighlyToxic } = controls;
  const isPrecursor = precursor !== null && precursor !== 'UNTOLD';
  const isUntold = (precursor === 'UNTOLD' || mayHoldPrecursors(unNo)) && isPrecursorFree === false;
  return [
    ...(isHighlyToxic ? [found('BLOCK', 'lclToxic', given)] : []),
    ...(isLithium(unNo) && isDamaged ? [found('BLOCK', 'lclLithiumDamaged', given)] : []),
    ...(isPrecursor || isExplosivePrecursor ? [found('NEED_APPROVAL', 'lclControlled', given)] : []),
    ...(isPrecursor || isUntold ? [found('NEED_APPROVAL', 'lclExportLicence', given)] : []),
  ];
}

/** Separations beyond the segregation tables: food and lithium. */
function pairFindings(all: readonly GoodsBeside[]): LclFinding[] {
  return all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other) => {
      const given = { one: one.name, other: other.name, rowOne: one.row, rowOther: other.row };
      return [
        ...(isFoodApart(one.stowed, other.stowed) ? [found('BLOCK', 'lclFood', given)] : []),
        ...(isLithiumApart(one.stowed, other.stowed) ? [found('NEED_APPROVAL', 'lclLithium', given)] : []),
      ];
    }),
  );
}

const rowFindings = (goods: LclGoods, shed: Shed): LclFinding[] => [
  ...shedFindings(goods, shed),
  ...watchedFindings(goods),
  ...(goods.isLimited ? [found('PASS_CHECK_DGL', 'lclLimited', { row: goods.row, goods: goods.name })] : []),
];

export const goodsFindings = (
  all: readonly LclGoods[],
  shed: Shed,
  beside: readonly GoodsBeside[] = [],
): LclFinding[] => [
  ...all.flatMap((goods) => rowFindings(goods, shed)),
  ...pairFindings([...all, ...beside].toSorted((one, other) => one.row - other.row)),
];

/**
 * Combines the findings of all entries of a UN number: common ones hold, partial refusals leave it open, other partial
 * ones are listed, so that choosing an entry never adds any.
 */
function entryFindings(entries: readonly LclGoods[], shed: Shed): LclFinding[] {
  const said = entries.map((goods) => rowFindings(goods, shed));
  const [first] = entries;
  const isRefused = ({ level }: LclFinding): boolean => level === 'BLOCK';
  const each = [
    ...new Map(said.flat().map((finding) => [`${finding.code} ${finding.given.risk ?? ''}`, finding])).values(),
  ];
  if (!first || said.every((findings) => findings.some(isRefused))) return said[0] ?? [];
  const refused = entries
    .filter((_, at) => said[at]?.some(isRefused))
    .map(({ packingGroup, hazardClass }) => packingGroup ?? hazardClass);
  const given = { row: first.row, goods: first.name, refused: [...new Set(refused)].join('、') };
  const open = refused.length > 0 ? [found('NEED_APPROVAL', 'lclGroupOpen', given)] : [];
  return [...open, ...each.filter((finding) => !isRefused(finding))];
}

export const entriesFindings = (rows: readonly (readonly LclGoods[])[], shed: Shed): LclFinding[] => [
  ...rows.flatMap((entries) => entryFindings(entries, shed)),
  ...pairFindings(rows.flatMap(([first]) => first ?? [])),
];
