import { railReceiptCopy } from '../../copy/modes/rail/receipt';
import { railCarriage } from '../../copy/modes/rail/receipt-parts';
import { orderReader } from '../../effects/after-order/order-in';
import { RailSuccessPage } from '../../modes/rail/rail-success-page';
import { truckReceiptEntry } from '../page-actors/receipt';
import { railReceipt } from '../../../domain/modes/rail/receipt-shape';

export default truckReceiptEntry({
  mode: 'RAIL',
  read: orderReader(railReceipt),
  carriage: railCarriage,
  files: railReceiptCopy.files,
  hours: async () => (await import('../../effects/after-order/train-hours')).trainHoursVia,
  Page: RailSuccessPage,
});
