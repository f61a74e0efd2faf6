import { lclCopy, shareOrBoxCopy } from '../../copy/pages/lcl';
import { ServicePage } from '../../features/page/service-page';
import { ShareInBox } from './share-in-box';
import { ShareOrBox } from './share-or-box';
import { ShedScopes } from './shed-scopes';
import { ShedSteps } from './shed-steps';

const further = (
  <a
    href="#share-or-box"
    className="inline-flex h-12 items-center rounded-control border border-deep-muted px-6 text-16 font-semibold text-on-deep hover:border-on-deep"
  >
    {shareOrBoxCopy.asked}
  </a>
);

export default function LclPage() {
  return (
    <ServicePage name="lcl" copy={lclCopy} art={<ShareInBox />} further={further}>
      <ShedScopes />
      <ShareOrBox />
      <ShedSteps />
    </ServicePage>
  );
}
