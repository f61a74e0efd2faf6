import { lazy, Suspense, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

import { cfsAddress, readCfsQuery, PLAN_WORDS } from '../../../domain/modes/cfs/address';
import { CFS_SEARCH } from '../../../domain/modes/cfs/search-mode';
import { routePath } from '../../../domain/routes';
import { cfsOrderCopy } from '../../copy/modes/cfs/order';
import { keepingWords } from '../../effects/market/save-rows';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { CfsSearchPage, warmStations } from '../../modes/cfs/cfs-search-page';
import { usePageActor } from '../answered/use-page-actor';
import { composeSchedule } from '../compose/compose-schedule';
import { serviceIntro } from '../page-actors/service-intro';
import { useIsHere } from '../page-actors/use-is-here';
import { useGateway } from '../gateway-context';

const Intro = serviceIntro(
  'builtInOrder',
  async () => (await import('../../copy/pages/built-in-order')).builtInOrderCopy,
  async () => (await import('../../modes/cfs/station-scopes')).StationScopes,
);

const SEARCH = { mode: CFS_SEARCH };

const PAGE = {
  route: 'builtInOrder' as const,
  schedule: () => import('../../effects/market/load-stations'),
  warm: warmStations,
  // Keeps deadline and quantity: the bar sets only place and goods.
  keeping: (address: string) => keepingWords(address, PLAN_WORDS),
};

const Order = lazy(() => import('./built-in-order-form'));
const From = lazy(() => import('./built-in-order-from'));

function Search() {
  const gateway = useGateway();
  const chart = useMemo(() => composeSchedule(gateway, PAGE).search, [gateway]);
  const question = useSearch();
  const [, goTo] = useLocation();
  const isHere = useIsHere();
  const asked = readCfsQuery(question);
  return (
    <CfsSearchPage
      actor={usePageActor(chart, { input: SEARCH })}
      asked={asked}
      isAsked={isHere && !CFS_SEARCH.isBlank(asked)}
      intro={<Intro />}
      onAsk={(next) => {
        if (!CFS_SEARCH.isSame(next, asked)) goTo(cfsAddress(routePath('builtInOrder'), next), { replace: true });
      }}
    />
  );
}

/** Search and form share an address: `step=order` opens the form, `from` carries an order. */
export default function BuiltInOrder() {
  const question = new URLSearchParams(useSearch());
  const isHere = useIsHere();
  const from = question.get('from');
  const isOrder = question.get('step') === 'order';
  if (!isOrder && (from === null || !isHere)) return <Search />;
  return (
    <Suspense fallback={<PageSkeletonView shape="steps" title={cfsOrderCopy.title} />}>
      {isOrder || from === null ? <Order /> : <From key={from} orderNo={from} />}
    </Suspense>
  );
}
