import { CONTAINERS } from '../../offer/containers';
import type { BoxType } from '../../offer/search';
import { reviewEnds } from '../../order/findings/review';
import { dayAt, momentOf, type Day } from '../../values/days';
import { isoOf } from '../../values/moments';
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
  type Reach,
  type StuffSlot,
} from './slots';

/** What is left of a day, hour by hour and half day by half day, in the order of `GATE_HOURS` and `BLOCKS_OF`. */
export type BoardDay = {
  day: Day;
  gate: number[];
  stuff: number[];
  /** The station takes nothing in on this day. */
  isClosed?: true | undefined;
};
/** What is left of a station, and what it takes at most: trucks in an hour, TEU in half a day. */
export type Board = { perHour: number; perBlock: number; days: BoardDay[] };
/** Dangerous goods have a gate and packers of their own. */
export type Boards = Record<'Y' | 'N', Board> & {
  /** ISO: when it was looked at. */
  seenAt: string;
};

type Nature = 'Y' | 'N';

/** A station of which nobody has taken anything: what its hours alone allow. */
export function unsold(now: number): Boards {
  const boardOf = (isDanger: Nature): Board => ({
    perHour: Infinity,
    perBlock: Infinity,
    days: daysOpen(dayAt(now)).map((day) => ({
      day,
      gate: GATE_HOURS[isDanger].map(() => Infinity),
      stuff: BLOCKS_OF[isDanger].map(() => Infinity),
    })),
  });
  return { Y: boardOf('Y'), N: boardOf('N'), seenAt: isoOf(now) };
}

const dayIn = ({ days }: Board, day: Day): BoardDay | undefined => days.find((one) => one.day === day);

/** Whether a station is closed on a day to the goods that were asked about. */
export const isClosedOn = (boards: Boards, isDanger: Nature, day: Day): boolean =>
  dayIn(boards[isDanger], day)?.isClosed ?? false;

export function gateLeft(boards: Boards, isDanger: Nature, { day, hour }: GateSlot): number {
  const hours: readonly number[] = GATE_HOURS[isDanger];
  return dayIn(boards[isDanger], day)?.gate[hours.indexOf(hour)] ?? 0;
}

export function stuffLeft(boards: Boards, isDanger: Nature, { day, block }: StuffSlot): number {
  const blocks: readonly string[] = BLOCKS_OF[isDanger];
  return dayIn(boards[isDanger], day)?.stuff[blocks.indexOf(block)] ?? 0;
}

export const gateSlotsOf = ({ days }: Board, isDanger: Nature): GateSlot[] =>
  days.flatMap(({ day }) => GATE_HOURS[isDanger].map((hour) => ({ day, hour })));

export type TypedStuff = { slot: string; teu: string };

/** A box is stuffed in one go, in the first half day with room for it: which of them, for each box; null where none has. */
export function blocksOf(boxes: readonly BoxType[], lefts: readonly number[]): (number | null)[] {
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

/** The half days that can be reached, with what is left of each; days that begin after the cut are not looked at. */
function openBlocks({ days }: Board, reach: Reach, lastTruck: number | null): { slot: StuffSlot; left: number }[] {
  const { isDanger, cut } = reach;
  const after = days.findIndex(({ day }) => cut !== null && momentOf(day) > cut);
  return (after === -1 ? days : days.slice(0, after)).flatMap(({ day, stuff }) =>
    BLOCKS_OF[isDanger].flatMap((block, at) =>
      stuffWhy({ day, block }, reach, lastTruck) === null ? [{ slot: { day, block }, left: stuff[at] ?? 0 }] : [],
    ),
  );
}

/** The first half days that have room for all of the boxes once the last truck is in; null where no days do. */
export function firstStuffing(
  boards: Boards,
  boxes: readonly BoxType[],
  reach: Reach,
  lastTruck: number | null,
): TypedStuff[] | null {
  const open = openBlocks(boards[reach.isDanger], reach, lastTruck);
  const placed = blocksOf(
    boxes,
    open.map(({ left }) => left),
  );
  if (placed.includes(null)) return null;
  return open.flatMap(({ slot }, block) => {
    const teu = boxes.reduce((all, _, at) => (placed[at] === block ? all + teuAt(boxes, at) : all), 0);
    return teu > 0 ? [{ slot: stuffText(slot), teu: String(teu) }] : [];
  });
}

/** `gates`: the hour of every truck. */
export type TruckPlan = { gates: string[]; stuff: TypedStuff[] };

/** The first hours at which so many trucks can come, or as many of them as there are. */
function firstGates({ days }: Board, reach: Reach, trucks: number): GateSlot[] {
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

/** As early as it goes: the first hours so many trucks can come, and the half days after them; null where the port is not reached. */
export function planOf(boards: Boards, boxes: readonly BoxType[], reach: Reach, trucks: number): TruckPlan | null {
  const gates = firstGates(boards[reach.isDanger], reach, trucks);
  const last = gates.at(-1);
  const stuff = last && gates.length === trucks ? firstStuffing(boards, boxes, reach, gateEnds(last)) : null;
  return stuff && { gates: gates.map(gateText), stuff };
}

/**
 * The same, once the house can have read dangerous goods: nothing is let in before. Where the port is not reached by
 * that, as early as it goes, and the order says so.
 */
export function soundPlan(boards: Boards, boxes: readonly BoxType[], reach: Reach, trucks: number): TruckPlan | null {
  const later = reach.isDanger === 'Y' ? { ...reach, now: reviewEnds(reach.now) } : reach;
  return planOf(boards, boxes, later, trucks) ?? planOf(boards, boxes, reach, trucks);
}

export type Plan = { gate: string; stuff: TypedStuff[] };

/** Of a single truck. */
export function firstPlan(boards: Boards, boxes: readonly BoxType[], reach: Reach): Plan | null {
  const plan = soundPlan(boards, boxes, reach, 1);
  return plan && { gate: plan.gates[0] ?? '', stuff: plan.stuff };
}

const NEAREST = 3;

/** Hours that are free instead of one that is gone, the nearest of the same day first. */
export function nearestGate(boards: Boards, slot: GateSlot, reach: Reach): GateSlot[] {
  const apart = (one: GateSlot) =>
    (one.day === slot.day ? 0 : Number.MAX_SAFE_INTEGER / 2) + Math.abs(gateOpens(one) - gateOpens(slot));
  return gateSlotsOf(boards[reach.isDanger], reach.isDanger)
    .filter((one) => gateText(one) !== gateText(slot))
    .filter((one) => gateWhy(one, reach) === null && gateLeft(boards, reach.isDanger, one) > 0)
    .toSorted((one, other) => apart(one) - apart(other))
    .slice(0, NEAREST);
}
