import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import { LCL_SEARCH } from '../../../domain/modes/lcl/search-mode';
import { OldIndexPage } from '../../modes/lcl/old-index-page';
import { composeSchedule } from '../compose/compose-schedule';
import { useHasSearch } from '../page-actors/use-is-here';
import { useGateway } from '../gateway-context';

const SEARCH = { input: { mode: LCL_SEARCH } };

const PAGE = {
  route: 'shippingLclOldIndex' as const,
  schedule: () => import('../../effects/market/load-departures'),
  // The list code is part of the page, so there is nothing to preload.
  warm: () => undefined,
};

export default function ShippingLclOldIndex() {
  const gateway = useGateway();
  const chart = useMemo(() => composeSchedule(gateway, PAGE).search, [gateway]);
  return <OldIndexPage actor={useActorRef(chart, SEARCH)} isAsked={useHasSearch()} />;
}
