import { isFoodApart } from '../../goods/beside-food';
import type { HazardClass, PackingGroup } from '../../goods/dangerous-goods';
import type { Controls } from '../../goods/facts';
import { fireName } from '../../goods/fire';
import type { FireClass } from '../../goods/fire-class';
import { isLithium, mayHoldPrecursors } from '../../goods/watched';
import type { VerdictLevel } from '../../goods/verdict';
import { found, type LclFinding, type LclFindingCode } from './finding';
import { isLithiumApart, type StowedGoods } from './shared-box';
import { refusalOf, type Scope, type ShedRefusal } from './shed';

/** Dangerous goods of a row, as the rules of a shared box see them. */
export type LclGoods = {
  /** From 1 on. */
  row: number;
  name: string;
  unNo: string;
  hazardClass: HazardClass;
  /** Of their number, where another class was typed. */
  numberedClass: HazardClass | null;
  subRisks: readonly HazardClass[];
  packingGroup: PackingGroup | null;
  /** How fiercely they burn in a store; null where nobody has classed them. */
  fire: FireClass | null;
  isLimited: boolean;
  /** Of lithium: defective, recalled or on its way to be recycled. */
  isDamaged: boolean;
  /** Of a mixture: declared to hold no precursor. Null where nobody has been asked yet. */
  isPrecursorFree: boolean | null;
  controls: Controls;
  stowed: StowedGoods;
};

/** Goods in a box of which nothing is asked but what they lie beside. */
export type Beside = Pick<LclGoods, 'row' | 'name' | 'stowed'>;

type Shed = Scope & { nameCn: string };

const REFUSALS: Readonly<Record<ShedRefusal, readonly [VerdictLevel, LclFindingCode]>> = {
  consolRefuses: ['BLOCK', 'lclConsolRefuses'],
  packingGroupOne: ['BLOCK', 'lclPackingGroup'],
  shedRefuses: ['BLOCK', 'lclShedRefuses'],
  fireRefused: ['BLOCK', 'lclFire'],
  fireUntold: ['MANUAL', 'lclFireUntold'],
  fireUnsure: ['MANUAL', 'lclFireUnsure'],
};

/** Does the shed take a row in? A class that was typed over that of the number lifts nothing. */
function shedFindings(goods: LclGoods, shed: Shed): LclFinding[] {
  const { row, name, hazardClass, numberedClass, subRisks } = goods;
  const given = { row, goods: name, hazardClass, shed: shed.nameCn };
  const refusals = [...(numberedClass === null ? [] : [numberedClass]), hazardClass].flatMap((one) => {
    const refusal = refusalOf({ ...goods, hazardClass: one }, shed);
    if (refusal === null) return [];
    const [level, code] = REFUSALS[refusal];
    return [found(level, code, { ...given, hazardClass: one, fire: goods.fire ? fireName(goods.fire.item) : '' })];
  });
  const [first] = refusals;
  if (first) return [refusals.find(({ level }) => level === 'BLOCK') ?? first];
  const beyond = subRisks.filter((risk) => !shed.classes.includes(risk));
  return beyond.map((risk) => found('NEED_APPROVAL', 'lclSubRisk', { ...given, risk }));
}

/** What the state watches over, and what the house takes on nobody's word. */
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

/** Rows that are held apart by more than the tables of segregation know. */
function pairFindings(all: readonly Beside[]): LclFinding[] {
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

/** Everything a shared box asks of dangerous goods besides what the tables of segregation ask of them. */
export const goodsFindings = (all: readonly LclGoods[], shed: Shed, beside: readonly Beside[] = []): LclFinding[] => [
  ...all.flatMap((goods) => rowFindings(goods, shed)),
  ...pairFindings([...all, ...beside].toSorted((one, other) => one.row - other.row)),
];

/**
 * A number of which nobody has said which entry it is. What all of them are told holds; where only some are refused it
 * is open, and what else only some are told is told, so that no entry is asked more later than its number was.
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

/** What is asked of rows that are searched for, each with every entry of its number. */
export const entriesFindings = (rows: readonly (readonly LclGoods[])[], shed: Shed): LclFinding[] => [
  ...rows.flatMap((entries) => entryFindings(entries, shed)),
  ...pairFindings(rows.flatMap(([first]) => first ?? [])),
];
