import { useActorRef } from '@xstate/react';
import { lazy, Suspense, useMemo } from 'react';
import { useSearch } from 'wouter';

import { useAppActor } from '../../actors/app-actor';
import { enquiryCaseCopy } from '../../copy/modes/enq-case';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { EnquiryFclPage } from '../../modes/enq/enquiry-page';
import { useGateway } from '../gateway-context';
import { composeEnquiry } from '../compose/compose-enquiry';

const Case = lazy(() => import('./enquiry-case'));

/** The enquiry and its chart, which comes with its code. */
function NewEnquiry() {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeEnquiry(gateway, app), [gateway, app]);
  return <EnquiryFclPage actor={useActorRef(chart)} />;
}

/** The form and the page of what was sent share an address, which says by a number that the latter is meant. */
export default function EnquiryFcl() {
  const query = new URLSearchParams(useSearch());
  const enquiryNo = query.get('no');
  if (enquiryNo === null) return <NewEnquiry key={query.get('copy')} />;
  return (
    <Suspense fallback={<PageSkeletonView shape="receipt" title={enquiryCaseCopy.title} />}>
      <Case key={enquiryNo} enquiryNo={enquiryNo} />
    </Suspense>
  );
}
