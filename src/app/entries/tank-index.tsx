import { lazy, Suspense, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

import { tankQuestion } from '../../../domain/modes/tank/search';
import { TANK_NAMES } from '../../../domain/modes/tank/list';
import { TANK_SEARCH } from '../../../domain/modes/tank/search-mode';
import { pathOf } from '../../../domain/routes';
import { tankOrderCopy } from '../../copy/modes/tank/order';
import { keepingWords } from '../../effects/market/save-rows';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { TankSearchPage, warmTanks } from '../../modes/tank/tank-search-page';
import { usePageActor } from '../answered/use-page-actor';
import { composeSchedule } from '../compose/compose-schedule';
import { serviceIntro } from '../doors/service-intro';
import { useIsHere } from '../doors/use-is-here';
import { useGateway } from '../gateway-context';

const SEARCH = { mode: TANK_SEARCH };

const PAGE = {
  route: 'tankIndex' as const,
  schedule: () => import('../../effects/market/load-tanks'),
  warm: warmTanks,
  // How much, how warm and in what tank stays: the bar asks where, and about what.
  keeping: (address: string) =>
    keepingWords(address, tankQuestion.wordsKept(location.search, address.split('?')[1] ?? '')),
};

/** How the list is looked at holds for another amount as well. */
const LOOKED_AT = [TANK_NAMES.carriers, TANK_NAMES.kinds, 's', 'v'];

const Intro = serviceIntro(
  'tankIndex',
  async () => (await import('../../copy/pages/tank-index')).tankIndexCopy,
  async () => (await import('../../modes/tank/stand-ins')).StandIns,
);

const Order = lazy(() => import('./tank-index-order'));

function Search() {
  const gateway = useGateway();
  const chart = useMemo(() => composeSchedule(gateway, PAGE).search, [gateway]);
  const question = useSearch();
  const [, goTo] = useLocation();
  const isHere = useIsHere();
  const asked = tankQuestion.asked(question);
  return (
    <TankSearchPage
      actor={usePageActor(chart, { input: SEARCH })}
      asked={asked}
      isAsked={isHere && !TANK_SEARCH.isBlank(asked)}
      intro={<Intro />}
      onAsk={(next) => {
        if (TANK_SEARCH.isSame(next, asked)) return;
        goTo(keepingWords(tankQuestion.address(pathOf('tankIndex'), next), LOOKED_AT), { replace: true });
      }}
    />
  );
}

/** The search, the form and the receipt share an address, which says by `step=order` or by `no` which of them is meant. */
export default function TankIndex() {
  const query = new URLSearchParams(useSearch());
  if (query.get('step') !== 'order' && !query.has('no')) return <Search />;
  return (
    <Suspense fallback={<PageSkeletonView shape={query.has('no') ? 'receipt' : 'steps'} title={tankOrderCopy.title} />}>
      <Order />
    </Suspense>
  );
}
