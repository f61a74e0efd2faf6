import { isDgdOrder } from '../../../domain/modes/dgd/receipt';
import { pathOf } from '../../../domain/routes';
import type { OrderCopyActor } from '../../../machines/order/order-copy';
import type { OrderDocumentActor } from '../../../machines/order/order-document';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import { dgdReceiptCopy } from '../../copy/modes/dgd/receipt';
import { dgdReceiptParts } from '../../copy/modes/dgd/receipt-parts';
import { ReceiptPage } from '../../frame/receipt-page';
import { ServiceCommission } from './service-commission';
import { ServiceClockView } from './service-clock';
import { ServiceResults } from './service-results';

const SEARCH = { address: pathOf('dgdesk'), label: dgdReceiptCopy.toSearch };

type DgdSuccessProps = { actor: OrderReceiptActor; copying: OrderCopyActor; documents: OrderDocumentActor };

/** After the order of a service: by when it is accepted and done, and where the result goes. */
export const DgdSuccessPage = ({ documents, ...props }: DgdSuccessProps) => (
  <ReceiptPage
    {...props}
    partsOf={dgdReceiptParts}
    search={SEARCH}
    renderMore={(order, now) =>
      isDgdOrder(order) && (
        <>
          <ServiceResults order={order} actor={documents} />
          <ServiceClockView order={order} now={now} />
          <ServiceCommission commission={order.commission} />
        </>
      )
    }
  />
);
