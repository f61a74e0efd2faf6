import { describe, expect, it } from 'vitest';

import { flexiQuote } from '../../../contract/modes/flexi/quote';
import { quoteNowAs } from '../../../src/effects/market/quote-now';
import { roomNow } from '../../../src/effects/market/room-now';
import { stationNow } from '../../../src/effects/market/station-now';
import { trainNow } from '../../../src/effects/market/train-now';
import type { Gateway } from '../../../src/effects/gateway/gateway';
import type { Quote } from '../../../domain/offer/offer';
import { CFS_QUOTE } from '../../../stories/modes/cfs.fixtures';
import { FLEXI_QUOTE } from '../../../stories/modes/flexi.fixtures';
import { RAIL_QUOTE } from '../../../stories/modes/rail.fixtures';
import { WH_QUOTE } from '../../../stories/modes/wh.fixtures';

type Asked = { path: string; payload: unknown };

/** Gateway that answers with these offers, or fails. */
function seeing(offers: readonly object[] | null) {
  const asked: Asked[] = [];
  const call = async ({ path }: { path: string }, payload: unknown) => {
    asked.push({ path, payload });
    return offers ? { kind: 'done', data: { days: [], offers } } : { kind: 'unreachable' };
  };
  return { gateway: { call } as unknown as Gateway, asked };
}

const { signal } = new AbortController();
const now = (look: typeof trainNow, quote: Quote, offers: readonly object[] | null) =>
  look(seeing(offers).gateway, { quote, signal });

const TOLD = { text: '口岸排队约三天', days: 3 };
const noticed = { ...RAIL_QUOTE.offer, detail: { ...RAIL_QUOTE.offer.detail, notice: TOLD } };
const fuller = { ...CFS_QUOTE.offer.detail.boards, seenAt: '2026-11-20T03:00:00.000Z' };
const stationed = { ...CFS_QUOTE.offer, detail: { ...CFS_QUOTE.offer.detail, boards: fuller } };
const emptier = {
  ...WH_QUOTE.offer,
  detail: { ...WH_QUOTE.offer.detail, classesInside: ['8'], majorInside: 9, free: [{ day: '2026-11-20', grams: 1 }] },
};

/** Locked offer, current offer, and the facts taken over. */
const WATCHED: readonly [string, typeof trainNow, Quote, seen: object, news: object][] = [
  ['the border of a train', trainNow, RAIL_QUOTE, noticed, { notice: TOLD }],
  ['the hours of a station', stationNow, CFS_QUOTE, stationed, { boards: fuller }],
  ['who stands in a room', roomNow, WH_QUOTE, emptier, { classesInside: ['8'], majorInside: 9 }],
];

describe.each(WATCHED)('offer check of %s', (_, look, quote, seen, news) => {
  const dearer = { ...seen, price: null, state: 'SOLD_OUT' };

  it('returns the locked offer at the held price and state', async () => {
    const found = await now(look, quote, [{ ...dearer, offerId: 'another', detail: {} }, dearer]);
    expect(found).toMatchObject({ ...quote.offer, detail: news });
  });

  it('is null when the offer is missing or the request fails', async () => {
    expect(await now(look, quote, [{ ...seen, offerId: 'another' }])).toBeNull();
    expect(await now(look, quote, [])).toBeNull();
    expect(await now(look, quote, null)).toBeNull();
  });
});

it('a train is requested by its departure day and a warehouse by its city', async () => {
  const train = seeing([]);
  await trainNow(train.gateway, { quote: RAIL_QUOTE, signal });
  expect(train.asked).toMatchObject([{ payload: { from: '2026-12-09' } }]);
  const room = seeing([]);
  await roomNow(room.gateway, { quote: { ...WH_QUOTE, search: { ...WH_QUOTE.search, city: null } }, signal });
  expect(room.asked).toMatchObject([{ payload: { city: '330400' } }]);
});

it('the known neighbours of a warehouse stay when the answer covers other days', async () => {
  const { detail } = emptier;
  const later = { ...emptier, detail: { ...detail, stay: { ...detail.stay, to: '2027-12-31' } } };
  const sooner = { ...emptier, detail: { ...detail, stay: { ...detail.stay, from: '2026-01-01' } } };
  const { classesInside, beside, majorInside } = WH_QUOTE.offer.detail;
  for (const other of [later, sooner])
    expect((await now(roomNow, WH_QUOTE, [other]))?.detail).toMatchObject({ classesInside, beside, majorInside });
});

describe('offer check by quote id', () => {
  const look = quoteNowAs(flexiQuote);
  const saying = (reply: object) => {
    const asked: Asked[] = [];
    const call = async ({ path }: { path: string }, payload: unknown) => {
      asked.push({ path, payload });
      return reply;
    };
    return { gateway: { call } as unknown as Gateway, asked };
  };

  it('requests the quote by its id and returns its offer', async () => {
    const { offer } = FLEXI_QUOTE;
    const full = { ...offer.detail.fitting, days: [{ day: '2026-12-01', left: 0 }] };
    const told = { ...FLEXI_QUOTE, offer: { ...offer, detail: { ...offer.detail, fitting: full } } };
    const { gateway, asked } = saying({ kind: 'done', data: told });
    expect((await look(gateway, { quote: FLEXI_QUOTE, signal }))?.detail).toMatchObject({ fitting: full });
    expect(asked).toEqual([{ path: '/api-ecommerce/quote/:quoteId', payload: { quoteId: FLEXI_QUOTE.quoteId } }]);
  });

  it.each([{ kind: 'unreachable' }, { kind: 'refused', code: '00000404' }, { kind: 'done', data: { ...RAIL_QUOTE } }])(
    'is null when the answer is %j',
    async (reply) => expect(await look(saying(reply).gateway, { quote: FLEXI_QUOTE, signal })).toBeNull(),
  );
});
