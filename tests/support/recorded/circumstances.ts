import type { OrderFacts, Takers } from '../../../domain/order/facts';
import type { FclOrderForm } from '../../../domain/order/form';
import { BOOKED_AT, sailingTo } from '../fcl-order';
import { chanceFrom } from './chance';
import { recordedGoodsOf } from './goods';

const PORTS = ['SGSIN', 'SGSIN', 'NLRTM', 'USLAX', 'BRSSZ', 'INNSA', 'EGPSD', 'JPTYO'];
/** Days before and after the 18th of December, when the ship leaves. */
const NOWS = ['2026-11-20T02:00:00Z', '2026-12-08T02:00:00Z', '2026-12-20T02:00:00Z'];
const TAKERS: readonly (Takers | null)[] = [
  null,
  null,
  { carrierExcludes: [], orgHandling: 'DIRECT', dstHandling: 'ACCEPTED' },
  { carrierExcludes: [], orgHandling: 'DIRECT', dstHandling: 'ACCEPTED' },
  { carrierExcludes: ['5.2', '2.3'], orgHandling: 'YARD', dstHandling: null },
  { carrierExcludes: ['ALL_DG'], orgHandling: 'NONE', dstHandling: 'NONE' },
];

/** What is known besides the form, of a number too. */
export function factsAt(number: number, { isDanger }: FclOrderForm): OrderFacts {
  const chance = chanceFrom(-number);
  const sailing = sailingTo(chance.oneOf(PORTS), isDanger === 'Y');
  const takers = chance.oneOf(TAKERS);
  return {
    now: chance.isBelow(0.8) ? BOOKED_AT : Date.parse(chance.oneOf(NOWS)),
    sailing: chance.isBelow(0.05) ? null : sailing,
    goodsOf: recordedGoodsOf,
    ...(takers && { takers }),
  };
}
