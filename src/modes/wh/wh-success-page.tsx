import { arrivedParts, sumLoads } from '../../../domain/modes/wh/arrived';
import { leavingTerms } from '../../../domain/modes/wh/leaving';
import { isWhOrder, type WhOrder } from '../../../domain/modes/wh/receipt';
import { proposedLeaving } from '../../../domain/order/trucks/leaving';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import { STAYS_IN } from '../../../domain/order/life/staying';
import { routePath } from '../../../domain/routes';
import type { OrderCopyActor } from '../../../machines/order/order-copy';
import type { OrderDocumentActor } from '../../../machines/order/order-document';
import type { OrderLeavingActor } from '../../../machines/order/order-leaving';
import type { OrderProlongActor } from '../../../machines/order/order-prolong';
import type { OrderTruckActor } from '../../../machines/order/order-truck';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import { whReceiptCopy } from '../../copy/modes/wh/receipt';
import { STORE_WORDS } from '../../copy/modes/wh/truck-words';
import { whReceiptParts } from '../../copy/modes/wh/receipt-parts';
import { OrderLeaving } from '../../features/order-leaving/order-leaving';
import { GateTrucks } from '../../features/order-truck/gate-trucks';
import { OrderProlong } from '../../features/order-prolong/order-prolong';
import { createNoticePage } from '../../frame/receipt-page';
import { RentBillsView } from './rent-bills';
import { StayNowView } from './stay-now';
import { StockTableView } from './stock-table';
import { StoreNotice } from './store-notice';

const Page = createNoticePage({
  partsOf: whReceiptParts,
  search: { address: routePath('warehouse'), label: whReceiptCopy.toSearch },
  isOwn: isWhOrder,
  Notice: StoreNotice,
});

type WhSuccessProps = {
  actor: OrderReceiptActor;
  copying: OrderCopyActor;
  documents: OrderDocumentActor;
  prolonging: OrderProlongActor;
  collecting: OrderLeavingActor;
  trucks: OrderTruckActor;
};

function Leaving({ order, now, actor }: { order: WhOrder; now: number; actor: OrderLeavingActor }) {
  const terms = leavingTerms({ ...order, came: sumLoads(arrivedParts(order)) }, now);
  return (
    <OrderLeaving actor={actor} leavings={order.leavings} terms={terms} proposed={proposedLeaving(terms)} now={now} />
  );
}

export function WhSuccessPage({ prolonging, collecting, trucks, ...props }: WhSuccessProps) {
  const renderMore = (order: PlacedOrder, now: number) =>
    isWhOrder(order) && (
      <>
        <StayNowView
          order={order}
          now={now}
          prolong={
            <OrderProlong
              actor={prolonging}
              days={order.days}
              outDate={order.outDate}
              total={order.charges.totalYuan}
            />
          }
        />
        {order.state === STAYS_IN && <Leaving order={order} now={now} actor={collecting} />}
        <RentBillsView order={order} now={now} />
        <StockTableView order={order} />
        <GateTrucks words={STORE_WORDS} order={order} now={now} actor={trucks} />
      </>
    );
  return <Page {...props} renderMore={renderMore} />;
}
