/** @module-tag long */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import type { QueuedSample } from '../../../../domain/house/case';
import { sampleBarrier } from '../../../../domain/mall/samples';
import { newMember, type Member } from '../orders/support/enterprise';
import { colleague, type Colleague } from '../../people/staff/support/staff';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { atDesk as at, FORM, GLYCOL, sampleWorld, type SampleWorld } from './sample.world';

let gateway: TestGateway;
let world: SampleWorld;
let auditor: Colleague;
let pricing: Colleague;
let buyer: Member;
beforeAll(async () => {
  gateway = await openTestGateway();
  world = await sampleWorld(gateway);
  auditor = await colleague(gateway, 'auditor');
  pricing = await colleague(gateway, 'pricing');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  buyer = await newMember(gateway, 'PASS');
});

describe('sample at the desk', () => {
  it('is approved, sent and received, each with the previewed message', async () => {
    const { sampleNo } = (await world.ask(buyer)).data;
    const { data: queue } = await gateway.post<{ records: QueuedSample[]; counts: { samples?: number } }>(
      '/api-desk/samples',
      { isMine: false, page: 1 },
      world.reviewer.as,
    );
    expect(queue.counts.samples).toBe(queue.records.length);
    expect(queue.records.find((one) => one.sampleNo === sampleNo)).toMatchObject({
      buyer: '试验化工有限公司',
      size: '500 ml',
      state: 'ASKED',
      isOverdue: false,
    });
    const shown = await world.look(sampleNo);
    expect(shown).toMatchObject({ customer: { phone: buyer.phone }, use: FORM.use.trim(), dueAt: expect.any(String) });
    expect(shown.acts.map(({ id }) => id)).toEqual(['sample.approved', 'sample.refused']);
    expect((await world.act(sampleNo, { act: 'sample.sent', said: { note: '专递 77300192' } })).code).toBe(
      CODES.moveRefused,
    );
    const { texts } = (await world.act(sampleNo, { act: 'sample.approved', how: 'rehearse' })).data;
    expect((await world.ownOf(buyer, sampleNo))?.state, 'nothing stays of a rehearsal').toBe('ASKED');
    await world.act(sampleNo, { act: 'sample.approved' });
    expect(texts).toEqual([await world.lastMessage()]);
    expect((await world.ownOf(buyer, sampleNo))?.state).toBe('APPROVED');
    expect((await world.changed(buyer, sampleNo, 'takeBack')).code, 'it was granted').toBe(CODES.moveRefused);
    for (const note of ['', ' 专递 1 ', '长'.repeat(61)])
      expect((await world.act(sampleNo, { act: 'sample.sent', said: { note } })).status).toBe(400);
    await world.act(sampleNo, { act: 'sample.sent', said: { note: ' 危险品专递 7730 0192 ' } });
    expect(await world.ownOf(buyer, sampleNo)).toMatchObject({ state: 'SENT', parcel: '危险品专递 7730 0192' });
    expect(await world.lastMessage()).toContain('危险品专递 7730 0192');
    const sent = await world.look(sampleNo);
    expect([sent.acts, sent.dueAt, sent.done.map((one) => one.act)]).toEqual([
      [],
      null,
      ['sample.sent', 'sample.approved'],
    ]);
    expect((await world.changed(buyer, sampleNo, 'receive')).code).toBe(CODES.success);
    expect((await world.changed(buyer, sampleNo, 'receive')).code).toBe(CODES.moveRefused);
    expect((await world.ownOf(buyer, sampleNo))?.state).toBe('RECEIVED');
  });

  it('cannot be approved or sent when its buyer loses permission, but can be refused', async () => {
    const audited = (status: string) =>
      gateway.database.query('update enterprises set audit_status = $2 where id = $1', [buyer.enterpriseId, status]);
    const onShelf = async (isSold: boolean) => {
      await gateway.database.query('update mall_products set is_withdrawn = $2 where product_id = $1', [
        GLYCOL,
        !isSold,
      ]);
      await gateway.database.query('update mall_catalogue set revision = revision + 1');
    };
    const { sampleNo } = (await world.ask(buyer)).data;
    const seen = async () => {
      const { gate, acts } = await world.look(sampleNo);
      return [gate, ...acts.map(({ id }) => id)];
    };
    await audited('EXPIRED');
    expect(await seen()).toEqual(['VERIFY_FIRST', 'sample.refused']);
    expect((await world.act(sampleNo, { act: 'sample.approved' })).code).toBe(CODES.moveRefused);
    await audited('PASS');
    expect((await world.act(sampleNo, { act: 'sample.approved' })).code).toBe(CODES.success);
    await audited('REJECT');
    expect(await seen()).toEqual(['VERIFY_FIRST', 'sample.refused']);
    await onShelf(false);
    expect(await seen()).toEqual(['GONE', 'sample.refused']);
    expect((await world.act(sampleNo, { act: 'sample.refused', said: { reason: '商品已下架' } })).code).toBe(
      CODES.success,
    );
    await onShelf(true);
  });

  it('is refused with a reason, by the responsible role only', async () => {
    const { sampleNo } = (await world.ask(buyer)).data;
    expect((await world.look(sampleNo, auditor)).acts).toEqual([]);
    expect((await world.act(sampleNo, { act: 'sample.approved', who: auditor })).status).toBe(403);
    expect((await gateway.post(at(sampleNo), {}, pricing.as)).status).toBe(403);
    expect((await world.act(sampleNo, { act: 'sample.refused', said: { reason: ' ' } })).status).toBe(400);
    const said = { reason: '收件地址不是企业的经营场所' };
    expect((await world.act(sampleNo, { act: 'sample.refused', said })).code).toBe(CODES.success);
    expect(await world.ownOf(buyer, sampleNo)).toMatchObject({ state: 'REFUSED', reason: said.reason });
    expect(await world.lastMessage()).toContain(said.reason);
    expect(sampleBarrier((await world.sheetOf(buyer)).data)).toBeNull();
    expect((await gateway.post(at('SP000000AAAAAA'), {}, world.reviewer.as)).status).toBe(404);
  });

  it('that was withdrawn cannot be decided', async () => {
    const { sampleNo } = (await world.ask(buyer)).data;
    const { turn } = await world.look(sampleNo);
    await world.changed(buyer, sampleNo, 'takeBack');
    const late = { turn, act: 'sample.approved', said: {} };
    expect((await gateway.post(at(sampleNo, '/act'), late, world.reviewer.as)).status).toBe(404);
  });
});
