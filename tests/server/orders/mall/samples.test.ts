import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { samples } from '../../../../contract/mall/samples';
import { sampleBarrier } from '../../../../domain/mall/samples';
import { daysAfter } from '../../../../domain/values/days';
import { DAY_MS } from '../../../../domain/values/spans';
import { closingStore } from '../../../../server/people/accounts/closing-store';
import { newPerson } from '../../people/identity/support/person';
import { readPaper } from '../../trade/modes/mall/paper-support';
import { newMember, type Member } from '../orders/support/enterprise';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { GLYCOL, sampleWorld, type SampleWorld } from './sample.world';

/** Resin is sold to enterprises only, methanol by licence, toluene by permit and without samples. */
const RESIN = 'P0067';
const METHANOL = 'P0001';
const TOLUENE = 'P0012';

let gateway: TestGateway;
let world: SampleWorld;
let buyer: Member;
beforeAll(async () => {
  gateway = await openTestGateway();
  world = await sampleWorld(gateway);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  buyer = await newMember(gateway, 'PASS');
});

describe('product sample', () => {
  it('is requested at the price shown, and visible to the buyer’s members only', async () => {
    const { data: before } = await world.sheetOf(buyer);
    expect([before.gate, before.from, sampleBarrier(before)]).toEqual(['BUY', world.today(), null]);
    const { data } = await world.ask(buyer);
    expect(data.sampleNo).toMatch(/^SP\d{6}[0-9A-Z]{6}$/);
    const askedAt = new Date(gateway.clock.now()).toISOString();
    const mate = await newMember(gateway, 'PASS', buyer.enterpriseId);
    const { data: sheet } = await world.sheetOf(mate);
    expect(sampleBarrier(sheet)).toBe('WAITING');
    expect(sheet.records).toEqual([
      {
        sampleNo: data.sampleNo,
        product: { productId: GLYCOL, nameCn: expect.any(String), grade: expect.any(String) },
        size: '500 ml',
        use: '冷却液配方的冰点试验，小试用',
        contact: '周工',
        phone: '0512-62881234',
        address: '江苏省苏州市星湖街 218 号',
        fee: 0,
        courier: 2_500,
        askedAt,
        state: 'ASKED',
        reason: null,
        parcel: null,
      },
    ]);
    const stranger = await newMember(gateway, 'PASS');
    expect((await world.sheetOf(stranger)).data.records).toEqual([]);
    expect((await world.changed(stranger, data.sampleNo, 'takeBack')).status, 'another’s is none').toBe(404);
    expect((await world.changed(mate, data.sampleNo, 'receive')).code, 'it was not sent').toBe(CODES.moveRefused);
    expect((await world.changed(mate, data.sampleNo, 'takeBack')).code).toBe(CODES.success);
    expect((await world.changed(mate, data.sampleNo, 'takeBack')).status).toBe(404);
    expect((await world.sheetOf(buyer)).data.records).toEqual([]);
  });

  it('is created once for repeated requests; another waits until the first is decided', async () => {
    const presses = await Promise.all(Array.from({ length: 20 }, () => world.ask(buyer)));
    expect(new Set(presses.map(({ data }) => data.sampleNo)).size).toBe(1);
    const other = await world.ask(buyer, { size: '100 ml' });
    expect([other.code, other.message]).toEqual([CODES.moveRefused, expect.stringContaining('待审核')]);
    expect((await world.sheetOf(buyer)).data.records).toHaveLength(1);
  });

  it('6.16.12 is limited to two in 365 days, not counting refused ones', async () => {
    const [first, second] = [(await world.ask(buyer)).data.sampleNo, '100 ml'];
    await world.act(first, { act: 'sample.refused', said: { reason: '地址不详' } });
    for (const size of ['500 ml', second]) {
      const { sampleNo } = (await world.ask(buyer, { size })).data;
      expect((await world.act(sampleNo, { act: 'sample.approved' })).code).toBe(CODES.success);
    }
    const { data } = await world.sheetOf(buyer);
    expect([sampleBarrier(data), data.from]).toEqual(['LIMIT', daysAfter(world.today(), 365)]);
    const third = await world.ask(buyer);
    expect([third.code, third.message]).toEqual([CODES.bounded, expect.stringContaining(data.from)]);
    await gateway.database.query(`update samples set asked_at = $2 where buyer_id = $1 and form->>'size' = $3`, [
      buyer.enterpriseId,
      new Date(gateway.clock.now() - 365 * DAY_MS),
      second,
    ]);
    expect(sampleBarrier((await world.sheetOf(buyer)).data)).toBeNull();
    expect((await world.ask(buyer)).code).toBe(CODES.success);
  });

  it('counts earlier approvals, however many refusals followed', async () => {
    for (const size of ['100 ml', '500 ml'])
      await world.act((await world.ask(buyer, { size })).data.sampleNo, { act: 'sample.approved' });
    await gateway.database.query(
      `insert into samples (sample_no, buyer_id, asked_by, product_id, product, form, fee, courier, asked_at, state)
       select 'SP2603010000' || lpad(n::text, 2, '0'), buyer_id, asked_by, product_id, product, form, fee, courier,
              asked_at + interval '1 second', 'REFUSED'
         from generate_series(1, 25) n, (select * from samples where buyer_id = $1 limit 1) one`,
      [buyer.enterpriseId],
    );
    expect(sampleBarrier((await world.sheetOf(buyer)).data)).toBe('LIMIT');
    expect((await world.ask(buyer)).code).toBe(CODES.bounded);
  });

  it.each<[string, object]>([
    ['a size that is not sent', { size: '25 kg' }],
    ['no use', { use: ' 试验 ' }],
    ['nobody', { contact: ' ' }],
    ['half a number', { phone: '1380000' }],
    ['no place', { address: '苏州' }],
    ['letters where money is', { agreed: '免费' }],
    ['a whole book', { use: '长'.repeat(301) }],
    ['no product', { productId: 'P"; drop table samples' }],
  ])('is refused with %s', async (_, change) => {
    expect((await world.ask(buyer, change)).status).toBe(400);
    expect((await world.sheetOf(buyer)).data.records).toEqual([]);
  });

  it('is checked against the current purchase permission and the current price', async () => {
    expect((await world.ask(buyer, { agreed: 2_499 })).code).toBe(CODES.feeChanged);
    expect((await world.sheetOf(buyer, METHANOL)).data.gate).toBe('PAPER_MISSING');
    const licensed = { productId: METHANOL, agreed: 38_000 };
    expect((await world.ask(buyer, licensed)).code).toBe(CODES.moveRefused);
    await readPaper(gateway, buyer, 'HAZLIC');
    expect((await world.sheetOf(buyer, METHANOL)).data.gate).toBe('BUY');
    expect((await world.ask(buyer, licensed)).code).toBe(CODES.success);
    const unverified = await newMember(gateway, 'WAIT');
    expect((await world.sheetOf(unverified)).data.gate).toBe('VERIFY_FIRST');
    expect((await world.ask(unverified)).code).toBe(CODES.moveRefused);
    for (const productId of [TOLUENE, 'P9999']) {
      expect((await world.sheetOf(buyer, productId)).status, 'none is sent').toBe(404);
      expect((await world.ask(buyer, { productId })).status).toBe(404);
    }
    expect((await gateway.get(`${samples.path}?productId=${GLYCOL}`)).status).toBe(401);
  });

  it('by an individual is private, and is deleted with the account', async () => {
    const someone = await newPerson(gateway);
    expect((await world.sheetOf(someone, RESIN)).data.gate).toBe('ENTERPRISE_ONLY');
    const { sampleNo } = (await world.ask(someone)).data;
    expect((await world.sheetOf(buyer)).data.records).toEqual([]);
    const userId = (await gateway.identity.sessions.resolve(someone.token))?.userId ?? '';
    await closingStore(gateway.database).erase(userId, { password: '', now: new Date(gateway.clock.now()) });
    const left = await gateway.database.query('select 1 from samples where sample_no = $1', [sampleNo]);
    expect(left, 'address and telephone go with it').toEqual([]);
  });
});
