import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { cancelOrder } from '../../../../contract/orders/orders';
import { quoteById } from '../../../../contract/offers/quotes';
import type { FclQuote as Quote } from '../../../../domain/modes/fcl/quote';
import { ORDER_STATES, statesBefore } from '../../../../domain/order/life/lifecycle';
import { bearing, newPerson } from '../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { ordered, quoteFor, read, submit } from './support/booking';
import { newMember } from './support/enterprise';
import { cancel, endOf, FREE, putInto } from './support/state';
import { submissionOn } from './support/submission';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const feeOf = async (token: string, orderNo: string) => (await read(gateway, token, orderNo)).data.cancelFee;

describe('order cancellation', () => {
  it('is free while verification is pending, and returns capacity and quote', async () => {
    const { token } = await newMember(gateway, 'NONE');
    const quote = await quoteFor(gateway, token);
    const { data } = await submit(gateway, token, submissionOn(quote));
    expect(await feeOf(token, data.orderNo)).toEqual(FREE);
    const before = await endOf(gateway, data.orderNo);
    const reply = await cancel(gateway, token, data.orderNo);
    expect(reply).toMatchObject({ code: CODES.success, data: { state: 'CANCELLED', fee: FREE } });
    expect(await endOf(gateway, data.orderNo)).toMatchObject({
      state: 'CANCELLED',
      reason: '1',
      quotedFor: null,
      boxes: Number(before?.['boxes']) - 1,
      ends: 1,
    });
    const { data: after } = await gateway.get<Quote>(quoteById.path.replace(':quoteId', quote.quoteId), bearing(token));
    expect(after.state).toBe('LOCKED');
    expect((await submit(gateway, token, submissionOn(quote))).code, 'the price can be had again').toBe(CODES.success);
  });

  it.each([
    ['CONFIRMED', 50_000],
    ['BOOKED', 200_000],
  ] as const)('costs the fee of its state: %s', async (state, amount) => {
    const { token } = await newPerson(gateway);
    const { orderNo } = await ordered(gateway, token);
    await putInto(gateway, orderNo, state);
    const fee = { amount, currency: '1' };
    expect(await feeOf(token, orderNo)).toEqual(fee);
    expect((await cancel(gateway, token, orderNo, fee)).data).toEqual({ state: 'CANCELLED', fee });
  });

  it('is refused with the current fee when another was shown', async () => {
    const { token } = await newPerson(gateway);
    const { orderNo } = await ordered(gateway, token);
    await putInto(gateway, orderNo, 'CONFIRMED');
    const now = { amount: 50_000, currency: '1' };
    const reply = await cancel(gateway, token, orderNo, FREE);
    expect(reply).toMatchObject({ code: CODES.feeChanged, data: { before: FREE, now } });
    expect((await cancel(gateway, token, orderNo, { ...now, currency: '2' })).code).toBe(CODES.feeChanged);
    expect(await endOf(gateway, orderNo)).toMatchObject({ state: 'CONFIRMED', ends: 0 });
  });

  it('is refused without a shown fee, even when free', async () => {
    const { token } = await newPerson(gateway);
    const { orderNo } = await ordered(gateway, token);
    const path = cancelOrder.path.replace(':orderNo', orderNo);
    expect((await gateway.post(path, { reason: '1' }, bearing(token))).code).toBe(CODES.badRequest);
    expect(await endOf(gateway, orderNo)).toMatchObject({ state: 'DG_REVIEW', ends: 0 });
  });

  it.each(ORDER_STATES.filter((state) => !statesBefore('cancelled').includes(state)))(
    'is not possible in %s',
    async (state) => {
      const { token } = await newPerson(gateway);
      const { orderNo } = await ordered(gateway, token);
      await putInto(gateway, orderNo, state);
      expect(await feeOf(token, orderNo)).toBeNull();
      expect((await cancel(gateway, token, orderNo)).code).toBe(CODES.moveRefused);
      expect(await endOf(gateway, orderNo)).toMatchObject({ state, ends: 0 });
    },
  );

  it('happens once for parallel requests', async () => {
    const { token } = await newMember(gateway, 'NONE');
    const { orderNo } = await ordered(gateway, token);
    const before = await endOf(gateway, orderNo);
    const replies = await Promise.all(Array.from({ length: 8 }, () => cancel(gateway, token, orderNo)));
    expect(replies.filter(({ code }) => code === CODES.success)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === CODES.moveRefused)).toHaveLength(7);
    expect(await endOf(gateway, orderNo)).toMatchObject({ ends: 1, boxes: Number(before?.['boxes']) - 1 });
  });

  it.each(['7', '8'])('is refused for the system reason %s', async (reason) => {
    const { token } = await newMember(gateway, 'NONE');
    const { orderNo } = await ordered(gateway, token);
    expect((await cancel(gateway, token, orderNo, FREE, reason)).code).toBe(CODES.moveRefused);
  });

  it.each(['', '0', '10', 'x', "1' or '1"])('is refused for the reason %j', async (reason) => {
    const { token } = await newMember(gateway, 'NONE');
    const { orderNo } = await ordered(gateway, token);
    expect(await cancel(gateway, token, orderNo, FREE, reason)).toMatchObject({ status: 400 });
  });
});
