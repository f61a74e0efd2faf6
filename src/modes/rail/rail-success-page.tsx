import { isRailOrder } from '../../../domain/modes/rail/receipt';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import { routePath } from '../../../domain/routes';
import type { OrderTruckActor } from '../../../machines/order/order-truck';
import { railCopy } from '../../copy/modes/rail';
import { railReceiptCopy } from '../../copy/modes/rail/receipt';
import { railReceiptParts } from '../../copy/modes/rail/receipt-parts';
import { GateTrucks } from '../../features/order-truck/gate-trucks';
import { createNoticePage, type NoticePageProps } from '../../frame/receipt-page';
import { BillNotice } from './bill-notice';
import { STATION_WORDS } from '../../copy/modes/rail/truck-words';

const Page = createNoticePage({
  partsOf: railReceiptParts,
  search: { address: routePath('railWayIndex'), label: railReceiptCopy.toSearch },
  faults: railCopy.fault,
  isOwn: isRailOrder,
  Notice: BillNotice,
});

export function RailSuccessPage({ trucks, ...props }: NoticePageProps & { trucks: OrderTruckActor }) {
  const renderMore = (order: PlacedOrder, now: number) =>
    isRailOrder(order) && <GateTrucks words={STATION_WORDS} order={order} now={now} actor={trucks} />;
  return <Page {...props} renderMore={renderMore} />;
}
