import { flexiCarriage } from '../../copy/modes/flexi/receipt-parts';
import { orderReader } from '../../effects/after-order/order-in';
import { FlexiReceiptPage } from '../../modes/flexi/flexi-receipt-page';
import { usePaperView, useReceipt } from '../page-actors/receipt';
import { flexiReceipt } from '../../../domain/modes/flexi/receipt-shape';

const SHOWN = { read: orderReader(flexiReceipt), carriage: flexiCarriage };

export default function FluidBagReceipt() {
  const { actor, copying } = useReceipt('FLEXI', SHOWN);
  return <FlexiReceiptPage actor={actor} copying={copying} seen={usePaperView()} />;
}
