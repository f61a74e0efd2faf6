import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../contract/envelope';
import type { HouseEvent } from '../../../domain/order/lifecycle';
import { deskRoutes } from '../../../server/demo/desk/desk-routes';
import type { DeskOrder } from '../../../server/orders/desk-order';
import { briefOf, type GatewayCase, orderedBy } from '../../support/modes/gateway-case';
import { openTestGateway, type TestGateway } from '../support/gateway';
import { FLEXI_CASE } from './support/flexi';
import { TANK_CASE } from './support/tank';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ extraRoutes: ({ desk }) => deskRoutes(desk) });
}, 60_000);
afterAll(() => gateway.close());

type Shown = DeskOrder & { equipment: { proposed: unknown[] } | null };

const CASES: readonly (readonly [string, GatewayCase, readonly string[], readonly string[]])[] = [
  ['a bag', FLEXI_CASE, ['箱检合格', '液袋已安装，照片已收', '已灌装，磅单已收'], ['目的港已卸货', '袋体处置证明已收']],
  ['a tank', TANK_CASE, ['空罐已到厂', '已装货，磅单、铅封与充装证明已收'], ['空罐已还场', '已洗罐，洗罐证明已收']],
];

it.each(CASES)(
  '%s is told of where it stands, each step once and in its order, before it leaves and after it has come',
  async (_, asked, booked, arrived) => {
    const { person, order } = await orderedBy(gateway, asked);
    const { orderNo } = order;
    const { token } = person;
    const shown = async () =>
      (await gateway.get<Shown[]>('/__demo/desk.json')).data.find((one) => one.orderNo === orderNo);
    const ahead = async () => (await shown())?.ahead;
    const passed = (place: string) => gateway.post('/__demo/desk/passed', { orderNo, place });
    const move = async (event: HouseEvent) => {
      const { state: from } = await briefOf(gateway, token, orderNo);
      const units = event === 'space.released' ? (await shown())?.equipment?.proposed : undefined;
      const reply = await gateway.post('/__demo/desk', { orderNo, from, event, reason: '', ...(units && { units }) });
      expect(reply, event).toMatchObject({ code: CODES.success });
    };
    if ((await briefOf(gateway, token, orderNo)).state === 'UNDER_REVIEW' && asked === TANK_CASE)
      await move('goods.dangerous');
    await move('accepted');
    expect(await ahead()).toEqual([]);
    expect(await passed(booked[0] ?? '')).toMatchObject({ code: CODES.moveRefused });
    await move('space.released');
    expect(await ahead()).toEqual(booked);
    expect(await passed(arrived[0] ?? '')).toMatchObject({ status: 400 });
    expect(await passed(booked[0] ?? '')).toMatchObject({ code: CODES.success });
    expect(await passed(booked[0] ?? '')).toMatchObject({ status: 400 });
    expect(await ahead()).toEqual(booked.slice(1));
    await move('cargo.in');
    expect(await ahead()).toEqual([]);
    for (const event of ['declared', 'departed', 'arrived'] as const) await move(event);
    expect(await ahead()).toEqual(arrived);
    expect(await passed(arrived[0] ?? '')).toMatchObject({ code: CODES.success });
    const { history } = await briefOf(gateway, token, orderNo);
    expect(history.filter(({ event }) => event === 'place.passed').map(({ note }) => note)).toEqual([
      booked[0] ?? '',
      arrived[0] ?? '',
    ]);
  },
);
