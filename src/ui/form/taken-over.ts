import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False during hydration, when the output must equal the build's HTML. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
