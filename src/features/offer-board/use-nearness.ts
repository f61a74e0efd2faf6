import { startTransition, useCallback, useState } from 'react';

const COMES_NEAR = 'contentvisibilityautostatechange';

/** A browser that cannot say so has everything near from the start. */
const canTell = () => `on${COMES_NEAR}` in document;

/** Whether an element whose content is skipped while it is far away has ever come near what is to be seen. */
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
