import { pathOf } from '../../../domain/routes';
import type { OrderCopyActor } from '../../../machines/order/order-copy';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import { CopyNumber } from '../../features/copier/copy-number';
import { FileChecklist } from '../../features/file-upload/file-checklist';
import { OrderCancelDialog } from '../../features/order-cancel/order-cancel-dialog';
import { orderReceiptCopy } from '../../copy/order-receipt';
import { fclReceiptParts } from '../../copy/modes/fcl/receipt-parts';
import { OrderCopy } from '../../features/order-copy/order-copy';
import { OrderReceipt } from '../../features/order-success/order-receipt';

const SEARCH = { address: pathOf('shippingFcl'), label: orderReceiptCopy.toSearch };

type FclSuccessProps = { actor: OrderReceiptActor; copying: OrderCopyActor };

export function FclSuccessPage({ actor, copying }: FclSuccessProps) {
  return (
    <OrderReceipt
      actor={actor}
      renderCopier={(copier) => <CopyNumber actor={copier} />}
      renderPapers={(papers, wanted) => <FileChecklist actor={papers} wanted={wanted} />}
      renderCancellation={(cancellation) => <OrderCancelDialog actor={cancellation} />}
      partsOf={fclReceiptParts}
      search={SEARCH}
      renderAgain={(address, place) => <OrderCopy actor={copying} address={address} place={place} />}
    />
  );
}
