import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';

import { isOrderNo, orderNoInGroups } from '../../../domain/order/life/number';
import { useAppActor } from '../../actors/app-actor';
import { pageTitle } from '../../copy/site/brand';
import { enquiryCaseCopy as copy } from '../../copy/modes/enq-case';
import { nameDocument } from '../../effects/navigation/present-page';
import { EnquiryCase } from '../../modes/enq/case-page';
import { composeEnquiryCase } from '../compose/compose-enquiry-case';
import { useGateway } from '../gateway-context';

export default function StartedCase({ enquiryNo }: { enquiryNo: string }) {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeEnquiryCase(gateway, app), [gateway, app]);
  useEffect(
    () => (isOrderNo(enquiryNo) ? nameDocument(pageTitle(copy.named(orderNoInGroups(enquiryNo)))) : undefined),
    [enquiryNo],
  );
  return <EnquiryCase actor={useActorRef(chart, { input: { enquiryNo } })} />;
}
