import { isCfsOrder } from '../../../domain/modes/cfs/receipt';
import { isGivenUp } from '../../../domain/order/life/lifecycle';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import { routePath } from '../../../domain/routes';
import type { PaperViewActor } from '../../../machines/order/paper-view';
import type { OrderTruckActor } from '../../../machines/order/order-truck';
import { cfsReceiptCopy } from '../../copy/modes/cfs/receipt';
import { cfsReceiptParts } from '../../copy/modes/cfs/receipt-parts';
import { GateTrucks } from '../../features/order-truck/gate-trucks';
import { createNoticePage, type NoticePageProps } from '../../frame/receipt-page';
import { EntryNoticeView } from './entry-notice';
import { PackedBoxes } from './packed-boxes';
import { StationChecksView } from './station-checks';
import { StationSketchView } from './station-sketch';
import { StuffingNotice } from './stuffing-notice';
import { STUFFING_WORDS } from '../../copy/modes/cfs/truck-words';

const Page = createNoticePage({
  partsOf: cfsReceiptParts,
  search: { address: routePath('builtInOrder'), label: cfsReceiptCopy.toSearch },
  isOwn: isCfsOrder,
  Notice: StuffingNotice,
});

type CfsSuccessProps = NoticePageProps & { trucks: OrderTruckActor; photos: PaperViewActor };

export function CfsSuccessPage({ trucks, photos, ...props }: CfsSuccessProps) {
  const renderMore = (order: PlacedOrder, now: number) =>
    isCfsOrder(order) && (
      <>
        <GateTrucks words={STUFFING_WORDS} order={order} now={now} actor={trucks} />
        {!isGivenUp(order.state) && (
          <>
            <EntryNoticeView entry={order.entry} />
            <StationSketchView isDanger={order.isDanger} />
          </>
        )}
        <PackedBoxes order={order} actor={photos} />
        <StationChecksView order={order} />
      </>
    );
  return <Page {...props} renderMore={renderMore} />;
}
