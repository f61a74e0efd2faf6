import { NOT_SEEN } from '../../../../domain/order/trucks/arrival';
import { gateStand, isGateOver } from '../../../../domain/order/trucks/gate-code';
import { isConfirmed, isGivenUp } from '../../../../domain/order/life/lifecycle';
import { momentIn } from '../../../../domain/values/moments';
import type { OrderRow } from '../../orders/order';
import { readOrder } from '../../orders/snapshot';
import { AS_IT_IS } from '../../orders/store';
import type { AfterDeps } from '../deps';
import type { ExpectedGate } from '../expected';
import { arrivalsOf } from './arrivals';

type Coded = Pick<OrderRow, 'orderNo' | 'mode' | 'state' | 'gateCodes' | 'snapshot'>;

export const expectedAtWith =
  ({ database, moment, modes }: Pick<AfterDeps, 'database' | 'moment' | 'modes'>) =>
  async (code: string): Promise<ExpectedGate | null> => {
    const [order] = await database.query<Coded>(
      `select o.order_no as "orderNo", o.mode, o.state, o.gate_codes as "gateCodes", ${AS_IT_IS} as snapshot from orders o
        where o.gate_codes @> array[$1::text]`,
      [code],
    );
    if (!order || isGivenUp(order.state)) return null;
    const { mode, snapshot } = readOrder(modes, order);
    const gate = mode.after?.trucks?.gates(snapshot)[order.gateCodes.indexOf(code)] ?? null;
    if (gate === null) return null;
    const now = (await moment(database)).getTime();
    const at = gate.at === null ? null : momentIn(gate.at);
    if (isGateOver(at, now)) return null;
    const seen = (await arrivalsOf(database, [order.orderNo])).get(order.orderNo)?.get(code) ?? NOT_SEEN;
    const expected = { at, plateNo: gate.plateNo, isConfirmed: isConfirmed(order.state) };
    return { ...gate, stand: seen.cameAt === null ? gateStand(expected, now) : 'CAME', isOut: false };
  };
