import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import { CopyNumber } from '../../features/copier/copy-number';
import { FileChecklist } from '../../features/file-upload/file-checklist';
import { OrderCancelDialog } from '../../features/order-cancel/order-cancel-dialog';
import { OrderReceipt } from '../../features/order-success/order-receipt';

export function ShippingFclSuccessPage({ actor }: { actor: OrderReceiptActor }) {
  return (
    <OrderReceipt
      actor={actor}
      renderCopier={(copier) => <CopyNumber actor={copier} />}
      renderPapers={(papers, wanted) => <FileChecklist actor={papers} wanted={wanted} />}
      renderCancellation={(cancellation) => <OrderCancelDialog actor={cancellation} />}
    />
  );
}
