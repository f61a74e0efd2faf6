import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { useIsTakenOver } from '../form/taken-over';

/**
 * Portal to `body`, so that dialogs which make the page inert leave it alone. Rendered after hydration, since the
 * build's HTML has no portal.
 */
export function Overlay({ children }: { children: ReactNode }) {
  const hasPlace = useIsTakenOver();
  return hasPlace && createPortal(children, document.body);
}
