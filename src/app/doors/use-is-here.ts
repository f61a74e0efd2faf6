import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The build knows no address: it draws the page of no question, and what the address says is seen after that. */
export const useIsHere = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export const useIsAsked = (): boolean =>
  useSyncExternalStore(
    never,
    () => location.search.length > 1,
    () => false,
  );
