/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { cancelOrder } from '../../../../../contract/orders/orders';
import { purchaseChange, purchaseList } from '../../../../../contract/mall/purchase';
import { purchaseLines, type PurchaseSheet } from '../../../../../domain/mall/purchase';
import type { MallReceipt } from '../../../../../domain/modes/mall/receipt';
import type { MallQuery } from '../../../../../domain/modes/mall/search';
import type { OrderBrief } from '../../../../../domain/order/receipt/brief';
import type { HouseEvent, OrderState } from '../../../../../domain/order/life/lifecycle';
import { briefOf } from '../../../../support/modes/gateway-case';
import { sentMall } from '../../../../support/mall-order';
import { bearing, type Person } from '../../../people/identity/support/person';
import { newMember } from '../../../orders/orders/support/enterprise';
import { holdToBooks } from '../../../support/books';
import { deskOf } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { ASH, EPOXY, itemOf, wantedOf } from '../support/mall';
import { buying } from './support';

const HOUR = 3_600_000;

let gateway: TestGateway;
let shop: ReturnType<typeof buying>;
beforeAll(async () => {
  gateway = await openTestGateway();
  shop = buying(gateway);
});
afterAll(() => gateway.close());

const detailOf = async (by: Person, orderNo: string) =>
  (await briefOf(gateway, by.token, orderNo)) as unknown as OrderBrief<MallReceipt>;
const leftIn = async (productId: string, city: string): Promise<number> =>
  (await itemOf(gateway, productId)).stock.find((one) => one.city === city)?.kg ?? 0;

const listed = (asked: MallQuery, by: Person) =>
  gateway.post(
    purchaseChange.path,
    { change: { kind: 'line', ...asked.lines[0], city: asked.city, seenKg: null } },
    bearing(by.token),
  );
const sheetOf = async (by: Person) => (await gateway.get<PurchaseSheet>(purchaseList.path, bearing(by.token))).data;

describe('mall order', () => {
  it('takes the earliest expiring lot, lists its lots, and returns them on cancellation', async () => {
    const buyer = await newMember(gateway, 'PASS');
    const { lots } = await itemOf(gateway, EPOXY);
    const asked = await wantedOf(gateway, EPOXY, 1);
    const own = lots.filter(({ city, isReleased, kg }) => city === asked.city && isReleased && kg > 0);
    const [first, second] = own;
    if (!first || !second) throw new Error('two lots are wanted');
    const kg = Math.ceil((first.kg + 1) / 220) * 220;
    const [line] = asked.lines;
    if (!line) throw new Error('a line is wanted');
    const more = { ...asked, lines: [{ ...line, kg }] };
    const before = await leftIn(EPOXY, asked.city);
    const { orderNo, reply } = await shop.ordered(more, buyer);
    expect(reply.data, JSON.stringify(reply)).toMatchObject({ state: 'DG_REVIEW' });
    const { detail, cancelFee, charges } = await detailOf(buyer, orderNo);
    expect(detail.taken).toEqual([
      { lotId: first.lotId, kg: first.kg, madeOn: first.madeOn, expiresOn: first.expiresOn },
      { lotId: second.lotId, kg: kg - first.kg, madeOn: second.madeOn, expiresOn: second.expiresOn },
    ]);
    expect(await leftIn(EPOXY, asked.city), 'the shop says at once what is left').toBe(before - kg);
    expect((await itemOf(gateway, EPOXY)).lots.find(({ lotId }) => lotId === first.lotId)?.kg).toBe(0);
    expect(cancelFee?.amount, 'nothing has begun').toBe(0);
    await deskOf(gateway).move({ orderNo, from: 'DG_REVIEW', event: 'accepted' });
    const confirmed = await detailOf(buyer, orderNo);
    expect(confirmed.cancelFee?.amount).toBe(Math.max(20_000, Math.ceil(charges.totalYuan.amount * 0.02)));
    const path = cancelOrder.path.replace(':orderNo', orderNo);
    await gateway.post(path, { reason: '1', shownFee: confirmed.cancelFee }, bearing(buyer.token));
    expect(await leftIn(EPOXY, asked.city)).toBe(before);
    await holdToBooks(gateway.database);
  });

  it('is refused with the remaining quantity when others were faster, and holds nothing', async () => {
    const [one, other] = [await newMember(gateway, 'PASS'), await newMember(gateway, 'PASS')];
    const asked = await wantedOf(gateway, EPOXY, 1);
    const left = await leftIn(EPOXY, asked.city);
    const kg = Math.floor(left / 220) * 220;
    const lines = asked.lines.map((line) => ({ ...line, kg }));
    const late = await shop.quoteOf({ ...asked, lines }, other);
    const { orderNo } = await shop.ordered({ ...asked, lines }, one);
    const reply = await shop.send(late, other);
    expect([reply.code, reply.data.reason]).toEqual([CODES.soldOut, 'goodsShort']);
    expect(reply.message).toContain(`可售 ${(left - kg).toLocaleString('en-US')} kg`);
    const again = await shop.ask({ ...asked, lines }, other);
    expect([again.code, again.message]).toEqual([CODES.soldOut, expect.stringContaining('库存不足')]);
    await gateway.orders.desk.move({ orderNo, from: 'DG_REVIEW', event: 'refused', reason: '验资料' });
    expect(await leftIn(EPOXY, asked.city)).toBe(left);
  });

  it('is delivered by truck at the listed price, led by the desk to the door', async () => {
    const buyer = await newMember(gateway, 'PASS');
    const asked = { ...(await wantedOf(gateway, ASH, 40)), way: 'SEND' as const, to: '3301' as const };
    const { orderNo, reply } = await shop.ordered(asked, buyer, sentMall('2026-03-20', '3301'));
    expect(reply.code, JSON.stringify(reply.data)).toBe(CODES.success);
    const { charges, path, detail } = await detailOf(buyer, orderNo);
    expect(charges.lines.map(({ item }) => item)).toEqual(['GDS', 'FRT']);
    expect(path).toEqual(['CONFIRMED', 'BOOKED', 'CARGO_IN', 'DEPARTED', 'ARRIVED', 'COMPLETED']);
    expect(detail.delivery).toMatchObject({ way: 'SEND', toCity: '3301', at: '2026-03-20' });
    let from: OrderState = reply.data.state;
    for (const event of ['accepted', 'space.released', 'cargo.in', 'departed', 'arrived', 'completed'] as const)
      from = (await deskOf(gateway).move({ orderNo, from, event: event satisfies HouseEvent })).data.state;
    expect(from).toBe('COMPLETED');
  });
});

describe('locked price of a purchase list', () => {
  it('applies to an order until its lock ends, then the current price applies', async () => {
    const buyer = await newMember(gateway, 'PASS');
    const asked = await wantedOf(gateway, ASH, 8);
    await listed(asked, buyer);
    const held = (await sheetOf(buyer)).held?.until ?? '';
    gateway.clock.advance(23 * HOUR);
    const early = await shop.quoteOf(asked, buyer);
    expect([early.search.heldUntil, early.lockedUntil], 'no longer than the list').toEqual([held, held]);
    const [line] = purchaseLines(await sheetOf(buyer));
    expect(early.offer.price?.charges.totalYuan.amount).toBe(line?.price?.amount);
    gateway.clock.advance(7 * 24 * HOUR);
    const [over] = purchaseLines(await sheetOf(buyer));
    expect(over?.price?.amountNow).not.toBe(over?.price?.amount);
    const late = await shop.quoteOf(asked, buyer);
    expect(late.search.heldUntil).toBeNull();
    expect(late.offer.price?.charges.totalYuan.amount).toBe(over?.price?.amountNow);
    const stale = await shop.send(early, buyer);
    expect([stale.code, stale.message]).toEqual([CODES.quoteLapsed, '报价已过期，请重新获取报价']);
  });

  it('applies to its owner only', async () => {
    const [owner, other] = [await newMember(gateway, 'PASS'), await newMember(gateway, 'PASS')];
    const asked = await wantedOf(gateway, ASH, 8);
    await listed(asked, owner);
    expect((await shop.quoteOf(asked, other)).search.heldUntil).toBeNull();
  });

  it('ends with the ordered lines, and keeps a line changed meanwhile', async () => {
    const buyer = await newMember(gateway, 'PASS');
    const asked = await wantedOf(gateway, ASH, 8);
    await listed(asked, buyer);
    await shop.ordered(asked, buyer);
    expect((await sheetOf(buyer)).groups).toEqual([]);
    await listed(asked, buyer);
    const other = asked.lines.map((line) => ({ ...line, kg: line.kg * 2 }));
    await shop.ordered({ ...asked, lines: other }, buyer);
    expect(purchaseLines(await sheetOf(buyer)).map(({ kg }) => kg)).toEqual(asked.lines.map(({ kg }) => kg));
  });
});
