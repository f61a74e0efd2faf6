import { isLclOrder } from '../../../domain/modes/lcl/receipt';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import { mayChangeTrucks } from '../../../domain/order/trucks/truck';
import { routePath } from '../../../domain/routes';
import type { OrderAmendActor } from '../../../machines/order/order-amend';
import type { OrderAnswerActor } from '../../../machines/order/order-answer';
import type { OrderCopyActor } from '../../../machines/order/order-copy';
import type { OrderDocumentActor } from '../../../machines/order/order-document';
import type { OrderTruckActor } from '../../../machines/order/order-truck';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import { lclCopy } from '../../copy/modes/lcl';
import { lclReceiptCopy } from '../../copy/modes/lcl/receipt';
import { SHED_WORDS } from '../../copy/modes/lcl/truck-words';
import { lclReceiptParts } from '../../copy/modes/lcl/receipt-parts';
import { AmendAmounts } from '../../features/order-amend/amend-amounts';
import { MeasuredGoods } from '../../features/order-answer/measured-goods';
import { GateTrucks } from '../../features/order-truck/gate-trucks';
import { createNoticePage } from '../../frame/receipt-page';
import { ShedNotice } from './shed-notice';

const Page = createNoticePage({
  partsOf: lclReceiptParts,
  search: { address: routePath('shippingLcl'), label: lclReceiptCopy.toSearch },
  faults: lclCopy.fault,
  isOwn: isLclOrder,
  Notice: ShedNotice,
});

type LclSuccessProps = {
  actor: OrderReceiptActor;
  copying: OrderCopyActor;
  documents: OrderDocumentActor;
  answering: OrderAnswerActor;
  amending: OrderAmendActor;
  trucks: OrderTruckActor;
};

export function LclSuccessPage({ answering, amending, trucks, ...props }: LclSuccessProps) {
  const renderMore = (order: PlacedOrder, now: number) => {
    const { measured, amend, charges, goods } = order;
    return (
      <>
        {measured && <MeasuredGoods measured={measured} now={now} actor={answering} />}
        {amend && (
          <AmendAmounts
            amend={amend}
            total={charges.totalUsd}
            names={goods.map(({ nameCn }) => nameCn)}
            actor={amending}
          />
        )}
        {isLclOrder(order) && mayChangeTrucks(order.state) && (
          <GateTrucks words={SHED_WORDS} order={order} now={now} actor={trucks} />
        )}
      </>
    );
  };
  return <Page {...props} renderMore={renderMore} />;
}
