import { QUOTE_WIRES } from '../../../../../contract/modes';
import type { MallQuote } from '../../../../../domain/modes/mall/quote';
import { mallOfferId, type MallQuery } from '../../../../../domain/modes/mall/search';
import type { OrderState } from '../../../../../domain/order/life/lifecycle';
import { locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing, type Person } from '../../../people/identity/support/person';
import type { TestGateway } from '../../../support/gateway';
import { foundOf, soundFor } from '../support/mall';

type Sent = { orderNo: string; state: OrderState; reason?: string; faults?: unknown };

export const buying = (gateway: TestGateway) => {
  const quoteOf = async (asked: MallQuery, { token }: Person) =>
    (await locked(gateway, 'MALL', foundOf(asked), token)) as MallQuote;

  const send = (quote: MallQuote, by: Person, change: object = {}) =>
    submitted<Sent>(
      gateway,
      { id: 'MALL', token: by.token },
      submissionOf(gateway, { ...soundFor(gateway)(quote), ...change }, quote),
    );

  return {
    quoteOf,
    send,
    ask: <TData = { gate?: string } | null>(asked: MallQuery, by: Person | null) =>
      gateway.post<TData>(
        QUOTE_WIRES.MALL?.path ?? '',
        { ...asked, offerId: mallOfferId(asked) },
        by ? bearing(by.token) : {},
      ),
    async ordered(asked: MallQuery, by: Person, change: object = {}) {
      const reply = await send(await quoteOf(asked, by), by, change);
      return { reply, orderNo: reply.data?.orderNo ?? '' };
    },
  };
};
