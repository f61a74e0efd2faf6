import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import type { SampleInput } from '../../../machines/booking/sample';
import { useAppActor } from '../../actors/app-actor';
import { Sample } from '../../features/mall/sample/sample-part';
import { composeSample } from '../compose/compose-sample';
import { useGateway } from '../gateway-context';
import { useVisitCenter } from '../use-visit-center';

export default function BusinessSample(input: SampleInput) {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeSample(gateway, app), [gateway, app]);
  return <Sample actor={useActorRef(chart, { input })} onVisit={useVisitCenter()} />;
}
