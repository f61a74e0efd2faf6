import { domCarriage } from '../../copy/modes/dom/receipt-parts';
import { orderReader } from '../../effects/after-order/order-in';
import { DomReceiptPage } from '../../modes/dom/dom-receipt-page';
import { usePaperView, useReceipt } from '../page-actors/receipt';
import { domReceipt } from '../../../domain/modes/dom/receipt-shape';

const SHOWN = { read: orderReader(domReceipt), carriage: domCarriage };

export default function DomReceipt() {
  const { actor, copying } = useReceipt('DOM', SHOWN);
  return <DomReceiptPage actor={actor} copying={copying} seen={usePaperView()} />;
}
