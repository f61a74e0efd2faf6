import { RECEIPT } from '../../../domain/modes/tank/receipt-shape';

export const tankReceipt = RECEIPT;
