import { flexiCancelFee } from '../../../domain/modes/flexi/cancel';
import { flexiParticulars } from '../../../domain/modes/flexi/particulars';
import { isFlexiOrder, findFittingTeam, type FlexiOrder } from '../../../domain/modes/flexi/receipt';
import { routePath } from '../../../domain/routes';
import { formatMoney, YUAN } from '../../../domain/values/money';
import type { OrderCopyActor } from '../../../machines/order/order-copy';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import type { PaperViewActor } from '../../../machines/order/paper-view';
import { flexiReceiptCopy as copy } from '../../copy/modes/flexi/receipt';
import { flexiReceiptParts } from '../../copy/modes/flexi/receipt-parts';
import { SeenOnWay } from '../../features/file-upload/seen-on-way';
import { ReceiptPage } from '../../frame/receipt-page';
import { PrintedNotice } from '../../trade/papers/printed-notice';

const { notice } = copy;

const SEARCH = { address: routePath('fluidBag'), label: copy.toSearch };

const SHOWN = ['bag', 'load', 'temp', 'with', 'unload', 'fit', 'place'] as const;

function givingUp({ bags }: FlexiOrder): string {
  const fee = (state: 'CONFIRMED' | 'BOOKED', isFitted = false): string =>
    formatMoney(flexiCancelFee({ state, bags, isFitted }) ?? { amount: 0, currency: YUAN });
  return notice.fee(fee('CONFIRMED'), fee('BOOKED'), fee('BOOKED', true));
}

export const FillNotice = ({ order }: { order: FlexiOrder }) => (
  <PrintedNotice
    title={notice.title}
    facts={[...flexiParticulars(order, SHOWN), [notice.team, findFittingTeam(order) ?? notice.phone]]}
    bring={{ title: notice.bring, texts: notice.texts, note: givingUp(order) }}
    documents={[]}
    busyKind={null}
    failure={null}
    onFetch={() => undefined}
  />
);

type FlexiReceiptProps = { actor: OrderReceiptActor; copying: OrderCopyActor; seen: PaperViewActor };

export const FlexiReceiptPage = ({ seen, ...props }: FlexiReceiptProps) => (
  <ReceiptPage
    {...props}
    partsOf={flexiReceiptParts}
    search={SEARCH}
    renderMore={(order) =>
      isFlexiOrder(order) && (
        <>
          <SeenOnWay seen={order.seen} actor={seen} />
          <FillNotice order={order} />
        </>
      )
    }
  />
);
