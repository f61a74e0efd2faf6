import { MOST_STAY_DAYS } from '../../order/life/staying';
import { dayAt, daysAfter, isDay, momentOf, type Day } from '../../values/days';
import { parseWholeNumber } from '../../values/typed-number';
import type { Is } from '../../shape/is';
import type { freeFrom } from './detail-shape';

/** Half-open: the departure day is free for others. */
export type Stay = { from: Day; to: Day };
export type StoredStay = Stay & { grams: number };

export const GRAMS_PER_TON = 1_000_000;

const overlaps = (one: Stay, other: Stay): boolean => one.from < other.to && other.from < one.to;

export const staysDuring = <THeld extends Stay>(held: readonly THeld[], stay: Stay): THeld[] =>
  held.filter((one) => overlaps(one, stay));

const on = (held: readonly StoredStay[], day: Day): number =>
  held.reduce((all, { from, to, grams }) => (from <= day && day < to ? all + grams : all), 0);

/** Peak of the held grams; it can only rise on an arrival day. */
export const peakGrams = (held: readonly StoredStay[], stay: Stay): number =>
  Math.max(
    on(held, stay.from),
    ...held.filter(({ from }) => from > stay.from && from < stay.to).map(({ from }) => on(held, from)),
  );

/** Free grams from a day until the next entry. */
type FreeFrom = Is<typeof freeFrom>;

export function freeSteps(all: number, held: readonly StoredStay[], today: Day): FreeFrom[] {
  const changes = held
    .flatMap(({ from, to, grams }) => [
      { day: from, grams: -grams },
      { day: to, grams },
    ])
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
  const steps: FreeFrom[] = [{ day: today, grams: all }];
  for (const { day, grams } of changes) {
    const last = steps.at(-1) ?? { day: today, grams: all };
    if (day <= last.day) last.grams += grams;
    else steps.push({ day, grams: last.grams + grams });
  }
  return steps;
}

export function stepsDuring(steps: readonly FreeFrom[], { from, to }: Stay): FreeFrom[] {
  const first = steps.findLast(({ day }) => day <= from);
  return [...(first ? [first] : []), ...steps.filter(({ day }) => day > from && day < to)];
}

export function stepsRenewed(known: readonly FreeFrom[], seen: readonly FreeFrom[], { from, to }: Stay): FreeFrom[] {
  const after = known.findLast(({ day }) => day <= to);
  return [
    ...known.filter(({ day }) => day < from),
    ...seen.map((step) => (step.day < from ? { ...step, day: from } : step)),
    ...(after ? [{ ...after, day: to }] : []),
    ...known.filter(({ day }) => day > to),
  ];
}

export const leastFree = (steps: readonly FreeFrom[], stay: Stay): number => {
  const during = stepsDuring(steps, stay);
  return during.length === 0 ? 0 : Math.max(0, Math.min(...during.map(({ grams }) => grams)));
};

/** First day the goods fit for the whole stay; the last entry holds indefinitely. */
export function firstFit(steps: readonly FreeFrom[], grams: number, from: Day, days: number): Day | null {
  let [first, end] = [from, daysAfter(from, days)];
  for (const [at, step] of steps.entries()) {
    const next = steps[at + 1]?.day ?? null;
    const isIn = step.day < end && (next === null || next > first);
    if (!isIn || step.grams >= grams) continue;
    if (next === null) return null;
    [first, end] = [next, daysAfter(next, days)];
  }
  return first;
}

export function readStay({ inDate, days }: { inDate: string; days: string }): (Stay & { days: number }) | null {
  const count = parseWholeNumber(days);
  if (!isDay(inDate) || count === null || count < 1 || count > MOST_STAY_DAYS) return null;
  return { from: inDate, to: daysAfter(inDate, count), days: count };
}

/** Booking window of a room, in days. */
export const MOST_AHEAD_DAYS = 180;
/** Default arrival in three days: papers are due a day before. */
const USUALLY_IN_DAYS = 3;
export const usualDay = (now: number): Day => daysAfter(dayAt(now), USUALLY_IN_DAYS);

const GATE_OPENS = 8;
const GATE_SHUTS = 17;
export const gateOpening = (day: Day): number => momentOf(day, GATE_OPENS);
export const gateClosing = (day: Day): number => momentOf(day, GATE_SHUTS);
export const GATE_HOURS = [8, 9, 10, 11, 13, 14, 15, 16] as const;
