import { isTankOrder } from '../../../domain/modes/tank/receipt';
import { pathOf } from '../../../domain/routes';
import type { OrderCopyActor } from '../../../machines/order/order-copy';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import { tankReceiptCopy } from '../../copy/modes/tank/receipt';
import { tankReceiptParts } from '../../copy/modes/tank/receipt-parts';
import { ReceiptPage } from '../../frame/receipt-page';
import { TankNoticeView } from './tank-notice';

const SEARCH = { address: pathOf('tankIndex'), label: tankReceiptCopy.toSearch };

/** After the order of tanks: what comes next, and where they come from and go back to. */
export const TankReceiptPage = (props: { actor: OrderReceiptActor; copying: OrderCopyActor }) => (
  <ReceiptPage
    {...props}
    partsOf={tankReceiptParts}
    search={SEARCH}
    renderMore={(order) => isTankOrder(order) && <TankNoticeView order={order} />}
  />
);
