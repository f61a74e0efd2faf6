import { fluidBagCopy } from '../../copy/pages/fluid-bag';
import art from '../../features/page/art/drums.svg';
import { ServicePage } from '../../features/page/service-page';

export default function FluidBagPage() {
  return <ServicePage name="fluidBag" copy={fluidBagCopy} art={art} />;
}
