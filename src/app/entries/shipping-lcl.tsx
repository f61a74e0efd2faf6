import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';

import { LCL_LOAD } from '../../../domain/modes/lcl/load';
import { LCL_SEARCH } from '../../../domain/modes/lcl/search-mode';
import { lclOrderCopy } from '../../copy/modes/lcl/order';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { LclSearchPage, warmDepartures } from '../../modes/lcl/lcl-search-page';
import { loadSearchEntry } from '../page-actors/load-search';
import { serviceIntro } from '../page-actors/service-intro';

const Order = lazy(() => import('./shipping-lcl-order'));

const Search = loadSearchEntry({
  route: 'shippingLcl',
  mode: LCL_SEARCH,
  load: LCL_LOAD,
  schedule: () => import('../../effects/market/load-departures'),
  warm: warmDepartures,
  Page: LclSearchPage,
  Intro: serviceIntro('shippingLcl', async () => (await import('../../copy/pages/shipping-lcl')).shippingLclCopy),
});

/** Search and form share an address: `step=order` opens the form. */
export default function ShippingLcl() {
  const isOrder = new URLSearchParams(useSearch()).get('step') === 'order';
  if (!isOrder) return <Search />;
  return (
    <Suspense fallback={<PageSkeletonView shape="steps" title={lclOrderCopy.title} />}>
      <Order />
    </Suspense>
  );
}
