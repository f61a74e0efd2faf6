import { gateCodeInGroups, GATE_CODE, isGateOver, maskedPlate } from '../../domain/order/gate-code';
import { isConfirmed, isGivenUp } from '../../domain/order/lifecycle';
import { momentIn } from '../../domain/values/moments';
import type { Database } from '../database/database';
import type { Route } from '../http/route';
import type { ServerModes } from '../modes';
import type { Gate } from '../modes/mode';
import { gatePage } from './gate-page';
import type { Moment } from './moment';
import type { OrderRow } from './order';
import { readOrder } from './snapshot';
import { AS_IT_IS } from './store';
import { writtenTime } from '../china-time';

/** What a gate is to expect, and whether the house has said yes to it by now. */
export type ExpectedGate = Gate & { isConfirmed: boolean };

type GateDeps = { database: Database; moment: Moment; modes: ServerModes };

/** What a gate is to expect by a code; null where the code is none, or none any more. */
export const gateWith =
  ({ database, moment, modes }: GateDeps) =>
  async (code: string): Promise<ExpectedGate | null> => {
    if (!GATE_CODE.test(code)) return null;
    const [order] = await database.query<Pick<OrderRow, 'mode' | 'state' | 'gateCodes' | 'snapshot'>>(
      `select o.mode, o.state, o.gate_codes as "gateCodes", ${AS_IT_IS} as snapshot from orders o
        where o.gate_codes @> array[$1::text]`,
      [code],
    );
    if (!order || isGivenUp(order.state)) return null;
    const { mode, snapshot } = readOrder(modes, order);
    const gate = mode.gates?.(snapshot)[order.gateCodes.indexOf(code)] ?? null;
    const now = (await moment(database)).getTime();
    const isOver = gate === null || isGateOver(gate.at === null ? null : momentIn(gate.at), now);
    return isOver ? null : { ...gate, isConfirmed: isConfirmed(order.state) };
  };

/** What stands behind the code of a notice: for whoever scans it where, when and who, and no more of the plate than that. */
export const gateRoute = (find: (code: string) => Promise<ExpectedGate | null>): Route => ({
  method: 'GET',
  path: '/g/:code',
  guarded: false,
  async answer(request) {
    const code = request.param('code') ?? '';
    const gate = await find(code);
    if (!gate) {
      const said = '预约码不存在、已过期或已取消，请向货主核对。';
      return gatePage({ status: 404, title: '预约码无效', standing: 'VOID', said });
    }
    const { station, at, plateNo, isConfirmed: isOpen } = gate;
    const title = `预约码 ${gateCodeInGroups(code)}`;
    const told = isOpen
      ? { standing: 'OPEN' as const, said: '订单已确认，凭此码按时段进场。' }
      : { standing: 'WAITS' as const, said: '订单还在审核，尚未确认，暂不能进场。' };
    return gatePage({ status: 200, title, ...told }, [
      ['送往', station],
      ['送货时间', at === null ? '平台上门提货' : writtenTime(at)],
      ['车牌号', plateNo === '' ? '未填' : maskedPlate(plateNo)],
    ]);
  },
});
