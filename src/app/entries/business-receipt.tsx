import { mallReceipt } from '../../../contract/modes/mall/receipt';
import { mallReceiptCopy } from '../../copy/modes/mall/receipt';
import { orderIn } from '../../effects/after-order/order-in';
import { MallReceiptPage } from '../../modes/mall/mall-receipt-page';
import { useAnswers, useComplaint } from '../doors/answers';
import { usePapersSeen, useReceipt } from '../doors/receipt';

const SHOWN = { read: orderIn(mallReceipt), carriage: () => '', note: mallReceiptCopy.note, isBrought: true };

export default function BusinessReceipt() {
  const { actor, copying, order } = useReceipt('MALL', SHOWN);
  return (
    <MallReceiptPage
      actor={actor}
      copying={copying}
      answering={useAnswers(actor, order)}
      complaint={useComplaint(actor, order)}
      seen={usePapersSeen()}
    />
  );
}
