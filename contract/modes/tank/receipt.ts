import { RECEIPT } from '../../../domain/modes/tank/receipt';
import { shapeWire } from '../../wire/shape-wire';

/** What its receipt reads of `detail`. */
export const tankReceipt = shapeWire(RECEIPT);
