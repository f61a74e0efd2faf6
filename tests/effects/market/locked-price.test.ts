import { quoteFcl } from '../../../contract/modes/fcl/quote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { offerFromSailing } from '../../../domain/modes/fcl/detail';
import { saveQuote } from '../../../src/effects/market/quote-memory';
import { otherSailingsVia } from '../../../src/effects/market/other-sailings';
import { lockPriceVia, recallQuoteVia } from '../../../src/effects/market/locked-price';
import { CREST, DAWN, NOW, SEARCH, usd } from '../../../stories/booking/sailings.fixtures';
import { outcomeOf } from '../home/support';
import { done, fakeGateway, offline, refused } from '../support/fake-line';

const now = () => NOW;
const LOCKED_UNTIL = '2026-11-21T01:42:00.000Z';
const quote = {
  quoteId: 'q1',
  mode: 'FCL',
  state: 'LOCKED',
  lockedUntil: LOCKED_UNTIL,
  search: SEARCH,
  offer: offerFromSailing(DAWN),
  rates: {},
  takers: null,
};
const held = { quoteId: 'q1', offerId: 'dawn', lockedUntil: Date.parse(LOCKED_UNTIL), total: usd(273_247) };
const wish = { search: SEARCH, offerId: 'dawn', renews: null };

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  });
});

describe('price lock', () => {
  it('requests this sailing and this search in the body alone', async () => {
    const { gateway, requests } = fakeGateway(() => done(quote));
    expect(await outcomeOf(lockPriceVia(gateway, quoteFcl, now), wish)).toEqual({ ok: true, quote: held, now: NOW });
    expect(requests[0]).toMatchObject({ url: '/api-ecommerce/quote/fcl', data: { ...SEARCH, offerId: 'dawn' } });
  });

  it('renews an expired quote', async () => {
    const { gateway, requests } = fakeGateway(() => done({ quote, before: usd(1), difference: usd(1) }));
    const outcome = await outcomeOf(lockPriceVia(gateway, quoteFcl, now), { ...wish, renews: 'q0' });
    expect(outcome).toEqual({ ok: true, quote: held, now: NOW });
    expect(requests[0]?.url).toBe('/api-ecommerce/quote/q0/renew');
  });

  it.each([
    ['10006004', 'soldOut'],
    ['10006012', 'noPrice'],
    ['10006005', 'noPrice'],
    ['00000503', 'unavailable'],
  ])('turns the code %s into $1', async (code, failure) => {
    const { gateway, news } = fakeGateway(() => refused(code));
    expect(await outcomeOf(lockPriceVia(gateway, quoteFcl, now), wish)).toEqual({
      ok: false,
      failure: { code: failure },
    });
    expect(news, 'the page says so itself').toEqual([]);
  });

  it('fails with a network code when nothing answers', async () => {
    const { gateway } = fakeGateway(offline);
    expect(await outcomeOf(lockPriceVia(gateway, quoteFcl, now), wish)).toEqual({
      ok: false,
      failure: { code: 'network' },
    });
  });
});

describe('earlier locked price', () => {
  it('is found again by the same search only', async () => {
    saveQuote(null, { search: SEARCH, quote: held });
    const { gateway, requests } = fakeGateway(() => done(quote));
    expect(await outcomeOf(recallQuoteVia(gateway, now), { search: SEARCH })).toEqual({ quote: held, now: NOW });
    expect(requests[0]?.url).toBe('/api-ecommerce/quote/q1');
    const other = { ...SEARCH, unNo: '1114' };
    expect(await outcomeOf(recallQuoteVia(gateway, now), { search: other })).toEqual({ quote: null, now: NOW });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['has become an order', () => done({ ...quote, state: 'USED' })],
    ['is somebody else’s', () => refused('00000404')],
    ['cannot be asked about', offline],
  ])('is null when it %s', async (_, say) => {
    saveQuote(null, { search: SEARCH, quote: held });
    const { gateway } = fakeGateway(say);
    expect(await outcomeOf(recallQuoteVia(gateway, now), { search: SEARCH })).toEqual({ quote: null, now: NOW });
  });

  it('is stored in the tab by its id, without the price', () => {
    const written: string[] = [];
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: (_: string, text: string) => void written.push(text),
    });
    saveQuote(null, { search: SEARCH, quote: held });
    expect(written.join()).toContain('q1');
    expect(written.join()).not.toContain('273247');
  });
});

describe('other sailings', () => {
  const ask = (say: Parameters<typeof fakeGateway>[0]) =>
    outcomeOf(otherSailingsVia(fakeGateway(say).gateway), { search: SEARCH, offerId: 'dawn' });

  it('are those the gateway offers, or null when it does not answer', async () => {
    const takers = { carrierExcludes: ['2.3'], orgHandling: 'DIRECT', dstHandling: 'YARD' };
    expect(await ask(() => done({ sailing: DAWN, alternatives: [{ ...CREST, takers }] }))).toEqual({
      alternatives: [{ ...offerFromSailing(CREST), takers }],
    });
    expect(await ask(() => done({ sailing: DAWN, alternatives: [CREST] })), 'of the release before').toEqual({
      alternatives: [{ ...offerFromSailing(CREST), takers: null }],
    });
    expect(await ask(offline)).toEqual({ alternatives: null });
  });
});
