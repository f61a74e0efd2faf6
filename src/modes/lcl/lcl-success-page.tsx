import { isLclOrder } from '../../../domain/modes/lcl/receipt';
import { pathOf } from '../../../domain/routes';
import type { OrderDocumentActor } from '../../../machines/order/order-document';
import type { OrderCopyActor } from '../../../machines/order/order-copy';
import type { OrderAmendActor } from '../../../machines/order/order-amend';
import type { OrderMeasuredActor } from '../../../machines/order/order-measured';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import { lclReceiptCopy } from '../../copy/modes/lcl/receipt';
import { lclReceiptParts } from '../../copy/modes/lcl/receipt-parts';
import { CopyNumber } from '../../features/copier/copy-number';
import { FileChecklist } from '../../features/file-upload/file-checklist';
import { AmendAmounts } from '../../features/order-amend/amend-amounts';
import { OrderCancelDialog } from '../../features/order-cancel/order-cancel-dialog';
import { OrderCopy } from '../../features/order-copy/order-copy';
import { MeasuredGoods } from '../../features/order-measured/measured-goods';
import { OrderReceipt } from '../../features/order-success/order-receipt';
import { ShedNotice } from './shed-notice';

const SEARCH = { address: pathOf('shippingLcl'), label: lclReceiptCopy.toSearch };

type LclSuccessProps = {
  actor: OrderReceiptActor;
  copying: OrderCopyActor;
  documents: OrderDocumentActor;
  measuring: OrderMeasuredActor;
  amending: OrderAmendActor;
};

/** After the order of a share of a box: what comes next, and what the shed has to be shown. */
export function LclSuccessPage({ actor, copying, documents, measuring, amending }: LclSuccessProps) {
  return (
    <OrderReceipt
      actor={actor}
      renderCopier={(copier) => <CopyNumber actor={copier} />}
      renderPapers={(papers, wanted) => <FileChecklist actor={papers} wanted={wanted} />}
      renderCancellation={(cancellation) => <OrderCancelDialog actor={cancellation} />}
      partsOf={lclReceiptParts}
      search={SEARCH}
      renderAgain={(address, place) => <OrderCopy actor={copying} address={address} place={place} />}
      renderMore={(order, now) => (
        <>
          {order.measured && <MeasuredGoods measured={order.measured} now={now} actor={measuring} />}
          {order.amend && (
            <AmendAmounts
              amend={order.amend}
              total={order.charges.totalUsd}
              names={order.goods.map(({ nameCn }) => nameCn)}
              actor={amending}
            />
          )}
          {isLclOrder(order) && <ShedNotice order={order} actor={documents} />}
        </>
      )}
    />
  );
}
