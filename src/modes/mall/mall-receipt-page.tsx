import type { ComponentProps } from 'react';

import { isMallOrder } from '../../../domain/modes/mall/receipt';
import { routePath } from '../../../domain/routes';
import type { OrderAnswerActor } from '../../../machines/order/order-answer';
import type { OrderComplaintActor } from '../../../machines/order/order-complaint';
import { openPaper, type PaperViewActor } from '../../../machines/order/paper-view';
import { mallCopy } from '../../copy/modes/mall';
import { mallReceiptCopy } from '../../copy/modes/mall/receipt';
import { mallReceiptParts } from '../../copy/modes/mall/receipt-parts';
import { PaperDialog } from '../../features/file-upload/paper-dialog';
import { ReceivedGoods } from '../../features/order-answer/received-goods';
import { Complaint } from '../../frame/complaint';
import { ReceiptPage } from '../../frame/receipt-page';
import { BoughtGoodsView } from './bought-goods';

const SEARCH = { address: routePath('business'), label: mallReceiptCopy.toSearch };

type MallReceiptProps = Pick<ComponentProps<typeof ReceiptPage>, 'actor' | 'copying'> & {
  answering: OrderAnswerActor;
  complaint: OrderComplaintActor;
  seen: PaperViewActor;
};

export const MallReceiptPage = ({ answering, complaint, seen, ...props }: MallReceiptProps) => (
  <ReceiptPage
    {...props}
    partsOf={mallReceiptParts}
    search={SEARCH}
    faults={mallCopy.fault}
    renderMore={(order) =>
      isMallOrder(order) && (
        <>
          {order.receiving && <ReceivedGoods receiving={order.receiving} actor={answering} />}
          {order.complaining && <Complaint complaining={order.complaining} actor={complaint} />}
          <BoughtGoodsView order={order} onOpen={openPaper(seen)} />
          <PaperDialog actor={seen} />
        </>
      )
    }
  />
);
