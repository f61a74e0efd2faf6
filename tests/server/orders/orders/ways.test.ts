import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { quoteById } from '../../../../contract/offers/quotes';
import { etdList } from '../../../../contract/offers/sailings';
import { MODE_IDS, type ModeId } from '../../../../domain/mode-ids';
import type { AirQuote } from '../../../../domain/modes/air/quote';
import type { LclQuote } from '../../../../domain/modes/lcl/quote';
import type { RailQuote } from '../../../../domain/modes/rail/quote';
import type { DomQuote } from '../../../../domain/modes/dom/quote';
import { offerFromSailing } from '../../../../domain/modes/fcl/detail';
import type { FclForm } from '../../../../domain/modes/fcl/form';
import type { FclQuote } from '../../../../domain/modes/fcl/quote';
import type { Offer, Quote } from '../../../../domain/offer/offer';
import type { Sailing } from '../../../../domain/offer/sailing';
import { roomFindings } from '../../../../domain/order/findings/room';
import type { OrderForm } from '../../../../domain/order/form/form';
import { bookedMode } from '../../../../server/trade/modes';
import { goodsOf } from '../../../support/goods-of';
import { locked, submissionOf, submitted } from '../../../support/modes/gateway-case';
import { railSearchOf } from '../../../support/rail-order';
import { bearing, newPerson } from '../../people/identity/support/person';
import * as air from '../../trade/modes/support/air';
import * as dom from '../../trade/modes/support/dom';
import * as lcl from '../../trade/modes/support/lcl';
import * as rail from '../../trade/modes/support/rail';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { DANGEROUS, isBookable as isSailingBookable, submissionOn } from './support/submission';

/** Mode with limited offers, a search for an amount and a form for a quote. */
type Counting = {
  id: ModeId;
  /** Measure of the capacity, and a small amount of it. */
  measure: 'BOX' | 'G' | 'L' | 'TEU';
  little: number;
  searchOf: (amount: number) => object;
  listed: (gateway: TestGateway, amount: number) => Promise<Offer[]>;
  soundOn: (quote: Quote) => OrderForm;
};

const trainsOf = (teu: number) => railSearchOf({ dstPortCode: 'RMA', boxes: [{ type: '40HQ', count: teu / 2 }] });
const flightsOf = (grams: number) => air.acetone(grams / 1000);
const shareOf = (litres: number) => lcl.searchOf('3082', litres / 1000);
const boxesOf = (count: number) => ({ ...DANGEROUS, boxes: [{ type: '20GP' as const, count }] });

const COUNTING: readonly Counting[] = [
  {
    id: 'LCL',
    measure: 'L',
    little: 500,
    searchOf: shareOf,
    listed: async (gateway, amount) => (await lcl.departures(gateway, shareOf(amount))).filter(lcl.isBookable),
    soundOn: (quote) => lcl.soundOn(quote as LclQuote),
  },
  {
    id: 'AIR',
    measure: 'G',
    little: 20_000,
    searchOf: flightsOf,
    listed: async (gateway, amount) => (await air.flights(gateway, flightsOf(amount))).filter(air.isBookable),
    soundOn: (quote) => air.soundOn(quote as AirQuote),
  },
  {
    id: 'RAIL',
    measure: 'TEU',
    little: 2,
    searchOf: trainsOf,
    listed: async (gateway, amount) => (await rail.trains(gateway, trainsOf(amount))).filter(rail.isBookable),
    soundOn: (quote) => rail.soundOn(quote as RailQuote),
  },
  {
    id: 'FCL',
    measure: 'BOX',
    little: 1,
    searchOf: boxesOf,
    listed: async (gateway, amount) => {
      const { data } = await gateway.post<{ sailings: Sailing[] }>(etdList.path, { ...boxesOf(amount), days: 56 });
      return data.sailings.filter(isSailingBookable).map(offerFromSailing);
    },
    soundOn: (quote) => {
      const { search } = quote as FclQuote;
      const boxes = search.boxes.map(({ type, count }) => ({ type, count: String(count) }));
      return { ...submissionOn(quote as FclQuote).form, boxes } as FclForm;
    },
  },
  {
    id: 'DOM',
    measure: 'BOX',
    little: 1,
    searchOf: (boxes) => dom.glycerine(boxes),
    listed: async (gateway, amount) => (await dom.voyages(gateway, dom.glycerine(amount))).filter(dom.isBookable),
    soundOn: (quote) => dom.soundOn(quote as DomQuote),
  },
];

/** Modes whose goods cannot outgrow an offer, each with the reason. */
const OTHERWISE: Readonly<Partial<Record<ModeId, string>>> = {
  CFS: 'what runs out is an hour of a board, and the form shows the hours that are free: `cfs/submit-race`',
  FLEXI: 'an order holds six bags, as many as a team fits on a day, and the form shows the days: `flexi/submit-race`',
  TANK: 'the form itself holds tanks against those that are free, before anything is sent: `tankFree`',
  TRUCK: 'the form itself holds trucks against those that are free on every day of the trip: `truckFree`',
  WH: 'the form itself holds goods against what is free of the room, before anything is sent: `whOverFree`',
  MALL: 'nothing is booked here',
  DGD: 'papers and advice are never sold out',
  ENQ: 'a wish holds nothing',
};

it('alternatives test covers every mode or gives a reason', () => {
  const asked = COUNTING.map(({ id }) => id);
  expect([...asked, ...Object.keys(OTHERWISE)].toSorted()).toEqual(MODE_IDS.toSorted());
});

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

/** Offer with the least capacity left, and a slightly larger amount. */
async function tightest({ measure, little, listed }: Counting) {
  const roomOf = ({ left }: Offer): number => left.find((one) => one.measure === measure)?.amount ?? 0;
  const [first, ...others] = (await listed(gateway, little)).toSorted((one, other) => roomOf(one) - roomOf(other));
  const more = first ? roomOf(first) + little : 0;
  if (!first || !others.some((one) => roomOf(one) >= more)) throw new Error('all have the same room');
  return { offerId: first.offerId, more };
}

type Told = { reason: string; ways: (Offer & { quoteId: string })[] };

it.each(COUNTING)('$id: goods that outgrew their offer get offers that hold them, at their own price', async (mode) => {
  const { id, little, searchOf, soundOn } = mode;
  const { order } = bookedMode(gateway.modes, id);
  const { token } = await newPerson(gateway);
  const { offerId, more } = await tightest(mode);
  const quote = await locked(gateway, id, { search: searchOf(little), offerId }, token);
  const form = soundOn({ ...quote, search: searchOf(more) });
  const refused = await submitted<Told>(gateway, { id, token }, submissionOf(gateway, form, quote));
  expect(refused.code, JSON.stringify(refused.data)).toBe(CODES.soldOut);
  expect([refused.data.reason, refused.message]).toEqual([
    'roomShort',
    expect.stringMatching(/还剩 [\d.,]+ .*本单需要/),
  ]);
  const { ways } = refused.data;
  expect(ways).not.toEqual([]);
  expect(ways.map((way) => way.offerId)).not.toContain(offerId);
  for (const way of ways) {
    const path = quoteById.path.replace(':quoteId', way.quoteId);
    const { data: other } = await gateway.get<Quote>(path, bearing(token));
    const moved = order.quoted(form, other);
    expect([moved.quoteId, moved.offerId, moved.goods]).toEqual([way.quoteId, way.offerId, form.goods]);
    expect(roomFindings(order.fit.room(moved, other))).toEqual([]);
    const charges = order.price(moved, other, goodsOf);
    expect(way.price?.charges.totalYuan).toEqual(charges?.totalYuan);
    const asked = order.price(soundOn({ ...other, search: searchOf(little) }), other, goodsOf);
    expect(charges?.totalYuan.amount).toBeGreaterThan(asked?.totalYuan.amount ?? Infinity);
  }
});
