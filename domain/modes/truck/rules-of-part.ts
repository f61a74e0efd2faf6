import { sharedConditions, ruleBook } from '../../rules/rule-book';
import type { FaultCheck } from '../../rules/fault';
import type { TruckRuleInput } from './asked';
import type { BesideFaults } from './beside';
import { isLittle, type TruckRow } from './cargo';
import { BESIDE, found, TRUCK_RULES, type TruckFinding, type TruckFindingCode } from './finding';
import { hazardClassOfRow, dangerousTruckRows, isToxic, OF_LICENCE } from './licence';
import { PART_MOST } from './bounds';
import { OF_CARE } from './rules-of-goods';
import { OF_EXCEPTED, OF_LIMITED } from './rules-of-little';
import { goneRound, OF_LINE } from './rules-of-way';

export type PartAskedOf = TruckRuleInput & {
  beside: BesideFaults;
  left: { kg: number; m3: number };
};

/** Classes excluded from shared trucks, because the shippers do not know each other's goods. */
const NEVER_SHARED = ['2.1', '2.3', '4.2', '4.3', '5.2'];

const isUnshared = (row: TruckRow): boolean =>
  NEVER_SHARED.includes(hazardClassOfRow(row)) ||
  (row.goods !== null && (isToxic(row.goods) || row.goods.packingGroup === 'I'));

function unshared({ rows }: PartAskedOf) {
  const row = dangerousTruckRows(rows).find((one) => !isLittle(one) && isUnshared(one));
  return row && { goods: row.name, class: hazardClassOfRow(row) };
}

const isOver = (amount: number | null, most: number): boolean => amount !== null && amount > most;

/** A shared truck takes no tunnel detour, because other shippers wait for it. */
function shutOut({ rows, vehicle, stops }: PartAskedOf) {
  const way = stops.map(({ city }) => city.code);
  for (const row of rows) {
    const [first] = goneRound([row], vehicle, way);
    if (first) return { tunnel: first.tunnel, grade: first.grade, goods: row.name };
  }
  return null;
}

const m3Words = (m3: number): number => Math.floor(m3 * 100) / 100;

function full({ kg, m3, left }: PartAskedOf) {
  if (!isOver(kg, left.kg) && !isOver(m3, left.m3)) return null;
  return { kg: Math.floor(left.kg).toLocaleString('en-US'), m3: m3Words(left.m3) };
}

const OF_PART = ruleBook<PartAskedOf, TruckFindingCode>(TRUCK_RULES, {
  ...OF_LICENCE,
  truckPartNo: unshared,
  truckPartMost: ({ kg, m3 }) => isOver(kg, PART_MOST.kg) || isOver(m3, PART_MOST.m3),
  ...sharedConditions(BESIDE, ({ beside }: PartAskedOf) => beside),
  truckTunnelPart: shutOut,
  truckPartFull: full,
  ...OF_CARE,
  ...OF_LIMITED,
  ...OF_EXCEPTED,
  ...OF_LINE,
});

export const PART_CODES = OF_PART.codes;

export function partFindings(asked: PartAskedOf): TruckFinding[] {
  const all = OF_PART.judge(asked);
  return all.length > 0 ? all : [found('truckPartReady', { carrier: asked.carrier.nameCn })];
}

export const partFaultUnder = (field: string, asked: PartAskedOf): FaultCheck => OF_PART.under(field, asked);
