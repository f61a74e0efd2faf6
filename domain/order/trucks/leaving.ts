import { dayAt, type Day } from '../../values/days';
import { momentIn } from '../../values/moments';

/** An amount of goods in a store. */
export type Load = { tons: number; pallets: number };

/** A truck that is booked to collect goods from a store. `leftAt` is null until the store reports that it has left. */
export type Leaving = Load & { code: string; at: string; plateNo: string; driverName: string; leftAt: string | null };

/** A booking as it is typed. */
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
export type TypedLeaving = Readonly<Record<LeavingPart, string>>;

export const BLANK_LEAVING = Object.fromEntries(LEAVING_PARTS.map((part) => [part, ''])) as TypedLeaving;

/** What a booking has to fit. */
export type LeavingTerms = {
  /** What is in the store and not booked yet. */
  rest: Load;
  from: Day;
  to: Day;
  /** The hours of the gate. */
  slots: readonly string[];
  /** The one day on which all goods leave, where parts may not leave on different days. */
  onlyDay: Day | null;
  isDanger: 'Y' | 'N';
  /** How many more trucks can be booked. */
  trucks: number;
};

/** A booking begins with all that is left, on the day on which the other trucks come. */
export const proposedLeaving = ({ rest, onlyDay }: LeavingTerms): TypedLeaving => ({
  ...BLANK_LEAVING,
  day: onlyDay ?? '',
  tons: String(rest.tons),
  pallets: String(rest.pallets),
});

/** Sums of thousandths, without the noise of binary fractions. */
const rounded = (tons: number): number => Math.round(tons * 1000) / 1000;

/** What is left of some goods without these parts; never below zero. */
export const restOf = (all: Load, parts: readonly Load[]): Load =>
  parts.reduce(
    (rest, { tons, pallets }) => ({
      tons: Math.max(0, rounded(rest.tons - tons)),
      pallets: Math.max(0, rest.pallets - pallets),
    }),
    { tons: all.tons, pallets: all.pallets },
  );

export const isNothing = ({ tons, pallets }: Load): boolean => tons === 0 && pallets === 0;

/** A part of the goods that has left, and the day on which it did. */
export type PartDeparture = Load & { day: Day };

export const goneOf = (leavings: readonly Leaving[]): PartDeparture[] =>
  leavings.flatMap(({ tons, pallets, leftAt }) =>
    leftAt === null ? [] : [{ tons, pallets, day: dayAt(momentIn(leftAt) ?? 0) }],
  );
