import type { ReactNode } from 'react';

import type { lineIn } from '../../../domain/modes/rail/address';
import type { OfferSearchActor } from '../../../machines/booking/offer-search';
import { railStatesCopy } from '../../copy/modes/rail/search';
import { SearchPage } from '../../frame/search-page';
import { deferred } from '../../ui/show/deferred';

const results = deferred(async () => (await import('./rail-results')).RailResults);

const lines = deferred(async () => (await import('./line-board')).LineBoard);

/** No page needs the list before somebody asks for it. */
export const warmTrains = results.come;

type RailSearchPageProps = {
  actor: OfferSearchActor;
  /** The address asks something, though the charts have not read it yet. */
  isAsked?: boolean;
  /** What the address says of a line, while it asks nothing else. */
  line: ReturnType<typeof lineIn>;
  intro: ReactNode;
};

/** From where to where above, then the trains of four weeks: a change of one changes all that follow. */
export const RailSearchPage = ({ line, ...props }: RailSearchPageProps) => (
  <SearchPage
    {...props}
    copy={railStatesCopy}
    below={line && <lines.Part isWanted {...line} />}
    Results={results.Part}
  />
);
