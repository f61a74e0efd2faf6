import * as v from 'valibot';

import type { Unit } from '../../../../domain/order/boxes/unit';
import { dayAt } from '../../../../domain/values/days';
import { bookedMode } from '../../../trade/modes';
import { readOrder } from '../../orders/snapshot';
import { unitsBack } from '../../orders/units-back';
import type { Queries } from '../../../base/database/database';
import { readHistory } from '../../orders/history';
import type { Capability } from '../after';
import type { AfterDeps } from '../deps';
import { deskAct, ORDER_NO } from '../desk-act';
import { mayRenameUnits, isToldSince, createRenameUnits } from './rename';
import { handOut } from './units';

const readUnitsByOrder = async (queries: Queries, orderNos: readonly string[]): Promise<Map<string, Unit[]>> => {
  const rows = await queries.query<{ orderNo: string; units: Unit[] }>(
    'select order_no as "orderNo", units from orders where order_no = any($1)',
    [orderNos],
  );
  return new Map(rows.map(({ orderNo, units }) => [orderNo, units]));
};

const typed = v.pipe(v.string(), v.maxLength(60));
const unit = v.objectWithRest({ no: typed }, typed);
const units = v.object({ orderNo: ORDER_NO, units: v.pipe(v.array(unit), v.maxLength(100)) });

export const createEquipmentAfter = (deps: AfterDeps): Capability => ({
  id: 'equipment',
  async onMove(inside, { order, event, to, said: { units }, now }) {
    if (to === 'COMPLETED' && bookedMode(deps.modes, order.mode).after?.equipment)
      await unitsBack(inside, [order.orderNo]);
    const out = event === 'space.released' ? await handOut(inside, deps.modes, order, units, now) : [];
    return out.length === 0 ? null : { note: out.map(({ no }) => no).join('、') };
  },
  async desk(queries, orders, now) {
    const orderNos = orders.map(({ orderNo }) => orderNo);
    const [named, told] = [await readUnitsByOrder(queries, orderNos), await readHistory(queries, orderNos)];
    return (order, moves) => {
      const { mode, snapshot } = readOrder(deps.modes, order);
      const equipment = mode.after?.equipment;
      if (!equipment) return {};
      const { renamed, noun } = equipment;
      const table = { noun, columns: equipment.columns(snapshot) };
      const proposed = () => equipment.proposed(snapshot, order.orderNo, dayAt(now.getTime()));
      if (moves.includes('space.released'))
        return {
          equipment: { ...table, count: equipment.count(snapshot), proposed: proposed(), isDemo: deps.isDemo },
        };
      const isTold = renamed !== undefined && isToldSince(told.get(order.orderNo) ?? [], renamed.mishap);
      const units = named.get(order.orderNo) ?? [];
      return renamed && units.length > 0 && mayRenameUnits(order.state, isTold) ? { named: { ...table, units } } : {};
    };
  },
  acts: [deskAct('units', units, createRenameUnits(deps))],
});
