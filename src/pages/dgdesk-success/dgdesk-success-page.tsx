import { dgdeskSuccessCopy } from '../../copy/pages/dgdesk-success';
import { ReceiptPage } from '../../features/page/receipt-page';

export default function DgdeskSuccessPage() {
  return <ReceiptPage name="dgdeskSuccess" copy={dgdeskSuccessCopy} />;
}
