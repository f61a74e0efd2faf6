import type { ReactNode } from 'react';

import type { RailQuery } from '../../../domain/modes/rail/address';
import type { readRailBoard } from '../../../domain/modes/rail/board';
import { BORDERS } from '../../../domain/modes/rail/corridor';
import type { OfferSearchActor } from '../../../machines/booking/offer-search';
import { acrossStatesCopy, railStatesCopy } from '../../copy/modes/rail/search';
import { SearchPage } from '../../frame/search-page';
import { deferPart } from '../../ui/show/deferred';

const results = deferPart(async () => (await import('./rail-results')).RailResults);

const ways = deferPart(async () => (await import('./way-board')).WayBoardView);
const border = deferPart(async () => (await import('./border-asked')).BorderAsked);

export const warmTrains = results.come;

type RailSearchPageProps = {
  actor: OfferSearchActor;
  isAsked?: boolean;
  /** Lines and borders from the address, while it contains no search. */
  board: ReturnType<typeof readRailBoard>;
  across: RailQuery | null;
  intro: ReactNode;
};

function partBelow({ board, across }: Pick<RailSearchPageProps, 'board' | 'across'>): ReactNode {
  if (board) return <ways.Part isWanted {...board} />;
  return across?.border && <border.Part isWanted asked={across} border={across.border} />;
}

export function RailSearchPage({ board, across, ...props }: RailSearchPageProps) {
  const copy = across?.border ? acrossStatesCopy(BORDERS[across.border].nameCn) : railStatesCopy;
  return <SearchPage {...props} copy={copy} below={partBelow({ board, across })} Results={results.Part} />;
}
