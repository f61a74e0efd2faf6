import { shippingFclSuccessCopy } from '../../copy/pages/shipping-fcl-success';
import { ReceiptPage } from '../../features/page/receipt-page';

export default function ShippingFclSuccessPage() {
  return <ReceiptPage name="shippingFclSuccess" copy={shippingFclSuccessCopy} />;
}
