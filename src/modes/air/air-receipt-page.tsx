import type { ComponentProps } from 'react';

import { isAirOrder } from '../../../domain/modes/air/receipt';
import { isBumpReported } from '../../../domain/order/changes/bumped';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import { routePath } from '../../../domain/routes';
import type { OrderAnswerActor } from '../../../machines/order/order-answer';
import { airFaultWords } from '../../copy/modes/air/faults';
import { airReceiptCopy } from '../../copy/modes/air/receipt';
import { airReceiptParts } from '../../copy/modes/air/receipt-parts';
import { BumpedOffer } from '../../features/order-answer/bumped-offer';
import { createNoticePage } from '../../frame/receipt-page';
import { WaybillNotice } from './waybill-notice';

const Page = createNoticePage({
  partsOf: airReceiptParts,
  search: { address: routePath('airLift'), label: airReceiptCopy.toSearch },
  faults: airFaultWords,
  isOwn: isAirOrder,
  Notice: WaybillNotice,
});

type AirReceiptProps = Omit<ComponentProps<typeof Page>, 'renderMore'> & { answering: OrderAnswerActor };

export function AirReceiptPage({ answering, ...props }: AirReceiptProps) {
  const renderMore = ({ bumped, state }: PlacedOrder, now: number) =>
    isBumpReported(bumped, state) && <BumpedOffer bumped={bumped} now={now} actor={answering} />;
  return <Page {...props} renderMore={renderMore} />;
}
