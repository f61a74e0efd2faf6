import { goodsLookup } from '../../../domain/goods/identity';
import { offerFromSailing } from '../../../domain/modes/fcl/detail';
import type { FclForm } from '../../../domain/modes/fcl/form';
import type { FclQuote } from '../../../domain/modes/fcl/quote';
import type { Takers } from '../../../domain/offer/sailing';
import type { OrderFacts } from '../../../domain/order/form/facts';
import { sailingRates } from '../../../server/trade/modes/fcl/rates';
import { BOOKED_AT, sailingTo } from '../fcl-order';
import { chanceFrom } from './chance';
import { recordedGoodsOf } from './goods';
import { demoTariffs } from '../../../server/trade/modes/sheets';

const PORTS = ['SGSIN', 'SGSIN', 'NLRTM', 'USLAX', 'BRSSZ', 'INNSA', 'EGPSD', 'JPTYO'];
/** Dates before and after the departure on 18 December. */
const NOWS = ['2026-11-20T02:00:00Z', '2026-12-08T02:00:00Z', '2026-12-20T02:00:00Z'];
const TAKERS: readonly (Takers | null)[] = [
  null,
  null,
  { carrierExcludes: [], orgHandling: 'DIRECT', dstHandling: 'ACCEPTED' },
  { carrierExcludes: [], orgHandling: 'DIRECT', dstHandling: 'ACCEPTED' },
  { carrierExcludes: ['5.2', '2.3'], orgHandling: 'YARD', dstHandling: null },
  { carrierExcludes: ['ALL_DG'], orgHandling: 'NONE', dstHandling: 'NONE' },
];

function quoteTo(dstPortCode: string, isDanger: 'Y' | 'N', takers: Takers | null): FclQuote {
  const search = { orgPortCode: 'CNSHA', dstPortCode, isDanger, boxes: [{ type: '20GP' as const, count: 1 }] };
  const rates = sailingRates({ line: '东南亚', rate: 1 }, search, demoTariffs());
  if (!rates) throw new Error('the line has no rates');
  return {
    quoteId: 'Q1',
    mode: 'FCL',
    state: 'LOCKED',
    lockedUntil: '2026-11-21T02:00:00.000Z',
    search,
    offer: offerFromSailing(sailingTo(dstPortCode, isDanger === 'Y')),
    rates,
    takers,
  };
}

export function factsAt(number: number, { isDanger }: FclForm): OrderFacts<FclQuote> {
  const chance = chanceFrom(-number);
  const port = chance.oneOf(PORTS);
  const takers = chance.oneOf(TAKERS);
  return {
    now: chance.isBelow(0.8) ? BOOKED_AT : Date.parse(chance.oneOf(NOWS)),
    quote: chance.isBelow(0.05) ? null : quoteTo(port, isDanger, takers),
    ...goodsLookup((row) => {
      const goods = recordedGoodsOf(row);
      return goods ? { kind: 'known', goods: [goods], strangers: [] } : { kind: 'nobody', goods: [], strangers: [] };
    }),
  };
}
