import { isTruckOrder } from '../../../domain/modes/truck/receipt';
import { pathOf } from '../../../domain/routes';
import type { PaperViewActor } from '../../../machines/order/paper-view';
import { truckFaultWords } from '../../copy/modes/truck/faults';
import { truckReceiptCopy } from '../../copy/modes/truck/receipt';
import { truckReceiptParts } from '../../copy/modes/truck/receipt-parts';
import { SeenOnWay } from '../../features/file-upload/seen-on-way';
import { noticePageOf, type NoticePageProps } from '../../frame/receipt-page';
import { TruckNotice } from './truck-notice';

const Page = noticePageOf({
  partsOf: truckReceiptParts,
  search: { address: pathOf('haul'), label: truckReceiptCopy.toSearch },
  faults: truckFaultWords,
  isOwn: isTruckOrder,
  Notice: TruckNotice,
});

/** After the order of trucks: what comes next, who drives, and what was seen of the way meanwhile. */
export const TruckReceiptPage = ({ seen, ...props }: NoticePageProps & { seen: PaperViewActor }) => (
  <Page {...props} renderMore={(order) => isTruckOrder(order) && <SeenOnWay seen={order.seen} actor={seen} />} />
);
