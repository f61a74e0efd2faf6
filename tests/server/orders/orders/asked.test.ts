import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { addPapers } from '../../../../contract/papers/papers';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import { newestMessages } from '../../../../server/people/sms/outbox';
import { upload } from '../../people/files/support/upload';
import { bearing, newPerson, type Person } from '../../people/identity/support/person';
import { deskOf } from '../../support/desk';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { ordered, read } from './support/booking';
import { endOf } from './support/state';

const HOUR = 3_600_000;

let gateway: TestGateway;
let person: Person;
beforeAll(async () => {
  gateway = await openTestGateway();
  person = await newPerson(gateway);
});
afterAll(() => gateway.close());

const REASON = 'SDS 第 14 章看不清';
const ask = (orderNo: string, from: OrderState, more: { papers?: string[]; replyBy?: string } = {}) =>
  deskOf(gateway).move({ orderNo, from, event: 'papers.missing', reason: REASON, ...more });
async function handIn(orderNo: string, docType: string) {
  gateway.clock.advance(1_000);
  const { data } = await upload(gateway, person.token, { name: `${docType}.pdf`, docType });
  const path = addPapers.path.replace(':orderNo', orderNo);
  expect((await gateway.post(path, { fileId: data.fileId, docType }, bearing(person.token))).code).toBe(CODES.success);
}
const brief = async (orderNo: string) => (await read(gateway, person.token, orderNo)).data;

describe('documents requested by the desk', () => {
  it('are shown to the owner with reason and deadline, and the order resumes once they arrive', async () => {
    const { orderNo, state } = await ordered(gateway, person.token);
    await ask(orderNo, state, { papers: ['SDS_EN', 'PKG_USE'], replyBy: '2026-03-06' });
    expect(await brief(orderNo)).toMatchObject({
      state: 'PENDING_UPDATE',
      asked: {
        papers: [
          { docType: 'SDS_EN:1230', name: 'SDS（英文）' },
          { docType: 'PKG_USE:1230', name: '危包证（使用鉴定结果单）' },
        ],
        reason: REASON,
        replyBy: '2026-03-06T10:00:00.000Z',
      },
    });
    await handIn(orderNo, 'SDS_EN');
    expect((await brief(orderNo)).state).toBe('PENDING_UPDATE');
    await handIn(orderNo, 'PKG_USE');
    expect(await brief(orderNo), 'what exists only after packing holds up nobody').toMatchObject({
      state: 'DG_REVIEW',
      asked: null,
    });
  });

  it('must be handed in again even when an earlier file exists', async () => {
    const { orderNo, state } = await ordered(gateway, person.token);
    await handIn(orderNo, 'SDS_CN');
    gateway.clock.advance(1_000);
    await ask(orderNo, state, { papers: ['SDS_CN'] });
    expect((await brief(orderNo)).state).toBe('PENDING_UPDATE');
    await handIn(orderNo, 'SDS_CN');
    expect((await brief(orderNo)).state).toBe('DG_REVIEW');
  });

  it('default to all that can exist now, and other document types are refused', async () => {
    const { orderNo, state } = await ordered(gateway, person.token);
    for (const foreign of ['VGM', 'CPC', 'NONSENSE'])
      expect((await ask(orderNo, state, { papers: ['SDS_EN', foreign] })).status, foreign).toBe(400);
    expect((await brief(orderNo)).state).toBe(state);
    await ask(orderNo, state);
    expect((await brief(orderNo)).asked?.papers).toEqual([]);
    for (const docType of ['SDS_CN', 'SDS_EN', 'PKG_USE']) await handIn(orderNo, docType);
    expect((await brief(orderNo)).state).toBe('DG_REVIEW');
  });

  it('missing at the deadline return the order, free its capacity and notify the owner', async () => {
    const { orderNo, state } = await ordered(gateway, person.token);
    const before = await endOf(gateway, orderNo);
    await ask(orderNo, state, { papers: ['SDS_EN'] });
    gateway.clock.advance(72 * HOUR - 1_000);
    await gateway.orders.sweep();
    expect((await brief(orderNo)).state).toBe('PENDING_UPDATE');
    gateway.clock.advance(1_000);
    await gateway.orders.sweep();
    const after = await endOf(gateway, orderNo);
    expect(after).toMatchObject({ state: 'REJECTED', quotedFor: null });
    expect(Number(after?.['boxes'])).toBe(Number(before?.['boxes']) - 1);
    expect((await newestMessages(gateway.database))[0]?.notice).toContain('未在北京时间');
    await gateway.orders.sweep();
    expect((await brief(orderNo)).state, 'once').toBe('REJECTED');
  });

  it.each(['soon', '2026-02-30'])('need a valid deadline: %j is refused', async (replyBy) => {
    const { orderNo, state } = await ordered(gateway, person.token);
    expect((await ask(orderNo, state, { replyBy })).status).toBe(400);
    expect((await brief(orderNo)).state).toBe(state);
  });
});
