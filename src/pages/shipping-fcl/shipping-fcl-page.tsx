import { shippingFclCopy } from '../../copy/pages/shipping-fcl';
import { ServicePage } from '../../features/page/service-page';

export default function ShippingFclPage() {
  return <ServicePage name="shippingFcl" copy={shippingFclCopy} />;
}
