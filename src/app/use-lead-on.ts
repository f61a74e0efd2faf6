import { useLayoutEffect, useRef } from 'react';

import { focusPart } from '../effects/navigation/lead-to';
import { useIsTakenOver } from '../ui/form/taken-over';

/** Moves focus when the address changes on the same page, but not on first load. */
export function useLeadOn(address: string, part: () => HTMLElement | null | undefined): void {
  const isTakenOver = useIsTakenOver();
  const shown = useRef<string>(null);
  useLayoutEffect(() => {
    if (!isTakenOver) return;
    const place = part();
    if (shown.current !== null && shown.current !== address && place) focusPart(place);
    shown.current = address;
  });
}
