import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Drawn beside the page instead of in it, so that a dialog which makes the page inert leaves it alone. */
export const Overlay = ({ children }: { children: ReactNode }) =>
  typeof document === 'undefined' ? null : createPortal(children, document.body);
