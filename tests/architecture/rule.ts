import type { House } from '../support/arrows/house';

/** Repository promise, its check, and at least one small tree that breaks it. */
export type Rule = {
  promise: string;
  faultsIn: (house: House) => string[];
  plants: Record<string, string>[];
  /** Trees that look similar and must pass. */
  allowed?: Record<string, string>[];
};
