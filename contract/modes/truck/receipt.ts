import { RECEIPT } from '../../../domain/modes/truck/receipt';
import { shapeWire } from '../../wire/shape-wire';

/** What its receipt reads of `detail`. */
export const truckReceipt = shapeWire(RECEIPT);
