import type { ComponentProps } from 'react';

import { isAirOrder } from '../../../domain/modes/air/receipt';
import { isTold } from '../../../domain/order/changes/bumped';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import { pathOf } from '../../../domain/routes';
import type { OrderAnswerActor } from '../../../machines/order/order-answer';
import { airFaultWords } from '../../copy/modes/air/faults';
import { airReceiptCopy } from '../../copy/modes/air/receipt';
import { airReceiptParts } from '../../copy/modes/air/receipt-parts';
import { BumpedOffer } from '../../features/order-answer/bumped-offer';
import { noticePageOf } from '../../frame/receipt-page';
import { WaybillNotice } from './waybill-notice';

const Page = noticePageOf({
  partsOf: airReceiptParts,
  search: { address: pathOf('airLift'), label: airReceiptCopy.toSearch },
  faults: airFaultWords,
  isOwn: isAirOrder,
  Notice: WaybillNotice,
});

type AirReceiptProps = Omit<ComponentProps<typeof Page>, 'renderMore'> & { answering: OrderAnswerActor };

export function AirReceiptPage({ answering, ...props }: AirReceiptProps) {
  const renderMore = ({ bumped, state }: PlacedOrder, now: number) =>
    isTold(bumped, state) && <BumpedOffer bumped={bumped} now={now} actor={answering} />;
  return <Page {...props} renderMore={renderMore} />;
}
