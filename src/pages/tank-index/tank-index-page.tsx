import { tankIndexCopy } from '../../copy/pages/tank-index';
import art from '../../features/page/art/tank.svg';
import { ServicePage } from '../../features/page/service-page';

export default function TankIndexPage() {
  return <ServicePage name="tankIndex" copy={tankIndexCopy} art={art} />;
}
