import type { ProductSamples } from '../../../domain/mall/samples';
import type { ShelfFailureCode } from '../../support/shelf';

export type LoadOwnSamplesOutcome =
  | { ok: true; products: readonly ProductSamples[] }
  | { ok: false; code: Exclude<ShelfFailureCode, 'unexpected'> };

export type OwnSamplesEvent = { type: 'samples.refresh' };

export type OwnSamplesContext = { products: readonly ProductSamples[]; failureCode: ShelfFailureCode | null };
