import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { useIsTakenOver } from '../form/taken-over';

/**
 * Drawn beside the page instead of in it, so that a dialog which makes the page inert leaves it alone. The picture of
 * the build has no such place, so it comes right after that has been taken over.
 */
export function Overlay({ children }: { children: ReactNode }) {
  const hasPlace = useIsTakenOver();
  return hasPlace && createPortal(children, document.body);
}
