import { lazy, Suspense, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

import { TRUCK_LIST } from '../../../domain/modes/truck/list';
import { truckQuestion } from '../../../domain/modes/truck/search';
import { TRUCK_SEARCH } from '../../../domain/modes/truck/search-mode';
import { pathOf } from '../../../domain/routes';
import { hauledIn } from '../../../domain/order/haul';
import { routesCopy } from '../../copy/routes';
import { keepingWords } from '../../effects/market/save-rows';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { TruckSearchPage, warmTrucks } from '../../modes/truck/truck-search-page';
import { usePageActor } from '../answered/use-page-actor';
import { composeSchedule } from '../compose/compose-schedule';
import { serviceIntro } from '../doors/service-intro';
import { useIsHere } from '../doors/use-is-here';
import { useGateway } from '../gateway-context';

const SEARCH = { mode: TRUCK_SEARCH };

const PAGE = {
  route: 'haul' as const,
  schedule: () => import('../../effects/market/load-trucks'),
  warm: warmTrucks,
  // How heavy and on how many trucks stays: the bar asks where, and about what.
  keeping: (address: string) =>
    keepingWords(address, truckQuestion.wordsKept(location.search, address.split('?')[1] ?? '')),
};

/** How the list is looked at holds for another weight as well. */
const LOOKED_AT = [TRUCK_LIST.names?.carriers ?? 'c', TRUCK_LIST.names?.kinds ?? 'veh', 's', 'v'] as const;

const Intro = serviceIntro('haul', async () => (await import('../../copy/pages/haul')).haulCopy);

const From = lazy(() => import('./haul-from'));

/** Trucks between cities of the house. */
function Search() {
  const gateway = useGateway();
  const chart = useMemo(() => composeSchedule(gateway, PAGE).search, [gateway]);
  const question = useSearch();
  const [, goTo] = useLocation();
  const isHere = useIsHere();
  const asked = truckQuestion.asked(question);
  return (
    <TruckSearchPage
      actor={usePageActor(chart, { input: SEARCH })}
      asked={asked}
      isAsked={isHere && !TRUCK_SEARCH.isBlank(asked)}
      intro={<Intro />}
      onAsk={(next) => {
        if (TRUCK_SEARCH.isSame(next, asked)) return;
        goTo(keepingWords(truckQuestion.address(pathOf('haul'), next), LOOKED_AT), { replace: true });
      }}
    />
  );
}

/** The list, or an order on its way into the form of a truck, which the address names. */
export default function Haul() {
  const from = hauledIn(useSearch());
  const isHere = useIsHere();
  if (!from || !isHere) return <Search />;
  return (
    <Suspense fallback={<PageSkeletonView shape="list" title={routesCopy.haulOrder.title} />}>
      <From key={from.orderNo} {...from} />
    </Suspense>
  );
}
