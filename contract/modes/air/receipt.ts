import { RECEIPT } from '../../../domain/modes/air/receipt';
import { shapeWire } from '../../wire/shape-wire';

/** What its receipt reads of `detail`. */
export const airReceipt = shapeWire(RECEIPT);
