import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';

import { TANK_NAMES } from '../../../domain/modes/tank/list';
import { tankQuestion } from '../../../domain/modes/tank/search';
import { TANK_SEARCH } from '../../../domain/modes/tank/search-mode';
import { tankOrderCopy } from '../../copy/modes/tank/order';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { TankSearchPage, warmTanks } from '../../modes/tank/tank-search-page';
import { serviceIntro } from '../page-actors/service-intro';
import { typedSearchEntry } from '../page-actors/typed-search';

const Search = typedSearchEntry({
  route: 'tankIndex',
  mode: TANK_SEARCH,
  question: tankQuestion,
  ofList: [TANK_NAMES.carriers, TANK_NAMES.kinds, 's', 'v'],
  schedule: () => import('../../effects/market/load-tanks'),
  warm: warmTanks,
  Page: TankSearchPage,
  Intro: serviceIntro(
    'tankIndex',
    async () => (await import('../../copy/pages/tank-index')).tankIndexCopy,
    async () => (await import('../../modes/tank/stand-ins')).StandIns,
  ),
});

const Order = lazy(() => import('./tank-index-order'));

export default function TankIndex() {
  const query = new URLSearchParams(useSearch());
  if (query.get('step') !== 'order' && !query.has('no')) return <Search />;
  return (
    <Suspense fallback={<PageSkeletonView shape={query.has('no') ? 'receipt' : 'steps'} title={tankOrderCopy.title} />}>
      <Order />
    </Suspense>
  );
}
