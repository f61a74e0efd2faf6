import { dgdeskDetailCopy } from '../../copy/pages/dgdesk-detail';
import { OrderPage } from '../../features/page/order-page';

export default function DgdeskDetailPage() {
  return <OrderPage name="dgdeskDetail" copy={dgdeskDetailCopy} />;
}
