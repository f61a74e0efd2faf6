import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { ORDER_WIRES } from '../../../../../contract/modes';
import { purchaseChange, purchaseList } from '../../../../../contract/mall/purchase';
import { quoteById } from '../../../../../contract/offers/quotes';
import { shareMake, shareOpen } from '../../../../../contract/mall/share';
import type { PurchaseSheet } from '../../../../../domain/mall/purchase';
import type { MallQuote } from '../../../../../domain/modes/mall/quote';
import { bearing, type Person } from '../../../people/identity/support/person';
import { newMember } from '../../../orders/orders/support/enterprise';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { EPOXY, soundFor, wantedOf } from '../support/mall';
import { buying } from './support';

/** Explosive precursor of the library, not sold online. */
const HIDDEN_GOODS = 'nitric-acid';
const NAME = '环氧';

let gateway: TestGateway;
let shop: ReturnType<typeof buying>;
let buyer: Person;
let quote: MallQuote;
beforeAll(async () => {
  gateway = await openTestGateway();
  shop = buying(gateway);
  buyer = await newMember(gateway, 'PASS');
});
afterAll(() => gateway.close());

const set = async (change: object) => {
  await gateway.database.query('update mall_products set body = body || $2::jsonb where product_id = $1', [
    EPOXY,
    JSON.stringify(change),
  ]);
  await gateway.database.query('update mall_catalogue set revision = revision + 1');
};
const withdraw = async (is: boolean) => {
  await gateway.database.query('update mall_products set is_withdrawn = $2 where product_id = $1', [EPOXY, is]);
  await gateway.database.query('update mall_catalogue set revision = revision + 1');
};
let before: object;
beforeEach(async () => {
  const [row] = await gateway.database.query<{ body: object }>('select body from mall_products where product_id = $1', [
    EPOXY,
  ]);
  before = row?.body ?? {};
  quote = await shop.quoteOf(await wantedOf(gateway, EPOXY, 1), buyer);
});
afterEach(async () => {
  await withdraw(false);
  await set(before);
});

const takings = async () => {
  const [row] = await gateway.database.query<{ sum: number }>(
    'select coalesce(sum(taken), 0)::float8 as sum from takings',
  );
  return row?.sum;
};

describe('quoted mall goods', () => {
  it.each<[string, () => Promise<void>, string]>([
    ['became ones that the law hides', () => set({ goodsId: HIDDEN_GOODS }), 'mallGone'],
    ['were withdrawn', () => withdraw(true), 'mallGone'],
    ['are sold on enquiry alone by now', () => set({ isPriced: false }), 'mallGone'],
    [
      'left that store',
      () => set({ stock: { cities: [], cadenceDays: 7, shelfMonths: 24, qcDays: 2, leastKg: 1, moreKg: 1 } }),
      'mallGone',
    ],
    ['came behind a licence', () => set({ gate: 'LICENCE' }), 'mallPaper'],
    ['came behind a permit', () => set({ gate: 'PERMIT' }), 'mallPaper'],
  ])('cannot be ordered when they %s', async (_, change, code) => {
    const taken = await takings();
    await change();
    const { code: answered, data } = await shop.send(quote, buyer);
    expect(answered).toBe(CODES.orderRefused);
    expect(data.faults).toContainEqual(expect.objectContaining({ path: 'goods', code }));
    expect(JSON.stringify(data)).not.toContain(HIDDEN_GOODS);
    expect(await takings()).toBe(taken);
  });

  it('are taken from the lots of the order day at the quoted price', async () => {
    await set({ baseYuanPerTon: 999_999 });
    const { code, data } = await shop.send(quote, buyer);
    expect(code, JSON.stringify(data)).toBe(CODES.success);
  });
});

describe('pages of goods hidden later', () => {
  const form = () => soundFor(gateway)(quote);
  const made = async () => {
    const wanted = await wantedOf(gateway, EPOXY, 1);
    const [line] = wanted.lines;
    await gateway.post(
      purchaseChange.path,
      { change: { kind: 'line', ...line, city: wanted.city, seenKg: null } },
      bearing(buyer.token),
    );
    const share = await gateway.post<{ token: string }>(
      shareMake.path,
      { show: 'ALL', needsLogin: false },
      bearing(buyer.token),
    );
    return share.data.token;
  };

  it('show nothing in share link, list, quote and draft', async () => {
    const token = await made();
    const wire = ORDER_WIRES.MALL;
    await gateway.post(wire?.saveDraft.path ?? '', { form: form(), revision: 0 }, bearing(buyer.token));
    const told = async () => [
      await gateway.post(shareOpen.path, { token }),
      (await gateway.get<PurchaseSheet>(purchaseList.path, bearing(buyer.token))).data,
      await gateway.get(quoteById.path.replace(':quoteId', quote.quoteId), bearing(buyer.token)),
      await gateway.get(wire?.listDrafts.path ?? '', bearing(buyer.token)),
      await gateway.get(wire?.readDraft.path ?? '', bearing(buyer.token)),
    ];
    for (const one of await told()) expect(JSON.stringify(one)).toContain(NAME);
    await set({ goodsId: HIDDEN_GOODS });
    const [share, ...rest] = await told();
    expect(share).toMatchObject({
      code: CODES.success,
      data: { shared: { sheet: { lines: [], withheld: 1, sums: null, kg: 0 } } },
    });
    for (const one of [share, ...rest]) {
      expect(JSON.stringify(one)).not.toContain(NAME);
      expect(JSON.stringify(one)).not.toContain('硝酸');
    }
  });

  it('show no pack price in a link without prices', async () => {
    await made();
    const { data } = await gateway.post<{ token: string }>(
      shareMake.path,
      { show: 'NONE', needsLogin: false },
      bearing(buyer.token),
    );
    const opened = await gateway.post(shareOpen.path, { token: data.token });
    expect(JSON.stringify(opened)).toContain('"adderYuanPerKg":0');
  });
});
