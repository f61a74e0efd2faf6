import { dayAt, type Day } from '../../values/days';
import { parseMoment } from '../../values/moments';
import type { Is } from '../../shape/is';
import type { leaving, typed } from './leaving-shape';

export type Load = { tons: number; pallets: number };

/** A booked collection. `leftAt` is null until the warehouse reports the departure. */
export type LeavingTruck = Is<typeof leaving>;

export const LEAVING_PARTS = [
  'day',
  'slot',
  'tons',
  'pallets',
  'plateNo',
  'driverName',
  'driverPhone',
  'driverIdTail',
  'escortName',
] as const;
export type LeavingPart = (typeof LEAVING_PARTS)[number];
export type TypedLeaving = Is<typeof typed>;

export const BLANK_LEAVING = Object.fromEntries(LEAVING_PARTS.map((part) => [part, ''])) as TypedLeaving;

export type LeavingTerms = {
  /** Stored amount not booked yet. */
  rest: Load;
  from: Day;
  to: Day;
  slots: readonly string[];
  /** Only possible day when parts may not leave on different days; null otherwise. */
  onlyDay: Day | null;
  isDanger: 'Y' | 'N';
  trucks: number;
};

export const proposedLeaving = ({ rest, onlyDay }: LeavingTerms): TypedLeaving => ({
  ...BLANK_LEAVING,
  day: onlyDay ?? '',
  tons: String(rest.tons),
  pallets: String(rest.pallets),
});

/** Sums to thousandths, without floating-point noise. */
const rounded = (tons: number): number => Math.round(tons * 1000) / 1000;

export const remainingLoad = (all: Load, parts: readonly Load[]): Load =>
  parts.reduce(
    (rest, { tons, pallets }) => ({
      tons: Math.max(0, rounded(rest.tons - tons)),
      pallets: Math.max(0, rest.pallets - pallets),
    }),
    { tons: all.tons, pallets: all.pallets },
  );

export const isNothing = ({ tons, pallets }: Load): boolean => tons === 0 && pallets === 0;

export type PartDeparture = Load & { day: Day };

export const departedParts = (leavings: readonly LeavingTruck[]): PartDeparture[] =>
  leavings.flatMap(({ tons, pallets, leftAt }) =>
    leftAt === null ? [] : [{ tons, pallets, day: dayAt(parseMoment(leftAt) ?? 0) }],
  );
