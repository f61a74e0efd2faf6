import { pathOf } from '../../../domain/routes';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import { CopyNumber } from '../../features/copier/copy-number';
import { FileChecklist } from '../../features/file-upload/file-checklist';
import { OrderCancelDialog } from '../../features/order-cancel/order-cancel-dialog';
import { orderReceiptCopy } from '../../copy/order-receipt';
import { fclReceiptParts } from '../../copy/modes/fcl/receipt-parts';
import { OrderReceipt } from '../../features/order-success/order-receipt';

const SEARCH = { address: pathOf('shippingFcl'), label: orderReceiptCopy.toSearch };

export function FclSuccessPage({ actor }: { actor: OrderReceiptActor }) {
  return (
    <OrderReceipt
      actor={actor}
      renderCopier={(copier) => <CopyNumber actor={copier} />}
      renderPapers={(papers, wanted) => <FileChecklist actor={papers} wanted={wanted} />}
      renderCancellation={(cancellation) => <OrderCancelDialog actor={cancellation} />}
      partsOf={fclReceiptParts}
      search={SEARCH}
    />
  );
}
