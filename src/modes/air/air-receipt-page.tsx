import { isAirOrder } from '../../../domain/modes/air/receipt';
import { pathOf } from '../../../domain/routes';
import type { OrderCopyActor } from '../../../machines/order/order-copy';
import type { OrderDocumentActor } from '../../../machines/order/order-document';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import { airReceiptCopy } from '../../copy/modes/air/receipt';
import { airReceiptParts } from '../../copy/modes/air/receipt-parts';
import { CopyNumber } from '../../features/copier/copy-number';
import { FileChecklist } from '../../features/file-upload/file-checklist';
import { OrderCancelDialog } from '../../features/order-cancel/order-cancel-dialog';
import { OrderCopy } from '../../features/order-copy/order-copy';
import { OrderReceipt } from '../../features/order-success/order-receipt';
import { WaybillNotice } from './waybill-notice';

const SEARCH = { address: pathOf('airLift'), label: airReceiptCopy.toSearch };

type AirReceiptProps = { actor: OrderReceiptActor; copying: OrderCopyActor; documents: OrderDocumentActor };

/** After the order of an air freight: what comes next, and the drafts of what flies along. */
export function AirReceiptPage({ actor, copying, documents }: AirReceiptProps) {
  return (
    <OrderReceipt
      actor={actor}
      renderCopier={(copier) => <CopyNumber actor={copier} />}
      renderPapers={(papers, wanted) => <FileChecklist actor={papers} wanted={wanted} />}
      renderCancellation={(cancellation) => <OrderCancelDialog actor={cancellation} />}
      partsOf={airReceiptParts}
      search={SEARCH}
      renderAgain={(address, place) => <OrderCopy actor={copying} address={address} place={place} />}
      renderMore={(order) => isAirOrder(order) && <WaybillNotice order={order} actor={documents} />}
    />
  );
}
