import { railWaySuccessCopy } from '../../copy/pages/rail-way-success';
import art from '../../features/page/art/container.svg';
import { ReceiptPage } from '../../features/page/receipt-page';

export default function RailWaySuccessPage() {
  return <ReceiptPage name="railWaySuccess" copy={railWaySuccessCopy} art={art} />;
}
