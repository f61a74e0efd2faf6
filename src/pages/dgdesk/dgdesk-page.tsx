import { dgdeskCopy } from '../../copy/pages/dgdesk';
import art from '../../features/page/art/ship.svg';
import { ServicePage } from '../../features/page/service-page';

export default function DgdeskPage() {
  return <ServicePage name="dgdesk" copy={dgdeskCopy} art={art} />;
}
