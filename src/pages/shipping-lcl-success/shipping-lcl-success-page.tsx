import { shippingLclSuccessCopy } from '../../copy/pages/shipping-lcl-success';
import { ReceiptPage } from '../../features/page/receipt-page';

export default function ShippingLclSuccessPage() {
  return <ReceiptPage name="shippingLclSuccess" copy={shippingLclSuccessCopy} />;
}
