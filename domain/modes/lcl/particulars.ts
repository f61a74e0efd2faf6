import { particularsBuilder } from '../../order/receipt/particulars';
import { GATE_HOURS } from './cutoffs';
import type { LclReceipt } from './receipt';

type LclParticularsInput = Pick<LclReceipt, 'pieces' | 'kg' | 'm3'> & {
  shed: { nameCn: string; address: string };
  isDanger: 'Y' | 'N';
};

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export const lclParticulars = particularsBuilder({
  shed: ({ shed }: LclParticularsInput) => ['仓库', shed.nameCn],
  address: ({ shed }) => ['地址', shed.address],
  hours: ({ isDanger }) => ['收货时段', GATE_HOURS[isDanger === 'Y' ? 'danger' : 'general'].map(clock).join('–')],
  load: ({ pieces, kg, m3 }) => ['货物', `${pieces} 件 / ${kg} kg / ${m3} m³`],
});
