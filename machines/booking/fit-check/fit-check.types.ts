import type { Fit } from '../../../domain/offer/fit';

export type FitAnswer = readonly Fit[];
