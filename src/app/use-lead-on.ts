import { useLayoutEffect, useRef } from 'react';

import { leadTo } from '../effects/navigation/lead-to';
import { useIsTakenOver } from '../ui/form/taken-over';

/** Leads the reader on whenever the address names something else on the same page; not to what was there with it. */
export function useLeadOn(address: string, part: () => HTMLElement | null | undefined): void {
  const isTakenOver = useIsTakenOver();
  const shown = useRef<string>(null);
  useLayoutEffect(() => {
    if (!isTakenOver) return;
    const place = part();
    if (shown.current !== null && shown.current !== address && place) leadTo(place);
    shown.current = address;
  });
}
