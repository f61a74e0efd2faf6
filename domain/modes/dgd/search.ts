import type { Is } from '../../shape/is';
import type { dgdSearch } from './search-shape';

/** Searches kept by an older release have no `from`. */
export type DgdSearch = Omit<Is<typeof dgdSearch>, 'from'> & { from?: string };

/** Bound on the address parameters of a tool. */
export const LONGEST_FROM = 2000;
