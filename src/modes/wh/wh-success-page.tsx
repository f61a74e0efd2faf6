import { isWhOrder } from '../../../domain/modes/wh/receipt';
import { pathOf } from '../../../domain/routes';
import type { OrderCopyActor } from '../../../machines/order/order-copy';
import type { OrderDocumentActor } from '../../../machines/order/order-document';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import { whReceiptCopy } from '../../copy/modes/wh/receipt';
import { whReceiptParts } from '../../copy/modes/wh/receipt-parts';
import { CopyNumber } from '../../features/copier/copy-number';
import { FileChecklist } from '../../features/file-upload/file-checklist';
import { OrderCancelDialog } from '../../features/order-cancel/order-cancel-dialog';
import { OrderCopy } from '../../features/order-copy/order-copy';
import { OrderReceipt } from '../../features/order-success/order-receipt';
import { StoreNotice } from './store-notice';

const SEARCH = { address: pathOf('warehouse'), label: whReceiptCopy.toSearch };

type WhSuccessProps = { actor: OrderReceiptActor; copying: OrderCopyActor; documents: OrderDocumentActor };

/** After the order of a place in a store: what comes next, and what the gate has to be shown. */
export function WhSuccessPage({ actor, copying, documents }: WhSuccessProps) {
  return (
    <OrderReceipt
      actor={actor}
      renderCopier={(copier) => <CopyNumber actor={copier} />}
      renderPapers={(papers, wanted) => <FileChecklist actor={papers} wanted={wanted} />}
      renderCancellation={(cancellation) => <OrderCancelDialog actor={cancellation} />}
      partsOf={whReceiptParts}
      search={SEARCH}
      renderAgain={(address, place) => <OrderCopy actor={copying} address={address} place={place} />}
      renderMore={(order) => isWhOrder(order) && <StoreNotice order={order} actor={documents} />}
    />
  );
}
