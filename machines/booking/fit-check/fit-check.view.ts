import type { Fit } from '../../../domain/offer/fit';
import type { FitCheckSnapshot } from './fit-check.machine';

/** Plain data: a story is written from it without an actor. `fit`: of the one offer that was asked about. */
export type FitCheckView = { stage: 'none' | 'asking' | 'silent' } | { stage: 'told'; fit: Fit };

export function selectFitCheck(snapshot: FitCheckSnapshot): FitCheckView {
  const [fit] = snapshot.context.fits;
  if (snapshot.hasTag('asking')) return { stage: 'asking' };
  if (snapshot.hasTag('silent')) return { stage: 'silent' };
  return snapshot.hasTag('told') && fit ? { stage: 'told', fit } : { stage: 'none' };
}

export const isSameFit = (one: FitCheckView, other: FitCheckView): boolean =>
  one.stage === other.stage && (one.stage !== 'told' || (other.stage === 'told' && one.fit === other.fit));
