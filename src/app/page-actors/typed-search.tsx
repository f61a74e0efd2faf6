import { useMemo, type ComponentType } from 'react';
import { useLocation, useSearch } from 'wouter';

import type { Offer } from '../../../domain/offer/offer';
import type { SearchMode } from '../../../domain/offer/search-mode';
import { routePath } from '../../../domain/routes';
import { keepingWords } from '../../effects/market/save-rows';
import type { AskingPageProps } from '../../frame/typed-search-page';
import { usePageActor } from '../answered/use-page-actor';
import { composeSchedule, type SchedulePage } from '../compose/compose-schedule';
import { useGateway } from '../gateway-context';
import { useIsHere } from './use-is-here';

type TypedSearchDoor<TAsked, TOffer extends Offer, TSearch extends object> = Omit<
  SchedulePage<TAsked, TOffer, TSearch>,
  'keeping'
> & {
  mode: SearchMode<TAsked, TOffer, TSearch>;
  question: {
    address: (path: string, asked: TAsked) => string;
    wordsKept: (before: string, after: string) => readonly string[];
  };
  /** List parameters that stay valid when the same bar is answered anew. */
  ofList?: readonly string[];
  Page: ComponentType<AskingPageProps<TAsked>>;
  Intro: ComponentType;
};

export function typedSearchEntry<TAsked, TOffer extends Offer, TSearch extends object>(
  door: TypedSearchDoor<TAsked, TOffer, TSearch>,
) {
  const { mode, question, ofList = [], Page, Intro, ...schedule } = door;
  const asking = { input: { mode } };
  // The shared bar sets route and goods; the other parameters stay.
  const keeping = (address: string) =>
    keepingWords(address, question.wordsKept(location.search, address.split('?')[1] ?? ''));
  return function TypedSearch() {
    const gateway = useGateway();
    const chart = useMemo(() => composeSchedule(gateway, { ...schedule, keeping }).search, [gateway]);
    const asked = mode.asked(useSearch());
    const [, goTo] = useLocation();
    const isHere = useIsHere();
    return (
      <Page
        actor={usePageActor(chart, asking)}
        asked={asked}
        isAsked={isHere && !mode.isBlank(asked)}
        intro={<Intro />}
        onAsk={(next) => {
          if (mode.isSame(next, asked)) return;
          goTo(keepingWords(question.address(routePath(door.route), next), ofList), { replace: true });
        }}
      />
    );
  };
}
