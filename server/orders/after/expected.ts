import type { GateStand } from '../../../domain/order/trucks/gate-code';
import type { Gate } from '../../trade/modes/after/trucks';

/** Arrival expected at a gate and its state now. `isOut`: a truck that collects goods. */
export type ExpectedGate = Gate & { stand: GateStand | 'CAME'; isOut: boolean };
