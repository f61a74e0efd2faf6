import { isFclOrder, type FclOrder } from '../../../domain/modes/fcl/receipt';
import { routePath } from '../../../domain/routes';
import type { OrderCopyActor } from '../../../machines/order/order-copy';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import { fclReceiptParts } from '../../copy/modes/fcl/receipt-parts';
import { orderReceiptCopy } from '../../copy/orders/receipt';
import { ReceiptPage } from '../../frame/receipt-page';
import { use } from 'react';
import { DRY_BOXES } from '../../../domain/mode-ids';
import { mayChangeTrucks } from '../../../domain/order/trucks/truck';
import { fclCopy } from '../../copy/modes/fcl';
import { ButtonLink } from '../../ui/press/button-link';
import { ForReading } from '../../ui/press/for-reading';

const { stuffing: copy } = fclCopy;

const isDry = (type: string): boolean => DRY_BOXES.some((one) => one === type);

/** Link to stuffing of this order's boxes, until they depart. */
export function StuffingLink({
  order: { orderNo, state, boxes },
}: {
  order: Pick<FclOrder, 'orderNo' | 'state' | 'boxes'>;
}) {
  const isForReading = use(ForReading);
  if (isForReading || !mayChangeTrucks(state) || !boxes.every(({ type }) => isDry(type))) return null;
  return (
    <section
      aria-label={copy.title}
      className="mb-8 rounded-card border border-line bg-surface p-4 md:p-5 print:hidden"
    >
      <h2 className="text-16">{copy.title}</h2>
      <p className="mt-1 mb-3 text-muted">{copy.text}</p>
      <ButtonLink look="line" href={`${routePath('builtInOrder')}?from=${orderNo}`}>
        {copy.go}
      </ButtonLink>
    </section>
  );
}

const SEARCH = { address: routePath('shippingFcl'), label: orderReceiptCopy.toSearch };

type FclSuccessProps = { actor: OrderReceiptActor; copying: OrderCopyActor };

export const FclSuccessPage = (props: FclSuccessProps) => (
  <ReceiptPage
    {...props}
    partsOf={fclReceiptParts}
    search={SEARCH}
    renderMore={(order) => isFclOrder(order) && <StuffingLink order={order} />}
  />
);
