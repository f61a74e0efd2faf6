import { chargeLine, sumTotals } from '../../offer/charge-lines';
import type { ChargeLine, Charges } from '../../offer/charges';
import type { Is } from '../../shape/is';
import type { PHOTO, MISHAP } from './mishap-shape';
import { parseMoment } from '../../values/moments';
import { YUAN, type Money } from '../../values/money';

/**
 * `TOLD`: for information. `ASKED`: the owner chooses between two options. `ACCEPTED`, `DECLINED`: first or second
 * chosen. `LAPSED`: no choice in time, so the second applies.
 */
export const MISHAP_STANDS = ['TOLD', 'ASKED', 'ACCEPTED', 'DECLINED', 'LAPSED'] as const;
export type MishapStand = (typeof MISHAP_STANDS)[number];
export interface MishapPhoto extends Is<typeof PHOTO> {}
export interface Mishap extends Is<typeof MISHAP> {}

/** Mishap as the mode's rules read it. `unit`: truck number; 0 for the whole order. */
export type WentWrong = { kind: string; stands: MishapStand; count: number; unit: number };
export type NamedMishap = WentWrong & { name: string };

export const sumFee = (lines: readonly Pick<ChargeLine, 'total'>[]): Money => ({
  amount: lines.reduce((sum, { total }) => sum + total.amount, 0),
  currency: YUAN,
});

export const isOpenMishap = ({ stands, answerBy }: Pick<Mishap, 'stands' | 'answerBy'>, now: number): boolean =>
  stands === 'ASKED' && (parseMoment(answerBy ?? '') ?? 0) > now;

/** A one-off charge in yuan. */
export const feeLine = (item: string, name: string, amount: number): ChargeLine =>
  chargeLine({ item, name, unit: 'BL', unitPrice: { amount, currency: YUAN }, quantity: 1, part: 'SERVICE' });

/** Price with mishap charges. `covers`: exclusions they replace. */
export function addMishapCharges(charges: Charges, more: readonly ChargeLine[], covers: readonly string[]): Charges {
  const lines = [...charges.lines, ...more];
  const notIncluded = charges.notIncluded.filter((one) => more.length === 0 || !covers.includes(one));
  return { lines, ...sumTotals(lines, charges), notIncluded };
}
