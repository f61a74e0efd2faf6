import { use, useSyncExternalStore } from 'react';

import { AheadContext } from '../answered/use-page-actor';

const never = () => () => {};

/**
 * The build knows no address: it draws the page of no question, and what the address says is seen after that. Whoever
 * draws an answer knows it.
 */
export function useIsHere(): boolean {
  const isAnswered = use(AheadContext) !== null;
  return useSyncExternalStore(
    never,
    () => true,
    () => isAnswered,
  );
}

export const useIsAsked = (): boolean =>
  useSyncExternalStore(
    never,
    () => location.search.length > 1,
    () => false,
  );
