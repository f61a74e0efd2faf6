import { useActorRef } from '@xstate/react';
import { useMemo, useSyncExternalStore } from 'react';

import { LCL_LOAD } from '../../../domain/modes/lcl/address';
import { LCL_SEARCH } from '../../../domain/modes/lcl/search-mode';
import { shippingLclCopy } from '../../copy/pages/shipping-lcl';
import { ServicePage } from '../../features/page/service-page';
import { LclSearchPage } from '../../modes/lcl/lcl-search-page';
import { useGateway } from '../gateway-context';
import { composeDepartures } from '../compose/compose-departures';

const SEARCH = { mode: LCL_SEARCH };
const LOAD = { mode: LCL_LOAD };

const never = () => () => {};

/** The build draws the page of no question; what the address asks is seen as soon as that picture has been taken over. */
const useIsAsked = () =>
  useSyncExternalStore(
    never,
    () => location.search.length > 1,
    () => false,
  );

/** The page of shared boxes and its charts, which come with its code and live as long as it is shown. */
export default function ShippingLcl() {
  const gateway = useGateway();
  const { search, load } = useMemo(() => composeDepartures(gateway), [gateway]);
  return (
    <LclSearchPage
      actor={useActorRef(search, { input: SEARCH })}
      load={useActorRef(load, { input: LOAD })}
      isAsked={useIsAsked()}
      intro={<ServicePage name="shippingLcl" copy={shippingLclCopy} isBelowTool />}
    />
  );
}
