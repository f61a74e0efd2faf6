import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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

describe('what a search in codes is called', () => {
  it.each([
    [{ mode: 'FCL', org: 'CNSHA', dst: 'USLAX', unNo: '1230' }, ['上海', '洛杉矶', '甲醇']],
    [{ mode: 'AIR', org: 'PVG', dst: 'SIN', unNo: '1090' }, ['上海浦东', '新加坡樟宜', '丙酮']],
    [
      { mode: 'RAIL', org: 'RXA', dst: 'RDU', isDanger: 'N', goods: '甘油（丙三醇）' },
      ['西安国际港', '杜伊斯堡', '甘油（丙三醇）'],
    ],
    [{ mode: 'WH', org: '310100', unNo: '1294' }, ['上海', undefined, '甲苯']],
  ])('%o', async (query, names) => {
    expect(await named(query as unknown as Record<string, string>)).toEqual(names);
  });

  it('is left open where nobody knows it, or where it is of another kind', async () => {
    expect(await named({ org: 'XXXXX', dst: 'PVG', unNo: '9999' })).toEqual([undefined, undefined, undefined]);
    expect(await named({ mode: 'AIR', org: 'CNSHA' })).toEqual([undefined, undefined, undefined]);
  });

  it('never calls harmless what is dangerous, nor the other way round', async () => {
    expect(await named({ isDanger: 'N', goods: '甲醇' })).toEqual([undefined, undefined, undefined]);
    expect(await named({ isDanger: 'Y', goods: '甘油（丙三醇）' })).toEqual([undefined, undefined, undefined]);
    expect(await named({ isDanger: 'Y', goods: '甲醇' })).toEqual([undefined, undefined, '甲醇']);
  });

  it('takes the goods of a number that has no other, whatever they are called', async () => {
    expect(await named({ unNo: '1230', goods: '没有这种货' })).toEqual([undefined, undefined, '甲醇']);
  });

  const goods = async (query: Record<string, string>) => (await ask(query)).data.goods;

  it('says of a number with several goods what they agree in, and picks none', async () => {
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
    // An aerosol may burn or not.
    expect(await goods({ unNo: '1950' })).toMatchObject({ nameCn: '', hazardClass: null, subRisks: [] });
    expect(await goods({ unNo: '2031' })).toMatchObject({ hazardClass: '8', subRisks: [], packingGroup: null });
  });

  it.each(['I', 'II', 'III'])('takes the one of packing group %s where it is said', async (group) => {
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
  ])('refuses %o', async (query) => {
    expect(await ask(query as unknown as Record<string, string>)).toMatchObject({ status: 400 });
  });
});
