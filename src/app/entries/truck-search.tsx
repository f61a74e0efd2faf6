import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';

import { TRUCK_LIST } from '../../../domain/modes/truck/list';
import { truckQuestion } from '../../../domain/modes/truck/search';
import { TRUCK_SEARCH } from '../../../domain/modes/truck/search-mode';
import { readOnwardTruck } from '../../../domain/order/trucks/onward-truck';
import { routesCopy } from '../../copy/site/routes';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { TruckSearchPage, warmTrucks } from '../../modes/truck/truck-search-page';
import { serviceIntro } from '../page-actors/service-intro';
import { typedSearchEntry } from '../page-actors/typed-search';
import { useIsHere } from '../page-actors/use-is-here';

const Search = typedSearchEntry({
  route: 'truck',
  mode: TRUCK_SEARCH,
  question: truckQuestion,
  ofList: [TRUCK_LIST.names?.carriers ?? 'c', TRUCK_LIST.names?.kinds ?? 'veh', 's', 'v'],
  schedule: () => import('../../effects/market/load-trucks'),
  warm: warmTrucks,
  Page: TruckSearchPage,
  Intro: serviceIntro('truck', async () => (await import('../../copy/pages/truck-service')).truckServiceCopy),
});

const From = lazy(() => import('./truck-from-order'));

/** The list, or the order to carry into the truck form when the address names one. */
export default function Truck() {
  const from = readOnwardTruck(useSearch());
  const isHere = useIsHere();
  if (!from || !isHere) return <Search />;
  return (
    <Suspense fallback={<PageSkeletonView shape="list" title={routesCopy.truckOrder.title} />}>
      <From key={from.orderNo} {...from} />
    </Suspense>
  );
}
