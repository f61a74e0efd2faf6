import { CONTAINERS } from '../../offer/containers';
import type { BoxType } from '../../offer/search';
import { reviewEnds } from '../../order/findings/review';
import { dayAt, momentOf, type Day } from '../../values/days';
import { toIso } from '../../values/moments';
import {
  BLOCKS_OF,
  daysOpen,
  GATE_HOURS,
  gateEnds,
  gateOpens,
  gateText,
  gateWhy,
  stuffText,
  stuffWhy,
  type GateSlot,
  type SlotReach,
  type StuffSlot,
} from './slots';
import type { Is } from '../../shape/is';
import type { typedStuff } from './receipt-shape';
import type { plan, boards } from './detail-shape';

/** Free capacity of a day, in the order of `GATE_HOURS` and `BLOCKS_OF`. */
export type BoardDay = {
  day: Day;
  gate: number[];
  stuff: number[];
  isClosed?: true | undefined;
};
/** Free and total capacity of a station: trucks per hour, TEU per half day. */
export type Board = { perHour: number; perBlock: number; days: BoardDay[] };
/** Dangerous goods have a separate gate and packers. */
export type Boards = Is<typeof boards>;

type Nature = 'Y' | 'N';

/** Boards of an unbooked station: only its opening hours limit them. */
export function emptyBoards(now: number): Boards {
  const boardOf = (isDanger: Nature): Board => ({
    perHour: Infinity,
    perBlock: Infinity,
    days: daysOpen(dayAt(now)).map((day) => ({
      day,
      gate: GATE_HOURS[isDanger].map(() => Infinity),
      stuff: BLOCKS_OF[isDanger].map(() => Infinity),
    })),
  });
  return { Y: boardOf('Y'), N: boardOf('N'), seenAt: toIso(now) };
}

const findBoardDay = ({ days }: Board, day: Day): BoardDay | undefined => days.find((one) => one.day === day);

export const isStationClosed = (boards: Boards, isDanger: Nature, day: Day): boolean =>
  findBoardDay(boards[isDanger], day)?.isClosed ?? false;

export function gateRoomLeft(boards: Boards, isDanger: Nature, { day, hour }: GateSlot): number {
  const hours: readonly number[] = GATE_HOURS[isDanger];
  return findBoardDay(boards[isDanger], day)?.gate[hours.indexOf(hour)] ?? 0;
}

export function stuffRoomLeft(boards: Boards, isDanger: Nature, { day, block }: StuffSlot): number {
  const blocks: readonly string[] = BLOCKS_OF[isDanger];
  return findBoardDay(boards[isDanger], day)?.stuff[blocks.indexOf(block)] ?? 0;
}

export const listGateSlots = ({ days }: Board, isDanger: Nature): GateSlot[] =>
  days.flatMap(({ day }) => GATE_HOURS[isDanger].map((hour) => ({ day, hour })));

export type TypedStuff = Is<typeof typedStuff>;

/** Assigns each box to the first half day with room, largest first; a box is never split. Null when none has room. */
export function assignHalfDays(boxes: readonly BoxType[], lefts: readonly number[]): (number | null)[] {
  const left = [...lefts];
  const placed = boxes.map((): number | null => null);
  const bySize = boxes.map((_, at) => at).toSorted((one, other) => teuAt(boxes, other) - teuAt(boxes, one));
  for (const at of bySize) {
    const teu = teuAt(boxes, at);
    const block = left.findIndex((room) => room >= teu);
    if (block === -1) continue;
    left[block] = (left[block] ?? 0) - teu;
    placed[at] = block;
  }
  return placed;
}

const teuAt = (boxes: readonly BoxType[], at: number): number => {
  const type = boxes[at];
  return type ? CONTAINERS[type].teu : 0;
};

/** Reachable half days with free TEU; days after the cut-off are skipped. */
function openBlocks({ days }: Board, reach: SlotReach, lastTruck: number | null): { slot: StuffSlot; left: number }[] {
  const { isDanger, cut } = reach;
  const after = days.findIndex(({ day }) => cut !== null && momentOf(day) > cut);
  return (after === -1 ? days : days.slice(0, after)).flatMap(({ day, stuff }) =>
    BLOCKS_OF[isDanger].flatMap((block, at) =>
      stuffWhy({ day, block }, reach, lastTruck) === null ? [{ slot: { day, block }, left: stuff[at] ?? 0 }] : [],
    ),
  );
}

/** First half days with room for all boxes after the last truck; null when there are none. */
export function firstStuffing(
  boards: Boards,
  boxes: readonly BoxType[],
  reach: SlotReach,
  lastTruck: number | null,
): TypedStuff[] | null {
  const open = openBlocks(boards[reach.isDanger], reach, lastTruck);
  const placed = assignHalfDays(
    boxes,
    open.map(({ left }) => left),
  );
  if (placed.includes(null)) return null;
  return open.flatMap(({ slot }, block) => {
    const teu = boxes.reduce((all, _, at) => (placed[at] === block ? all + teuAt(boxes, at) : all), 0);
    return teu > 0 ? [{ slot: stuffText(slot), teu: String(teu) }] : [];
  });
}

export type TruckPlan = { gates: string[]; stuff: TypedStuff[] };

function firstGates({ days }: Board, reach: SlotReach, trucks: number): GateSlot[] {
  const gates: GateSlot[] = [];
  for (const { day, gate } of days)
    for (const [at, hour] of GATE_HOURS[reach.isDanger].entries()) {
      if (gates.length === trucks) return gates;
      const left = Math.min(gate[at] ?? 0, trucks - gates.length);
      if (left > 0 && gateWhy({ day, hour }, reach) === null)
        gates.push(...Array.from({ length: left }, () => ({ day, hour })));
    }
  return gates;
}

/** Earliest plan for trucks and stuffing; null when the port cut-off is missed. */
export function planTrucks(
  boards: Boards,
  boxes: readonly BoxType[],
  reach: SlotReach,
  trucks: number,
): TruckPlan | null {
  const gates = firstGates(boards[reach.isDanger], reach, trucks);
  const last = gates.at(-1);
  const stuff = last && gates.length === trucks ? firstStuffing(boards, boxes, reach, gateEnds(last)) : null;
  return stuff && { gates: gates.map(gateText), stuff };
}

/**
 * Plans dangerous goods after the review time, because they may not enter earlier. Falls back to the earliest plan when
 * that misses the cut-off.
 */
export function soundPlan(
  boards: Boards,
  boxes: readonly BoxType[],
  reach: SlotReach,
  trucks: number,
): TruckPlan | null {
  const later = reach.isDanger === 'Y' ? { ...reach, now: reviewEnds(reach.now) } : reach;
  return planTrucks(boards, boxes, later, trucks) ?? planTrucks(boards, boxes, reach, trucks);
}

export type Plan = Is<typeof plan>;

export function firstPlan(boards: Boards, boxes: readonly BoxType[], reach: SlotReach): Plan | null {
  const plan = soundPlan(boards, boxes, reach, 1);
  return plan && { gate: plan.gates[0] ?? '', stuff: plan.stuff };
}

const NEAREST = 3;

/** Free hours to replace a lost one, nearest of the same day first. */
export function nearestGate(boards: Boards, slot: GateSlot, reach: SlotReach): GateSlot[] {
  const apart = (one: GateSlot) =>
    (one.day === slot.day ? 0 : Number.MAX_SAFE_INTEGER / 2) + Math.abs(gateOpens(one) - gateOpens(slot));
  return listGateSlots(boards[reach.isDanger], reach.isDanger)
    .filter((one) => gateText(one) !== gateText(slot))
    .filter((one) => gateWhy(one, reach) === null && gateRoomLeft(boards, reach.isDanger, one) > 0)
    .toSorted((one, other) => apart(one) - apart(other))
    .slice(0, NEAREST);
}
