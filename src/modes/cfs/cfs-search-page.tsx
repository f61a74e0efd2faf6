import { useState, type ReactNode } from 'react';

import type { CfsAsked } from '../../../domain/modes/cfs/address';
import { CFS_SEARCH } from '../../../domain/modes/cfs/search-mode';
import type { OfferSearchActor } from '../../../machines/booking/offer-search';
import { cfsStatesCopy } from '../../copy/modes/cfs/search';
import { SearchPage } from '../../frame/search-page';
import { deferred } from '../../ui/show/deferred';
import { PlanBar } from './plan-bar';

const results = deferred(async () => (await import('./cfs-results')).CfsResults);

/** No page needs the list before somebody asks for it. */
export const warmStations = results.come;

type CfsSearchPageProps = {
  actor: OfferSearchActor;
  /** What the address asks for. */
  asked: CfsAsked;
  /** It asks something, though the charts have not read it yet. */
  isAsked?: boolean;
  intro: ReactNode;
  onAsk: (asked: CfsAsked) => void;
};

/** Where and what above, until when and how much below it, then the stations: a hand that writes leaves the answer behind. */
export function CfsSearchPage({ actor, asked, isAsked, intro, onAsk }: CfsSearchPageProps) {
  const [left, setLeft] = useState<CfsAsked | null>(null);
  const ask = (words: Partial<CfsAsked>) => {
    setLeft(null);
    onAsk({ ...asked, ...words });
  };
  return (
    <SearchPage
      actor={actor}
      isAsked={isAsked}
      isTyping={left !== null && CFS_SEARCH.isSame(left, asked)}
      copy={cfsStatesCopy}
      below={isAsked && <PlanBar asked={asked} onType={() => setLeft(asked)} onAsk={ask} />}
      intro={intro}
      Results={results.Part}
    />
  );
}
