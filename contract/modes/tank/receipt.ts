import { RECEIPT } from '../../../domain/modes/tank/receipt';
import { shapeWire } from '../../wire/shape-wire';

export const tankReceipt = shapeWire(RECEIPT);
