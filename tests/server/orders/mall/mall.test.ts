import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { mallBoard, mallLanded, mallProduct } from '../../../../contract/mall/mall';
import { FACETS, readQuestion, questionParameters } from '../../../../domain/mall/asked';
import type { DeliveredPrice, MallItem, MallSheet } from '../../../../domain/mall/sheet';
import { LIBRARY } from '../../../../server/world/dangerous-goods/library';
import { isHidden } from '../../../../server/orders/mall/hidden';
import { readProduct } from '../../../../server/orders/mall/read-product';
import { mallStore } from '../../../../server/orders/mall/store';
import { PRODUCTS } from '../../../../server/orders/mall/table/products';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const TODAY = '2026-03-02';
const [FIRST = ''] = PRODUCTS.trim().split('\n');
/** Nitric acid, hidden by law, put on sale on purpose. */
const SMUGGLED = {
  ...readProduct(FIRST, TODAY),
  productId: 'P9001',
  goodsId: 'nitric',
  pinyin: 'xiaosuan',
  initials: 'xs',
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  await mallStore(gateway.database).publish([SMUGGLED]);
});
afterAll(() => gateway.close());

const board = async (query: Record<string, string> = {}) =>
  (await gateway.get<MallSheet>(`${mallBoard.path}?${new URLSearchParams(query).toString()}`)).data;
const item = (productId: string) => gateway.get<MallItem>(`${mallProduct.path}?productId=${productId}`);
const landed = async (asked: Record<string, string>) =>
  (await gateway.get<DeliveredPrice>(`${mallLanded.path}?${new URLSearchParams(asked).toString()}`)).data;

const names = async (kw: string) => (await board({ kw })).records.map(({ nameCn }) => nameCn);

describe('product list', () => {
  it('contains all products across its pages', async () => {
    const { total, pages, records } = await board();
    expect([total, pages, records.length]).toEqual([89, 4, 24]);
    const ids = new Set<string>();
    for (const p of ['1', '2', '3', '4']) for (const { productId } of (await board({ p })).records) ids.add(productId);
    expect(ids.size).toBe(89);
    expect((await board({ p: '99' })).records).toHaveLength(17);
  });

  it.each([
    '丙酮',
    'bingtong',
    'bt',
    '67-64-1',
    '1090',
    'UN 1090',
    'UN No. 1090',
    'CAS 67-64-1',
    'CAS号：67–64–1',
    '67641',
    'C3H6O',
    '二甲基酮',
    'acetone',
  ])('finds acetone by %s', async (kw) => expect((await names(kw)).slice(0, 4)).toContain('丙酮'));

  it.each(['稀释剂', '天那水', '香蕉水'])('finds the components of %s', async (kw) => {
    expect(new Set(await names(kw))).toEqual(new Set(await names('稀释剂')));
    for (const goods of ['甲苯', '丙酮', '环己酮']) expect(await names(kw)).toContain(goods);
  });

  it.each([
    ['CC(C)O', '异丙醇'],
    [' O=C1CCCCC1 ', '环己酮'],
    ['c1ccccc1', '纯苯'],
    ['OCCO', '乙二醇'],
  ])('finds goods by the pasted SMILES %s', async (kw, goods) => {
    expect(new Set(await names(kw))).toEqual(new Set([goods]));
  });

  it('does not match benzene for a SMILES ring of single bonds', async () => {
    expect(await names('C1CCCCC1')).not.toContain('纯苯');
  });

  it('ranks exact numbers before name prefixes before other matches', async () => {
    expect((await names('108-88-3'))[0]).toBe('甲苯');
    expect((await names('甲苯'))[0]).toBe('甲苯');
    expect((await names('甲苯')).length).toBeGreaterThan(1);
  });

  it('returns an empty list for unknown goods and accepts any text', async () => {
    expect(await board({ kw: '没有这种东西' })).toMatchObject({ total: 0, isWithheld: false, records: [] });
    for (const kw of ['%', "'", '\\', '🧪', '   ', '<b>']) expect((await board({ kw })).isWithheld).toBe(false);
  });

  it('counts each filter value as the list contains it once selected', async () => {
    const asked = readQuestion({ cat: 'SOLVENT', stock: 'CNZJG', more: 'avail' });
    const { facets } = await board(questionParameters(asked));
    for (const facet of FACETS)
      for (const { value, count } of facets[facet].slice(0, 4)) {
        if (asked.picked[facet].includes(value)) continue;
        const isAll = facet === 'g' || facet === 'more';
        const chosen = isAll ? [...asked.picked[facet], value] : [value];
        const { total } = await board(questionParameters({ ...asked, picked: { ...asked.picked, [facet]: chosen } }));
        expect([facet, value, count]).toEqual([facet, value, total]);
      }
  });

  it('prices a card for the requested kilograms and city', async () => {
    const [card] = (await board({ kw: '67-63-0', q: '2400', to: '3301' })).records;
    expect(card?.price).toMatchObject({ kg: 2400, fromKg: 1000, next: { addKg: 2600 } });
    expect(card?.delivery?.perKg).toBeGreaterThan(0);
    expect((await board({ kw: '67-63-0' })).records[0]?.delivery).toBeNull();
    expect((await board({ kw: '71-43-2' })).records[0]?.price).toBeNull();
  });

  it('sorts by price with unpriced products at the end', async () => {
    const prices: (number | null)[] = [];
    for (const p of ['1', '2', '3', '4'])
      for (const { price } of (await board({ s: 'price', p })).records) prices.push(price?.perKg ?? null);
    const priced = prices.filter((price) => price !== null);
    expect(priced).toEqual(priced.toSorted((one, other) => one - other));
    expect(prices.slice(-3)).toEqual([null, null, null]);
  });
});

describe('product detail', () => {
  it('has grades, packs, lots, transport data and the purchase permission', async () => {
    const { data } = await item('P0005');
    expect(data).toMatchObject({
      nameCn: '异丙醇',
      unNo: '1219',
      gateAnswer: 'SIGN_IN',
      transport: { packingGroup: 'II' },
    });
    expect(data.siblings.length).toBeGreaterThan(1);
    expect(data.packs.map(({ form }) => form)).toContain('D200');
    expect(data.lots.length).toBeGreaterThan(3);
    expect(data.structure?.bonds).toMatch(/^M/);
  });

  it('answers 404 for a product not sold', async () => {
    expect(await item('P7777')).toMatchObject({ status: 404 });
  });
});

describe('landed price', () => {
  const drums = { productId: 'P0072', pack: 'D200', kg: '18000' };

  async function storeOf(productId: string, least: number): Promise<string> {
    const { data } = await item(productId);
    return data.stock.find(({ kg }) => kg >= least)?.city ?? '';
  }

  it('equals the goods price for self-pickup and grows with delivery', async () => {
    const city = await storeOf(drums.productId, 18_000);
    const self = await landed({ ...drums, city, way: 'SELF', to: '' });
    expect(self).toMatchObject({ kind: 'priced', freight: 0 });
    const sent = await landed({ ...drums, city, way: 'SEND', to: '3301' });
    expect(sent.kind === 'priced' && sent.freight > 0 && sent.total === sent.goods + sent.freight).toBe(true);
  });

  it.each([
    ['BOX', 'SGSIN'],
    ['COAST', '4401'],
  ])('uses the mode %s', async (way, to) => {
    const city = await storeOf(drums.productId, 18_000);
    const answer = await landed({ ...drums, city, way, to: city === 'CNNSA' && way === 'COAST' ? '3702' : to });
    expect(answer).toMatchObject({ kind: 'priced', units: 1 });
  });

  it.each([
    ['SELF', { kg: '18001' }, 'quantity'],
    ['SELF', { kg: '900000' }, 'stock'],
    ['SEND', { to: 'SGSIN' }, 'whereTo'],
    ['BOX', { to: '3301' }, 'whereTo'],
    ['BOX', { to: 'CNSHA' }, 'whereTo'],
    ['TANK', { to: 'SGSIN' }, 'noLane'],
  ])('gives the reason why %s has no price with %o', async (way, over, code) => {
    const city = await storeOf(drums.productId, 18_000);
    expect(await landed({ ...drums, city, way, to: '', ...over })).toEqual({ kind: 'refused', code });
  });

  it('6.16.13 is given even when the freight costs more than the goods', async () => {
    const ash = { productId: 'P0083', pack: 'B25', kg: '3000' };
    const answer = await landed({ ...ash, city: await storeOf(ash.productId, 3000), way: 'SEND', to: '2301' });
    expect(answer.kind === 'priced' && answer.freight > answer.goods).toBe(true);
  });

  it('6.16.10 is given for a 20-ton bag to the US west coast, and refused for 24 tons', async () => {
    const bulk = { productId: 'P0071', pack: 'BAG', kg: '20000' };
    const city = await storeOf(bulk.productId, 20_000);
    const bag = (to: string) => landed({ ...bulk, city, way: 'BAG', to });
    const [west, near] = [await bag('USLAX'), await bag('SGSIN')];
    expect([west.kind, near.kind], 'its mode asks somebody first, and has a price').toEqual(['priced', 'priced']);
    const heavy = { ...bulk, pack: 'BULK', kg: '24000', city };
    expect(await landed({ ...heavy, way: 'BAG', to: 'USLAX' })).toEqual({ kind: 'refused', code: 'noLane' });
    expect(await landed({ ...heavy, way: 'SELF', to: '' })).toMatchObject({ kind: 'priced' });
    expect(await landed({ ...bulk, city, way: 'SELF', to: '' })).toMatchObject({ kind: 'priced', freight: 0 });
  });

  it('is refused abroad for a precursor', async () => {
    const city = await storeOf('P0009', 165);
    const abroad = { productId: 'P0009', pack: 'D200', kg: '165', city, way: 'BOX', to: 'SGSIN' };
    expect(await landed(abroad)).toEqual({ kind: 'refused', code: 'exportLicence' });
  });
});

describe('goods hidden by law', () => {
  it('6.16.7 give the same answer by number, sold or not, and nothing else', async () => {
    const sold = await board({ kw: '7697-37-2' });
    const unsold = await board({ kw: '7775-09-9' });
    expect(sold).toEqual(unsold);
    expect(sold).toMatchObject({ isWithheld: true, total: 0, records: [] });
    const known = [
      '7697-37-2',
      '7722-84-1',
      '6484-52-2',
      '7722-64-7',
      '7775-09-9',
      '143-33-9',
      '7704-34-9',
      '7429-90-5',
      '7440-23-5',
      '107-15-3',
      '7782-50-5',
    ];
    for (const casNo of known) expect((await board({ kw: casNo })).isWithheld, casNo).toBe(true);
    const otherwise = ['7697372', 'CAS 7697-37-2', 'cas no. 7697-37-2', '７６９７－３７－２', '7697–37–2', '7697 37 2'];
    for (const kw of otherwise) expect(await board({ kw }), kw).toEqual(unsold);
  });

  it.each(['硝酸', 'xiaosuan', 'xs', '2031', 'nitric acid', 'HNO3'])('are not found by %s', async (kw) => {
    const { records } = await board({ kw });
    expect(records.map(({ productId }) => productId)).not.toContain('P9001');
  });

  it('are in no count and on no page, and their address answers as an unknown one', async () => {
    const { total, facets } = await board();
    expect(total).toBe(89);
    expect(facets.cat.reduce((sum, { count }) => sum + count, 0)).toBe(89);
    const [hidden, unknown] = [await item('P9001'), await item('P9002')];
    expect([hidden.status, hidden.code, hidden.message]).toEqual([unknown.status, unknown.code, unknown.message]);
    const fetched = { pack: 'D200', kg: '160', city: 'CNZJG', way: 'SELF', to: '' };
    expect(await landed({ productId: 'P9001', ...fetched })).toEqual(await landed({ productId: 'P9002', ...fetched }));
  });

  it('cover the intended library entries', () => {
    expect(LIBRARY.filter(isHidden).length).toBeGreaterThan(10);
  });
});
