import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ownSamples } from '../../../../contract/mall/samples';
import { daysAfter } from '../../../../domain/values/days';
import { DAY_MS } from '../../../../domain/values/spans';
import { newPerson } from '../../people/identity/support/person';
import { readPaper } from '../../trade/modes/mall/paper-support';
import { newMember, type Member } from '../orders/support/enterprise';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { GLYCOL, sampleWorld, type SampleWorld } from './sample.world';

const METHANOL = { productId: 'P0001', agreed: 38_000 };

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

describe('sample requests of a buyer', () => {
  it('are grouped by product, newest first, with their outcomes and the number left', async () => {
    expect(await world.allOf(buyer)).toEqual([]);
    const refused = (await world.ask(buyer)).data.sampleNo;
    await world.act(refused, { act: 'sample.refused', said: { reason: '地址不详' } });
    await readPaper(gateway, buyer, 'HAZLIC');
    const licensed = (await world.ask(buyer, METHANOL)).data.sampleNo;
    gateway.clock.advance(1_000);
    const sent = (await world.ask(buyer)).data.sampleNo;
    await world.act(sent, { act: 'sample.approved' });
    await world.act(sent, { act: 'sample.sent', said: { note: '危险品专递 7730 0192 4581' } });
    const products = await world.allOf(buyer);
    expect(
      products.map(({ product, left, from, records }) => [
        product.productId,
        left,
        from,
        records.map(({ sampleNo, state, reason, parcel }) => [sampleNo, state, reason, parcel]),
      ]),
    ).toEqual([
      [
        GLYCOL,
        1,
        world.today(),
        [
          [sent, 'SENT', null, '危险品专递 7730 0192 4581'],
          [refused, 'REFUSED', '地址不详', null],
        ],
      ],
      [METHANOL.productId, 1, world.today(), [[licensed, 'ASKED', null, null]]],
    ]);
    expect(products[0]?.records).toEqual((await world.sheetOf(buyer)).data.records);
  });

  it('show the date of the next free sample, 365 days after the first', async () => {
    for (const size of ['100 ml', '500 ml'])
      await world.act((await world.ask(buyer, { size })).data.sampleNo, { act: 'sample.approved' });
    const [none] = await world.allOf(buyer);
    expect([none?.left, none?.from]).toEqual([0, daysAfter(world.today(), 365)]);
    await gateway.database.query(`update samples set asked_at = $2 where buyer_id = $1`, [
      buyer.enterpriseId,
      new Date(gateway.clock.now() - 364 * DAY_MS),
    ]);
    const [last] = await world.allOf(buyer);
    expect([last?.left, last?.from], 'the last day').toEqual([0, daysAfter(world.today(), 1)]);
    gateway.clock.advance(DAY_MS);
    const [again] = await world.allOf(buyer);
    expect([again?.left, again?.from]).toEqual([2, world.today()]);
  });

  it('are visible to all buyers of the enterprise and to no others', async () => {
    await world.ask(buyer);
    const mate = await newMember(gateway, 'PASS', buyer.enterpriseId);
    expect(await world.allOf(mate)).toEqual(await world.allOf(buyer));
    expect(await world.allOf(mate)).toHaveLength(1);
    for (const other of [await newMember(gateway, 'PASS'), await newPerson(gateway)])
      expect(await world.allOf(other)).toEqual([]);
    expect((await gateway.get(ownSamples.path)).status).toBe(401);
  });

  it('are limited to the newest hundred', async () => {
    await world.ask(buyer);
    await gateway.database.query(
      `insert into samples (sample_no, buyer_id, asked_by, product_id, product, form, fee, courier, asked_at, state)
       select 'SP26030100' || lpad(n::text, 4, '0'), buyer_id, asked_by, product_id, product, form, fee, courier,
              asked_at + n * interval '1 second', 'REFUSED'
         from generate_series(1, 120) n, (select * from samples where buyer_id = $1 limit 1) one`,
      [buyer.enterpriseId],
    );
    const [all] = await world.allOf(buyer);
    expect([all?.records.length, all?.left]).toEqual([100, 1]);
    expect(all?.records[0]?.sampleNo).toBe('SP260301000120');
  });
});
