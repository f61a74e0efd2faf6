/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { quoteFor, submit } from '../../orders/orders/support/booking';
import { type Member, newMember } from '../../orders/orders/support/enterprise';
import { GENERAL, submissionOn } from '../../orders/orders/support/submission';
import { closuresBy } from '../../people/staff/support/closures';
import { colleague } from '../../people/staff/support/staff';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const BUYERS = 50;

let gateway: TestGateway;
let officer: ReturnType<typeof closuresBy>;
beforeAll(async () => {
  gateway = await openTestGateway();
  officer = closuresBy(gateway, await colleague(gateway, 'officer'));
});
afterAll(() => gateway.close());

describe('closure saved during fifty parallel orders', () => {
  it('blocks every later order and marks every earlier one', async () => {
    const people: Member[] = [];
    while (people.length < BUYERS) people.push(await newMember(gateway, 'PASS'));
    const quotes: Awaited<ReturnType<typeof quoteFor>>[] = [];
    // Sequential, because the gateway limits parallel searches.
    for (const { token } of people) quotes.push(await quoteFor(gateway, token, GENERAL));
    const said = { org: 'CNSHA', dst: 'SGSIN', mode: '*', classes: [], from: '2026-03-02', until: '2026-05-31' };
    const { turn } = (await officer.look('NEW')).data;
    const [first, rest] = [quotes.slice(0, 10), quotes.slice(10)];
    const send = (quote: (typeof quotes)[number], at: number) =>
      submit(gateway, people[at]?.token ?? '', submissionOn(quote));
    const early = first.map((quote, at) => send(quote, at));
    const put = officer.act('NEW', { act: 'closure.lane', said: { ...said, text: '通航管制' }, turn });
    const late = rest.map((quote, at) => send(quote, at + 10));
    const replies = await Promise.all([...early, ...late]);
    expect((await put).code).toBe(CODES.success);
    const codes = replies.map(({ code }) => code);
    expect(codes.every((code) => code === CODES.success || code === CODES.cargoRefused)).toBe(true);
    const orders = await gateway.database.query<{ isHit: boolean }>('select is_hit as "isHit" from orders');
    expect(orders).toHaveLength(codes.filter((code) => code === CODES.success).length);
    expect(
      orders.filter(({ isHit }) => !isHit),
      'what came before it is marked, and nothing comes after',
    ).toEqual([]);
  });
});
