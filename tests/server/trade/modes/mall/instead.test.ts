import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { MallQuery } from '../../../../../domain/modes/mall/search';
import type { MallOffer } from '../../../../../domain/modes/mall/detail';
import type { Person } from '../../../people/identity/support/person';
import { newMember } from '../../../orders/orders/support/enterprise';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { ASH, itemOf } from '../support/mall';
import { buying } from './support';

let gateway: TestGateway;
let shop: ReturnType<typeof buying>;
let [first, second]: Person[] = [];
beforeAll(async () => {
  gateway = await openTestGateway();
  shop = buying(gateway);
  [first, second] = [await newMember(gateway, 'PASS'), await newMember(gateway, 'PASS')];
});
afterAll(() => gateway.close());

const bags = (city: string, kg: number): MallQuery => ({
  city,
  way: 'SELF',
  to: '',
  lines: [{ productId: ASH, pack: 'B25', kg }],
});

it('mall order offers the remaining quantity and other warehouses when part was sold meanwhile', async () => {
  if (!first || !second) throw new Error('two buyers');
  const { stock } = await itemOf(gateway, ASH);
  const store = stock.at(-1);
  if (!store) throw new Error('no store has it');
  const all = Math.floor(store.kg / 25) * 25;
  const quote = await shop.quoteOf(bags(store.city, all), first);
  expect((await shop.ordered(bags(store.city, 100), second)).reply.code).toBe(CODES.success);

  const refused = await shop.send(quote, first);
  expect(refused.code).toBe(CODES.soldOut);
  const { ways } = refused.data as unknown as { ways: (MallOffer & { quoteId: string })[] };
  const others = stock.filter(({ city, kg }) => city !== store.city && kg >= all);
  expect(new Map(ways.map(({ detail }) => [detail.city, detail.kg]))).toEqual(
    new Map([[store.city, Math.floor((store.kg - 100) / 25) * 25], ...others.map(({ city }) => [city, all] as const)]),
  );
  for (const { quoteId, price } of ways) expect([quoteId !== '', price !== null]).toEqual([true, true]);

  const told = await shop.ask<{ message: string }>(bags(store.city, all), first);
  expect(told.code).toBe(CODES.soldOut);
  expect(others.length > 0 ? told.message.includes('够这个数量的还有') : true).toBe(true);
});
