import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { firstNow } from '../../../support/long';
import { CODES } from '../../../../contract/wire/envelope';
import { mallLanded } from '../../../../contract/mall/mall';
import { purchaseChange, purchaseList } from '../../../../contract/mall/purchase';
import { changedChoice, firstChoice, chosenKg, listedAs } from '../../../../domain/mall/choice';
import { unitPrice } from '../../../../domain/mall/price';
import { purchaseLines, type PurchaseSheet } from '../../../../domain/mall/purchase';
import { kgOfPacks, quantityFault } from '../../../../domain/mall/quantity';
import type { DeliveredPrice, MallItem } from '../../../../domain/mall/sheet';
import { MALL } from '../../../../domain/modes/mall/mode';
import type { MallQuote } from '../../../../domain/modes/mall/quote';
import { roundedUp } from '../../../../domain/values/money';
import { readProduct } from '../../../../server/orders/mall/read-product';
import { PRODUCTS } from '../../../../server/orders/mall/table/products';
import { bearing, type Person } from '../../people/identity/support/person';
import { readPaper } from '../../trade/modes/mall/paper-support';
import { buying } from '../../trade/modes/mall/support';
import { itemOf } from '../../trade/modes/support/mall';
import { newMember } from '../orders/support/enterprise';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const CATALOGUE = PRODUCTS.trim()
  .split('\n')
  .map((row) => readProduct(row, '2026-11-28'))
  .filter(({ isPriced }) => isPriced);
const PACKS = CATALOGUE.flatMap(({ productId, packs }) => packs.map(({ form }) => [productId, form] as const));

const CARTONS = 'P0002';

let gateway: TestGateway;
let buyer: Person;
beforeAll(async () => {
  gateway = await openTestGateway();
  buyer = await newMember(gateway, 'PASS');
  await readPaper(gateway, buyer, 'USEPROOF');
  const substances = new Set(CATALOGUE.filter(({ gate }) => gate === 'PERMIT').map(({ goodsId }) => goodsId));
  for (const goodsId of substances)
    await readPaper(gateway, buyer, 'PRECREG', { number: `沪 ${goodsId}`, permit: { goodsId, kg: 1_000_000 } });
});
afterAll(() => gateway.close());

const said = (query: object) => new URLSearchParams(query as Record<string, string>).toString();
const listed = async () =>
  purchaseLines((await gateway.get<PurchaseSheet>(purchaseList.path, bearing(buyer.token))).data);
const change = (what: object) => gateway.post(purchaseChange.path, { change: what }, bearing(buyer.token));

const chosen = (item: MallItem, form: string) =>
  changedChoice(item, firstChoice(item, { kg: null, to: null }), {
    pack: item.packs.find((pack) => pack.form === form)?.form ?? null,
  });

describe('packs of the catalogue', () => {
  it('number more than 155', () => {
    expect(PACKS.length).toBeGreaterThan(155);
  });

  firstNow(it, 12)(PACKS)(
    '%s in %s is priced, listed and quoted as the product page first shows it',
    async (productId, form) => {
      const item = await itemOf(gateway, productId);
      const choice = chosen(item, form);
      const [pack, kg] = [item.packs.find((one) => one.form === form), chosenKg(item, choice)];
      if (!pack || kg === null || item.rates === null) throw new Error(`${productId} is not sold at a price`);
      for (const count of [1, 3, 7, 33]) {
        const all = kgOfPacks(pack, Number(choice.count) + count);
        expect(quantityFault(pack, all, Infinity), `${all} kg`).not.toBe('kgNotWhole');
      }
      const line = listedAs(item, choice);
      if (!line) throw new Error(`${productId} cannot be put on a list`);
      const amount = roundedUp(unitPrice(item.rates, pack.adderYuanPerKg, kg) * kg);
      const asked = said({ productId, pack: form, kg, city: line.city, way: 'SELF', to: '' });
      const landed = await gateway.get<DeliveredPrice>(`${mallLanded.path}?${asked}`);
      expect(landed.data).toMatchObject({ kind: 'priced', goods: amount, total: amount });
      await change({ kind: 'line', ...line, seenKg: null });
      const [kept] = await listed();
      expect(kept).toMatchObject({ kg, fault: null, gateAnswer: 'BUY', price: { amount } });
      await change({ kind: 'remove', lineId: kept?.lineId });
      const lines = [{ productId, pack: form, kg }];
      const reply = await buying(gateway).ask<MallQuote>({ city: line.city, way: 'SELF', to: '', lines }, buyer);
      expect(reply.code, reply.message).toBe(CODES.success);
      const { data } = reply;
      const charges = MALL.price(MALL.quoted(MALL.blank, data), data, () => null);
      expect(charges?.totalYuan.amount).toBe(amount);
    },
  );
});

describe('carton of 7.9 kg', () => {
  it('is bought singly and reduces the stock by its own weight only', async () => {
    const before = await itemOf(gateway, CARTONS);
    const [store] = before.stock;
    const lines = [{ productId: CARTONS, pack: 'R500' as const, kg: 7.9 }];
    const shop = buying(gateway);
    const { reply } = await shop.ordered({ city: store?.city ?? '', way: 'SELF', to: '', lines }, buyer);
    expect(reply.code, reply.message).toBe(CODES.success);
    const left = (await itemOf(gateway, CARTONS)).stock.find(({ city }) => city === store?.city);
    expect(left?.kg).toBe(Math.round(((store?.kg ?? 0) - 7.9) * 10) / 10);
  });

  it('is refused in fractions', async () => {
    const [store] = (await itemOf(gateway, CARTONS)).stock;
    for (const kg of [8, 3.95, 15.7])
      expect(
        await buying(gateway).ask(
          { city: store?.city ?? '', way: 'SELF', to: '', lines: [{ productId: CARTONS, pack: 'R500', kg }] },
          buyer,
        ),
      ).toMatchObject({ code: CODES.badRequest });
  });
});
