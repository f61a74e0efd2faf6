import { gateCodeInGroups } from '../../../domain/order/trucks/gate-code';
import type { GatePass } from './mode';
import { qrDrawing } from './qr';
import { factRows } from './sheet';

export const passPart = (gate: GatePass | undefined, told: Parameters<typeof factRows>[0]): string =>
  `<div class="label coded">${gate ? qrDrawing(gate.address, '预约码') : ''}${factRows([
    ['预约码', gate ? gateCodeInGroups(gate.code) : ''],
    ...told,
  ])}</div>`;
