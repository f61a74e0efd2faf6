import { truckReceipt } from '../../../contract/modes/truck/receipt';
import { truckReceiptCopy } from '../../copy/modes/truck/receipt';
import { orderIn } from '../../effects/after-order/order-in';
import { TruckReceiptPage } from '../../modes/truck/truck-receipt-page';
import { useAnswers, useComplaint } from '../doors/answers';
import { useDocuments, usePapersSeen, useReceipt } from '../doors/receipt';

const SHOWN = { read: orderIn(truckReceipt), carriage: () => '' };

export default function HaulReceipt() {
  const { actor, copying, order } = useReceipt('TRUCK', SHOWN);
  const documents = useDocuments(order, truckReceiptCopy.files);
  return (
    <TruckReceiptPage
      actor={actor}
      copying={copying}
      documents={documents}
      seen={usePapersSeen()}
      answering={useAnswers(actor, order)}
      complaint={useComplaint(actor, order)}
    />
  );
}
