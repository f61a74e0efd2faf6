import { RECEIPT } from '../../../domain/modes/air/receipt';
import { shapeWire } from '../../wire/shape-wire';

export const airReceipt = shapeWire(RECEIPT);
