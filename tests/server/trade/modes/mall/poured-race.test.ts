/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { joined } from '../../../orders/orders/support/enterprise';
import { holdToBooks } from '../../../support/books';
import { soundFor } from '../support/mall';
import { freeOf } from '../support/tank';
import { type Crowd, openCrowd } from '../support/crowd';
import { carrying, chosen } from './beside-support';
import { shipping } from './coast-support';
import { inBulk, tanking } from './poured-support';
import { buying } from './support';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await openCrowd('MALL');
  for (const person of crowd.people) await joined(crowd.gateway, person, 'PASS');
});
afterAll(() => crowd.gateway.close());

/**
 * Few clients want one of the two alone. Clients that want both cross over two tanks and a flexitank, so that lock
 * orders conflict.
 */
const ALONE: Readonly<Record<number, 'goods' | 'tank'>> = { 3: 'goods', 8: 'tank' };
const kindOf = (client: number) => ALONE[client] ?? 'both';
/** Small enough that a warehouse has it for four clients. */
const TONS = 20;

const JOINED = `select o.order_no as "orderNo", o.mode, o.beside_no as "besideNo", b.beside_no as "back", b.mode as "other"
  from orders o left join orders b on b.order_no = o.beside_no`;

type Joined = { orderNo: string; mode: string; besideNo: string | null; back: string | null; other: string | null };

describe('fifty parallel orders for last liquid, last tanks and bags, or both', () => {
  it('get both or none, without deadlock or double sale', async () => {
    const { gateway, people } = crowd;
    const [shop, road, fleet, ships] = [buying(gateway), carrying(gateway), tanking(gateway), shipping(gateway)];
    const [someone] = people;
    if (!someone) throw new Error('nobody is there');
    const found = await fleet.found(await shop.quoteOf(inBulk(TONS), someone), TONS);
    const scarcest = found.offers.toSorted((one, other) => freeOf(one) - freeOf(other));
    const ready: (() => Promise<{ code: string; kind: string; faults: unknown }>)[] = [];
    for (const [at, person] of people.entries()) {
      const kind = kindOf(at);
      const send = async (id: 'MALL' | 'TANK', submission: object) => {
        const reply = await submitted<{ faults?: unknown } | null>(gateway, { id, token: person.token }, submission);
        return { code: reply.code, kind, faults: reply.data?.faults };
      };
      const tank = await fleet.quoteOf({ ...found, offers: scarcest }, person, at % 2);
      const goods = await shop.quoteOf(inBulk(TONS), person);
      if (kind === 'tank') ready.push(() => send('TANK', submissionOf(gateway, fleet.filled(tank), tank)));
      if (kind === 'goods') ready.push(() => send('MALL', submissionOf(gateway, soundFor(gateway)(goods), goods)));
      if (kind !== 'both') continue;
      // Every third client uses a flexitank from the same lots.
      await (at % 3 === 2
        ? ships.bagged(person, goods)
        : fleet.saved(person, 'TANK', fleet.filled(tank), { revision: 0 }));
      const [choice] = await road.choices(person, road.handedOver(goods));
      if (!choice?.total) throw new Error(`there is nothing to choose: ${JSON.stringify(choice)}`);
      ready.push(() => send('MALL', submissionOf(gateway, road.handedOver(goods, chosen(choice)), goods)));
    }
    const before = crowd.begunAgain();
    const answers = await Promise.all(ready.map((press) => press()));
    expect(crowd.begunAgain(), 'races that had to be run again').toBe(before);

    const orders = await gateway.database.query<Joined>(JOINED);
    const wonBy = (kind: string) => answers.filter((one) => one.kind === kind && one.code === CODES.success).length;
    const of = (mode: string) => orders.filter((one) => one.mode === mode).length;
    expect(wonBy('both')).toBeGreaterThan(0);
    expect(of('MALL'), 'no more than the store had').toBe(4);
    expect(of('MALL')).toBe(wonBy('both') + wonBy('goods'));
    expect(of('TANK') + of('FLEXI')).toBe(wonBy('both') + wonBy('tank'));
    const made = orders.filter(({ besideNo }) => besideNo !== null);
    expect(made, 'each of the two names the other').toHaveLength(2 * wonBy('both'));
    expect(made.filter(({ orderNo, back, mode, other }) => back !== orderNo || mode === other)).toEqual([]);
    const told = answers.filter(({ code }) => code !== CODES.success && code !== CODES.soldOut);
    expect(told.filter(({ kind, code }) => kind !== 'both' || code !== CODES.orderRefused)).toEqual([]);
    await holdToBooks(gateway.database);
  });
});
