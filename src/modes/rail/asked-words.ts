import { askedFor, railAddress, type RailAsked } from '../../../domain/modes/rail/address';
import { dayOf } from '../../../domain/modes/rail/list';
import type { RailOffer } from '../../../domain/modes/rail/quote';
import type { CountedRail, RailSearch } from '../../../domain/modes/rail/search';
import { pathOf } from '../../../domain/routes';
import { railSearchCopy } from '../../copy/modes/rail/search';

/** The same train, asked otherwise. */
export const askedAgain = (search: RailSearch, offer: RailOffer, change: Partial<RailAsked>): string =>
  `${railAddress(pathOf('railWayIndex'), { ...askedFor(search), ...change })}&day=${dayOf(offer)}`;

/** Other boxes, as an address says them. */
export const boxWordsOf = ([first, ...more]: readonly CountedRail[]): Partial<RailAsked> =>
  first ? { boxType: first.type, boxes: first.count, more, isTrial: false } : {};

export const boxesAsked = ({ boxes }: Pick<RailSearch, 'boxes'>): string =>
  boxes.map(({ type, count }) => `${type} × ${count}`).join('、');

/** For how many boxes a total is; an example is called one. */
export const totalFor = (search: Pick<RailSearch, 'boxes' | 'isTrial'>): string =>
  search.isTrial ? railSearchCopy.board.asTrial(boxesAsked(search)) : boxesAsked(search);
