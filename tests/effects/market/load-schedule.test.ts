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

/** Minimal schedule of one lane. */
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

it('the schedule load returns departures from the requested day, or all without one', async () => {
  await expect(load({ lane: 'a', from: null })).resolves.toEqual(from(0));
  await expect(load({ lane: 'a', from: '2026-12-02' })).resolves.toEqual(from(1));
});

it('the schedule load rejects a search without a lane', async () => {
  await expect(load({ lane: null, from: null })).rejects.toThrow('what is to go where');
});

it.each([
  [offline, 'network'],
  [() => refused(CODES.unavailable), 'unavailable'],
])('the schedule load fails with its code when the gateway fails', async (answer, code) => {
  await expect(load({ lane: 'a', from: null }, answer)).resolves.toMatchObject({ ok: false, failure: { code } });
});

describe('alternative departures', () => {
  const offer = (offerId: string, level = 'PASS', state = 'OPEN') => ({ offerId, state, acceptance: { level } });
  const others = async (offers: readonly object[], isOther?: () => boolean, most?: number) => {
    const { gateway } = fakeGateway(() => done({ days: [], offers }));
    const schedule = { wire: TOYS.wire, ...(isOther && { isOther }) };
    const end = await outcomeOf(othersOfScheduleVia(gateway, schedule, most), { search: {}, offerId: 'missed' });
    return (end as { alternatives: { offerId: string }[] }).alternatives.map(({ offerId }) => offerId);
  };

  it('exclude the missed, sold-out, closed and blocked ones', async () => {
    const sold = offer('sold', 'PASS', 'SOLD_OUT');
    const closed = offer('closed', 'PASS', 'CLOSED');
    const all = [offer('missed'), sold, closed, offer('refused', 'BLOCK'), offer('asked', 'NEED_APPROVAL')];
    expect(await others([...all, offer('taken')])).toEqual(['asked', 'taken']);
  });

  it('are two at most unless the caller sets a count', async () => {
    const all = ['a', 'b', 'c', 'd'].map((id) => offer(id));
    expect([await others(all), await others(all, undefined, 3)]).toEqual([
      ['a', 'b'],
      ['a', 'b', 'c'],
    ]);
  });

  it('follow the rule of the mode when it has one', async () => {
    expect(await others([offer('a', 'BLOCK'), offer('missed')], () => true)).toEqual(['a']);
    expect(await others([offer('a'), offer('b')], () => false)).toEqual([]);
  });
});
