import type { Is } from '../../shape/is';
import type { dgdSearch } from './search-shape';

export type DgdSearch = Is<typeof dgdSearch>;

/** Bound on the address parameters of a tool. */
export const LONGEST_FROM = 2000;
