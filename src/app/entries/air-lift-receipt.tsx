import { airReceipt } from '../../../contract/modes/air/receipt';
import { airReceiptCopy } from '../../copy/modes/air/receipt';
import { airCarriage } from '../../copy/modes/air/receipt-parts';
import { orderReader } from '../../effects/after-order/order-in';
import { AirReceiptPage } from '../../modes/air/air-receipt-page';
import { useAnswers } from '../page-actors/answers';
import { useDocuments, useReceipt } from '../page-actors/receipt';

const SHOWN = { read: orderReader(airReceipt), carriage: airCarriage };

export default function AirLiftReceipt() {
  const { actor, copying, order } = useReceipt('AIR', SHOWN);
  const documents = useDocuments(order, airReceiptCopy.files);
  return <AirReceiptPage actor={actor} copying={copying} documents={documents} answering={useAnswers(actor, order)} />;
}
