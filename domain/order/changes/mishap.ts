import { chargeLine, sumTotals } from '../../offer/charge-lines';
import type { ChargeLine, Charges } from '../../offer/charges';
import { listShape, maybe, num, choiceShape, shape, since, text, type Is } from '../../shape/shape';
import { MONEY } from '../../shape/trade';
import { parseMoment } from '../../values/moments';
import { YUAN, type Money } from '../../values/money';

/**
 * `TOLD`: for information. `ASKED`: the owner chooses between two options. `ACCEPTED`, `DECLINED`: first or second
 * chosen. `LAPSED`: no choice in time, so the second applies.
 */
const MISHAP_STANDS = ['TOLD', 'ASKED', 'ACCEPTED', 'DECLINED', 'LAPSED'] as const;
export type MishapStand = (typeof MISHAP_STANDS)[number];

const WAY = shape({ name: text, fee: MONEY });

/** Photo. `small`: thumbnail, JPEG in base64. */
const PHOTO = shape({ fileId: text, name: text, small: text });
export interface MishapPhoto extends Is<typeof PHOTO> {}

export const MISHAP = shape({
  no: num,
  name: text,
  day: text,
  words: text,
  stands: choiceShape(MISHAP_STANDS),
  /** Cost so far; negative for a refund. */
  fee: MONEY,
  counted: listShape(text),
  ways: maybe(shape({ accept: WAY, decline: WAY })),
  /** Latest choice by the owner; null when none is due. */
  answerBy: maybe(text),
  photos: since(listShape(PHOTO), []),
});
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
  return { lines, ...sumTotals(lines), notIncluded };
}
