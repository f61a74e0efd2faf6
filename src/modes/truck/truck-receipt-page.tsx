import { isTruckOrder } from '../../../domain/modes/truck/receipt';
import { routePath } from '../../../domain/routes';
import type { OrderAnswerActor } from '../../../machines/order/order-answer';
import type { OrderComplaintActor } from '../../../machines/order/order-complaint';
import { openPaper, type PaperViewActor } from '../../../machines/order/paper-view';
import { truckFaultWords } from '../../copy/modes/truck/faults';
import { truckReceiptCopy } from '../../copy/modes/truck/receipt';
import { truckReceiptParts } from '../../copy/modes/truck/receipt-parts';
import { Mishaps } from '../../features/order-answer/mishaps';
import { ReceivedGoods } from '../../features/order-answer/received-goods';
import { SeenOnWay } from '../../features/file-upload/seen-on-way';
import { Complaint } from '../../frame/complaint';
import { createNoticePage, type NoticePageProps } from '../../frame/receipt-page';
import { TruckNotice } from './truck-notice';

const Page = createNoticePage({
  partsOf: truckReceiptParts,
  search: { address: routePath('truck'), label: truckReceiptCopy.toSearch },
  faults: truckFaultWords,
  isOwn: isTruckOrder,
  Notice: TruckNotice,
});

type TruckReceiptProps = NoticePageProps & {
  seen: PaperViewActor;
  answering: OrderAnswerActor;
  complaint: OrderComplaintActor;
};

export const TruckReceiptPage = ({ seen, answering, complaint, ...props }: TruckReceiptProps) => (
  <Page
    {...props}
    renderMore={(order, now) =>
      isTruckOrder(order) && (
        <>
          {order.receiving && <ReceivedGoods receiving={order.receiving} actor={answering} />}
          {order.complaining && <Complaint complaining={order.complaining} actor={complaint} />}
          <Mishaps mishaps={order.mishaps} now={now} onOpen={openPaper(seen)} actor={answering} />
          <SeenOnWay seen={order.seen} actor={seen} />
        </>
      )
    }
  />
);
