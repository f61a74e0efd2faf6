import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { readSailingsQuery } from '../../../domain/offer/sailing-address';
import { nameSearchVia } from '../../../src/effects/booking/name-search';
import { loadSailingsVia } from '../../../src/effects/market/load-sailings';
import { DAWN, DAYS, NOW } from '../../../stories/booking/sailings.fixtures';
import { METHANOL, ROTTERDAM, SHANGHAI } from '../../support/plans/booking/trade';
import { outcomeOf } from '../home/support';
import { done, fakeGateway, offline, refused } from '../support/fake-line';

const now = () => NOW;
const asked = readSailingsQuery('?org=CNSHA&dst=NLRTM&d=Y&un=1230&goods=甲醇&etd=2026-12-02&box=40HQ*2');
const found = { days: DAYS, sailings: [DAWN], pricedAt: '2026-11-20T01:00:00.000Z' };

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} }));

describe('sailing search', () => {
  it('requests four weeks around the day for these goods and boxes', async () => {
    const { gateway, requests } = fakeGateway(() => done(found));
    expect(await outcomeOf(loadSailingsVia(gateway, now), { asked })).toMatchObject({
      ok: true,
      answer: { offers: [{ sailingId: 'dawn' }], now: NOW },
    });
    expect(requests[0]?.data).toEqual({
      orgPortCode: 'CNSHA',
      dstPortCode: 'NLRTM',
      isDanger: 'Y',
      unNo: '1230',
      boxes: [{ type: '40HQ', count: 2 }],
      from: '2026-11-29',
      days: 28,
    });
  });

  it.each([
    ['no day', { ...asked, etd: null }],
    ['a day too near', { ...asked, etd: '2026-11-22' }],
    ['a day gone by', { ...asked, etd: '2026-01-01' }],
  ])('starts tomorrow when %s is requested', async (_, question) => {
    const { gateway, requests } = fakeGateway(() => done(found));
    await outcomeOf(loadSailingsVia(gateway, now), { asked: question });
    expect(requests[0]?.data).toMatchObject({ from: '2026-11-21' });
  });

  it('shows the failure itself with the request id', async () => {
    const answer = refused('00000503', '服务器繁忙');
    const { gateway, news } = fakeGateway(() => ({ ...answer, headers: { 'x-request-id': '8f2c' } }));
    expect(await outcomeOf(loadSailingsVia(gateway, now), { asked })).toEqual({
      ok: false,
      failure: { code: 'unavailable', requestId: '8f2c' },
    });
    expect(news).toEqual([]);
  });

  it('shows the message of the gateway about the search', async () => {
    const { gateway } = fakeGateway(() => refused('00000400', '起运港不在名录中'));
    expect(await outcomeOf(loadSailingsVia(gateway, now), { asked })).toEqual({
      ok: false,
      failure: { code: 'unavailable', message: '起运港不在名录中' },
    });
  });

  it('fails with a network code when nothing answers', async () => {
    const { gateway } = fakeGateway(offline);
    expect(await outcomeOf(loadSailingsVia(gateway, now), { asked })).toEqual({
      ok: false,
      failure: { code: 'network' },
    });
  });
});

describe('search address', () => {
  const everything = () => done({ org: SHANGHAI, dst: ROTTERDAM, goods: METHANOL });
  const named = (search: string, say = everything) => {
    const { gateway } = fakeGateway(say);
    return outcomeOf(nameSearchVia(gateway, now), { mode: 'FCL', asked: readSailingsQuery(search) });
  };

  it('is resolved to the names of its ports and goods', async () => {
    expect(await named('?org=CNSHA&dst=NLRTM&d=Y&un=1230&etd=2026-12-02&box=40HQ*2')).toMatchObject({
      today: '2026-11-20',
      form: { org: SHANGHAI, dst: ROTTERDAM, goods: METHANOL, etd: '2026-12-02', boxType: '40HQ', boxes: 2 },
    });
  });

  it('requests the names of its own parameters only', async () => {
    const { gateway, requests } = fakeGateway(everything);
    await outcomeOf(nameSearchVia(gateway, now), { mode: 'RAIL', asked: { ...asked, dst: null, unNo: null } });
    expect(requests.map(({ url }) => url)).toEqual([
      '/api-basic/search/names?mode=RAIL&isDanger=Y&org=CNSHA&goods=%E7%94%B2%E9%86%87',
    ]);
  });

  const nobody = () => done({ org: null, dst: ROTTERDAM, goods: null });

  it('leaves unknown ports empty', async () => {
    expect(await named('?org=XXXXX&dst=NLRTM&d=Y', nobody)).toMatchObject({
      form: { org: null, dst: ROTTERDAM, goods: null, isDanger: 'Y' },
    });
  });

  it.each([
    ['?dst=NLRTM&d=Y&un=9999', { unNo: '9999', nameCn: '' }],
    ['?dst=NLRTM&d=Y&un=9999&goods=某液', { unNo: '9999', nameCn: '某液' }],
    ['?dst=NLRTM&d=N&goods=某助剂', { unNo: null, nameCn: '某助剂' }],
  ])('keeps unknown goods of %s under their own name', async (search, goods) => {
    expect(await named(search, nobody)).toMatchObject({
      form: { goods: { goodsId: '', hazardClass: null, ...goods } },
    });
  });

  it('becomes a form even when the names do not load', async () => {
    expect(await named('?org=CNSHA&dst=NLRTM&un=1230', offline)).toMatchObject({
      form: { org: null, goods: { unNo: '1230' } },
    });
  });
});
