import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False as long as a picture of the build is being taken over, which has to be drawn once more just as it is. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
