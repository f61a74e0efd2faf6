import { isRailOrder } from '../../../domain/modes/rail/receipt';
import { pathOf } from '../../../domain/routes';
import { railReceiptCopy } from '../../copy/modes/rail/receipt';
import { railReceiptParts } from '../../copy/modes/rail/receipt-parts';
import { noticePageOf } from '../../frame/receipt-page';
import { BillNotice } from './bill-notice';

/** After the order of a train: what comes next, and what the station and the border have to be shown. */
export const RailSuccessPage = noticePageOf({
  partsOf: railReceiptParts,
  search: { address: pathOf('railWayIndex'), label: railReceiptCopy.toSearch },
  isOwn: isRailOrder,
  Notice: BillNotice,
});
