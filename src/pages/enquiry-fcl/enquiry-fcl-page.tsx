import { enquiryFclCopy } from '../../copy/pages/enquiry-fcl';
import { OrderPage } from '../../features/page/order-page';

export default function EnquiryFclPage() {
  return <OrderPage name="enquiryFcl" copy={enquiryFclCopy} />;
}
