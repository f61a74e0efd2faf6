import { inject } from 'vitest';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the list of the library grows by being declared again
  interface ProvidedContext {
    /** Selected story files and plans; all by default. */
    told?: readonly string[];
    /** True to skip approved pages and run promises only. */
    isAgreedAside?: boolean;
  }
}

/** True if a story file or plan is selected: a mutant run selects the nearest. */
export function isAskedFor(path: string): boolean {
  const only = inject('told');
  return only === undefined || only.some((one) => one.endsWith(path.replace(/^(?:\.\.\/)+/, '')));
}

/** True if approved pages are skipped: a mutant run compares them last. */
export const isAgreedAside = (): boolean => inject('isAgreedAside') ?? false;
