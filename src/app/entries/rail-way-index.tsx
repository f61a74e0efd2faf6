import { useMemo } from 'react';
import { useSearch } from 'wouter';

import { keptWords, readRailQuery } from '../../../domain/modes/rail/address';
import { readRailBoard } from '../../../domain/modes/rail/board';
import { RAIL_SEARCH } from '../../../domain/modes/rail/search-mode';
import { keepingWords } from '../../effects/market/save-rows';
import { RailSearchPage, warmTrains } from '../../modes/rail/rail-search-page';
import { usePageActor } from '../answered/use-page-actor';
import { composeSchedule } from '../compose/compose-schedule';
import { serviceIntro } from '../page-actors/service-intro';
import { useHasSearch, useIsHere } from '../page-actors/use-is-here';
import { useGateway } from '../gateway-context';

const Intro = serviceIntro(
  'railWayIndex',
  async () => (await import('../../copy/pages/rail-way-index')).railWayIndexCopy,
  async () => (await import('../../modes/rail/scopes')).RailScopes,
);

const SEARCH = { input: { mode: RAIL_SEARCH } };

const PAGE = {
  route: 'railWayIndex' as const,
  schedule: () => import('../../effects/market/load-trains'),
  warm: warmTrains,
  // Keeps box owner, further box types and, on the same lane, the border.
  keeping: (address: string) => keepingWords(address, keptWords(location.search, address.slice(address.indexOf('?')))),
};

export default function RailWayIndex() {
  const gateway = useGateway();
  const chart = useMemo(() => composeSchedule(gateway, PAGE).search, [gateway]);
  const question = useSearch();
  const isHere = useIsHere();
  const asked = readRailQuery(question);
  const isBlank = RAIL_SEARCH.isBlank(asked);
  return (
    <RailSearchPage
      actor={usePageActor(chart, SEARCH)}
      isAsked={useHasSearch()}
      board={isHere && isBlank ? readRailBoard(question) : null}
      across={isHere && !isBlank ? asked : null}
      intro={<Intro />}
    />
  );
}
