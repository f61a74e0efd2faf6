import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import { useAppActor } from '../../actors/app-actor';
import { EnquiryFclPage } from '../../modes/enq/enquiry-page';
import { useGateway } from '../gateway-context';
import { composeEnquiry } from '../compose/compose-enquiry';

/** The enquiry and its chart, which comes with its code. */
export default function EnquiryFcl() {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeEnquiry(gateway, app), [gateway, app]);
  return <EnquiryFclPage actor={useActorRef(chart)} />;
}
