import { checkPair, type SegregatedGoods } from '../../goods/segregation';
import { isGeneral } from '../../goods/segregation-reasons';
import { family, ruleBook } from '../../rules/rule-book';
import type { Driven } from './asked';
import { GENERAL, type TruckRow } from './cargo';
import { found, TRUCK_RULES, type TruckFinding, type TruckFindingCode } from './finding';
import { classOf, dangerousOf, isToxic, OF_LICENCE } from './licence';
import { PART_MOST } from './part-price';
import { goneRound } from './rules-of-way';
import { VEHICLES } from './vehicles';

/** Goods on a truck that others share: what is aboard already, by substance, and what is left of it. */
export type PartAskedOf = {
  carrier: Driven;
  rows: readonly TruckRow[];
  /** The hubs it runs between. */
  hubs: readonly [from: string, to: string];
  aboard: readonly SegregatedGoods[];
  /** Null while it is not said. */
  kg: number | null;
  m3: number | null;
  left: { kg: number; m3: number };
};

type Said = Partial<Record<TruckFindingCode, Record<string, string>>>;

/** Classes that strangers do not load blind. */
const NEVER_SHARED = ['2.1', '2.3', '4.2', '4.3', '5.2'];

const isUnshared = (row: TruckRow): boolean =>
  NEVER_SHARED.includes(classOf(row)) || (row.goods !== null && (isToxic(row.goods) || row.goods.packingGroup === 'I'));

function unshared({ rows }: PartAskedOf) {
  const row = dangerousOf(rows).find((one) => !one.isLimited && isUnshared(one));
  return row && { goods: row.name, class: classOf(row) };
}

const isOver = (amount: number | null, most: number): boolean => amount !== null && amount > most;

const CODES = { BLOCK: 'truckPartClash', NEED_APPROVAL: 'truckPartAsk', MANUAL: 'truckPartUntold' } as const;

/** What one of them says to one that is aboard; null where they get on. */
function pairCode(mine: TruckRow, theirs: SegregatedGoods): TruckFindingCode | null {
  const own = mine.isDanger ? mine.apart : GENERAL;
  if (isGeneral(own) !== isGeneral(theirs)) return 'truckPartGeneral';
  const { level } = checkPair(own, theirs);
  return level === 'PASS' || level === 'PASS_CHECK_DGL' ? null : CODES[level];
}

/** Strangers load blind: the table of the sea holds as it stands. Limited quantities are left out of it, and still weigh. */
function beside({ rows, aboard }: PartAskedOf): Said {
  const said: Said = {};
  for (const mine of rows.filter(({ isLimited }) => !isLimited)) {
    for (const theirs of aboard.filter(({ isLimited }) => !isLimited)) {
      const code = pairCode(mine, theirs);
      if (code) said[code] ??= { goods: mine.name, class: theirs.hazardClass ?? '' };
    }
  }
  return said;
}

/** Others are waited for on its way: it goes round no tunnel for the goods of one. Any van is as shut out as another. */
function shutOut({ rows, hubs }: PartAskedOf) {
  for (const row of rows) {
    const [first] = goneRound([row], VEHICLES.BOX96, hubs);
    if (first) return { tunnel: first.tunnel, grade: first.grade, goods: row.name };
  }
  return null;
}

const BESIDE = ['truckPartGeneral', 'truckPartClash', 'truckPartAsk', 'truckPartUntold'] as const;

const m3Words = (m3: number): number => Math.floor(m3 * 100) / 100;

function full({ kg, m3, left }: PartAskedOf) {
  if (!isOver(kg, left.kg) && !isOver(m3, left.m3)) return null;
  return { kg: Math.floor(left.kg).toLocaleString('en-US'), m3: m3Words(left.m3) };
}

const OF_PART = ruleBook<PartAskedOf, TruckFindingCode>(TRUCK_RULES, {
  ...OF_LICENCE,
  truckPartNo: unshared,
  truckPartMost: ({ kg, m3 }) => isOver(kg, PART_MOST.kg) || isOver(m3, PART_MOST.m3),
  ...family(BESIDE, beside),
  truckTunnelPart: shutOut,
  truckPartFull: full,
});

/** The rules a shared truck is judged by. */
export const PART_CODES = OF_PART.codes;

/** Everything a shared truck says to goods, by what is in it: the same for a list, a form and a submission. */
export function partFindings(asked: PartAskedOf): TruckFinding[] {
  const all = OF_PART.judge(asked);
  return all.length > 0 ? all : [found('truckPartReady', { carrier: asked.carrier.nameCn })];
}
