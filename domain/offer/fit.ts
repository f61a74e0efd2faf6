import type { Is } from '../shape/is';
import type { fit } from './fit-shape';

export type Fit = Is<typeof fit>;

export type FitQuestion = { search: unknown; offerIds: readonly string[] };

export const MOST_FITS = 10;
