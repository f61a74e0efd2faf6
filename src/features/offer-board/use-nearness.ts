import { startTransition, useCallback, useState } from 'react';

const COMES_NEAR = 'contentvisibilityautostatechange';

/** Browsers without this event treat everything as near. */
const canTell = () => `on${COMES_NEAR}` in document;

/** True once an element with skipped content (`content-visibility`) has come near the viewport. */
export function useNearness(isFar: boolean) {
  const [isNear, setIsNear] = useState(() => !isFar || !canTell());
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || isNear) return undefined;
      const look = (event: Event) => {
        if ('skipped' in event && !event.skipped) startTransition(() => setIsNear(true));
      };
      element.addEventListener(COMES_NEAR, look);
      return () => element.removeEventListener(COMES_NEAR, look);
    },
    [isNear],
  );
  return { isNear, ref };
}
