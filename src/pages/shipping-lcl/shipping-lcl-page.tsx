import { shippingLclCopy } from '../../copy/pages/shipping-lcl';
import { ServicePage } from '../../features/page/service-page';

export default function ShippingLclPage() {
  return <ServicePage name="shippingLcl" copy={shippingLclCopy} />;
}
