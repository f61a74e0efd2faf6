import type { ReactNode } from 'react';

import type { OfferSearchActor } from '../../../machines/booking/offer-search';
import { railStatesCopy } from '../../copy/modes/rail/search';
import { SearchPage } from '../../frame/search-page';
import { deferred } from '../../ui/show/deferred';

const results = deferred(async () => (await import('./rail-results')).RailResults);

/** No page needs the list before somebody asks for it. */
export const warmTrains = results.come;

type RailSearchPageProps = {
  actor: OfferSearchActor;
  /** The address asks something, though the charts have not read it yet. */
  isAsked?: boolean;
  intro: ReactNode;
};

/** From where to where above, then the trains of four weeks: a change of one changes all that follow. */
export const RailSearchPage = (props: RailSearchPageProps) => (
  <SearchPage {...props} copy={railStatesCopy} Results={results.Part} />
);
