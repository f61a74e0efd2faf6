import type { Fire } from '../../goods/fire';
import { daysAfter, isDay, momentOf, weekdayOf, type Day } from '../../values/days';
import { HOUR_MS } from '../../values/spans';

/** Trucks come by the hour, stuffing by the half day; dangerous goods only in daylight. */
export const GATE_HOURS = {
  Y: [8, 9, 10, 11, 13, 14, 15, 16],
  N: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
} as const satisfies Record<'Y' | 'N', readonly number[]>;

const BLOCKS = ['AM', 'PM', 'EV'] as const;
export type Block = (typeof BLOCKS)[number];
export const BLOCKS_OF = { Y: ['AM', 'PM'], N: BLOCKS } as const satisfies Record<'Y' | 'N', readonly Block[]>;
export const BLOCK_HOURS: Readonly<Record<Block, readonly [from: number, to: number]>> = {
  AM: [8, 12],
  PM: [13, 17],
  EV: [18, 22],
};

/** Text form: `2026-12-03T09`, `2026-12-03TPM`. */
export type GateSlot = { day: Day; hour: number };
export type StuffSlot = { day: Day; block: Block };

export const gateText = ({ day, hour }: GateSlot): string => `${day}T${String(hour).padStart(2, '0')}`;
export const stuffText = ({ day, block }: StuffSlot): string => `${day}T${block}`;

const SLOT = /^(\d{4}-\d{2}-\d{2})T(\d{2}|AM|PM|EV)$/;

function splitSlot(text: string): [day: string, rest: string] | null {
  const [, day = '', rest = ''] = SLOT.exec(text) ?? [];
  return isDay(day) ? [day, rest] : null;
}

export function readGateSlot(text: string): GateSlot | null {
  const [day, rest] = splitSlot(text) ?? [];
  const hour = GATE_HOURS.N.find((one) => String(one).padStart(2, '0') === rest);
  return day === undefined || hour === undefined ? null : { day, hour };
}

export function readStuffSlot(text: string): StuffSlot | null {
  const [day, rest] = splitSlot(text) ?? [];
  const block = BLOCKS.find((one) => one === rest);
  return day === undefined || block === undefined ? null : { day, block };
}

export const gateOpens = ({ day, hour }: GateSlot): number => momentOf(day, hour);
export const gateEnds = (slot: GateSlot): number => gateOpens(slot) + HOUR_MS;
export const stuffOpens = ({ day, block }: StuffSlot): number => momentOf(day, BLOCK_HOURS[block][0]);
export const stuffEnds = ({ day, block }: StuffSlot): number => momentOf(day, BLOCK_HOURS[block][1]);

/** Boxes must be at the port this many hours before the cut-off. */
export const GATE_BEFORE_HOURS = 12;
export const STUFF_AFTER_HOURS = 2;
export const lastGateBefore = (cut: number): number => cut - GATE_BEFORE_HOURS * HOUR_MS;
export const earliestCutOff = (ready: number): number => ready + GATE_BEFORE_HOURS * HOUR_MS;

/** Booking window: at most 21 days, at least 24 hours ahead. */
export const MOST_AHEAD_DAYS = 21;
export const LEAST_AHEAD_HOURS = 24;
export const daysOpen = (today: Day): Day[] =>
  Array.from({ length: MOST_AHEAD_DAYS + 1 }, (_, count) => daysAfter(today, count));

/** Flammable goods are not unloaded at midday heat, mid June to mid September. */
const HEAT = { from: '06-15', to: '09-15', first: 10, last: 15, fires: ['A1', 'A2'] as readonly Fire[] };

export const isHotDayFor = (day: Day, fires: readonly Fire[]): boolean =>
  day.slice(5) >= HEAT.from && day.slice(5) <= HEAT.to && fires.some((fire) => HEAT.fires.includes(fire));

const SLOT_WHYS = ['hours', 'sunday', 'past', 'cutoff', 'heat', 'after', 'closed'] as const;
export type SlotWhy = (typeof SLOT_WHYS)[number];

/** Constraints of a slot search. `cut`: port cut-off; null while unknown. */
export type SlotReach = { isDanger: 'Y' | 'N'; fires: readonly Fire[]; now: number; cut: number | null };

const SUNDAY = 0;

const isShut = (day: Day, { isDanger }: SlotReach): boolean => isDanger === 'Y' && weekdayOf(day) === SUNDAY;

export function gateWhy(slot: GateSlot, reach: SlotReach): SlotWhy | null {
  const { isDanger, fires, now, cut } = reach;
  const opens = gateOpens(slot);
  const hours: readonly number[] = GATE_HOURS[isDanger];
  if (!hours.includes(slot.hour)) return 'hours';
  if (isShut(slot.day, reach)) return 'sunday';
  if (opens <= now) return 'past';
  if (cut !== null && opens > lastGateBefore(cut)) return 'cutoff';
  return slot.hour >= HEAT.first && slot.hour <= HEAT.last && isHotDayFor(slot.day, fires) ? 'heat' : null;
}

/** `lastTruck`: end of the last chosen gate hour; null before one is chosen. */
export function stuffWhy(slot: StuffSlot, reach: SlotReach, lastTruck: number | null): SlotWhy | null {
  const { isDanger, now, cut } = reach;
  const blocks: readonly Block[] = BLOCKS_OF[isDanger];
  if (!blocks.includes(slot.block)) return 'hours';
  if (isShut(slot.day, reach)) return 'sunday';
  if (stuffOpens(slot) <= now) return 'past';
  if (cut !== null && stuffEnds(slot) > lastGateBefore(cut)) return 'cutoff';
  return lastTruck !== null && stuffOpens(slot) < lastTruck + STUFF_AFTER_HOURS * HOUR_MS ? 'after' : null;
}
