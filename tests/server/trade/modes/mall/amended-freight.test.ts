import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { amendOrder } from '../../../../../contract/after/intake';
import { grossWeightKg } from '../../../../../domain/mall/quantity';
import type { LclQuote } from '../../../../../domain/modes/lcl/quote';
import type { OrderBrief } from '../../../../../domain/order/receipt/brief';
import type { Amounts } from '../../../../../domain/order/on-site/measured';
import { ORDER_MESSAGES } from '../../../../../server/orders/orders/messages';
import { orderStore } from '../../../../../server/orders/orders/store';
import { locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing } from '../../../people/identity/support/person';
import { newMember } from '../../../orders/orders/support/enterprise';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { departures, isBookable, searchOf, soundOn } from '../support/lcl';
import { EPOXY, soundFor, wantedOf } from '../support/mall';
import { buying } from './support';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

it('LCL order carrying a purchase is amended only as far as it still carries the goods', async () => {
  const shop = buying(gateway);
  const buyer = await newMember(gateway, 'PASS');
  const bought = await shop.quoteOf(await wantedOf(gateway, EPOXY, 5), buyer);
  const [line] = bought.search.lines;
  if (!line) throw new Error('nothing is bought');
  const kg = grossWeightKg(line.sold, line.kg);
  const purchase = await shop.send(bought, buyer, soundFor(gateway)(bought));
  const { rows, ...sea } = searchOf('3082', 3);
  const search = { ...sea, rows: rows.map((row) => ({ ...row, kg })) };
  const offer = (await departures(gateway, search)).find(isBookable);
  if (!offer) throw new Error('no shared box can be booked');
  const quote = (await locked(gateway, 'LCL', { search, offerId: offer.offerId }, buyer.token)) as LclQuote;
  const { data } = await submitted<{ orderNo: string }>(
    gateway,
    { id: 'LCL', token: buyer.token },
    submissionOf(gateway, soundOn(quote), quote),
  );
  const { orderNo } = data;
  const { charges } = (await gateway.get<OrderBrief>(`/api-puds/order/${orderNo}`, bearing(buyer.token))).data;
  const amend = (amounts: Amounts) =>
    gateway.post(
      amendOrder.path.replace(':orderNo', orderNo),
      { rows: [amounts], shownTotal: charges.totalUsd },
      bearing(buyer.token),
    );
  await orderStore(gateway.database).join(orderNo, purchase.data.orderNo);

  expect(await amend({ kg: Math.round(kg * 1.05), m3: 3 })).toMatchObject({
    code: CODES.orderRefused,
    message: ORDER_MESSAGES.amendBought,
    data: { reason: 'bought' },
  });
  expect((await amend({ kg: Math.round(kg * 1.01), m3: 3 })).code, 'pallets').toBe(CODES.success);
});
