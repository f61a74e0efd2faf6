import { airLiftCopy } from '../../copy/pages/air-lift';
import art from '../../features/page/art/drums.svg';
import { ServicePage } from '../../features/page/service-page';

export default function AirLiftPage() {
  return <ServicePage name="airLift" copy={airLiftCopy} art={art} />;
}
