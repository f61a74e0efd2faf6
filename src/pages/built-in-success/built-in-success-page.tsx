import { builtInSuccessCopy } from '../../copy/pages/built-in-success';
import { ReceiptPage } from '../../features/page/receipt-page';

export default function BuiltInSuccessPage() {
  return <ReceiptPage name="builtInSuccess" copy={builtInSuccessCopy} />;
}
