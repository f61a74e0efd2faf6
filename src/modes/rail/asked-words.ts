import { askedFor, railAddress, type RailQuery } from '../../../domain/modes/rail/address';
import { BORDERS } from '../../../domain/modes/rail/corridor';
import { dayOf } from '../../../domain/modes/rail/list';
import type { RailOffer } from '../../../domain/modes/rail/quote';
import type { CountedRail, RailSearch } from '../../../domain/modes/rail/search';
import { pathOf } from '../../../domain/routes';
import { railSearchCopy } from '../../copy/modes/rail/search';

/** The same train, asked otherwise. */
export const askedAgain = (search: RailSearch, offer: RailOffer, change: Partial<RailQuery>): string =>
  `${railAddress(pathOf('railWayIndex'), { ...askedFor(search), ...change })}&day=${dayOf(offer)}`;

/** Other boxes, as an address says them. */
export const boxWordsOf = ([first, ...more]: readonly CountedRail[]): Partial<RailQuery> =>
  first ? { boxType: first.type, boxes: first.count, more, isTrial: false } : {};

export const boxesAsked = ({ boxes }: Pick<RailSearch, 'boxes'>): string =>
  boxes.map(({ type, count }) => `${type} × ${count}`).join('、');

/** For how many boxes a total is; an example is called one. */
export const totalFor = (search: Pick<RailSearch, 'boxes' | 'isTrial'>): string =>
  search.isTrial ? railSearchCopy.board.asTrial(boxesAsked(search)) : boxesAsked(search);

/** The desk looks for a way for them first, and is told which train is meant; nothing is ordered yet. */
export function permitFirst({ org, dst, detail }: RailOffer, search: RailSearch): string {
  const words = railSearchCopy.board.permitAsk({
    org: org.nameCn,
    dst: dst.nameCn,
    border: BORDERS[detail.border].nameCn,
    goods: search.goods,
    boxes: search.isTrial ? null : boxesAsked(search),
  });
  const query = new URLSearchParams({ type: '6', ...(search.unNo !== null && { un: search.unNo }), ask: words });
  return `${pathOf('dgdeskDetail')}?${query.toString()}`;
}
