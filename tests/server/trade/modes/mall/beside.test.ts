import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { HouseCase } from '../../../../../domain/house/case';
import { CODES } from '../../../../../contract/wire/envelope';
import type { MallForm } from '../../../../../domain/modes/mall/form';
import type { MallQuote } from '../../../../../domain/modes/mall/quote';
import type { TruckForm } from '../../../../../domain/modes/truck/form';
import { orderNoInGroups } from '../../../../../domain/order/life/number';
import { MORE_NOTES, NOTE_NAMES } from '../../../../../server/doors/desk/messages';
import type { ShownDraft } from '../../../../../server/people/drafts/service';
import { faultyBeside, ORDER_MESSAGES } from '../../../../../server/orders/orders/messages';
import { briefOf } from '../../../../support/modes/gateway-case';
import { countAll } from '../../../orders/orders/support/booking';
import { type Member, newMember } from '../../../orders/orders/support/enterprise';
import { holdToBooks } from '../../../support/books';
import { colleague } from '../../../people/staff/support/staff';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { EPOXY, wantedOf } from '../support/mall';
import { carrying, chosen, DRUMS, GROSS_KG } from './beside-support';
import { buying } from './support';

let gateway: TestGateway;
let shop: ReturnType<typeof buying>;
let road: ReturnType<typeof carrying>;
let buyer: Member;
let bought: MallQuote;
beforeAll(async () => {
  gateway = await openTestGateway();
  [shop, road] = [buying(gateway), carrying(gateway)];
});
afterAll(async () => {
  await holdToBooks(gateway.database);
  await gateway.close();
});
beforeEach(async () => {
  buyer = await newMember(gateway, 'PASS');
  bought = await shop.quoteOf(await wantedOf(gateway, EPOXY, DRUMS), buyer);
});

const choiceOf = async ({ draftId }: Pick<ShownDraft, 'draftId'>) => {
  const all = await road.choices(buyer, road.handedOver(bought));
  const choice = all.find((one) => one.draftId === draftId);
  if (!choice) throw new Error('the draft is no choice');
  return choice;
};

const hourOf = ({ form }: ShownDraft) => (form as TruckForm).pickFrom;

/** Fault at the freight field; also checks that nothing was created. */
async function refusedWith(freight: MallForm['freight'], change: Partial<MallForm> = {}) {
  const before = await countAll(gateway);
  const reply = await shop.send(bought, buyer, { ...road.handedOver(bought, freight), ...change });
  expect(await countAll(gateway), 'neither of the two is made').toEqual(before);
  return reply;
}

describe('freight choices of a purchase', () => {
  it('contain every freight draft of the buyer at its current price', async () => {
    const draft = await road.drafted(buyer);
    const other = await newMember(gateway, 'PASS');
    await road.drafted(other);
    expect(await road.choices(buyer, road.handedOver(bought))).toEqual([
      {
        mode: 'TRUCK',
        draftId: draft.draftId,
        revision: 1,
        quoteId: draft.form.quoteId,
        about: draft.about,
        goods: ['环氧树脂（液态,环境危害）'],
        protocolVersion: expect.stringMatching(/^\d{4}-/),
        fetchedAt: hourOf(draft),
        total: { amount: expect.any(Number), currency: '1' },
        level: 'MANUAL',
        wrong: null,
        refused: null,
      },
    ]);
  });

  it('state missing fields, and a weight different from the purchase', async () => {
    const open = await road.drafted(buyer, { pickAddress: '' });
    expect(await choiceOf(open)).toMatchObject({ total: null, refused: faultyBeside(1), wrong: null });
    const light = await road.drafted(buyer, {}, GROSS_KG - 700);
    expect(await choiceOf(light)).toMatchObject({
      refused: null,
      wrong: { path: 'freight', code: 'mallFreightGoods', given: { kg: GROSS_KG - 700, bought: GROSS_KG } },
    });
    const two = await road.drafted(buyer, { trucks: '2' });
    expect(await choiceOf(two), 'what is in one truck is in each').toMatchObject({
      wrong: { code: 'mallFreightGoods', given: { kg: 2 * GROSS_KG, bought: GROSS_KG } },
    });
  });

  it('have no price for a quote of another', async () => {
    const other = await newMember(gateway, 'PASS');
    await road.drafted(other);
    expect(await road.choices(other, road.handedOver(bought))).toMatchObject([
      { total: null, refused: ORDER_MESSAGES.quoteLapsed },
    ]);
  });
});

describe('purchase with its freight order', () => {
  it('creates both orders, linked, each holding its own stock', async () => {
    const freight = chosen(await choiceOf(await road.drafted(buyer)));
    const { data } = await shop.send(bought, buyer, road.handedOver(bought, freight));
    const goods = await briefOf(gateway, buyer.token, data.orderNo);
    const truck = await briefOf(gateway, buyer.token, goods.beside?.orderNo ?? '');
    expect(goods.beside).toMatchObject({ mode: 'TRUCK', state: truck.state, cancelFee: truck.cancelFee });
    expect(truck).toMatchObject({ mode: 'TRUCK', beside: { orderNo: data.orderNo, mode: 'MALL' } });
    expect([truck.charges.totalYuan.amount, goods.detail['delivery']]).toMatchObject([
      Number(freight[0]?.total),
      { way: 'CARRIED', person: '', plateNo: '', at: freight[0]?.fetchedAt },
    ]);
    expect(goods.papers, 'whoever carries them shows that with the other order').toEqual([]);
    expect(await road.choices(buyer, road.handedOver(bought)), 'the draft has become an order').toEqual([]);
    const auditor = await colleague(gateway, 'auditor');
    const { notes } = (await gateway.post<HouseCase>(`/api-desk/case/${data.orderNo}`, {}, auditor.as)).data;
    expect(notes, 'whoever refuses one knows of the other').toContainEqual({
      name: NOTE_NAMES.beside,
      said: MORE_NOTES.beside(orderNoInGroups(truck.orderNo)),
      photos: [],
    });
  });

  it('6.16.15 shows both cancellation fees before cancelling either', async () => {
    const freight = chosen(await choiceOf(await road.drafted(buyer)));
    const { data } = await shop.send(bought, buyer, road.handedOver(bought, freight));
    const booked = `update orders set state = 'BOOKED' where order_no = $1 or beside_no = $1`;
    await gateway.database.query(booked, [data.orderNo]);
    const goods = await briefOf(gateway, buyer.token, data.orderNo);
    const truck = await briefOf(gateway, buyer.token, goods.beside?.orderNo ?? '');
    expect(goods.beside?.cancelFee).toEqual(truck.cancelFee);
    expect(truck.beside?.cancelFee).toEqual(goods.cancelFee);
    for (const fee of [goods.cancelFee, truck.cancelFee]) expect(fee?.amount).toBeGreaterThan(0);
  });

  it('is refused when the truck draft changed since', async () => {
    const draft = await road.drafted(buyer);
    const freight = chosen(await choiceOf(draft));
    await road.saved(buyer, 'TRUCK', { ...draft.form, remark: '卸货请提前联系' }, draft);
    expect((await refusedWith(freight)).data).toMatchObject({
      faults: [{ path: 'freight', code: 'mallFreightSaid', given: { said: ORDER_MESSAGES.besideChanged } }],
    });
  });

  it('is refused at another price, for other goods or city, or outside warehouse hours', async () => {
    const choice = await choiceOf(await road.drafted(buyer));
    const cheap = chosen({ ...choice, total: { amount: 1, currency: '1' } });
    expect((await refusedWith(cheap)).data).toMatchObject({
      faults: [{ path: 'freight', given: { said: ORDER_MESSAGES.priceChanged } }],
    });
    const day = choice.fetchedAt.slice(0, 10);
    const evening = await road.drafted(buyer, { pickFrom: `${day}T17:00`, pickTo: `${day}T19:00` });
    expect((await refusedWith(chosen(await choiceOf(evening)))).data).toMatchObject({
      faults: [{ path: 'freight', code: 'mallPickupHour' }],
    });
    const told = chosen({ ...(await choiceOf(evening)), fetchedAt: `${day}T09:00` });
    expect((await refusedWith(told)).data, 'another hour than that of its draft').toMatchObject({
      faults: [{ path: 'freight', given: { said: ORDER_MESSAGES.besideChanged } }],
    });
    const elsewhere = await road.drafted(buyer, {}, GROSS_KG, '3205');
    expect((await choiceOf(elsewhere)).wrong).toMatchObject({ path: 'freight', code: 'mallFreightElsewhere' });
    const { fetchedAt } = choice;
    expect((await refusedWith(chosen({ ...(await choiceOf(elsewhere)), fetchedAt }))).code).toBe(CODES.orderRefused);
    const heavy = await road.drafted(buyer, {}, GROSS_KG + 300);
    expect((await refusedWith(chosen(await choiceOf(heavy)))).data).toMatchObject({
      faults: [{ path: 'freight', code: 'mallFreightGoods' }],
    });
  });

  it('is refused with drafts that are no freight, unknown, or of another', async () => {
    const own = await road.drafted(buyer);
    const choice = chosen(await choiceOf(own));
    const other = await newMember(gateway, 'PASS');
    const theirs = await road.drafted(other);
    const goods = await road.saved(buyer, 'MALL', road.handedOver(bought), { revision: 0 });
    const named = (change: Partial<MallForm['freight'][number]>) => choice.map((one) => ({ ...one, ...change }));
    for (const freight of [
      named({ draftId: theirs.draftId }),
      named({ draftId: 'nothing' }),
      named({ mode: 'WH' }),
      named({ mode: 'MALL', draftId: goods.draftId }),
      named({ mode: 'toString' }),
      named({ revision: '2' }),
    ]) {
      expect((await refusedWith(freight)).data, JSON.stringify(freight)).toMatchObject({
        faults: [{ path: 'freight', given: { said: ORDER_MESSAGES.besideChanged } }],
      });
    }
    expect((await refusedWith(named({ protocolVersion: '2020-01-01' }))).data).toMatchObject({
      faults: [{ path: 'freight', code: 'mallFreightSaid' }],
    });
    expect((await refusedWith([])).data).toMatchObject({ faults: [{ path: 'freight', code: 'required' }] });
    expect((await refusedWith([...choice, ...choice])).data).toMatchObject({ faults: [{ code: 'tooLong' }] });
    expect(own.revision).toBe(1);
  });

  it('is ignored for self-pickup, and the truck stays a draft', async () => {
    const choice = await choiceOf(await road.drafted(buyer));
    const { data } = await shop.send(bought, buyer, { freight: chosen(choice) });
    expect((await briefOf(gateway, buyer.token, data.orderNo)).beside).toBeUndefined();
    const next = await shop.quoteOf(await wantedOf(gateway, EPOXY, DRUMS), buyer);
    expect(await road.choices(buyer, road.handedOver(next))).toMatchObject([{ draftId: choice.draftId }]);
  });
});
