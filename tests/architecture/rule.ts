import type { House } from '../support/arrows/house';

/** A promise of the house, how it is checked, and at least one small house that breaks it. */
export type Rule = {
  promise: string;
  faultsIn: (house: House) => string[];
  /** Each of these houses must be caught. */
  plants: Record<string, string>[];
  /** These look alike and must be left alone. */
  allowed?: Record<string, string>[];
};
