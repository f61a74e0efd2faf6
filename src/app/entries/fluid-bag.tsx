import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';

import { FLEXI_LOAD } from '../../../domain/modes/flexi/address';
import { FLEXI_SEARCH } from '../../../domain/modes/flexi/search-mode';
import { flexiOrderCopy } from '../../copy/modes/flexi/order';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { FlexiSearchPage, warmBags } from '../../modes/flexi/flexi-search-page';
import { loadSearchEntry } from '../page-actors/load-search';
import { serviceIntro } from '../page-actors/service-intro';

const Order = lazy(() => import('./fluid-bag-order'));

const Search = loadSearchEntry({
  route: 'fluidBag',
  mode: FLEXI_SEARCH,
  load: FLEXI_LOAD,
  schedule: () => import('../../effects/market/load-bags'),
  warm: warmBags,
  Page: FlexiSearchPage,
  Intro: serviceIntro('fluidBag', async () => (await import('../../copy/pages/fluid-bag')).fluidBagCopy),
});

/** Search, form and receipt share an address: `step=order` opens the form, `no` the receipt. */
export default function FluidBag() {
  const words = new URLSearchParams(useSearch());
  if (words.get('step') !== 'order' && !words.has('no')) return <Search />;
  return (
    <Suspense
      fallback={<PageSkeletonView shape={words.has('no') ? 'receipt' : 'steps'} title={flexiOrderCopy.title} />}
    >
      <Order />
    </Suspense>
  );
}
