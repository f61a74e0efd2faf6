import { use, useSyncExternalStore } from 'react';

import { AheadContext } from '../answered/use-page-actor';

const never = () => () => {};

/** False in the first render: the build draws the page without a query. True there when the gateway draws an answer. */
export function useIsHere(): boolean {
  const isAnswered = use(AheadContext) !== null;
  return useSyncExternalStore(
    never,
    () => true,
    () => isAnswered,
  );
}

export const useHasSearch = (): boolean =>
  useSyncExternalStore(
    never,
    () => location.search.length > 1,
    () => false,
  );
