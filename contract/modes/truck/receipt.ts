import { RECEIPT } from '../../../domain/modes/truck/receipt-shape';

export const truckReceipt = RECEIPT;
