import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import type { ReplyOf, RequestOf } from '../../../../contract/endpoint';
import { CODES } from '../../../../contract/envelope';
import { submitOrder } from '../../../../contract/orders';
import { SHIPPING_PROTOCOL_VERSION } from '../../../../contract/protocol';
import { quoteFcl } from '../../../../contract/quotes';
import { etdList } from '../../../../contract/sailings';
import type { FclOrderForm } from '../../../../domain/fcl-order';
import type { OrderBrief } from '../../../../domain/order';
import type { Quote, Sailing, SailingSearch } from '../../../../domain/sailing';
import { dangerousOrder, generalOrder } from '../../../support/fcl-order';
import { bearing } from '../../identity/support/person';
import type { Reply, TestGateway } from '../../support/gateway';

export type Submission = RequestOf<typeof submitOrder>;
export type Submitted = ReplyOf<typeof submitOrder>;

export const DANGEROUS: SailingSearch = {
  orgPortCode: 'CNSHA',
  dstPortCode: 'SGSIN',
  isDanger: 'Y',
  unNo: '1230',
  boxes: [{ type: '20GP', count: 1 }],
};
export const GENERAL: SailingSearch = {
  orgPortCode: 'CNSHA',
  dstPortCode: 'SGSIN',
  isDanger: 'N',
  boxes: [{ type: '20GP', count: 1 }],
};

const isBookable = ({ state, price, acceptance, slots }: Sailing) =>
  state === 'OPEN' && price !== null && acceptance.level !== 'BLOCK' && slots > 5;

export async function bookableOn(gateway: TestGateway, search: SailingSearch): Promise<Sailing> {
  const { data } = await gateway.post<{ sailings: Sailing[] }>(etdList.path, { ...search, days: 56 });
  const sailing = data.sailings.findLast(isBookable);
  if (!sailing) throw new Error('No ship can be booked');
  return sailing;
}

export async function quoteFor(gateway: TestGateway, token: string | null, search = DANGEROUS): Promise<Quote> {
  const { sailingId } = await bookableOn(gateway, search);
  const reply = await gateway.post<Quote>(
    quoteFcl.path,
    { ...search, sailingId },
    token === null ? {} : bearing(token),
  );
  expect(reply.code).toBe(CODES.success);
  return reply.data;
}

/** An order with nothing left to mend, on this quote. */
export function submissionOn(quote: Quote, change: Partial<FclOrderForm> = {}): Submission {
  const { quoteId, sailing, search } = quote;
  const form = search.isDanger === 'Y' ? { ...dangerousOrder, services: [], declMode: 'SELF' as const } : generalOrder;
  return {
    form: { ...form, quoteId, sailingId: sailing.sailingId, files: [], ...change },
    shownTotal: sailing.price?.charges.totalUsd ?? { amount: 0, currency: '2' },
    protocolVersion: SHIPPING_PROTOCOL_VERSION,
  };
}

export const newKey = () => randomUUID();

export const submit = <TData = Submitted>(
  gateway: TestGateway,
  token: string,
  submission: unknown,
  key: string = newKey(),
): Promise<Reply<TData>> =>
  gateway.post<TData>(submitOrder.path, submission, { ...bearing(token), 'idempotency-key': key });

/** A whole order, for tests about what comes after. */
export async function ordered(gateway: TestGateway, token: string, search = DANGEROUS): Promise<Submitted> {
  const reply = await submit(gateway, token, submissionOn(await quoteFor(gateway, token, search)));
  expect(reply).toMatchObject({ code: CODES.success });
  return reply.data;
}

export const read = (gateway: TestGateway, token: string, orderNo: string) =>
  gateway.get<OrderBrief>(`/api-puds/order/${orderNo}`, bearing(token));

/** Every table an order leaves something in. */
export async function countAll(gateway: TestGateway) {
  const [row] = await gateway.database.query<Record<'orders' | 'events' | 'keys' | 'used' | 'boxes', number>>(
    `select (select count(*) from orders) as orders, (select count(*) from order_events) as events,
            (select count(*) from order_keys) as keys, (select count(*) from quotes where order_no is not null) as used,
            (select coalesce(sum(taken), 0)::bigint from sailing_bookings) as boxes`,
  );
  return row;
}
