import { toldSum, type Charges } from './charges';

const PRESSED = /^(.{1,64})~(\d{1,12})$/;

type PricedOffer = { offerId: string; price: { charges: Charges } | null };

/** Name of an offer with its total on screen, sent by a press before React: no other price is locked in silence. */
export const pressedOffer = ({ offerId, price }: PricedOffer): string =>
  `${offerId}~${price === null ? 0 : toldSum(price.charges).amount}`;

/** Null if the text names no offer with a total. */
export function readPressedOffer(text: string): { offerId: string; shown: number } | null {
  const [, offerId, shown] = PRESSED.exec(text) ?? [];
  return offerId === undefined ? null : { offerId, shown: Number(shown) };
}
