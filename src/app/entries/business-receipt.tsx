import { mallReceiptCopy } from '../../copy/modes/mall/receipt';
import { orderReader } from '../../effects/after-order/order-in';
import { MallReceiptPage } from '../../modes/mall/mall-receipt-page';
import { useAnswers, useComplaint } from '../page-actors/answers';
import { usePaperView, useReceipt } from '../page-actors/receipt';
import { mallReceipt } from '../../../domain/modes/mall/receipt-shape';

const SHOWN = { read: orderReader(mallReceipt), carriage: () => '', note: mallReceiptCopy.note, isBrought: true };

export default function BusinessReceipt() {
  const { actor, copying, order } = useReceipt('MALL', SHOWN);
  return (
    <MallReceiptPage
      actor={actor}
      copying={copying}
      answering={useAnswers(actor, order)}
      complaint={useComplaint(actor, order)}
      seen={usePaperView()}
    />
  );
}
