import type { RailSearch } from '../../../domain/modes/rail/search';
import { railSearchCopy } from '../../copy/modes/rail/search';

export const boxesAsked = ({ boxes }: Pick<RailSearch, 'boxes'>): string =>
  boxes.map(({ type, count }) => `${type} × ${count}`).join('、');

/** For how many boxes a total is; an example is called one. */
export const totalFor = (search: Pick<RailSearch, 'boxes' | 'isTrial'>): string =>
  search.isTrial ? railSearchCopy.board.asTrial(boxesAsked(search)) : boxesAsked(search);
