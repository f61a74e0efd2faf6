import { isCfsOrder } from '../../../domain/modes/cfs/receipt';
import type { PlacedOrder } from '../../../domain/order/placed';
import { pathOf } from '../../../domain/routes';
import type { OrderCopyActor } from '../../../machines/order/order-copy';
import type { OrderDocumentActor } from '../../../machines/order/order-document';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import type { OrderTruckActor } from '../../../machines/order/order-truck';
import { cfsReceiptCopy } from '../../copy/modes/cfs/receipt';
import { cfsReceiptParts } from '../../copy/modes/cfs/receipt-parts';
import { noticePageOf } from '../../frame/receipt-page';
import { StuffingNotice } from './stuffing-notice';
import { StuffingTrucks } from './stuffing-trucks';

const Page = noticePageOf({
  partsOf: cfsReceiptParts,
  search: { address: pathOf('builtInOrder'), label: cfsReceiptCopy.toSearch },
  isOwn: isCfsOrder,
  Notice: StuffingNotice,
});

type CfsSuccessProps = {
  actor: OrderReceiptActor;
  copying: OrderCopyActor;
  documents: OrderDocumentActor;
  trucks: OrderTruckActor;
};

/** After the order of boxes that are stuffed: the code of every truck, and what comes next. */
export function CfsSuccessPage({ trucks, ...props }: CfsSuccessProps) {
  const renderMore = (order: PlacedOrder, now: number) =>
    isCfsOrder(order) && <StuffingTrucks order={order} now={now} actor={trucks} />;
  return <Page {...props} renderMore={renderMore} />;
}
