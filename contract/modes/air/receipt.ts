import { RECEIPT } from '../../../domain/modes/air/receipt-shape';

export const airReceipt = RECEIPT;
