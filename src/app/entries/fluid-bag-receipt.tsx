import { flexiReceipt } from '../../../contract/modes/flexi/receipt';
import { flexiCarriage } from '../../copy/modes/flexi/receipt-parts';
import { orderIn } from '../../effects/after-order/order-in';
import { FlexiReceiptPage } from '../../modes/flexi/flexi-receipt-page';
import { usePapersSeen, useReceipt } from '../doors/receipt';

const SHOWN = { read: orderIn(flexiReceipt), carriage: flexiCarriage };

export default function FluidBagReceipt() {
  const { actor, copying } = useReceipt('FLEXI', SHOWN);
  return <FlexiReceiptPage actor={actor} copying={copying} seen={usePapersSeen()} />;
}
