import { lclCopy } from '../../copy/pages/lcl';
import art from '../../features/page/art/container.svg';
import { ServicePage } from '../../features/page/service-page';

export default function LclPage() {
  return <ServicePage name="lcl" copy={lclCopy} art={art} />;
}
