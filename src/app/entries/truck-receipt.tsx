import { truckReceipt } from '../../../contract/modes/truck/receipt';
import { truckReceiptCopy } from '../../copy/modes/truck/receipt';
import { orderReader } from '../../effects/after-order/order-in';
import { TruckReceiptPage } from '../../modes/truck/truck-receipt-page';
import { useAnswers, useComplaint } from '../page-actors/answers';
import { useDocuments, usePaperView, useReceipt } from '../page-actors/receipt';

const SHOWN = { read: orderReader(truckReceipt), carriage: () => '' };

export default function TruckReceipt() {
  const { actor, copying, order } = useReceipt('TRUCK', SHOWN);
  const documents = useDocuments(order, truckReceiptCopy.files);
  return (
    <TruckReceiptPage
      actor={actor}
      copying={copying}
      documents={documents}
      seen={usePaperView()}
      answering={useAnswers(actor, order)}
      complaint={useComplaint(actor, order)}
    />
  );
}
