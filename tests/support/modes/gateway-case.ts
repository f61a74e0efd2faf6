import { expect } from 'vitest';

import { CODES } from '../../../contract/wire/envelope';
import { orderWire, QUOTE_WIRES } from '../../../contract/modes';
import type { OrderWire } from '../../../contract/orders/orders';
import { FIRST_EDITIONS } from '../../../domain/order/papers/protocol';
import type { ModeId } from '../../../domain/mode-ids';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderBrief } from '../../../domain/order/receipt/brief';
import type { Amounts } from '../../../domain/order/on-site/measured';
import { surchargedPrice } from '../../../domain/order/money/priced';
import type { OrderForm } from '../../../domain/order/form/form';
import { bookedMode } from '../../../server/trade/modes';
import { bearing, newPerson, type Person } from '../../server/people/identity/support/person';
import { newKey, type Submitted } from '../../server/orders/orders/support/submission';
import type { Reply, TestGateway } from '../../server/support/gateway';
import { goodsOf } from '../goods-of';

export type Found = { search: object; offerId: string };

export type GatewayCase = {
  id: ModeId;
  find(gateway: TestGateway): Promise<Found>;
  sound(quote: Quote): OrderForm;
  /** Deliberate fault and the path where the gateway must report it. */
  faulty: { change: object; path: string };
  larger(form: OrderForm): OrderForm;
  /** True if no stock is limited. */
  holdsNothing?: true;
};

export const wireOf = (id: ModeId): OrderWire<never> => orderWire(id) as OrderWire<never>;

export async function locked(gateway: TestGateway, id: ModeId, found: Found, token: string): Promise<Quote> {
  const path = QUOTE_WIRES[id]?.path ?? '';
  const reply = await gateway.post<Quote>(path, { ...found.search, offerId: found.offerId }, bearing(token));
  expect(reply, reply.message).toMatchObject({ code: CODES.success });
  return reply.data;
}

export const submissionOf = (gateway: TestGateway, form: OrderForm, quote: Quote) => ({
  form,
  shownTotal: surchargedPrice({ mode: bookedMode(gateway.modes, quote.mode).order, form, quote, goodsOf })
    ?.totalUsd ?? {
    amount: 0,
    currency: '2',
  },
  protocolVersion: FIRST_EDITIONS[bookedMode(gateway.modes, quote.mode).order.terms.protocol],
});

export const submitted = <TData = Submitted>(
  gateway: TestGateway,
  { id, token, key = newKey() }: { id: ModeId; token: string; key?: string },
  submission: object,
): Promise<Reply<TData>> =>
  gateway.post<TData>(wireOf(id).submit.path, submission, { ...bearing(token), 'idempotency-key': key });

export const briefOf = async (gateway: TestGateway, token: string, orderNo: string): Promise<OrderBrief> =>
  (await gateway.get<OrderBrief>(`/api-puds/order/${orderNo}`, bearing(token))).data;

export type Ordered = { person: Person; quote: Quote; form: OrderForm; order: Submitted };

export async function orderedBy(gateway: TestGateway, mode: GatewayCase, by?: Person): Promise<Ordered> {
  const person = by ?? (await newPerson(gateway));
  const quote = await locked(gateway, mode.id, await mode.find(gateway), person.token);
  const form = mode.sound(quote);
  const reply = await submitted(gateway, { id: mode.id, token: person.token }, submissionOf(gateway, form, quote));
  expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: CODES.success });
  return { person, quote, form, order: reply.data };
}

export const sumOf = (rows: readonly Amounts[]): Amounts => ({
  kg: rows.reduce((all, { kg }) => all + kg, 0),
  m3: rows.reduce((all, { m3 }) => all + m3, 0),
});
