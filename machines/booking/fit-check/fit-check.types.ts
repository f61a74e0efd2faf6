import type { Fit } from '../../../domain/offer/fit';

/** Of each offer that was asked about. */
export type FitAnswer = readonly Fit[];
