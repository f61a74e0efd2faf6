import type { Charges } from '../../offer/charges';
import { momentIn } from '../../values/moments';
import { HOUR_MS } from '../../values/spans';
import { UNCONFIRMED_STATES } from '../life/lifecycle';

/** How much of something there is. */
export type Amounts = { kg: number; m3: number };

/** What came against what was booked: within what is allowed, more, or less. */
export const MEASURED_OUTCOMES = ['SAME', 'MORE', 'LESS'] as const;
export type MeasuredOutcome = (typeof MEASURED_OUTCOMES)[number];

/**
 * Where it stands. `ASKED`: the owner says within hours whether the goods go for the new price. `WAITING`: they did
 * not, so the goods wait for a later departure, until which they still may. `STRANDED`: no later one takes them, and
 * the house has to see to it.
 */
export const MEASURED_STANDS = ['SETTLED', 'ASKED', 'ACCEPTED', 'WAITING', 'STRANDED'] as const;
export type MeasuredStand = (typeof MEASURED_STANDS)[number];

/** What counts for the price of so much. */
type Weight = Amounts & { charged: number };

/** Goods as they were measured when they came. Moments are ISO. */
export type Measured = {
  outcome: MeasuredOutcome;
  stands: MeasuredStand;
  booked: Weight;
  came: Weight;
  /** By the rates of the order: as it was booked, and for what came. */
  before: Charges;
  now: Charges;
  measuredAt: string;
  /** Until when the owner may say yes; null where nobody is asked. */
  answerBy: string | null;
};

/** So long an answer is waited for before the goods stay behind. */
export const ANSWER_WITHIN_MS = 4 * HOUR_MS;

/** Nothing is done with the goods before this is settled. */
export const isOpenQuestion = (measured: Measured | null): boolean =>
  measured !== null && ['ASKED', 'WAITING', 'STRANDED'].includes(measured.stands);

/** Does a yes still count? */
export const isAnswerable = ({ stands, answerBy }: Measured, now: number): boolean =>
  (stands === 'ASKED' || stands === 'WAITING') && (momentIn(answerBy ?? '') ?? 0) > now;

/** From here on nothing of an order can be amended: the goods are there, or nobody waits for them. */
export const AMENDABLE = [...UNCONFIRMED_STATES, 'CONFIRMED', 'BOOKED'] as const;

/** So much more or less of what was booked is nothing new. */
export const AMEND_SHARE = 0.1;

/** A row of an order and how far it may be amended. */
export type AmendableRow = Amounts & { booked: Amounts };

/** Is an amount as near to what was booked as it has to be? Thousandths are all there is. */
export const isWithin = (amount: number, booked: number): boolean =>
  amount > 0 && Math.round(Math.abs(amount - booked) * 1e6) <= Math.round(booked * AMEND_SHARE * 1e6);
