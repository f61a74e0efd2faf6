import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listOrders } from '../../../../contract/orders/list';
import type { OrderBrief } from '../../../../domain/order/receipt/brief';
import { dayAt } from '../../../../domain/values/days';
import { bearing, newPerson } from '../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { ordered } from './support/booking';
import { newMember } from './support/enterprise';
import { GENERAL } from './support/submission';

type Page = { records: OrderBrief[]; total: number };
type Buyer = { token: string };

let gateway: TestGateway;
let buyer: Buyer;
let methanol: string;
let citric: string;

const asked = (token: string, query: Record<string, string>) =>
  gateway.get<Page>(`${listOrders.path}?${new URLSearchParams(query)}`, bearing(token));

const found = async (query: Record<string, string>, { token } = buyer) =>
  (await asked(token, query)).data.records.map(({ orderNo }) => orderNo);

const DAY_MS = 86_400_000;
let days: { methanol: string; citric: string };

beforeAll(async () => {
  gateway = await openTestGateway();
  buyer = await newMember(gateway, 'PASS');
  methanol = (await ordered(gateway, buyer.token)).orderNo;
  const first = dayAt(gateway.clock.now());
  gateway.clock.advance(DAY_MS);
  citric = (await ordered(gateway, buyer.token, GENERAL)).orderNo;
  days = { methanol: first, citric: dayAt(gateway.clock.now()) };
});
afterAll(() => gateway.close());

describe('search of own orders', () => {
  it('finds by number, whole, in part and in printed groups', async () => {
    expect(await found({ words: methanol })).toEqual([methanol]);
    expect(await found({ words: methanol.slice(-5).toLowerCase() })).toEqual([methanol]);
    expect(await found({ words: `${citric.slice(0, 4)} ${citric.slice(4, 8)} ${citric.slice(8)}` })).toEqual([citric]);
  });

  it('finds by lane in Chinese, Latin and codes, with or without an arrow', async () => {
    for (const words of ['上海', '上海→新加坡', '上海 singapore', 'CNSHA，SGSIN'])
      expect(await found({ words }), words).toEqual([citric, methanol]);
    expect(await found({ words: '上海 鹿特丹' })).toEqual([]);
  });

  it('finds by name and UN number of the goods, matching all words', async () => {
    expect(await found({ words: '甲醇' })).toEqual([methanol]);
    expect(await found({ words: '１２３０' }), 'full-width digits are digits').toEqual([methanol]);
    expect(await found({ words: '柠檬酸 上海' })).toEqual([citric]);
    expect(await found({ words: '柠檬酸 1230' })).toEqual([]);
  });

  it('matches no key names and wildcards of the stored JSON', async () => {
    for (const words of ['nameCn', '%', '_', '\\', 'null', '"']) expect(await found({ words }), words).toEqual([]);
  });

  it('filters by mode and stage', async () => {
    expect(await found({ mode: 'FCL', stage: 'REVIEW' })).toEqual([citric, methanol]);
    expect(await found({ mode: 'AIR' })).toEqual([]);
    for (const stage of ['TODO', 'UNDERWAY', 'ENDED']) expect(await found({ stage }), stage).toEqual([]);
  });

  it('filters by submission days in China, both inclusive', async () => {
    expect(await found({ from: days.citric })).toEqual([citric]);
    expect(await found({ to: days.methanol })).toEqual([methanol]);
    expect(await found({ from: days.methanol, to: days.citric })).toEqual([citric, methanol]);
    expect(await found({ from: days.citric, to: days.methanol })).toEqual([]);
  });

  it('finds no orders of others', async () => {
    const stranger = await newPerson(gateway);
    expect(await found({ words: methanol }, stranger)).toEqual([]);
    const { data } = await asked(stranger.token, { words: methanol });
    expect(data.total, 'and are not counted for others').toBe(0);
  });

  it('counts the matches of the query', async () => {
    expect((await asked(buyer.token, { words: '甲醇' })).data.total).toBe(1);
    expect((await asked(buyer.token, {})).data.total).toBe(2);
  });
});

describe('invalid order search', () => {
  it.each<Record<string, string>>([
    { words: '甲'.repeat(81) },
    { words: 'a\u0000b' },
    { mode: 'BOAT' },
    { stage: 'CONFIRMED' },
    { from: '2026-02-30' },
    { from: '0000-01-01' },
    { to: '99999-01-01' },
    { to: 'tomorrow' },
  ])('%o is rejected with a message', async (query) => {
    const { status, message } = await asked(buyer.token, query);
    expect(status).toBe(400);
    expect(message).not.toBe('');
  });
});
