import { useActorRef } from '@xstate/react';
import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react';
import { useSearch } from 'wouter';

import { LCL_LOAD } from '../../../domain/modes/lcl/address';
import { LCL_SEARCH } from '../../../domain/modes/lcl/search-mode';
import { lclOrderCopy } from '../../copy/modes/lcl/order';
import { shippingLclCopy } from '../../copy/pages/shipping-lcl';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { ServicePage } from '../../features/page/service-page';
import { LclSearchPage } from '../../modes/lcl/lcl-search-page';
import { useGateway } from '../gateway-context';
import { composeDepartures } from '../compose/compose-departures';

const SEARCH = { mode: LCL_SEARCH };
const LOAD = { mode: LCL_LOAD };

const Order = lazy(() => import('./shipping-lcl-order'));

const never = () => () => {};

/** The build draws the page of no question; what the address asks is seen as soon as that picture has been taken over. */
const useIsAsked = () =>
  useSyncExternalStore(
    never,
    () => location.search.length > 1,
    () => false,
  );

function Search() {
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

/** The search and the form share an address, which says by `step=order` that the form is meant. */
export default function ShippingLcl() {
  const isOrder = new URLSearchParams(useSearch()).get('step') === 'order';
  if (!isOrder) return <Search />;
  return (
    <Suspense fallback={<PageSkeletonView shape="steps" title={lclOrderCopy.title} />}>
      <Order />
    </Suspense>
  );
}
