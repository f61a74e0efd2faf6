import { gateCodeInGroups } from '../../../domain/order/trucks/gate-code';
import type { GatePass } from './mode';
import { qrDrawing } from './qr';
import { facts } from './sheet';

export const passPart = (gate: GatePass | undefined, told: Parameters<typeof facts>[0]): string =>
  `<div class="label coded">${gate ? qrDrawing(gate.address, '预约码') : ''}${facts([
    ['预约码', gate ? gateCodeInGroups(gate.code) : ''],
    ...told,
  ])}</div>`;
