import type { ReactNode } from 'react';

import type { RailQuery } from '../../../domain/modes/rail/address';
import type { boardIn } from '../../../domain/modes/rail/board';
import { BORDERS } from '../../../domain/modes/rail/corridor';
import type { OfferSearchActor } from '../../../machines/booking/offer-search';
import { acrossStatesCopy, railStatesCopy } from '../../copy/modes/rail/search';
import { SearchPage } from '../../frame/search-page';
import { deferred } from '../../ui/show/deferred';

const results = deferred(async () => (await import('./rail-results')).RailResults);

const ways = deferred(async () => (await import('./way-board')).WayBoardView);
const border = deferred(async () => (await import('./border-asked')).BorderAsked);

/** No page needs the list before somebody asks for it. */
export const warmTrains = results.come;

type RailSearchPageProps = {
  actor: OfferSearchActor;
  /** The address asks something, though the charts have not read it yet. */
  isAsked?: boolean;
  /** What the address says of lines and borders, while it asks nothing else. */
  board: ReturnType<typeof boardIn>;
  /** What is asked; null while nothing is. */
  across: RailQuery | null;
  intro: ReactNode;
};

function belowOf({ board, across }: Pick<RailSearchPageProps, 'board' | 'across'>): ReactNode {
  if (board) return <ways.Part isWanted {...board} />;
  return across?.border && <border.Part isWanted asked={across} border={across.border} />;
}

/** From where to where above, then the trains of four weeks: a change of one changes all that follow. */
export function RailSearchPage({ board, across, ...props }: RailSearchPageProps) {
  const copy = across?.border ? acrossStatesCopy(BORDERS[across.border].nameCn) : railStatesCopy;
  return <SearchPage {...props} copy={copy} below={belowOf({ board, across })} Results={results.Part} />;
}
