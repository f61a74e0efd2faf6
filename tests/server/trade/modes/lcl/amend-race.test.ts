/** @module-tag locks */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { amendOrder } from '../../../../../contract/after/intake';
import type { LclQuote } from '../../../../../domain/modes/lcl/quote';
import type { OrderBrief } from '../../../../../domain/order/receipt/brief';
import type { Money } from '../../../../../domain/values/money';
import { locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing, newPerson } from '../../../people/identity/support/person';
import { booksOf, holdToBooks } from '../../../support/books';
import { migratedDatabase } from '../../../support/engine';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { counting } from '../../../world/takings/support';
import { departures, isBookable, searchOf, soundOn } from '../support/lcl';

const CLIENTS = 20;

let gateway: TestGateway;
let counted: ReturnType<typeof counting>;
beforeAll(async () => {
  counted = counting(await migratedDatabase());
  gateway = await openTestGateway({ database: counted.database });
});
afterAll(() => gateway.close());

describe('twenty parallel LCL amendments', () => {
  it('share the remaining room without exceeding it', async () => {
    const offer = (await departures(gateway, searchOf('3082', 0.1))).find(
      (one) => isBookable(one) && one.detail.boxes.length === 1,
    );
    const [box] = offer?.detail.boxes ?? [];
    if (!offer || !box) throw new Error('there is no such departure');
    // Leaves room for a tenth more for some orders, not for all.
    const share = Math.floor((box.leftM3 / (CLIENTS * 1.05)) * 100) / 100;
    const larger = Math.round(share * 1.1 * 1000) / 1000;
    const search = searchOf('3082', share);
    const ready: { token: string; orderNo: string; kg: number; total: Money }[] = [];
    for (let client = 0; client < CLIENTS; client += 1) {
      const { token } = await newPerson(gateway);
      const quote = (await locked(gateway, 'LCL', { search, offerId: offer.offerId }, token)) as LclQuote;
      const submission = submissionOf(gateway, soundOn(quote), quote);
      const { data, message } = await submitted<{ orderNo: string }>(gateway, { id: 'LCL', token }, submission);
      expect(data, message).not.toBeNull();
      const { orderNo } = data;
      const brief = (await gateway.get<OrderBrief>(`/api-puds/order/${orderNo}`, bearing(token))).data;
      ready.push({ token, orderNo, kg: brief.amend?.rows[0]?.kg ?? 0, total: brief.charges.totalUsd });
    }
    const amend = ({ token, orderNo, kg, total }: (typeof ready)[number]) =>
      gateway.post<{ now?: Money }>(
        amendOrder.path.replace(':orderNo', orderNo),
        { rows: [{ kg, m3: larger }], shownTotal: total },
        bearing(token),
      );
    const { begun, asked } = { ...counted.counts };
    const answers = await Promise.all(ready.map(amend));
    const won = answers.filter(({ code }) => code === CODES.success).length;
    expect(new Set(answers.map(({ code }) => code))).toStrictEqual(new Set([CODES.success, CODES.soldOut]));
    const [least, room] = [CLIENTS * Math.round(share * 1000), Math.round(box.leftM3 * 1000)];
    const more = Math.round(larger * 1000) - Math.round(share * 1000);
    expect(won).toBe(Math.floor((room - least) / more));
    const taken = (await booksOf(gateway.database))
      .filter(({ stock }) => stock.startsWith(`${offer.offerId}#`) && stock.endsWith(' L'))
      .reduce((all, row) => all + row.taken, 0);
    expect(taken).toBe(least + won * more);
    expect(taken).toBeLessThanOrEqual(room);
    expect(counted.counts.begun - begun - (counted.counts.asked - asked), 'begun again').toBe(0);
    await holdToBooks(gateway.database);
  });
});
