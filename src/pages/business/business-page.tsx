import { businessCopy } from '../../copy/pages/business';
import { ServicePage } from '../../features/page/service-page';

export default function BusinessPage() {
  return <ServicePage name="business" copy={businessCopy} />;
}
