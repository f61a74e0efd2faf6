/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { MallQuery } from '../../../../../domain/modes/mall/search';
import type { MallQuote } from '../../../../../domain/modes/mall/quote';
import { holdToBooks, booksOf } from '../../../support/books';
import { CLIENTS, lost, openCrowd, won, type Crowd } from '../support/crowd';
import { ASH, foundOf, itemOf, soundFor } from '../support/mall';
import { joined } from '../../../orders/orders/support/enterprise';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await openCrowd('MALL');
  for (const person of crowd.people) await joined(crowd.gateway, person, 'PASS');
});
afterAll(() => crowd.gateway.close());

const takenOf = async (productId: string): Promise<number> =>
  (await booksOf(crowd.gateway.database))
    .filter(({ stock }) => stock.startsWith(`${productId}-`) && stock.endsWith(' LOT'))
    .reduce((sum, { taken }) => sum + taken / 1000, 0);

async function scarce(productId: string) {
  const { stock } = await itemOf(crowd.gateway, productId);
  const least = stock.at(-1);
  if (!least) throw new Error(`${productId} is sold out`);
  return least;
}

const asked = (city: string, ...lines: readonly (readonly [productId: string, kg: number])[]): MallQuery => ({
  city,
  way: 'SELF',
  to: '',
  lines: lines.map(([productId, kg]) => ({ productId, pack: 'B25', kg })),
});

const race = (of: (client: number) => MallQuery) =>
  crowd.race<MallQuote>((client) => foundOf(of(client)), soundFor(crowd.gateway));

describe('fifty parallel orders for the last kilograms of a warehouse', () => {
  it('sell them once, lot by lot, and tell the others what is left', async () => {
    const { city, kg: left } = await scarce(ASH);
    const each = Math.floor(left / (CLIENTS / 2) / 25) * 25;
    const before = crowd.begunAgain();
    const answers = await race(() => asked(city, [ASH, each]));
    const rest = left - each * won(answers).length;
    expect(won(answers)).toHaveLength(Math.floor(left / each));
    expect(rest).toBeLessThan(each);
    for (const { code, reason, message } of lost(answers)) {
      expect([code, reason]).toEqual([CODES.soldOut, 'goodsShort']);
      expect(message).toContain(`可售 ${rest.toLocaleString('en-US')} kg`);
    }
    expect(await takenOf(ASH)).toBe(left - rest);
    expect(crowd.begunAgain(), 'races that had to be run again').toBe(before);
    await holdToBooks(crowd.gateway.database);
  });

  it('never deadlock with crossed carts', async () => {
    const [one, other] = ['P0086', 'P0084'];
    const stores = (await itemOf(crowd.gateway, one)).stock.map(({ city }) => city);
    const city = (await itemOf(crowd.gateway, other)).stock.find((store) => stores.includes(store.city))?.city;
    if (city === undefined) throw new Error('no store has both');
    const before = crowd.begunAgain();
    const kgOf = async (productId: string) =>
      (await itemOf(crowd.gateway, productId)).stock.find((store) => store.city === city)?.kg ?? 0;
    const [first, second] = [await kgOf(one), await kgOf(other)];
    const share = (kg: number) => Math.floor(kg / (CLIENTS / 2) / 25) * 25;
    const answers = await race((client) =>
      client % 2 === 0
        ? asked(city, [one, share(first)], [other, share(second)])
        : asked(city, [other, share(second)], [one, share(first)]),
    );
    expect(crowd.begunAgain(), 'races that had to be run again').toBe(before);
    expect(won(answers).length).toBe(Math.min(Math.floor(first / share(first)), Math.floor(second / share(second))));
    expect(await takenOf(one)).toBe(won(answers).length * share(first));
    expect(await takenOf(other)).toBe(won(answers).length * share(second));
    await holdToBooks(crowd.gateway.database);
  });
});
