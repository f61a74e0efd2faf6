import { lclCopy } from '../../copy/pages/lcl';
import art from '../../features/page/art/container.svg';
import { ServicePage } from '../../features/page/service-page';
import { ShareOrBox } from './share-or-box';
import { ShedScopes } from './shed-scopes';
import { ShedSteps } from './shed-steps';

export default function LclPage() {
  return (
    <ServicePage name="lcl" copy={lclCopy} art={art}>
      <ShedScopes />
      <ShareOrBox />
      <ShedSteps />
    </ServicePage>
  );
}
