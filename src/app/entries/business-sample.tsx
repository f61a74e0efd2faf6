import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import { type SampleInput, sampleMachine } from '../../../machines/booking/sample';
import { useAppActor } from '../../actors/app-actor';
import { Sample } from '../../features/mall/sample/sample-part';
import { useGateway } from '../gateway-context';
import { useVisitCenter } from '../use-visit-center';
import type { AppActor } from '../../../machines/shell/app';
import { personWatcher } from '../../effects/after-order/person-watcher';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { findPersonBy } from '../../effects/orders/find-person';
import { signedInReader } from '../is-signed-in';
import { askOnce } from '../once';

function composeSample(gateway: () => Promise<Gateway>, app: AppActor) {
  const calls = askOnce(async () => {
    const [open, { sampleCallsOver }] = await Promise.all([gateway(), import('../../effects/mall/sample-calls')]);
    return sampleCallsOver(open, signedInReader(app));
  });
  return sampleMachine.provide({
    actors: {
      loadSamples: lazyActor(async () => (await calls()).loadSamples),
      askSample: lazyActor(async () => (await calls()).askSample),
      changeSample: lazyActor(async () => (await calls()).changeSample),
      findPerson: findPersonBy(() => app),
      personWatcher: personWatcher(app),
    },
  });
}

export default function BusinessSample(input: SampleInput) {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeSample(gateway, app), [gateway, app]);
  return <Sample actor={useActorRef(chart, { input })} onVisit={useVisitCenter()} />;
}
