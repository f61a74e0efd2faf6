import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';

import { isOrderNo, orderNoInGroups } from '../../../domain/order/life/number';
import { useAppActor } from '../../actors/app-actor';
import { pageTitle } from '../../copy/site/brand';
import { enquiryCaseCopy as copy } from '../../copy/modes/enq-case';
import { nameDocument } from '../../effects/navigation/present-page';
import { EnquiryCase } from '../../modes/enq/case-page';
import { useGateway } from '../gateway-context';
import { enquiryCaseMachine } from '../../../machines/order/enquiry-case';
import type { AppActor } from '../../../machines/shell/app';
import { personWatcher } from '../../effects/after-order/person-watcher';
import { openPage } from '../../effects/booking/open-page';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { findPersonBy } from '../../effects/orders/find-person';
import { secondTicker } from '../../effects/second-ticker';
import { seenWatcher } from '../../effects/seen-watcher';
import { signedInReader } from '../is-signed-in';
import { askOnce } from '../once';

/** A submitted enquiry. An accepted answer is ordered in the mode it was answered in. */
function composeEnquiryCase(gateway: () => Promise<Gateway>, app: AppActor) {
  const isSignedIn = signedInReader(app);
  const now = askOnce(async () => {
    const [open, { enquiryCaseCallsOver }] = await Promise.all([
      gateway(),
      import('../../effects/enquiry/enquiry-case-calls'),
    ]);
    return enquiryCaseCallsOver(open, isSignedIn);
  });
  return enquiryCaseMachine.provide({
    actors: {
      loadEnquiry: lazyActor(async () => (await now()).loadEnquiry),
      doDeed: lazyActor(async () => (await now()).doDeed),
      findPerson: findPersonBy(() => app),
      personWatcher: personWatcher(app),
      seenWatcher,
      secondTicker,
    },
    actions: { openPage },
  });
}

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
