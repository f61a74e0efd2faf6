import type { GateStand } from '../../../domain/order/trucks/gate-code';
import type { Gate } from '../../trade/modes/after/trucks';

/** What a gate is to expect, and whether it may open by now. `isOut`: a truck that collects goods. */
export type ExpectedGate = Gate & { stand: GateStand | 'CAME'; isOut: boolean };
