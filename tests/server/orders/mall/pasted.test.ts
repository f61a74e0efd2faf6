import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { purchaseChange, purchasePasted } from '../../../../contract/mall/purchase';
import { choiceId, firstPick, type PastedRows } from '../../../../domain/mall/pasted';
import { purchaseLines, type PurchaseAnswer } from '../../../../domain/mall/purchase';
import { interpretPasted } from '../../../../server/orders/mall/purchase/pasted';
import { readProduct } from '../../../../server/orders/mall/read-product';
import { shelveProducts as shelfOf } from '../../../../server/orders/mall/shelf';
import { PRODUCTS } from '../../../../server/orders/mall/table/products';
import { bearing } from '../../people/identity/support/person';
import { newMember } from '../orders/support/enterprise';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const TODAY = '2026-11-28';
const SHELF = shelfOf(
  PRODUCTS.trim()
    .split('\n')
    .map((row) => readProduct(row, TODAY)),
  TODAY,
  2900,
);

const meant = (text: string) => {
  const [row] = interpretPasted(SHELF, text).rows;
  return {
    chosen: row ? firstPick(row) : null,
    choices: row?.choices.map((choice) => choiceId(choice)),
    fault: row?.fault,
    unused: row?.unused,
  };
};

describe('row of a pasted list', () => {
  it.each([
    ['环氧树脂 E-51 4 桶 200L 张家港', 'P0067-D200-CNZJG-880'],
    ['环氧树脂 E-51 3 桶 张家港', 'P0067-D200-CNZJG-660'],
    ['1. 环氧树脂 E-51，200升桶 880 kg，张家港仓发货', 'P0067-D200-CNZJG-880'],
    ['3\t乙二醇\t聚酯级\t20\t200L桶\t宁波', 'P0071-D200-CNNGB-4500'],
    ['乙二醇 1,050 公斤 吨桶 从天津发', 'P0071-I1000-CNTXG-1050'],
    ['meg 聚酯级 225kg/桶 × 4桶 张家港', 'P0071-D200-CNZJG-900'],
    ['CAS 107-21-1 聚酯级  225kg*10桶 张家港', 'P0071-D200-CNZJG-2250'],
    ['ＣＡＳ：１０７－２１－１　２２５ｋｇ／桶　１０桶　聚酯级　张家港', 'P0071-D200-CNZJG-2250'],
  ])('%s is chosen automatically', (text, id) => {
    expect(meant(text)).toMatchObject({ chosen: id, fault: null, unused: [] });
  });

  it.each([
    ['several packs come to it', '环氧树脂 E-51 4,400 kg 张家港', ['P0067-D200-CNZJG-4400', 'P0067-I1000-CNZJG-4400']],
    ['whole packs do not', '环氧树脂 E-51 900 kg 200L 张家港', ['P0067-D200-CNZJG-880', 'P0067-D200-CNZJG-1100']],
    ['the store has none', '环氧树脂 E-51 880 kg 200L 天津', ['P0067-D200-CNZJG-880']],
    ['a word fits nothing', '环氧树脂 E-51 电子级 880 kg 200L 张家港', ['P0067-D200-CNZJG-880']],
    ['the name is a part of another', '氧树脂 1,100 kg 吨桶 张家港', ['P0067-I1000-CNZJG-1100']],
  ])('chooses nothing automatically when %s', (_, text, choices) => {
    expect(meant(text)).toMatchObject({ chosen: null, choices, fault: null });
  });

  it('names the words it cannot use', () => {
    expect(meant('环氧树脂 E-44 电子级 含税 880 kg')).toMatchObject({ chosen: null, unused: ['电子级', '含税'] });
  });

  it.each([
    ['unknown', '氯化钴酸 20 桶'],
    ['unknown', '123-45-6 20 桶'],
    // Hidden goods answer as unknown goods.
    ['unknown', '7697-37-2 20 桶'],
    ['unknown', '20 桶'],
    ['noAmount', '乙二醇 聚酯级'],
    ['noAmount', '乙二醇 20'],
    ['noAmount', '107-21-1'],
    ['amounts', '乙二醇 20 桶 900 kg'],
    ['noPack', '乙二醇 20 箱'],
    ['tooMany', '环氧树脂 2,000 吨'],
    ['heading', '序号\t品名\t规格\t数量\t单位\t发货仓'],
  ])('has the fault %s when it is %s', (fault, text) => {
    expect(meant(text)).toMatchObject({ fault, choices: [], chosen: null });
  });
});

it('reads numbers in the unit of their heading, and keeps the row numbers', () => {
  const { rows, more } = interpretPasted(SHELF, '品名\t数量(kg)\t包装\n\n环氧树脂 E-51\t880\t200L\n乙二醇\t\t桶装\n');
  expect(rows.map(({ no, fault, choices }) => [no, fault, choices.map(({ kg }) => kg)])).toEqual([
    [1, 'heading', []],
    [3, null, [880]],
    [4, 'noAmount', []],
  ]);
  expect(more).toBe(0);
});

it('is one of fifty read, and the rest is counted', () => {
  const { rows, more } = interpretPasted(SHELF, '乙二醇 20 桶\n'.repeat(53));
  expect([rows.length, more]).toEqual([50, 3]);
});

describe('pasted list at the gateway', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway();
  });
  afterAll(() => gateway.close());

  it('goes onto the purchase list', async () => {
    const { token } = await newMember(gateway, 'PASS');
    const text = '环氧树脂 4 桶 200L 张家港\n没有这个 3 桶';
    const { data } = await gateway.post<PastedRows>(purchasePasted.path, { text }, bearing(token));
    expect(data.rows.map(({ fault }) => fault)).toEqual([null, 'unknown']);
    const lines = data.rows.flatMap(({ choices: [choice] }) =>
      choice ? [{ productId: choice.productId, pack: choice.pack, city: choice.city, kg: choice.kg }] : [],
    );
    const taken = await gateway.post<PurchaseAnswer>(
      purchaseChange.path,
      { change: { kind: 'take', lines } },
      bearing(token),
    );
    expect(taken.data.brought).toEqual({ taken: 1, stood: [], left: [] });
    expect(purchaseLines(taken.data.sheet).map(({ lineId, kg }) => [lineId, kg])).toEqual([['P0067-D200-CNZJG', 880]]);
  });

  it('requires sign-in and limits the text', async () => {
    expect((await gateway.post(purchasePasted.path, { text: '乙二醇' })).status).toBe(401);
    const { token } = await newMember(gateway, 'PASS');
    expect((await gateway.post(purchasePasted.path, { text: '桶'.repeat(8_001) }, bearing(token))).status).toBe(400);
  });
});
