import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

import { whQuestion } from '../../../domain/modes/wh/search';
import { WH_SEARCH } from '../../../domain/modes/wh/search-mode';
import { pathOf } from '../../../domain/routes';
import { keepingWords } from '../../effects/market/save-rows';
import { WhSearchPage, warmRooms } from '../../modes/wh/wh-search-page';
import { usePageActor } from '../answered/use-page-actor';
import { composeSchedule } from '../compose/compose-schedule';
import { serviceIntro } from '../doors/service-intro';
import { useIsHere } from '../doors/use-is-here';
import { useGateway } from '../gateway-context';

const Intro = serviceIntro(
  'warehouse',
  async () => (await import('../../copy/pages/warehouse')).warehouseCopy,
  async () => (await import('../../modes/wh/store-scopes')).StoreScopes,
);

const SEARCH = { mode: WH_SEARCH };

const PAGE = {
  route: 'warehouse' as const,
  schedule: () => import('../../effects/market/load-rooms'),
  warm: warmRooms,
  // How much, and for how long, stays: the bar asks where, and about what.
  keeping: (address: string) =>
    keepingWords(address, whQuestion.wordsKept(location.search, address.split('?')[1] ?? '')),
};

/** Rooms for dangerous goods, and their charts, which come with the page. */
export default function Warehouse() {
  const gateway = useGateway();
  const chart = useMemo(() => composeSchedule(gateway, PAGE).search, [gateway]);
  const question = useSearch();
  const [, goTo] = useLocation();
  const isHere = useIsHere();
  const asked = whQuestion.asked(question);
  return (
    <WhSearchPage
      actor={usePageActor(chart, { input: SEARCH })}
      asked={asked}
      isAsked={isHere && !WH_SEARCH.isBlank(asked)}
      intro={<Intro />}
      onAsk={(next) => {
        if (!WH_SEARCH.isSame(next, asked)) goTo(whQuestion.address(pathOf('warehouse'), next), { replace: true });
      }}
    />
  );
}
