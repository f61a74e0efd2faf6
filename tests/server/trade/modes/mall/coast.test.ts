/** @module-tag long */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { MallQuote } from '../../../../../domain/modes/mall/quote';
import type { ShownDraft } from '../../../../../server/people/drafts/service';
import { briefOf } from '../../../../support/modes/gateway-case';
import { countAll } from '../../../orders/orders/support/booking';
import { type Member, newMember } from '../../../orders/orders/support/enterprise';
import { holdToBooks } from '../../../support/books';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { ASH, EPOXY, wantedOf } from '../support/mall';
import { carrying, chosen } from './beside-support';
import { shipping } from './coast-support';
import { GLYCOL, inBulk } from './poured-support';
import { buying } from './support';

let gateway: TestGateway;
let shop: ReturnType<typeof buying>;
let road: ReturnType<typeof carrying>;
let fleet: ReturnType<typeof shipping>;
let buyer: Member;
beforeAll(async () => {
  gateway = await openTestGateway();
  [shop, road, fleet] = [buying(gateway), carrying(gateway), shipping(gateway)];
});
afterAll(async () => {
  await holdToBooks(gateway.database);
  await gateway.close();
});
beforeEach(async () => {
  buyer = await newMember(gateway, 'PASS');
});

const choiceOf = async (bought: MallQuote, { draftId }: Pick<ShownDraft, 'draftId'>) => {
  const all = await road.choices(buyer, road.handedOver(bought));
  const choice = all.find((one) => one.draftId === draftId);
  if (!choice) throw new Error('the draft is no choice');
  return choice;
};

async function madeBoth(bought: MallQuote, draft: ShownDraft, mode: string) {
  const choice = await choiceOf(bought, draft);
  expect(choice).toMatchObject({ mode, wrong: null, refused: null });
  const { data } = await shop.send(bought, buyer, road.handedOver(bought, chosen(choice)));
  const goods = await briefOf(gateway, buyer.token, data.orderNo);
  const freight = await briefOf(gateway, buyer.token, goods.beside?.orderNo ?? '');
  expect(goods.beside).toMatchObject({ mode, state: freight.state });
  expect(freight).toMatchObject({ mode, beside: { orderNo: data.orderNo, mode: 'MALL' } });
  return { choice, freight };
}

/** Fault of a draft; also checks that nothing is created with it. */
async function refusedBy(bought: MallQuote, draft: ShownDraft) {
  const { wrong, ...choice } = await choiceOf(bought, draft);
  const before = await countAll(gateway);
  const reply = await shop.send(bought, buyer, road.handedOver(bought, chosen({ ...choice, wrong })));
  expect(reply.data).toMatchObject({ faults: [{ path: 'freight', code: wrong?.code }] });
  expect(await countAll(gateway)).toEqual(before);
  return wrong?.code;
}

const bagOf = (kg: number) => ({ ...inBulk(20), lines: [{ productId: GLYCOL, pack: 'BAG' as const, kg }] });

describe('purchase carried by flexitank', () => {
  it('is ordered with goods bought in bulk or in flexitanks', async () => {
    for (const asked of [inBulk(20), bagOf(20_000)]) {
      const bought = await shop.quoteOf(asked, buyer);
      const { choice, freight } = await madeBoth(bought, await fleet.bagged(buyer, bought), 'FLEXI');
      expect(choice.fetchedAt, 'once it hangs').toMatch(/T12:00$/);
      expect(freight.detail).toMatchObject({ kg: 20_000, bags: 1, fitAddress: expect.stringContaining('张家港') });
    }
  });

  it('is refused when weight, fitting place or closing time do not match', async () => {
    const bought = await shop.quoteOf(bagOf(20_000), buyer);
    expect(await refusedBy(bought, await fleet.bagged(buyer, bought, { litres: '18020' }))).toBe('mallFreightGoods');
    expect(await refusedBy(bought, await fleet.bagged(buyer, bought, { litres: '18016' }))).toBe('mallFreightGoods');
    expect(await refusedBy(bought, await fleet.bagged(buyer, bought, { pickupRegion: '310116' }))).toBe(
      'mallFreightElsewhere',
    );
    expect(await refusedBy(bought, await fleet.bagged(buyer, bought, { fitWindow: '15:00-17:00' }))).toBe(
      'mallPickupHour',
    );
  });

  it('is refused for drums and dangerous goods', async () => {
    const [line] = inBulk(20).lines;
    const drums = await shop.quoteOf({ ...inBulk(20), lines: [{ ...line!, pack: 'D200', kg: 89 * 225 }] }, buyer);
    expect(await refusedBy(drums, await fleet.bagged(buyer, drums))).toBe('mallFreightBag');
    const epoxy = await shop.quoteOf(await wantedOf(gateway, EPOXY, 40), buyer);
    const draft = await fleet.bagged(buyer, epoxy, { isDanger: 'Y' });
    expect((await choiceOf(epoxy, draft)).total, 'refused in the words of bags').toBeNull();
  });
});

describe('purchase carried by coastal ship', () => {
  const bags = (packs: number) => wantedOf(gateway, ASH, packs).then((asked) => ({ ...asked, city: 'CNTXG' }));

  it('is ordered with bags in a box of their weight', async () => {
    const bought = await shop.quoteOf(await bags(200), buyer);
    const { choice, freight } = await madeBoth(bought, await fleet.boxed(buyer, bought), 'DOM');
    expect(choice.fetchedAt).toMatch(/T09:00$/);
    expect(freight.state).toBeTruthy();
  });

  it('is refused when weight, goods or pickup place do not match', async () => {
    const bought = await shop.quoteOf(await bags(200), buyer);
    const draft = await fleet.boxed(buyer, bought);
    const { loads, goods } = draft.form as unknown as { loads: { kg: string }[]; goods: { nameCn: string }[] };
    const heavy = loads.map((load) => ({ ...load, kg: String(Number(load.kg) + 300) }));
    expect(await refusedBy(bought, await fleet.boxed(buyer, bought, { loads: heavy as never }))).toBe(
      'mallFreightBoxes',
    );
    const other = goods.map((row) => ({ ...row, nameCn: '元明粉' }));
    expect(await refusedBy(bought, await fleet.boxed(buyer, bought, { goods: other as never }))).toBe(
      'mallFreightMissing',
    );
    const brought = await choiceOf(bought, await fleet.boxed(buyer, bought, { fromCity: '' }));
    expect(brought.wrong).toMatchObject({ path: 'freight', code: 'mallFreightUnfetched' });
    expect(await refusedBy(bought, await fleet.boxed(buyer, bought, { fromCity: '1101' }))).toBe(
      'mallFreightElsewhere',
    );
  });

  it('is refused for goods in bulk and dangerous goods', async () => {
    const loose = await shop.quoteOf({ ...inBulk(20), city: 'CNTXG' }, buyer);
    expect(await refusedBy(loose, await fleet.boxed(buyer, loose))).toBe('mallFreightLoose');
    const bought = await shop.quoteOf(await bags(200), buyer);
    const draft = await fleet.boxed(buyer, bought, { isDanger: 'Y' });
    expect(await choiceOf(bought, draft)).toMatchObject({ total: null, refused: expect.stringMatching(/处未填好/) });
  });
});
