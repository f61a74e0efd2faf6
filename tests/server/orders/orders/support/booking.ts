import { submitOrder } from '../../../../../contract/modes/fcl/order';
import { quoteFcl } from '../../../../../contract/modes/fcl/quote';
import { expect } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { etdList } from '../../../../../contract/offers/sailings';
import type { OrderBrief } from '../../../../../domain/order/receipt/brief';
import type { FclQuote as Quote } from '../../../../../domain/modes/fcl/quote';
import type { Sailing, SailingSearch } from '../../../../../domain/offer/sailing';
import { bearing } from '../../../people/identity/support/person';
import type { Reply, TestGateway } from '../../../support/gateway';
import { DANGEROUS, isBookable, newKey, submissionOn, type Submitted } from './submission';

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
    { ...search, offerId: sailingId },
    token === null ? {} : bearing(token),
  );
  expect(reply.code).toBe(CODES.success);
  return reply.data;
}

export const submit = <TData = Submitted>(
  gateway: TestGateway,
  token: string,
  submission: unknown,
  key: string = newKey(),
): Promise<Reply<TData>> =>
  gateway.post<TData>(submitOrder.path, submission, { ...bearing(token), 'idempotency-key': key });

export async function ordered(gateway: TestGateway, token: string, search = DANGEROUS): Promise<Submitted> {
  const reply = await submit(gateway, token, submissionOn(await quoteFor(gateway, token, search)));
  expect(reply).toMatchObject({ code: CODES.success });
  return reply.data;
}

export const read = (gateway: TestGateway, token: string, orderNo: string) =>
  gateway.get<OrderBrief>(`/api-puds/order/${orderNo}`, bearing(token));

/** Counts the rows an order writes in each table. */
export async function countAll(gateway: TestGateway) {
  const [row] = await gateway.database.query<Record<'orders' | 'events' | 'keys' | 'used' | 'boxes', number>>(
    `select (select count(*) from orders) as orders, (select count(*) from order_events) as events,
            (select count(*) from order_keys) as keys, (select count(*) from quotes where order_no is not null) as used,
            (select coalesce(sum(taken), 0)::bigint from takings) as boxes`,
  );
  return row;
}
