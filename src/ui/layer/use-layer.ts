import { useCallback, useRef, useState } from 'react';

import { isTopmost, openLayer } from './layers';
import { focusableElements, createWayBack } from '../press/way-back';

/** Keeps Tab inside the dialog, and brings a lost focus back in. */
function turnInside(dialog: Element, event: KeyboardEvent): void {
  const all = focusableElements(dialog);
  const now = document.activeElement ?? document.body;
  const end = event.shiftKey ? all[0] : all.at(-1);
  const isLost = now === document.body || (event.shiftKey && now.hasAttribute('data-panel'));
  if (!isLost && now !== end) return;
  const to = event.shiftKey ? all.at(-1) : all[0];
  if (to === undefined) return;
  event.preventDefault();
  to.focus();
}

/**
 * For a dialog open while mounted. `mark`: element in the page below; `lay`: ref of the dialog; `hear`: ref of an
 * element inside it, which attaches the key handler. The topmost dialog gets all keys.
 */
export function useLayer(closesOnEscape: boolean, onClose: () => void) {
  const mark = useRef<HTMLElement>(null);
  // Read during render: after mount, a child may already have taken the focus.
  const [back] = useState(() => createWayBack(globalThis.document?.activeElement ?? null));
  const lay = useCallback(
    (dialog: HTMLElement | null) =>
      dialog ? openLayer(dialog, mark.current?.closest('body > *') ?? null, back) : undefined,
    [back],
  );
  const hear = useCallback(
    (inside: HTMLElement | null) => {
      const dialog = inside?.closest('dialog');
      if (!dialog) return undefined;
      const press = (event: KeyboardEvent) => {
        if (event.defaultPrevented || event.isComposing || !isTopmost(dialog)) return;
        if (event.key === 'Tab') turnInside(dialog, event);
        if (event.key !== 'Escape') return;
        event.preventDefault();
        if (closesOnEscape) onClose();
      };
      document.addEventListener('keydown', press);
      return () => document.removeEventListener('keydown', press);
    },
    [closesOnEscape, onClose],
  );
  return { mark, lay, hear };
}
