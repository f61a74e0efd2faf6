import { useActorRef } from '@xstate/react';
import { lazy, Suspense, useMemo } from 'react';
import { useSearch } from 'wouter';

import { LCL_LOAD } from '../../../domain/modes/lcl/address';
import { LCL_SEARCH } from '../../../domain/modes/lcl/search-mode';
import { lclOrderCopy } from '../../copy/modes/lcl/order';
import { shippingLclCopy } from '../../copy/pages/shipping-lcl';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { ServicePage } from '../../features/page/service-page';
import { LclSearchPage, warmDepartures } from '../../modes/lcl/lcl-search-page';
import { useIsAsked } from './use-is-asked';
import { useGateway } from '../gateway-context';
import { composeLoadSearch, type LoadSearchPage } from '../compose/compose-load-search';

const SEARCH = { mode: LCL_SEARCH };
const LOAD = { mode: LCL_LOAD };

const PAGE: LoadSearchPage = {
  route: 'shippingLcl',
  load: LCL_LOAD,
  calls: () => import('../calls/departure-calls'),
  warm: warmDepartures,
};

const Order = lazy(() => import('./shipping-lcl-order'));

function Search() {
  const gateway = useGateway();
  const { search, load } = useMemo(() => composeLoadSearch(gateway, PAGE), [gateway]);
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
