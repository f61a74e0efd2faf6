/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { Database, Queries } from '../../../../../server/base/database/database';
import { submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { countAll } from '../../../orders/orders/support/booking';
import { newMember } from '../../../orders/orders/support/enterprise';
import { holdToBooks } from '../../../support/books';
import { migratedDatabase } from '../../../support/engine';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { carrying, chosen } from './beside-support';
import { inBulk, tanking } from './poured-support';
import { buying } from './support';

/** Database that fails a transaction at the chosen statement. */
function breaking(database: Database) {
  const state = { at: null as number | null, asked: 0 };
  const broken = (inside: Queries): Queries => ({
    query(sql, parameters) {
      state.asked += 1;
      if (state.at !== null && state.asked === state.at) throw new Error('planted');
      return inside.query(sql, parameters);
    },
  });
  return {
    state,
    database: { ...database, tx: (work) => database.tx((inside) => work(broken(inside))) } satisfies Database,
  };
}

let gateway: TestGateway;
let plant: ReturnType<typeof breaking>;
beforeAll(async () => {
  plant = breaking(await migratedDatabase());
  gateway = await openTestGateway({ database: plant.database });
});
afterAll(() => gateway.close());

it('purchase and its tank order are created together or not at all, wherever the database fails', async () => {
  const [shop, road, fleet] = [buying(gateway), carrying(gateway), tanking(gateway)];
  const buyer = await newMember(gateway, 'PASS');
  const bought = await shop.quoteOf(inBulk(20), buyer);
  await fleet.drafted(buyer, bought, 20);
  const [choice] = await road.choices(buyer, road.handedOver(bought));
  if (!choice) throw new Error('there is nothing to choose');
  const submission = submissionOf(gateway, road.handedOver(bought, chosen(choice)), bought);
  const press = () => submitted<{ orderNo: string } | null>(gateway, { id: 'MALL', token: buyer.token }, submission);
  const before = await countAll(gateway);
  const pressedAt = async (at: number) => {
    Object.assign(plant.state, { at, asked: 0 });
    const { code } = await press();
    const isBroken = plant.state.asked >= at;
    plant.state.at = null;
    return { code, isBroken, left: await countAll(gateway) };
  };
  let [at, last] = [1, await pressedAt(1)];
  while (last.isBroken) {
    expect({ code: last.code === CODES.success, left: last.left }, `at statement ${at}`).toEqual({
      code: false,
      left: before,
    });
    at += 1;
    last = await pressedAt(at);
  }
  expect(last.code, 'nothing broke off any more').toBe(CODES.success);
  expect(at, 'statements of the two').toBeGreaterThan(20);
  const orders = await gateway.database.query<{ mode: string; besideNo: string | null }>(
    'select mode, beside_no as "besideNo" from orders order by mode',
  );
  expect(orders.map(({ mode, besideNo }) => [mode, besideNo !== null])).toEqual([
    ['MALL', true],
    ['TANK', true],
  ]);
  await holdToBooks(gateway.database);
});
