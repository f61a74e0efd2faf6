import { chargeLine, totalsOf } from '../../offer/charge-lines';
import type { ChargeLine, Charges } from '../../offer/charges';
import { list, maybe, num, oneOf, shape, since, text, type Is } from '../../shape/shape';
import { MONEY } from '../../shape/trade';
import { momentIn } from '../../values/moments';
import { YUAN, type Money } from '../../values/money';

/**
 * Where it stands. `TOLD`: nobody is asked. `ASKED`: its owner chooses between two ways. `ACCEPTED`, `DECLINED`: the first
 * or the second was chosen. `LAPSED`: nobody chose in time, so that the second is done.
 */
const MISHAP_STANDS = ['TOLD', 'ASKED', 'ACCEPTED', 'DECLINED', 'LAPSED'] as const;
export type MishapStand = (typeof MISHAP_STANDS)[number];

/** One way to go on, and what that costs. */
const WAY = shape({ name: text, fee: MONEY });

/** A photograph that shows it. `small`: the same from afar, a JPEG in base64. */
const PHOTO = shape({ fileId: text, name: text, small: text });
export interface MishapPhoto extends Is<typeof PHOTO> {}

/** What went wrong on the way of an order, as its receipt tells it. */
export const MISHAP = shape({
  no: num,
  name: text,
  day: text,
  words: text,
  stands: oneOf(MISHAP_STANDS),
  /** What it costs by now; less than nothing is given back. */
  fee: MONEY,
  /** Which amounts are charged, in words. */
  counted: list(text),
  ways: maybe(shape({ accept: WAY, decline: WAY })),
  /** Until when its owner chooses; null where nobody is waited for. */
  answerBy: maybe(text),
  photos: since(list(PHOTO), []),
});
export interface Mishap extends Is<typeof MISHAP> {}

/** One of them as the rules of its mode read it. `unit`: the truck that it concerns; 0 for the whole order. */
export type WentWrong = { kind: string; stands: MishapStand; count: number; unit: number };
export type NamedMishap = WentWrong & { name: string };

export const feeOf = (lines: readonly Pick<ChargeLine, 'total'>[]): Money => ({
  amount: lines.reduce((sum, { total }) => sum + total.amount, 0),
  currency: YUAN,
});

/** May its owner still choose? */
export const isOpenMishap = ({ stands, answerBy }: Pick<Mishap, 'stands' | 'answerBy'>, now: number): boolean =>
  stands === 'ASKED' && (momentIn(answerBy ?? '') ?? 0) > now;

/** A line of what is charged once, in yuan. */
export const feeLine = (item: string, name: string, amount: number): ChargeLine =>
  chargeLine({ item, name, unit: 'BL', unitPrice: { amount, currency: YUAN }, quantity: 1, part: 'SERVICE' });

/** A price with what went wrong; `covers`: what it did not hold before. */
export function chargedWith(charges: Charges, more: readonly ChargeLine[], covers: readonly string[]): Charges {
  const lines = [...charges.lines, ...more];
  const notIncluded = charges.notIncluded.filter((one) => more.length === 0 || !covers.includes(one));
  return { lines, ...totalsOf(lines), notIncluded };
}
