import type { Fit } from '../../../domain/offer/fit';
import { selectAside } from '../../support/aside';
import type { FitCheckSnapshot } from './fit-check.machine';

/** Plain data, so that stories need no actor. `fit`: of the single offer asked about. */
export type FitCheckView = { stage: 'none' | 'asking' | 'silent' } | { stage: 'told'; fit: Fit };

export function selectFitCheck(snapshot: FitCheckSnapshot): FitCheckView {
  const view = selectAside(snapshot);
  if (view.stage !== 'told') return view;
  const [fit] = view.answer;
  return fit ? { stage: 'told', fit } : { stage: 'none' };
}
