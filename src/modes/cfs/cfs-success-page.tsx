import { isCfsOrder } from '../../../domain/modes/cfs/receipt';
import { pathOf } from '../../../domain/routes';
import { cfsReceiptCopy } from '../../copy/modes/cfs/receipt';
import { cfsReceiptParts } from '../../copy/modes/cfs/receipt-parts';
import { noticePageOf } from '../../frame/receipt-page';
import { StuffingNotice } from './stuffing-notice';

/** After the order of boxes that are stuffed: the code of every truck, and what comes next. */
export const CfsSuccessPage = noticePageOf({
  partsOf: cfsReceiptParts,
  search: { address: pathOf('builtInOrder'), label: cfsReceiptCopy.toSearch },
  isOwn: isCfsOrder,
  Notice: StuffingNotice,
});
