import { use, type ReactNode } from 'react';

import type { PartsOf, PlacedOrder } from '../../domain/order/receipt/placed';
import type { OrderCopyActor } from '../../machines/order/order-copy';
import type { OrderDocumentActor } from '../../machines/order/order-document';
import type { OrderReceiptActor } from '../../machines/order/order-receipt';
import { legalTexts } from '../copy/content/legal-texts';
import type { OwnFaultWords } from '../copy/order/faults';
import { CopyNumber } from '../features/copier/copy-number';
import { FileChecklist } from '../features/file-upload/file-checklist';
import { OrderCancelDialog } from '../features/order-cancel/order-cancel-dialog';
import { OrderCopy } from '../features/order-copy/order-copy';
import { OrderRevise } from '../features/order-revise/order-revise';
import { ReviseRegion } from '../features/order-revise/revise-region';
import { OrderReceipt } from '../features/order-success/order-receipt';
import { EditionLink } from '../features/reading/edition-link';
import { ForReading } from '../ui/press/for-reading';

type ReceiptProps = {
  actor: OrderReceiptActor;
  copying: OrderCopyActor;
  partsOf: PartsOf;
  search: { address: string; label: string };
  faults?: OwnFaultWords;
  renderMore?: (order: PlacedOrder, now: number) => ReactNode;
};

/** Page after an order: next steps and missing documents. Staff see it read-only. */
export function ReceiptPage({ copying, faults, ...props }: ReceiptProps) {
  const isForReading = use(ForReading);
  return (
    <OrderReceipt
      {...props}
      renderCopier={(copier) => !isForReading && <CopyNumber actor={copier} />}
      renderPapers={(papers, wanted) => <FileChecklist actor={papers} wanted={wanted} />}
      renderEdition={(text, version) =>
        isForReading ? legalTexts.edition(text, version) : <EditionLink text={text} version={version} />
      }
      renderRevision={(revision) =>
        !isForReading && (
          <OrderRevise
            actor={revision}
            own={faults}
            renderRegion={(picker, parts) => <ReviseRegion picker={picker} parts={parts} />}
          />
        )
      }
      renderCancellation={(cancellation) => <OrderCancelDialog actor={cancellation} />}
      renderAgain={(address, place) => !isForReading && <OrderCopy actor={copying} address={address} place={place} />}
    />
  );
}

type NoticeDress<TOrder extends PlacedOrder> = Pick<ReceiptProps, 'partsOf' | 'search' | 'faults'> & {
  isOwn: (order: PlacedOrder) => order is TOrder;
  Notice: (props: { order: TOrder; actor: OrderDocumentActor; now: number }) => ReactNode;
};

export type NoticePageProps = Pick<ReceiptProps, 'actor' | 'copying' | 'renderMore'> & {
  documents: OrderDocumentActor;
};

/** Receipt with a printable notice; `renderMore` is placed above it. */
export function createNoticePage<TOrder extends PlacedOrder>({ isOwn, Notice, ...shown }: NoticeDress<TOrder>) {
  return function NoticePage({ actor, copying, documents, renderMore }: NoticePageProps) {
    return (
      <ReceiptPage
        {...shown}
        actor={actor}
        copying={copying}
        renderMore={(order, now) => (
          <>
            {renderMore?.(order, now)}
            {isOwn(order) && <Notice order={order} actor={documents} now={now} />}
          </>
        )}
      />
    );
  };
}
