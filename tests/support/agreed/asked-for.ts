import { inject } from 'vitest';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the list of the library grows by being declared again
  interface ProvidedContext {
    /** The sheets of stories and the plans that are asked for, where not all are. */
    told?: readonly string[];
    /** Whether what is agreed to is left out, so that only what promises of their own hold is asked. */
    isAgreedAside?: boolean;
  }
}

/** Whether a sheet or a plan is asked for: a runner that looks for one fault asks the nearest alone. */
export function isAskedFor(path: string): boolean {
  const only = inject('told');
  return only === undefined || only.some((one) => one.endsWith(path.replace(/^(?:\.\.\/)+/, '')));
}

/** Whether pages that were agreed to are left out: a runner that looks for one fault asks them last. */
export const isAgreedAside = (): boolean => inject('isAgreedAside') ?? false;
