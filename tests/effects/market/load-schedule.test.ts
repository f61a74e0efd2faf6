import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { endpoint } from '../../../contract/wire/endpoint';
import { CODES } from '../../../contract/wire/envelope';
import type { Offer } from '../../../domain/offer/offer';
import type { OfferList } from '../../../domain/offer/offer-list';
import { loadScheduleVia, othersOfScheduleVia, type Schedule } from '../../../src/effects/market/load-schedule';
import { outcomeOf } from '../home/support';
import { done, fakeGateway, offline, refused, type Said } from '../support/fake-line';

type Toy = { from: string | null; lane: string | null };

/** A timetable of one lane: what is asked and when something leaves is all there is to it. */
const TOYS: Schedule<Toy, Offer, { lane: string }> = {
  wire: endpoint({
    summary: '玩具班期',
    method: 'POST',
    path: '/api-ecommerce/schedule/toy',
    request: v.object({ lane: v.string() }),
    reply: v.unknown(),
    access: 'public',
    urlSafe: false,
  }),
  quote: {} as Schedule<Toy, Offer, { lane: string }>['quote'],
  list: { seen: (offer: { offerId: string }) => ({ day: offer.offerId }) } as unknown as OfferList<
    Offer,
    { lane: string }
  >,
  searchOf: ({ lane }) => (lane === null ? null : { lane }),
  from: ({ from }) => from,
};

const WEEK = ['2026-12-01', '2026-12-02', '2026-12-03'];
const answered = () => done({ days: WEEK.map((day) => ({ day })), offers: WEEK.map((offerId) => ({ offerId })) });

async function load(asked: Toy, answer: () => Said = answered) {
  const { gateway } = fakeGateway(answer);
  return outcomeOf(
    loadScheduleVia(gateway, TOYS, () => 7),
    { asked },
  );
}

const from = (at: number) => ({
  ok: true,
  answer: {
    search: { lane: 'a' },
    days: WEEK.slice(at).map((day) => ({ day })),
    offers: WEEK.slice(at).map((offerId) => ({ offerId })),
    now: 7,
  },
});

it('what leaves is shown from the day on that was asked for, and all of it where none was', async () => {
  await expect(load({ lane: 'a', from: null })).resolves.toEqual(from(0));
  await expect(load({ lane: 'a', from: '2026-12-02' })).resolves.toEqual(from(1));
});

it('nobody is asked about no lane', async () => {
  await expect(load({ lane: null, from: null })).rejects.toThrow('what is to go where');
});

it.each([
  [offline, 'network'],
  [() => refused(CODES.unavailable), 'unavailable'],
])('what did not come is said to be lost, and no list is made of it', async (answer, code) => {
  await expect(load({ lane: 'a', from: null }, answer)).resolves.toMatchObject({ ok: false, failure: { code } });
});

describe('what else leaves, for whoever came too late', () => {
  const offer = (offerId: string, level = 'PASS', state = 'OPEN') => ({ offerId, state, acceptance: { level } });
  const others = async (offers: readonly object[], isOther?: () => boolean, most?: number) => {
    const { gateway } = fakeGateway(() => done({ days: [], offers }));
    const schedule = { wire: TOYS.wire, ...(isOther && { isOther }) };
    const end = await outcomeOf(othersOfScheduleVia(gateway, schedule, most), { search: {}, offerId: 'missed' });
    return (end as { alternatives: { offerId: string }[] }).alternatives.map(({ offerId }) => offerId);
  };

  it('is never what was missed, nor what is sold or closed, nor what does not take the goods', async () => {
    const sold = offer('sold', 'PASS', 'SOLD_OUT');
    const closed = offer('closed', 'PASS', 'CLOSED');
    const all = [offer('missed'), sold, closed, offer('refused', 'BLOCK'), offer('asked', 'NEED_APPROVAL')];
    expect(await others([...all, offer('taken')])).toEqual(['asked', 'taken']);
  });

  it('is two at most, where nobody says how many', async () => {
    const all = ['a', 'b', 'c', 'd'].map((id) => offer(id));
    expect([await others(all), await others(all, undefined, 3)]).toEqual([
      ['a', 'b'],
      ['a', 'b', 'c'],
    ]);
  });

  it('is what the mode itself calls another, where it has a word for it', async () => {
    expect(await others([offer('a', 'BLOCK'), offer('missed')], () => true)).toEqual(['a']);
    expect(await others([offer('a'), offer('b')], () => false)).toEqual([]);
  });
});
