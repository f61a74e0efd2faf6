import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The build draws the page of no question; what the address asks is seen as soon as that picture has been taken over. */
export const useIsAsked = (): boolean =>
  useSyncExternalStore(
    never,
    () => location.search.length > 1,
    () => false,
  );
