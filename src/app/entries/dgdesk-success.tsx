import { dgdReceipt } from '../../../contract/modes/dgd/receipt';
import { orderIn } from '../../effects/after-order/order-in';
import { DgdSuccessPage } from '../../modes/dgd/dgd-success-page';
import { useReceipt } from '../doors/receipt';

const SHOWN = { read: orderIn(dgdReceipt), carriage: () => '' };

/** The page after the order of a service and its charts, which come with its code. */
export default function DgdeskSuccess() {
  const { actor, copying } = useReceipt('DGD', SHOWN);
  return <DgdSuccessPage actor={actor} copying={copying} />;
}
