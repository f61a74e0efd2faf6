import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import { useAppActor } from '../../actors/app-actor';
import { EnquiryCase } from '../../modes/enq/case-page';
import { composeEnquiryCase } from '../compose/compose-enquiry-case';
import { useGateway } from '../gateway-context';

/** An enquiry that was sent, and its chart, which comes with its code. */
export default function StartedCase({ enquiryNo }: { enquiryNo: string }) {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeEnquiryCase(gateway, app), [gateway, app]);
  return <EnquiryCase actor={useActorRef(chart, { input: { enquiryNo } })} />;
}
