import { useMemo } from 'react';
import { useSearch } from 'wouter';

import { lineIn, OWN_WORDS, railAskedIn } from '../../../domain/modes/rail/address';
import { RAIL_SEARCH } from '../../../domain/modes/rail/search-mode';
import { keepingWords } from '../../effects/market/save-rows';
import { RailSearchPage, warmTrains } from '../../modes/rail/rail-search-page';
import { usePageActor } from '../answered/use-page-actor';
import { composeSchedule } from '../compose/compose-schedule';
import { serviceIntro } from '../doors/service-intro';
import { useIsAsked, useIsHere } from '../doors/use-is-here';
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
  // Whose boxes they are stays: the bar asks from where to where, and about what.
  keeping: (address: string) => keepingWords(address, OWN_WORDS),
};

/** Trains, and their charts, which come with the page. */
export default function RailWayIndex() {
  const gateway = useGateway();
  const chart = useMemo(() => composeSchedule(gateway, PAGE).search, [gateway]);
  const question = useSearch();
  const isHere = useIsHere();
  return (
    <RailSearchPage
      actor={usePageActor(chart, SEARCH)}
      isAsked={useIsAsked()}
      line={isHere && RAIL_SEARCH.isBlank(railAskedIn(question)) ? lineIn(question) : null}
      intro={<Intro />}
    />
  );
}
