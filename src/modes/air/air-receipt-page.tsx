import { isAirOrder } from '../../../domain/modes/air/receipt';
import { pathOf } from '../../../domain/routes';
import { airReceiptCopy } from '../../copy/modes/air/receipt';
import { airReceiptParts } from '../../copy/modes/air/receipt-parts';
import { noticePageOf } from '../../frame/receipt-page';
import { WaybillNotice } from './waybill-notice';

/** After the order of an air freight: what comes next, and the drafts of what flies along. */
export const AirReceiptPage = noticePageOf({
  partsOf: airReceiptParts,
  search: { address: pathOf('airLift'), label: airReceiptCopy.toSearch },
  isOwn: isAirOrder,
  Notice: WaybillNotice,
});
