/** @module-tag long */
import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { DgdReceipt } from '../../../../../domain/modes/dgd/receipt';
import type { OrderBrief } from '../../../../../domain/order/receipt/brief';
import type { HouseEvent, OrderState } from '../../../../../domain/order/life/lifecycle';
import { serviceOfferId } from '../../../../../domain/modes/dgd/offered';
import { ordersBefore } from '../../../../../contract/orders/before';
import type { OrderedBefore } from '../../../../../domain/order/receipt/result';
import { newestMessages } from '../../../../../server/people/sms/outbox';
import { briefOf, locked, orderedBy, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { soundDgd } from '../../../../support/dgd-order';
import { bearing, newPerson, type Person } from '../../../people/identity/support/person';
import { deskOf } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { newMember } from '../../../orders/orders/support/enterprise';
import { DGD_CASE } from '../support/dgd';

const DAY = 86_400_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const detailOf = async (token: string, orderNo: string) =>
  (await briefOf(gateway, token, orderNo)) as unknown as OrderBrief<DgdReceipt>;
const documentOf = (token: string, orderNo: string, kind: string) =>
  gateway.get<{ html: string }>(`/api-puds/order/${orderNo}/document/${kind}`, bearing(token));
const handOver = (orderNo: string, text: string, signedBy = '陈书宁') => {
  gateway.clock.advance(1_000);
  return deskOf(gateway).act<{ version: number }>('result', { orderNo, text, signedBy });
};
const ordered = (by?: Person) => orderedBy(gateway, DGD_CASE, by);

describe('result of a DGD service', () => {
  it('has a placeholder before completion, and each version stays as signed with its digest', async () => {
    const { person, order } = await ordered();
    const { orderNo } = order;
    const { desk } = gateway.orders;
    const move = async (from: OrderState, event: HouseEvent) =>
      desk.move({ orderNo, from, event, reason: '', lacking: (await desk.find(orderNo))?.lacking.length });
    expect((await handOver(orderNo, '判定为第 3 类，UN 1230')).code, 'nobody works at it yet').toBe(CODES.moveRefused);
    await move(order.state, 'accepted');
    await move('CONFIRMED', 'space.released');
    await expect(move('BOOKED', 'completed'), 'nothing was handed over').rejects.toThrow('请先交付结果');
    expect((await handOver(orderNo, '判定为第 3 类，UN 1230')).data.version).toBe(1);
    const [message] = await newestMessages(gateway.database);
    expect(message?.notice).toContain('第 1 版');
    await move('BOOKED', 'completed');
    expect((await handOver(orderNo, '更正：包装类别 II，<b>见附件</b>', '罗一舟')).data.version).toBe(2);
    const { detail, history } = await detailOf(person.token, orderNo);
    expect(detail.results.map(({ version, signedBy }) => [version, signedBy])).toEqual([
      [2, '罗一舟'],
      [1, '陈书宁'],
    ]);
    expect(new Set(detail.results.map(({ sha256 }) => sha256)).size).toBe(2);
    for (const { version, sha256, bytes } of detail.results) {
      const { html } = (await documentOf(person.token, orderNo, `result${version}`)).data;
      expect(createHash('sha256').update(html, 'utf8').digest('hex')).toBe(sha256);
      expect(Buffer.byteLength(html)).toBe(bytes);
      expect(html, 'what somebody wrote is never markup').not.toContain('<b>');
    }
    expect(history.filter(({ event }) => event === 'result.handed').map(({ note }) => note)).toEqual([
      '第 1 版，陈书宁 签发',
      '第 2 版，罗一舟 签发',
    ]);
  });

  it('is hidden from others, and answers 404 for an unsigned version', async () => {
    const { person, order } = await ordered();
    const stranger = await newPerson(gateway);
    expect((await documentOf(stranger.token, order.orderNo, 'result1')).status).toBe(404);
    expect((await documentOf(person.token, order.orderNo, 'result1')).status).toBe(404);
    expect((await handOver('FC261120AAAAAA', '判定为第 3 类，UN 1230')).status).toBe(404);
    expect((await handOver(order.orderNo, '短')).code).toBe(CODES.badRequest);
  });
});

describe('repeated DGD service', () => {
  it('within thirty days names the earlier order of the same owner only', async () => {
    const first = await ordered();
    const { person } = first;
    expect((await detailOf(person.token, first.order.orderNo)).detail.earlier).toBeNull();
    gateway.clock.advance(DAY);
    const again = await ordered(person);
    expect((await detailOf(person.token, again.order.orderNo)).detail.earlier).toEqual({
      orderNo: first.order.orderNo,
      at: expect.any(String),
      hasResult: false,
    });
    const other = await ordered();
    expect((await detailOf(other.person.token, other.order.orderNo)).detail.earlier).toBeNull();
    await gateway.orders.desk.move({
      orderNo: again.order.orderNo,
      from: again.order.state,
      event: 'refused',
      reason: '重复',
    });
    gateway.clock.advance(29 * DAY + 1);
    const late = await ordered(person);
    expect(
      (await detailOf(person.token, late.order.orderNo)).detail.earlier,
      'one that was given up is none',
    ).toBeNull();
  });
});

const beforeOf = async (token: string) =>
  (await gateway.get<OrderedBefore[]>(ordersBefore.path, bearing(token))).data.map(({ orderNo }) => orderNo);

describe('recent DGD orders', () => {
  it('are listed for thirty days before ordering again, until cancelled', async () => {
    const { person, order } = await ordered();
    expect(await beforeOf(person.token)).toEqual([order.orderNo]);
    expect(await beforeOf((await newPerson(gateway)).token), 'nobody else is told').toEqual([]);
    expect((await gateway.get(ordersBefore.path)).status).toBe(401);
    gateway.clock.advance(30 * DAY);
    expect(await beforeOf(person.token)).toEqual([]);
    const again = await ordered(person);
    expect(await beforeOf(person.token)).toEqual([again.order.orderNo]);
    const refused = { orderNo: again.order.orderNo, from: again.order.state, reason: '重复' };
    await gateway.orders.desk.move({ ...refused, event: 'refused' });
    expect(await beforeOf(person.token)).toEqual([]);
  });

  it('include those of colleagues, on form and receipt', async () => {
    const one = await newMember(gateway, 'PASS');
    const other = await newMember(gateway, 'PASS', one.enterpriseId);
    const { order } = await ordered(one);
    gateway.clock.advance(DAY);
    expect(await beforeOf(other.token)).toEqual([order.orderNo]);
    const theirs = await ordered(other);
    expect((await detailOf(other.token, theirs.order.orderNo)).detail.earlier?.orderNo).toBe(order.orderNo);
  });
});

describe('linked order of an emergency number', () => {
  async function naming(person: Person, linkedOrder: string) {
    const offerId = serviceOfferId('9');
    const quote = await locked(gateway, 'DGD', { search: { type: '9' }, offerId }, person.token);
    const form = { ...soundDgd('9'), quoteId: quote.quoteId, files: [], linkedOrder };
    const reply = await submitted<{ faults?: unknown }>(
      gateway,
      { id: 'DGD', token: person.token },
      submissionOf(gateway, form, quote),
    );
    return { code: reply.code, faults: reply.data?.faults };
  }

  it('must be an own one: another’s is refused like an unknown one', async () => {
    const { person, order } = await ordered();
    const stranger = await newPerson(gateway);
    const refused = {
      code: CODES.orderRefused,
      faults: [{ path: 'linkedOrder', code: 'dgdForeignOrder' }],
    };
    expect(await naming(stranger, order.orderNo)).toEqual(refused);
    expect(await naming(stranger, 'FC261120AAAAAA')).toEqual(refused);
    expect((await naming(person, order.orderNo)).code).toBe(CODES.success);
    expect((await naming(person, order.orderNo.toLowerCase())).code, 'however it is typed').toBe(CODES.success);
    expect((await naming(stranger, '')).code, 'none need be named').toBe(CODES.success);
  });

  it('is not checked for a yearly number', async () => {
    const person = await newPerson(gateway);
    const offerId = serviceOfferId('9');
    const quote = await locked(gateway, 'DGD', { search: { type: '9' }, offerId }, person.token);
    const form = { ...soundDgd('9'), quoteId: quote.quoteId, files: [], linkedOrder: 'FC261120AAAAAA', scope: 'YEAR' };
    const reply = await submitted(gateway, { id: 'DGD', token: person.token }, submissionOf(gateway, form, quote));
    expect(reply.code, JSON.stringify(reply.data)).toBe(CODES.success);
  });
});
