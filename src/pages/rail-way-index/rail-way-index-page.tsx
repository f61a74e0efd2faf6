import { railWayIndexCopy } from '../../copy/pages/rail-way-index';
import art from '../../features/page/art/container.svg';
import { ServicePage } from '../../features/page/service-page';

export default function RailWayIndexPage() {
  return <ServicePage name="railWayIndex" copy={railWayIndexCopy} art={art} />;
}
