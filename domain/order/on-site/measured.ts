import { parseMoment } from '../../values/moments';
import { HOUR_MS } from '../../values/spans';
import { UNCONFIRMED_STATES } from '../life/lifecycle';
import type { Is } from '../../shape/is';
import type { measured, amendableRow, amounts } from './measured-shape';

export type Amounts = Is<typeof amounts>;

export const MEASURED_OUTCOMES = ['SAME', 'MORE', 'LESS'] as const;
export type MeasuredOutcome = (typeof MEASURED_OUTCOMES)[number];

/**
 * `ASKED`: the owner must answer within hours if the goods go at the new price. `WAITING`: not agreed, so the goods
 * wait for a later departure and can still be agreed. `STRANDED`: no later departure, staff must act.
 */
export const MEASURED_STANDS = ['SETTLED', 'ASKED', 'ACCEPTED', 'WAITING', 'STRANDED'] as const;
export type MeasuredStand = (typeof MEASURED_STANDS)[number];

/** Measured amounts on arrival. Times are ISO. */
export type Measured = Is<typeof measured>;

/** Time to answer before the goods stay behind. */
export const ANSWER_WITHIN_MS = 4 * HOUR_MS;

/** True while the goods may not be handled. */
export const isOpenQuestion = (measured: Measured | null): boolean =>
  measured !== null && ['ASKED', 'WAITING', 'STRANDED'].includes(measured.stands);

export const isAnswerable = ({ stands, answerBy }: Measured, now: number): boolean =>
  (stands === 'ASKED' || stands === 'WAITING') && (parseMoment(answerBy ?? '') ?? 0) > now;

/** States in which an order can be amended: before the goods arrive. */
export const AMENDABLE = [...UNCONFIRMED_STATES, 'CONFIRMED', 'BOOKED'] as const;

export const AMEND_SHARE = 0.1;

/** Row amounts with the booked ones, which limit amendments. */
export type AmendableRow = Is<typeof amendableRow>;

/** True if within the allowed share of the booked amount; compared without floating-point noise. */
export const isWithin = (amount: number, booked: number): boolean =>
  amount > 0 && Math.round(Math.abs(amount - booked) * 1e6) <= Math.round(booked * AMEND_SHARE * 1e6);
