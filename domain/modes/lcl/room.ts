import type { Amount } from '../../offer/measure';
import type { Room } from '../../order/findings/room';
import type { PublicBox } from './detail';
import type { LclForm } from './form';
import type { LclQuote } from './quote';
import { readLoad } from './reading';

type Quoted = Pick<LclQuote, 'offer' | 'rates'>;
type Goods = Pick<LclForm, 'goods' | 'stackable'>;

const leftCapacity = ({ leftM3, leftKg }: PublicBox): Amount[] => [
  { measure: 'L', amount: Math.round(leftM3 * 1000) },
  ...(leftKg === undefined ? [] : [{ measure: 'G' as const, amount: Math.round(leftKg * 1000) }]),
];

const isWithin = ({ needs, left }: Room): boolean =>
  needs.every(({ measure, amount }) => amount <= (left.find((one) => one.measure === measure)?.amount ?? Infinity));

const neededCapacity = (form: Goods, { rates }: Quoted): Amount[] => {
  const { litres, grams } = readLoad(form, rates);
  return [
    { measure: 'L', amount: litres },
    { measure: 'G', amount: grams },
  ];
};

/** All goods go into one box: the quoted one, another with room, or the emptiest. */
export function lclRoom(form: Goods, quote: Quoted): Room {
  const { boxes, box } = quote.offer.detail;
  const needs = neededCapacity(form, quote);
  const [own, others] = [box === null ? [] : boxes.slice(box, box + 1), boxes];
  const rooms = [...own, ...others].map((one): Room => ({ needs, left: leftCapacity(one) }));
  const emptiest = boxes.toSorted((one, other) => other.leftM3 - one.leftM3)[0];
  return rooms.find(isWithin) ?? { needs, left: emptiest ? leftCapacity(emptiest) : [] };
}

export function isInQuotedBox(form: Goods, quote: Quoted): boolean {
  const { boxes, box } = quote.offer.detail;
  const own = box === null ? undefined : boxes[box];
  return own === undefined || isWithin({ needs: neededCapacity(form, quote), left: leftCapacity(own) });
}
