import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string>();

/** Whatever the work leads to is done by this person of the house, however deep it is done. */
export const actingAs = <TResult>(staffId: string, work: () => Promise<TResult>): Promise<TResult> =>
  acting.run(staffId, work);

/** Who of the house does this; null where its owner does, or the clock. */
export const actingStaff = (): string | null => acting.getStore() ?? null;
