import type { Fit, FitQuestion } from '../../../domain/offer/fit';

/** Goods that are being filled in; null while nothing has to be asked: they say too little, or what is known already. */
export type GoodsTold = { type: 'goods.changed'; question: FitQuestion | null };

export type CheckFitInput = { question: FitQuestion };
export type CheckFitOutcome = { ok: true; fits: readonly Fit[] } | { ok: false };

export type FitCheckContext = {
  question: FitQuestion | null;
  /** Of the question that was answered last. */
  fits: readonly Fit[];
};
