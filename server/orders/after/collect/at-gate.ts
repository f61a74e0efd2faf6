import { gateStand, isGateOver } from '../../../../domain/order/trucks/gate-code';
import { STAYS_IN } from '../../../../domain/order/life/staying';
import type { OrderRow } from '../../orders/order';
import { readOrder } from '../../orders/snapshot';
import { AS_IT_IS } from '../../orders/store';
import type { AfterDeps } from '../deps';
import type { ExpectedGate } from '../expected';

type Leaving = Pick<OrderRow, 'mode' | 'state' | 'snapshot'> & { at: Date; plateNo: string };

export const collectingAtWith =
  ({ database, moment, modes }: Pick<AfterDeps, 'database' | 'moment' | 'modes'>) =>
  async (code: string): Promise<ExpectedGate | null> => {
    const [found] = await database.query<Leaving>(
      `select o.mode, o.state, ${AS_IT_IS} as snapshot, l.comes_at as at, l.truck->>'plateNo' as "plateNo"
         from leavings l join orders o on o.order_no = l.order_no where l.code = $1 and l.left_at is null`,
      [code],
    );
    if (!found || found.state !== STAYS_IN) return null;
    const { mode, snapshot } = readOrder(modes, found);
    const station = mode.after?.collect?.station(snapshot);
    const now = (await moment(database)).getTime();
    const at = found.at.getTime();
    if (station === undefined || isGateOver(at, now)) return null;
    const stand = gateStand({ at, plateNo: found.plateNo, isConfirmed: true }, now);
    return { station, at: found.at.toISOString(), plateNo: found.plateNo, stand, isOut: true };
  };
