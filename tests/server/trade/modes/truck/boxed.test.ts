import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { holdToBooks } from '../../../support/books';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { BOXED, truckSearchOf } from '../../../../support/truck-order';
import { freeOf, isBookable, TRUCK_CASE, trucks } from '../support/truck';
import type { GatewayCase } from '../../../../support/modes/gateway-case';
import { placedTruck } from './support/placed';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

/** Chassis for a box without a number. */
const CHASSIS: GatewayCase = {
  ...TRUCK_CASE,
  async find(at) {
    const search = { ...truckSearchOf(BOXED), etd: null };
    const offers = (await trucks(at, search)).filter(isBookable);
    const offer = offers.findLast((one) => one.detail.vehicle === 'SKEL' && freeOf(one) > 1);
    if (!offer) throw new Error('no chassis can be booked');
    return { search, offerId: offer.offerId };
  },
};

it('19: chassis truck is ordered without a box, and sent once its box is named', async () => {
  const { shown, moved, proposed, detail } = await placedTruck(gateway, CHASSIS);
  expect(await moved('accepted')).toMatchObject({ code: CODES.success });
  expect((await shown())?.equipment?.columns.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['车牌号', '挂车号', '箱号']),
  );
  const [truck] = await proposed();
  if (!truck) throw new Error('the house proposes no truck');
  const sent = (boxNo: string) => moved('space.released', [{ ...truck, boxNo }]);
  expect((await sent('')).message).toBe(`${truck.no} 未登记箱号`);
  expect((await sent('CSQU3054384')).message).toBe(`${truck.no} 的箱号 CSQU3054384 不正确，请核对校验位`);
  expect((await detail()).boxNo).toBe('');
  expect(await sent('CSQU3054383')).toMatchObject({ code: CODES.success });
  expect((await detail()).boxNo, 'its owner reads which').toBe('CSQU3054383');
  await holdToBooks(gateway.database);
});

it('19: truck that carries no box needs no box number', async () => {
  const { shown, moved, sent } = await placedTruck(gateway);
  await moved('accepted');
  expect((await shown())?.equipment?.columns.map(({ key }) => key)).not.toContain('boxNo');
  expect(await sent()).toMatchObject({ code: CODES.success });
});
