import { RECEIPT } from '../../../domain/modes/truck/receipt';
import { shapeWire } from '../../wire/shape-wire';

export const truckReceipt = shapeWire(RECEIPT);
