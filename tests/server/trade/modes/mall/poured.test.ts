/** @module-tag long */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { cancelOrder } from '../../../../../contract/orders/orders';
import type { MallQuote } from '../../../../../domain/modes/mall/quote';
import { LEASE, tankSearchOf } from '../../../../support/tank-order';
import { briefOf, locked } from '../../../../support/modes/gateway-case';
import type { ShownDraft } from '../../../../../server/people/drafts/service';
import { bearing } from '../../../people/identity/support/person';
import { type Member, newMember } from '../../../orders/orders/support/enterprise';
import { countAll } from '../../../orders/orders/support/booking';
import { holdToBooks } from '../../../support/books';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { EPOXY, itemOf, wantedOf } from '../support/mall';
import { LEASE_CASE } from '../support/tank';
import { carrying, chosen } from './beside-support';
import { DISTRICT, GLYCOL, inBulk, tanking } from './poured-support';
import { buying } from './support';

let gateway: TestGateway;
let shop: ReturnType<typeof buying>;
let road: ReturnType<typeof carrying>;
let fleet: ReturnType<typeof tanking>;
let buyer: Member;
let bought: MallQuote;
beforeAll(async () => {
  gateway = await openTestGateway();
  [shop, road, fleet] = [buying(gateway), carrying(gateway), tanking(gateway)];
});
afterAll(async () => {
  await holdToBooks(gateway.database);
  await gateway.close();
});
beforeEach(async () => {
  buyer = await newMember(gateway, 'PASS');
  bought = await shop.quoteOf(inBulk(20), buyer);
});

const choiceOf = async ({ draftId }: Pick<ShownDraft, 'draftId'>, of = bought) => {
  const all = await road.choices(buyer, road.handedOver(of));
  const choice = all.find((one) => one.draftId === draftId);
  if (!choice) throw new Error('the draft is no choice');
  return choice;
};

const leftOf = async (city: string) => (await itemOf(gateway, GLYCOL)).stock.find((one) => one.city === city)?.kg ?? 0;

describe('bulk purchase with its tank order', () => {
  it('creates both orders, linked, each returning its own stock', async () => {
    const draft = await fleet.drafted(buyer, bought, 20);
    const choice = await choiceOf(draft);
    expect(choice).toMatchObject({
      mode: 'TANK',
      wrong: null,
      refused: null,
      fetchedAt: expect.stringMatching(/T09:00$/),
    });
    const before = await leftOf('CNZJG');
    const { data } = await shop.send(bought, buyer, road.handedOver(bought, chosen(choice)));
    const goods = await briefOf(gateway, buyer.token, data.orderNo);
    const tank = await briefOf(gateway, buyer.token, goods.beside?.orderNo ?? '');
    expect(goods.beside).toMatchObject({ mode: 'TANK', state: tank.state });
    expect(tank).toMatchObject({ mode: 'TANK', beside: { orderNo: data.orderNo, mode: 'MALL' } });
    expect(tank.detail).toMatchObject({ kg: 20_000, loadAddress: '江苏省苏州市张家港市 张家港市保税区南海路 6 号库' });
    expect(before - (await leftOf('CNZJG'))).toBe(20_000);
    await gateway.post(
      cancelOrder.path.replace(':orderNo', data.orderNo),
      { reason: '1', shownFee: goods.cancelFee },
      bearing(buyer.token),
    );
    expect(await leftOf('CNZJG'), 'into the very lots').toBe(before);
    expect((await briefOf(gateway, buyer.token, tank.orderNo)).state, 'its tanks stand until they are given up').toBe(
      tank.state,
    );
  });

  it.each([
    ['a ton less', 19],
    ['a kilogram less', 19.999],
    ['a ton more', 21],
  ])('is refused when the tanks hold %s than was bought', async (_, tons) => {
    const draft = await fleet.drafted(buyer, bought, 20, { quantityT: String(tons) });
    const choice = await choiceOf(draft);
    expect(choice).toMatchObject({
      refused: null,
      wrong: { code: 'mallFreightGoods', given: { kg: tons * 1000, bought: 20_000 } },
    });
    const before = await countAll(gateway);
    const reply = await shop.send(bought, buyer, road.handedOver(bought, chosen(choice)));
    expect(reply.data).toMatchObject({ faults: [{ path: 'freight', code: 'mallFreightGoods' }] });
    expect(await countAll(gateway)).toEqual(before);
  });

  it('is refused when the filling place differs or is missing', async () => {
    const unsaid = await fleet.drafted(buyer, bought, 20, { pickupRegion: '' });
    expect((await choiceOf(unsaid)).wrong).toMatchObject({ code: 'mallFreightUnfetched', given: { city: '张家港' } });
    const elsewhere = await fleet.drafted(buyer, bought, 20, { pickupRegion: '310116' });
    expect((await choiceOf(elsewhere)).wrong).toMatchObject({ code: 'mallFreightElsewhere' });
    const nowhere = await fleet.drafted(buyer, bought, 20, { pickupRegion: '320599' });
    expect((await choiceOf(nowhere)).total, 'a district that is on no list').toBeNull();
  });

  it('is refused for leased tanks, which have no filling place', async () => {
    const { search, offerId } = await LEASE_CASE.find(gateway);
    const quote = await locked(gateway, 'TANK', { search, offerId }, buyer.token);
    const form = { ...LEASE_CASE.sound(quote), quantityT: '20', tanks: '1', pickupRegion: DISTRICT };
    const draft = await road.saved(buyer, 'TANK', form, { revision: 0 });
    expect((await choiceOf(draft)).wrong).toMatchObject({ code: 'mallFreightUnfetched' });
    expect(tankSearchOf(LEASE).kind).toBe('LEASE');
  });

  it('is refused for drums, and with a tank draft chosen for another purchase', async () => {
    const draft = await fleet.drafted(buyer, bought, 20);
    const choice = await choiceOf(draft);
    const [line] = inBulk(20).lines;
    const drums = await shop.quoteOf({ ...inBulk(20), lines: [{ ...line!, pack: 'D200', kg: 89 * 225 }] }, buyer);
    expect((await choiceOf(draft, drums)).wrong).toMatchObject({ code: 'mallFreightTank', given: { goods: '乙二醇' } });
    const epoxy = await shop.quoteOf(await wantedOf(gateway, EPOXY, 40), buyer);
    const before = await countAll(gateway);
    for (const other of [drums, epoxy, await shop.quoteOf(inBulk(21), buyer)]) {
      const reply = await shop.send(other, buyer, road.handedOver(other, chosen(choice)));
      expect(reply.data).toMatchObject({ faults: [{ path: 'freight', code: expect.stringMatching(/^mallFreight/) }] });
    }
    expect(await countAll(gateway), 'no tank for what was swapped in another tab').toEqual(before);
  });
});
