/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { MallForm } from '../../../../../domain/modes/mall/form';
import { CODES } from '../../../../../contract/wire/envelope';
import { submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { joined } from '../../../orders/orders/support/enterprise';
import { holdToBooks } from '../../../support/books';
import { type Crowd, openCrowd } from '../support/crowd';
import { EPOXY, soundFor, wantedOf } from '../support/mall';
import { freeOf, soundOn } from '../support/truck';
import { carrying, chosen, DRUMS } from './beside-support';
import { buying } from './support';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await openCrowd('MALL');
  for (const person of crowd.people) await joined(crowd.gateway, person, 'PASS');
});
afterAll(() => crowd.gateway.close());

/** Few clients order one of the two alone, so that the others find both. */
const ALONE: Readonly<Record<number, 'goods' | 'truck'>> = { 3: 'goods', 4: 'truck', 8: 'goods', 9: 'truck' };
const kindOf = (client: number) => ALONE[client] ?? 'both';

/** Orders with their linked orders. */
const JOINED = `select o.order_no as "orderNo", o.mode, o.beside_no as "besideNo", b.beside_no as "back", b.mode as "other"
  from orders o left join orders b on b.order_no = o.beside_no`;

type Joined = { orderNo: string; mode: string; besideNo: string | null; back: string | null; other: string | null };

describe('fifty parallel orders for last goods, last trucks or both', () => {
  it('get both or none, without deadlock or double sale', async () => {
    const { gateway, people } = crowd;
    const [shop, road] = [buying(gateway), carrying(gateway)];
    const asked = await wantedOf(gateway, EPOXY, DRUMS);
    const roomiest = await road.roomiest();
    const ready: (() => Promise<{ code: string; kind: string; faults: unknown }>)[] = [];
    for (const [at, person] of people.entries()) {
      const kind = kindOf(at);
      const send = async (id: 'MALL' | 'TRUCK', submission: object) => {
        const reply = await submitted<{ faults?: unknown } | null>(gateway, { id, token: person.token }, submission);
        return { code: reply.code, kind, faults: reply.data?.faults };
      };
      const truck = await road.truckOf(roomiest, person);
      const goods = await shop.quoteOf(asked, person);
      const sound: MallForm = soundFor(gateway)(goods);
      if (kind === 'truck') ready.push(() => send('TRUCK', submissionOf(gateway, soundOn(truck), truck)));
      if (kind === 'goods') ready.push(() => send('MALL', submissionOf(gateway, sound, goods)));
      if (kind !== 'both') continue;
      await road.saved(person, 'TRUCK', soundOn(truck), { revision: 0 });
      const [choice] = await road.choices(person, road.handedOver(goods));
      if (!choice) throw new Error('there is nothing to choose');
      const carried = road.handedOver(goods, chosen(choice));
      ready.push(() => send('MALL', submissionOf(gateway, carried, goods)));
    }
    const before = crowd.begunAgain();
    const answers = await Promise.all(ready.map((press) => press()));
    expect(crowd.begunAgain(), 'races that had to be run again').toBe(before);

    const orders = await gateway.database.query<Joined>(JOINED);
    const wonBy = (kind: string) => answers.filter((one) => one.kind === kind && one.code === CODES.success).length;
    const of = (mode: string) => orders.filter((one) => one.mode === mode).length;
    expect(of('TRUCK'), 'what is left of both is sold').toBe(freeOf(roomiest.offer));
    expect(wonBy('both')).toBeGreaterThan(0);
    expect(of('MALL')).toBe(wonBy('both') + wonBy('goods'));
    expect(of('TRUCK')).toBe(wonBy('both') + wonBy('truck'));
    const made = orders.filter(({ besideNo }) => besideNo !== null);
    expect(made, 'each of the two names the other').toHaveLength(2 * wonBy('both'));
    expect(made.filter(({ orderNo, back, mode, other }) => back !== orderNo || mode === other)).toEqual([]);
    const told = answers.filter(({ code }) => code !== CODES.success && code !== CODES.soldOut);
    expect(told.filter(({ kind, code }) => kind !== 'both' || code !== CODES.orderRefused)).toEqual([]);
    await holdToBooks(gateway.database);
  });
});
