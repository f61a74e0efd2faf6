import { isWhOrder } from '../../../domain/modes/wh/receipt';
import { pathOf } from '../../../domain/routes';
import { whReceiptCopy } from '../../copy/modes/wh/receipt';
import { whReceiptParts } from '../../copy/modes/wh/receipt-parts';
import { noticePageOf } from '../../frame/receipt-page';
import { StoreNotice } from './store-notice';

/** After the order of a place in a store: what comes next, and what the gate has to be shown. */
export const WhSuccessPage = noticePageOf({
  partsOf: whReceiptParts,
  search: { address: pathOf('warehouse'), label: whReceiptCopy.toSearch },
  isOwn: isWhOrder,
  Notice: StoreNotice,
});
