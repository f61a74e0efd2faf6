import { NOT_SEEN } from '../../domain/order/arrival';
import {
  gateCodeInGroups,
  GATE_CODE,
  gateStand,
  isGateOver,
  maskedPlate,
  type GateStand,
} from '../../domain/order/gate-code';
import { isConfirmed, isGivenUp } from '../../domain/order/lifecycle';
import { STAYS_IN } from '../../domain/order/staying';
import { momentIn } from '../../domain/values/moments';
import type { Database } from '../database/database';
import { DatabaseUnavailable } from '../database/unavailable';
import type { Route } from '../http/route';
import type { ServerModes } from '../modes';
import type { Gate } from '../modes/mode';
import { arrivalsOf } from './arrivals';
import { gatePage } from './gate-page';
import type { Moment } from './moment';
import type { OrderRow } from './order';
import { readOrder } from './snapshot';
import { AS_IT_IS } from './store';
import { writtenTime } from '../china-time';

/** What a gate is to expect, and whether it may open by now. `isOut`: a truck that collects goods. */
export type ExpectedGate = Gate & { stand: GateStand | 'CAME'; isOut: boolean };

const SAID: Readonly<Record<ExpectedGate['stand'], string>> = {
  CAME: '这辆车已登记到场，预约码不能再用。',
  UNREAD: '订单还在审核，尚未确认，暂不能进场。',
  EARLY: '订单已确认，还没到预约时段，请按时段到场。',
  LATE: '已过预约时段，能否进场由门岗核定。',
  NO_PLATE: '还没有登记车辆，请货主补填车牌后再进场。',
  OPEN: '订单已确认，正在预约时段内，核对车牌后进场。',
};

/** The database is: a driver reads a page of it, too. */
const AWAY = 'away' as const;

type GateDeps = { database: Database; moment: Moment; modes: ServerModes };

/** A truck that collects goods, as long as they are there and it has not left. */
async function collectingAt(
  database: Database,
  moment: Moment,
  modes: ServerModes,
  code: string,
): Promise<ExpectedGate | null> {
  const [found] = await database.query<Pick<OrderRow, 'mode' | 'state' | 'snapshot'> & { at: Date; plateNo: string }>(
    `select o.mode, o.state, ${AS_IT_IS} as snapshot, l.comes_at as at, l.truck->>'plateNo' as "plateNo"
       from leavings l join orders o on o.order_no = l.order_no where l.code = $1 and l.left_at is null`,
    [code],
  );
  if (!found || found.state !== STAYS_IN) return null;
  const { mode, snapshot } = readOrder(modes, found);
  const station = mode.collecting?.station(snapshot);
  const now = (await moment(database)).getTime();
  const at = found.at.getTime();
  if (station === undefined || isGateOver(at, now)) return null;
  const stand = gateStand({ at, plateNo: found.plateNo, isConfirmed: true }, now);
  return { station, at: found.at.toISOString(), plateNo: found.plateNo, stand, isOut: true };
}

/** What a gate is to expect by a code; null where the code is none, or none any more. */
export const gateWith =
  ({ database, moment, modes }: GateDeps) =>
  async (code: string): Promise<ExpectedGate | null> => {
    if (!GATE_CODE.test(code)) return null;
    const [order] = await database.query<Pick<OrderRow, 'orderNo' | 'mode' | 'state' | 'gateCodes' | 'snapshot'>>(
      `select o.order_no as "orderNo", o.mode, o.state, o.gate_codes as "gateCodes", ${AS_IT_IS} as snapshot from orders o
        where o.gate_codes @> array[$1::text]`,
      [code],
    );
    if (!order) return collectingAt(database, moment, modes, code);
    if (isGivenUp(order.state)) return null;
    const { mode, snapshot } = readOrder(modes, order);
    const gate = mode.gates?.(snapshot)[order.gateCodes.indexOf(code)] ?? null;
    if (gate === null) return null;
    const now = (await moment(database)).getTime();
    const at = gate.at === null ? null : momentIn(gate.at);
    if (isGateOver(at, now)) return null;
    const seen = (await arrivalsOf(database, [order.orderNo])).get(order.orderNo)?.get(code) ?? NOT_SEEN;
    const expected = { at, plateNo: gate.plateNo, isConfirmed: isConfirmed(order.state) };
    return { ...gate, stand: seen.cameAt === null ? gateStand(expected, now) : 'CAME', isOut: false };
  };

/** What stands behind the code of a notice: for whoever scans it where, when and who, and no more of the plate than that. */
export const gateRoute = (find: (code: string) => Promise<ExpectedGate | null>): Route => ({
  method: 'GET',
  path: '/g/:code',
  guarded: false,
  async answer(request) {
    const code = request.param('code') ?? '';
    const gate = await find(code).catch((error: unknown): typeof AWAY => {
      if (error instanceof DatabaseUnavailable) return AWAY;
      throw error;
    });
    if (gate === AWAY) {
      const said = '系统暂时查不到预约，请稍后再扫；车辆请在门外等候。';
      const { headers, ...page } = await gatePage({ status: 503, title: '暂时无法核对', standing: 'WAITS', said });
      return { ...page, headers: { ...headers, 'retry-after': '5' } };
    }
    if (!gate) {
      const said = '预约码不存在、已过期或已取消，请向货主核对。';
      return gatePage({ status: 404, title: '预约码无效', standing: 'VOID', said });
    }
    const { station, at, plateNo, stand, isOut } = gate;
    const title = `预约码 ${gateCodeInGroups(code)}`;
    const standing = stand === 'OPEN' ? 'OPEN' : 'WAITS';
    return gatePage({ status: 200, title, standing, said: SAID[stand] }, [
      [isOut ? '提货仓库' : '送往', station],
      [isOut ? '提货时间' : '送货时间', at === null ? '平台上门提货' : writtenTime(at)],
      ['车牌号', plateNo === '' ? '未填' : maskedPlate(plateNo)],
    ]);
  },
});
