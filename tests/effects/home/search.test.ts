import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { blankSearch } from '../../../domain/offer/search';
import type { PastSearch, RecallOutcome } from '../../../machines/booking/booking-search';
import { findOptionsVia } from '../../../src/effects/booking/find-options';
import { recallSearches, savePast } from '../../../src/effects/booking/searches';
import { METHANOL, ROTTERDAM, SHANGHAI } from '../../support/plans/booking/trade';
import { done, fakeGateway } from '../support/fake-line';
import { libraryRow } from '../support/library-row';
import { outcomeOf, TROUBLES, troubled } from './support';

const shelf = new Map<string, string>();
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  shelf.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  });
});

const NOW = Date.parse('2026-11-20T16:30:00Z');
const recall = async () => (await outcomeOf(recallSearches(() => NOW))) as RecallOutcome;
const toRotterdam: PastSearch = {
  mode: 'FCL',
  form: { ...blankSearch, org: SHANGHAI, dst: ROTTERDAM, goods: METHANOL },
};

describe('port search', () => {
  it('loads the list once and then filters it letter by letter', async () => {
    const { gateway, requests } = fakeGateway(() => done([SHANGHAI, ROTTERDAM]));
    const find = findOptionsVia(gateway);
    expect(await outcomeOf(find, { kind: 'port', query: '' })).toMatchObject({
      ok: true,
      options: [{ kind: 'port', port: SHANGHAI }, { port: ROTTERDAM }],
    });
    expect(await outcomeOf(find, { kind: 'port', query: 'rott' })).toEqual({
      ok: true,
      options: [{ kind: 'port', port: ROTTERDAM, fit: 'start', marks: { nameEn: [0, 4] } }],
    });
    expect(requests.map(({ url }) => url)).toEqual(['/api-basic/port/list?keyword=']);
  });

  it.each([
    ['airport', '/api-basic/airport/list?keyword='],
    ['station', '/api-basic/station/list?keyword='],
  ] as const)('loads %s options from their own list', async (kind, url) => {
    const { gateway, requests } = fakeGateway(() => done([]));
    await outcomeOf(findOptionsVia(gateway), { kind, query: 'x' });
    expect(requests[0]?.url).toBe(url);
  });

  it('filters mainland ports from the full list and finds none abroad', async () => {
    const { gateway, requests } = fakeGateway(() => done([SHANGHAI, ROTTERDAM]));
    const find = findOptionsVia(gateway);
    expect(await outcomeOf(find, { kind: 'homePort', query: '' })).toMatchObject({ options: [{ port: SHANGHAI }] });
    expect(await outcomeOf(find, { kind: 'homePort', query: 'rott' })).toEqual({ ok: true, options: [] });
    expect(await outcomeOf(find, { kind: 'port', query: 'rott' })).toMatchObject({ options: [{ port: ROTTERDAM }] });
    expect(requests.map(({ url }) => url)).toEqual(['/api-basic/port/list?keyword=']);
  });

  it('loads again after a failure', async () => {
    let tries = 0;
    const { gateway } = fakeGateway(() => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return done([SHANGHAI]);
    });
    const find = findOptionsVia(gateway);
    expect(await outcomeOf(find, { kind: 'port', query: '' })).toMatchObject({ ok: false });
    expect(await outcomeOf(find, { kind: 'port', query: '' })).toMatchObject({ ok: true });
  });

  it.each(TROUBLES)('fails with its code when %s', async (_, say, code) => {
    const { gateway, news } = troubled(say);
    for (const kind of ['port', 'goods'] as const)
      expect(await outcomeOf(findOptionsVia(gateway), { kind, query: 'x' })).toEqual({ ok: false, failure: { code } });
    expect(news).toEqual([]);
  });
});

describe('goods search', () => {
  it('runs on the gateway with a shortened query', async () => {
    const { gateway, requests } = fakeGateway(() =>
      done({ total: 1, records: [{ ...libraryRow(METHANOL), fit: 'start', marks: { unNo: [0, 4] } }] }),
    );
    const outcome = await outcomeOf(findOptionsVia(gateway), { kind: 'goods', query: '1230'.repeat(30) });
    expect(outcome).toMatchObject({ ok: true, options: [{ kind: 'goods', goods: METHANOL, marks: { unNo: [0, 4] } }] });
    expect(requests[0]?.url?.length).toBeLessThan(100);
  });
});

describe('search history', () => {
  it('returns with the current date in China', async () => {
    expect(await recall()).toEqual({ today: '2026-11-21', past: [] });
    savePast(null, { past: [toRotterdam] });
    expect((await recall()).past).toEqual([toRotterdam]);
  });

  it('is migrated from the old mode ids', async () => {
    const { form } = toRotterdam;
    const OLD = 'fcl lcl air rail stuffing warehouse tank flexi domestic declare mall'.split(' ');
    shelf.set('searches', JSON.stringify(OLD.map((mode) => ({ mode, form }))));
    const { past } = await recall();
    expect(past.map(({ mode }) => mode).join(' ')).toBe('FCL LCL AIR RAIL CFS WH TANK FLEXI DOM DGD MALL');
    expect(past.every((search) => search.form.org?.code === 'CNSHA')).toBe(true);
  });

  it('drops only unreadable entries', async () => {
    shelf.set(
      'searches',
      JSON.stringify([{ mode: 'teleport', form: toRotterdam.form }, toRotterdam, { mode: 'toString' }]),
    );
    expect((await recall()).past).toEqual([toRotterdam]);
  });

  it.each(['{', 'null', '[{"mode":"teleport"}]', '[{"mode":"FCL","form":{}}]', '"x"'])(
    'is empty when the storage holds %s',
    async (rubbish) => {
      shelf.set('searches', rubbish);
      expect((await recall()).past).toEqual([]);
    },
  );
});
