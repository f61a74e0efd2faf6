import { queryFromSearch, railAddress, type RailQuery } from '../../../domain/modes/rail/address';
import { BORDERS } from '../../../domain/modes/rail/corridor';
import { departureDay } from '../../../domain/modes/rail/list';
import type { RailOffer } from '../../../domain/modes/rail/quote';
import type { CountedRail, RailSearch } from '../../../domain/modes/rail/search';
import { routePath } from '../../../domain/routes';
import { railSearchCopy } from '../../copy/modes/rail/search';

/** Same train with a changed question. */
export const askedAgain = (search: RailSearch, offer: RailOffer, change: Partial<RailQuery>): string =>
  `${railAddress(routePath('railWayIndex'), { ...queryFromSearch(search), ...change })}&day=${departureDay(offer)}`;

export const boxQueryOf = ([first, ...more]: readonly CountedRail[]): Partial<RailQuery> =>
  first ? { boxType: first.type, boxes: first.count, more, isTrial: false } : {};

export const searchedBoxesText = ({ boxes }: Pick<RailSearch, 'boxes'>): string =>
  boxes.map(({ type, count }) => `${type} × ${count}`).join('、');

/** Box count a total refers to; an example is marked. */
export const totalCaption = (search: Pick<RailSearch, 'boxes' | 'isTrial'>): string =>
  search.isTrial ? railSearchCopy.board.asTrial(searchedBoxesText(search)) : searchedBoxesText(search);

/** Enquiry for a railway permit, naming the train; no order yet. */
export function permitFirst({ org, dst, detail }: RailOffer, search: RailSearch): string {
  const words = railSearchCopy.board.permitAsk({
    org: org.nameCn,
    dst: dst.nameCn,
    border: BORDERS[detail.border].nameCn,
    goods: search.goods,
    boxes: search.isTrial ? null : searchedBoxesText(search),
  });
  const query = new URLSearchParams({ type: '6', ...(search.unNo !== null && { un: search.unNo }), ask: words });
  return `${routePath('dgdeskDetail')}?${query.toString()}`;
}
