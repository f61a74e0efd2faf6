import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { FIRST_QUESTIONS } from '../../../contract/gateway/first-questions';
import { writeNotLocked } from '../../../domain/offer/not-locked';
import { betterAddress } from '../../../server/world/search-names';
import { openTestGateway, type TestGateway } from '../support/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const PATH = '/api-basic/search/names';
type Named = {
  org: { nameCn: string } | null;
  dst: { nameCn: string } | null;
  goods: { nameCn: string; goodsId: string } | null;
};

const ask = (query: Record<string, string>) =>
  gateway.get<Named>(`${PATH}?${new URLSearchParams({ isDanger: 'Y', mode: 'FCL', ...query }).toString()}`);

async function named(query: Record<string, string>) {
  const { org, dst, goods } = (await ask(query)).data;
  return [org?.nameCn, dst?.nameCn, goods?.nameCn];
}

describe('names of a coded search', () => {
  it.each([
    [{ mode: 'FCL', org: 'CNSHA', dst: 'USLAX', unNo: '1230' }, ['上海', '洛杉矶', '甲醇']],
    [{ mode: 'AIR', org: 'PVG', dst: 'SIN', unNo: '1090' }, ['上海浦东', '新加坡樟宜', '丙酮']],
    [
      { mode: 'RAIL', org: 'RXA', dst: 'RDU', isDanger: 'N', goods: '甘油（丙三醇）' },
      ['西安国际港', '杜伊斯堡', '甘油（丙三醇）'],
    ],
    [{ mode: 'WH', org: '310100', unNo: '1294' }, ['上海', undefined, '甲苯']],
  ])('are $1 for %o', async (query, names) => {
    expect(await named(query as unknown as Record<string, string>)).toEqual(names);
  });

  it('are missing for unknown codes and codes of another kind', async () => {
    expect(await named({ org: 'XXXXX', dst: 'PVG', unNo: '9999' })).toEqual([undefined, undefined, undefined]);
    expect(await named({ mode: 'AIR', org: 'CNSHA' })).toEqual([undefined, undefined, undefined]);
  });

  it('never mix harmless and dangerous goods', async () => {
    expect(await named({ isDanger: 'N', goods: '甲醇' })).toEqual([undefined, undefined, undefined]);
    expect(await named({ isDanger: 'Y', goods: '甘油（丙三醇）' })).toEqual([undefined, undefined, undefined]);
    expect(await named({ isDanger: 'Y', goods: '甲醇' })).toEqual([undefined, undefined, '甲醇']);
  });

  it('use the only goods of a UN number, whatever name is given', async () => {
    expect(await named({ unNo: '1230', goods: '没有这种货' })).toEqual([undefined, undefined, '甲醇']);
  });

  const goods = async (query: Record<string, string>) => (await ask(query)).data.goods;

  it('give the common facts of several goods of a number, without choosing one', async () => {
    expect(await goods({ unNo: '1263' })).toMatchObject({
      goodsId: '',
      nameCn: '',
      hazardClass: '3',
      packingGroup: null,
    });
    expect(await goods({ unNo: '1263', goods: '油漆/涂料' })).toMatchObject({
      goodsId: '',
      nameCn: '油漆/涂料',
      packingGroup: null,
    });
    // Aerosols may be flammable or not.
    expect(await goods({ unNo: '1950' })).toMatchObject({ nameCn: '', hazardClass: null, subRisks: [] });
    expect(await goods({ unNo: '2031' })).toMatchObject({ hazardClass: '8', subRisks: [], packingGroup: null });
  });

  it.each(['I', 'II', 'III'])('choose the goods of packing group %s when given', async (group) => {
    const found = await goods({ unNo: '1263', goods: '油漆/涂料', group });
    expect(found).toMatchObject({ nameCn: '油漆/涂料', packingGroup: group });
    expect(found?.goodsId).not.toBe('');
  });

  it.each([
    { mode: 'BALLOON' },
    { org: '<script>' },
    { dst: 'cnsha' },
    { unNo: '12a0' },
    { goods: '甲'.repeat(61) },
    { isDanger: 'maybe' },
    { group: 'IV' },
  ])('are refused for %o', async (query) => {
    expect(await ask(query as unknown as Record<string, string>)).toMatchObject({ status: 400 });
  });
});

describe('search typed into the bar and sent without scripts', () => {
  const ledTo = (route: Parameters<typeof betterAddress>[0], search: string) =>
    betterAddress(route, search, gateway.clock.now());
  const coded = (query: string) => ledTo('shippingFcl', `?${query}`);

  it.each([
    ['danger=Y&org=上海&dst=洛杉矶&goods=UN1230', 'org=CNSHA&dst=USLAX&d=Y&un=1230'],
    ['danger=Y&org=cnsha&dst=Los+Angeles&goods=1230&etd=', 'org=CNSHA&dst=USLAX&d=Y&un=1230'],
    ['danger=N&org=shanghai&dst=USLAX&goods=螺丝', `org=CNSHA&dst=USLAX&d=N&goods=${encodeURIComponent('螺丝')}`],
    [
      'danger=Y&org=上海&goods=甲醇&etd=2026-12-24',
      `org=CNSHA&d=Y&un=1230&goods=${encodeURIComponent('甲醇')}&etd=2026-12-24`,
    ],
    ['danger=Y&boxType=40HQ&boxes=3', 'd=Y&box=40HQ*3'.replace('*', encodeURIComponent('*'))],
  ])('%s', (query, words) => {
    expect(coded(query)).toBe(`/shippingFcl?${words}`);
  });

  it.each(['org=//evil.example', 'org=%00', 'goods=<script>', 'etd=2026-13-40', 'boxes=1e9', 'goods=%e0%a4'])(
    'drops what it does not know: %s',
    (word) => expect(coded(`danger=Y&${word}`)).toMatch(/^\/shippingFcl\?d=Y(?:&goods=%3Cscript%3E)?$/),
  );

  it('picks no number for a name of several, and leaves other addresses alone', () => {
    expect(coded('danger=Y&goods=油漆')).not.toMatch(/un=/);
    for (const address of ['', '?org=CNSHA&d=Y', '?dangers=Y']) expect(ledTo('shippingFcl', address)).toBeNull();
    expect(ledTo('news', '?danger=Y')).toBeNull();
  });

  it.each([
    ['shippingFcl', '?danger=Y&org=上海&dst=洛杉矶&goods=1230'],
    ['warehouse', '?danger=Y&org=上海&goods=1230'],
  ] as const)('is a whole search of %s', (route, typed) => {
    const address = ledTo(route, typed) ?? '';
    expect(FIRST_QUESTIONS[route]?.(address.slice(address.indexOf('?')), gateway.clock.now())).toHaveLength(2);
  });

  it('puts the words of a sent list in order, and drops those it does not know', () => {
    const listed = 'org=CNSHA&dst=USLAX&d=Y&un=1230';
    const sent = 'sent=c.kind.v.w.has-p.t.f.day';
    expect(coded(`${listed}&${sent}&v=&v=Y&v=R&day=2026-12-01&s=best`)).toBe(
      `/shippingFcl?${listed}&v=Y.R&day=2026-12-01`,
    );
    expect(coded(`${sent}&x=1&org=//evil.example`)).toBe('/shippingFcl?org=%2F%2Fevil.example');
    expect(ledTo('news', `?${sent}`)).toBeNull();
  });

  it('leaves out a reason that is not of this minute, of a list alone', () => {
    const now = gateway.clock.now();
    const word = (at: number) => `refused=${writeNotLocked('soldOut', at)}`;
    expect(coded(`org=CNSHA&${word(now)}&d=Y`)).toBeNull();
    for (const old of [word(now - 61_000), word(now + 61_000), 'refused=soldOut', 'refused=', 'refused=x.1'])
      expect(coded(`org=CNSHA&${old}&d=Y`), old).toBe('/shippingFcl?org=CNSHA&d=Y');
    expect(coded('refused=gone')).toBe('/shippingFcl');
    expect(ledTo('news', '?refused=gone')).toBeNull();
  });
});
