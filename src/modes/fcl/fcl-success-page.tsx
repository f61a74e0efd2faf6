import { isFclOrder } from '../../../domain/modes/fcl/receipt';
import { pathOf } from '../../../domain/routes';
import type { OrderCopyActor } from '../../../machines/order/order-copy';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import { fclReceiptParts } from '../../copy/modes/fcl/receipt-parts';
import { orderReceiptCopy } from '../../copy/orders/receipt';
import { ReceiptPage } from '../../frame/receipt-page';
import { StuffingLink } from './stuffing-link';

const SEARCH = { address: pathOf('shippingFcl'), label: orderReceiptCopy.toSearch };

type FclSuccessProps = { actor: OrderReceiptActor; copying: OrderCopyActor };

export const FclSuccessPage = (props: FclSuccessProps) => (
  <ReceiptPage
    {...props}
    partsOf={fclReceiptParts}
    search={SEARCH}
    renderMore={(order) => isFclOrder(order) && <StuffingLink order={order} />}
  />
);
