import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import { useAppActor } from '../actors/app-actor';
import { EnquiryFclPage } from '../pages/enquiry-fcl/enquiry-fcl-page';
import { useCalls } from './calls-context';
import { composeEnquiry } from './compose-enquiry';

/** The enquiry and its chart, which comes with its code. */
export default function EnquiryFcl() {
  const calls = useCalls();
  const app = useAppActor();
  const chart = useMemo(() => composeEnquiry(calls, app), [calls, app]);
  return <EnquiryFclPage actor={useActorRef(chart)} />;
}
