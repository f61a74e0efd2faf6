import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import { AIR_LOAD } from '../../../domain/modes/air/address';
import { AIR_SEARCH } from '../../../domain/modes/air/search-mode';
import { airLiftCopy } from '../../copy/pages/air-lift';
import { ServicePage } from '../../features/page/service-page';
import { AirSearchPage, warmFlights } from '../../modes/air/air-search-page';
import { useGateway } from '../gateway-context';
import { composeLoadSearch, type LoadSearchPage } from '../compose/compose-load-search';
import { useIsAsked } from './use-is-asked';

const SEARCH = { mode: AIR_SEARCH };
const LOAD = { mode: AIR_LOAD };

const PAGE: LoadSearchPage = {
  route: 'airLift',
  load: AIR_LOAD,
  calls: () => import('../calls/flight-calls'),
  warm: warmFlights,
};

export default function AirLift() {
  const gateway = useGateway();
  const { search, load } = useMemo(() => composeLoadSearch(gateway, PAGE), [gateway]);
  return (
    <AirSearchPage
      actor={useActorRef(search, { input: SEARCH })}
      load={useActorRef(load, { input: LOAD })}
      isAsked={useIsAsked()}
      intro={<ServicePage name="airLift" copy={airLiftCopy} isBelowTool />}
    />
  );
}
