import { dayAt } from '../../../domain/values/days';
import { bookedMode } from '../../modes';
import { readOrder } from '../../orders/snapshot';
import { unitsBack } from '../../orders/units-back';
import type { After } from '../after';
import type { AfterDeps } from '../deps';
import { handOut } from './units';

/** An order travels in numbered things of the house. */
export const equipmentAfter = ({ modes }: AfterDeps): After => ({
  id: 'equipment',
  async onMove(inside, { order, event, to, said: { units }, now }) {
    if (to === 'COMPLETED' && bookedMode(modes, order.mode).after?.equipment) await unitsBack(inside, [order.orderNo]);
    const out = event === 'space.released' ? await handOut(inside, modes, order, units, now) : [];
    return out.length === 0 ? null : { note: out.map(({ no }) => no).join('、') };
  },
  desk: async (_, __, now) => (order, moves) => {
    const { mode, snapshot } = readOrder(modes, order);
    const equipment = mode.after?.equipment;
    if (!equipment || !moves.includes('space.released')) return {};
    const proposed = equipment.proposed(snapshot, order.orderNo, dayAt(now.getTime()));
    return { equipment: { parts: equipment.parts, proposed } };
  },
});
