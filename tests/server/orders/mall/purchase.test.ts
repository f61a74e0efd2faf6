import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { mallProduct } from '../../../../contract/mall/mall';
import { purchaseChange, purchaseList } from '../../../../contract/mall/purchase';
import type { PurchaseAnswer, PurchaseChange, PurchaseLine, PurchaseSheet } from '../../../../domain/mall/purchase';
import { purchaseLines, MOST_LINES } from '../../../../domain/mall/purchase';
import { unitPrice } from '../../../../domain/mall/price';
import type { MallItem } from '../../../../domain/mall/sheet';
import { bearing, newPerson, type Person } from '../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

let gateway: TestGateway;
let person: Person;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const read = async (who = person) => (await gateway.get<PurchaseSheet>(purchaseList.path, bearing(who.token))).data;
const change = (what: PurchaseChange | Record<string, unknown>, who = person) =>
  gateway.post<PurchaseAnswer>(purchaseChange.path, { change: what }, bearing(who.token));
const soon = (ms: number) => new Date(gateway.clock.now() + ms).toISOString();
const item = async (productId: string) =>
  (await gateway.get<MallItem>(`${mallProduct.path}?productId=${productId}`)).data;

async function packs(productId: string, count: number, form?: string) {
  const found = await item(productId);
  const pack = found.packs.find((one) => form === undefined || one.form === form);
  if (!pack || !found.stock[0]) throw new Error(`${productId} is not on sale`);
  return { productId, pack: pack.form, city: found.stock[0].city, kg: pack.netKg * count };
}
const listed = async (...asked: Parameters<typeof packs>) => ({
  kind: 'line' as const,
  ...(await packs(...asked)),
  seenKg: null,
});
const only = ({ groups }: PurchaseSheet): PurchaseLine => {
  const [line] = purchaseLines({ groups } as PurchaseSheet);
  if (!line) throw new Error('nothing is listed');
  return line;
};

describe('purchase list', () => {
  beforeAll(async () => {
    person = await newPerson(gateway);
  });
  afterEach(async () => {
    for (const { lineId } of purchaseLines(await read())) await change({ kind: 'remove', lineId });
    await change({ kind: 'deliver', way: 'SELF', to: '' });
  });

  it('is empty at first and private to its owner', async () => {
    expect(await read()).toEqual({
      lists: [{ listId: 'first', name: '采购单', lines: 0, isOpen: true }],
      groups: [],
      withdrawn: [],
      delivery: { way: 'SELF', to: '' },
      held: null,
      rule: null,
    });
    await change(await listed('P0071', 10));
    expect((await read(await newPerson(gateway))).groups).toEqual([]);
    expect((await gateway.get(purchaseList.path)).status).toBe(401);
    expect((await gateway.post(purchaseChange.path, { change: { kind: 'renew' } })).status).toBe(401);
  });

  it('prices a line by all packs of its product from one warehouse, to the fen', async () => {
    const line = await listed('P0071', 10);
    const { rates, packs: sold } = await item('P0071');
    const { data } = await change(line);
    const pack = sold.find(({ form }) => form === line.pack);
    const perKg = rates && pack ? unitPrice(rates, pack.adderYuanPerKg, line.kg) : 0;
    expect(only(data.sheet).price).toEqual({
      perKg,
      amount: perKg * line.kg,
      perKgNow: perKg,
      amountNow: perKg * line.kg,
    });
    const other = sold.find(({ form }) => form !== line.pack && form !== 'BULK' && form !== 'BAG');
    if (!other || !rates) return;
    const more = { ...line, pack: other.form, kg: other.netKg * Math.ceil(other.leastKg / other.netKg) };
    const both = purchaseLines((await change(more)).data.sheet);
    const together = line.kg + more.kg;
    expect(both.map(({ price }) => price?.perKg)).toEqual([
      unitPrice(rates, pack?.adderYuanPerKg ?? 0, together),
      unitPrice(rates, other.adderYuanPerKg, together),
    ]);
  });

  it('6.16.5 locks its prices for a day from the first line, shows the difference then, and locks again', async () => {
    const line = await listed('P0071', 10);
    const first = (await change(line)).data.sheet;
    expect(first.held).toEqual({ until: soon(24 * HOUR), isOver: false });
    gateway.clock.advance(20 * HOUR);
    await change(await listed('P0073', 10));
    expect((await read()).held?.until).toBe(first.held?.until);
    gateway.clock.advance(WEEK);
    const over = await read();
    const held = purchaseLines(over).find(({ productId }) => productId === 'P0071');
    expect(over.held?.isOver).toBe(true);
    expect(held?.price?.perKg).toBe(only(first).price?.perKg);
    expect(held?.price?.perKgNow).not.toBe(held?.price?.perKg);
    const anew = (await change({ kind: 'renew' })).data.sheet;
    expect(anew.held).toEqual({ until: soon(24 * HOUR), isOver: false });
    for (const { price } of purchaseLines(anew)) expect(price?.perKg).toBe(price?.perKgNow);
  });

  it('starts a new price lock after it was empty', async () => {
    const { lineId } = only((await change(await listed('P0071', 10))).data.sheet);
    await change({ kind: 'remove', lineId });
    expect((await read()).held).toBeNull();
    gateway.clock.advance(HOUR);
    const { sheet } = (await change(await listed('P0071', 10))).data;
    expect(sheet.held?.until).toBe(soon(24 * HOUR));
  });

  it('6.16.4 has one line per pack and warehouse: the last write wins and reports what it replaced', async () => {
    const line = await listed('P0071', 10);
    await change(line);
    const again = await change({ ...line, kg: line.kg * 2, seenKg: line.kg });
    expect(again.data.replacedKg).toBeNull();
    const blind = await change({ ...line, kg: line.kg * 3, seenKg: line.kg });
    expect(blind.data.replacedKg).toBe(line.kg * 2);
    expect(purchaseLines(blind.data.sheet).map(({ kg }) => kg)).toEqual([line.kg * 3]);
    expect((await change({ ...line, kg: line.kg * 3 })).data.replacedKg).toBeNull();
  });

  it('keeps every line of parallel writes', async () => {
    const lines = await Promise.all(['P0071', 'P0073', 'P0075', 'P0079'].map((productId) => listed(productId, 10)));
    await Promise.all(lines.map((line) => change(line)));
    expect(
      purchaseLines(await read())
        .map(({ productId }) => productId)
        .toSorted(),
    ).toEqual(['P0071', 'P0073', 'P0075', 'P0079']);
  });

  it('names the lots to be taken, and a shortage across all packs of a warehouse', async () => {
    const { lots, stock } = await item('P0071');
    const [store] = stock;
    const line = await listed('P0071', 10, 'D200');
    const { sheet } = (await change(line)).data;
    const [first] = lots.filter(({ city, isReleased, kg }) => city === store?.city && isReleased && kg > 0);
    expect(only(sheet).lots[0]?.lotId).toBe(first?.lotId);
    expect(only(sheet).lots.reduce((sum, { kg }) => sum + kg, 0)).toBe(line.kg);
    const each = line.kg / 10;
    const most = Math.floor((store?.kg ?? 0) / each) * each;
    expect(only((await change({ ...line, kg: most })).data.sheet).fault).toBeNull();
    const short = only((await change({ ...line, kg: most + each })).data.sheet);
    expect([short.fault, short.lots]).toEqual(['kgNotInStock', []]);
    expect((await read()).groups[0]?.goods).toBe(0);
  });

  it('prices delivery by the own tariff, in separate trucks for incompatible goods', async () => {
    const line = await listed('P0071', 10);
    await change(line);
    const { sheet } = (await change({ kind: 'deliver', way: 'SEND', to: '3301' })).data;
    expect(sheet.delivery).toEqual({ way: 'SEND', to: '3301' });
    expect(sheet.groups[0]?.freight).toMatchObject({ trucks: null });
    expect((await change({ kind: 'deliver', way: 'SEND', to: '' })).data.sheet.groups[0]?.freight).toBeNull();
  });

  it('limits an individual to a hundred kilograms per warehouse over all lines', async () => {
    const bags = { kind: 'line' as const, pack: 'B25' as const, city: 'CNLYG', seenKg: null };
    const answers = async (productId: string, kg: number) =>
      purchaseLines((await change({ ...bags, productId, kg })).data.sheet).map(({ gateAnswer }) => gateAnswer);
    expect(await answers('P0083', 100)).toEqual(['BUY']);
    expect(await answers('P0086', 125)).toEqual(['BUY', 'RETAIL_LIMIT']);
    expect(await answers('P0086', 100)).toEqual(['RETAIL_LIMIT', 'RETAIL_LIMIT']);
  });

  it('shows the purchase answer for its owner, and no price for goods on request', async () => {
    const { sheet } = (await change(await listed('P0071', 10))).data;
    expect(only(sheet).gateAnswer).toBe('RETAIL_LIMIT');
    const benzene = await item('P0014');
    const [pack, store] = [benzene.packs[0], benzene.stock[0]];
    if (!pack || !store) return;
    const kg = Math.ceil(pack.leastKg / pack.netKg) * pack.netKg;
    await change({ kind: 'line', productId: 'P0014', pack: pack.form, city: store.city, kg, seenKg: null });
    expect(purchaseLines(await read()).find(({ productId }) => productId === 'P0014')).toMatchObject({
      price: null,
      next: null,
      gateAnswer: 'ENQUIRE',
    });
  });

  it('6.16.11 keeps lines no longer sold, without counting them', async () => {
    await change(await listed('P0071', 10));
    await change(await listed('P0073', 10));
    const withdraw = (is: boolean) =>
      gateway.database.tx(async (inside) => {
        await inside.query('update mall_products set is_withdrawn = $1 where product_id = $2', [is, 'P0073']);
        await inside.query('update mall_catalogue set revision = revision + 1');
      });
    await withdraw(true);
    const sheet = await read();
    expect(purchaseLines(sheet).map(({ productId }) => productId)).toEqual(['P0071']);
    expect(sheet.withdrawn).toMatchObject([{ productId: 'P0073', named: '丙二醇 工业级' }]);
    expect((await change({ kind: 'renew' })).data.sheet.withdrawn).toHaveLength(1);
    const [gone] = sheet.withdrawn;
    expect((await change({ kind: 'remove', lineId: gone?.lineId })).data.sheet.withdrawn).toEqual([]);
    await withdraw(false);
  });

  it.each([
    ['nothing that is sold', { productId: 'P7777' }, 404],
    ['a pack that it is not sold in', { pack: 'R500' }, 404],
    ['a store that has none', { city: 'CNXXX' }, 400],
    ['no whole packs', { kg: 101 }, 400],
    ['less than the least', { kg: 1 }, 400],
    ['none at all', { kg: 0 }, 400],
    ['half a kilogram', { kg: 0.5 }, 400],
    ['more than anybody sells', { kg: 2_000_000 }, 400],
    ['a city that is none', { kind: 'deliver', way: 'SEND', to: '9999' }, 400],
    ['a way that is none', { kind: 'deliver', way: 'BOX', to: 'SGSIN' }, 400],
    ['no known change', { kind: 'order' }, 400],
  ])('refuses %s', async (_, over, status) => {
    const line = await listed('P0071', 10);
    expect((await change({ ...line, ...over })).status).toBe(status);
    expect((await read()).groups).toEqual([]);
  });

  it('is limited in its number of lines', async () => {
    const line = { pack: 'D200', city: 'CNZJG', kg: 225, named: '乙二醇 聚酯级' };
    const many = Array.from({ length: MOST_LINES }, (_, at) => ({ productId: `P${9000 + at}`, ...line }));
    const [user] = await gateway.database.query<{ id: string }>('select id from users where phone = $1', [
      person.phone,
    ]);
    await gateway.database.query('update purchase_lists set lines = $2 where user_id = $1', [
      user?.id ?? '',
      JSON.stringify(many),
    ]);
    const full = await change(await listed('P0071', 10));
    expect([full.code, full.message]).toEqual([CODES.bounded, '一张采购单最多 50 行，请先删除一些']);
    await gateway.database.query(`update purchase_lists set lines = '[]' where user_id = $1`, [user?.id ?? '']);
  });
});
