import { useCallback, useMemo, useRef } from 'react';

import type { TextScrolled } from '../../../machines/content/reading';

/** Share of the view that "read on" keeps in sight. */
const OVERLAP = 0.15;

/** Share of the height; the last section whose head passed this line is current. */
const EYE = 0.4;

function scrollPosition(box: HTMLElement): TextScrolled {
  const { scrollTop, clientHeight, scrollHeight } = box;
  const distanceToEnd = Math.max(0, scrollHeight - clientHeight - scrollTop);
  const line = box.getBoundingClientRect().top + clientHeight * EYE;
  const passed = [...box.querySelectorAll('[data-section]')].filter(
    (section, index) => index > 0 && section.getBoundingClientRect().top <= line,
  );
  /** At most 99: only the chart decides when the text is read to its end. */
  const percent = Math.min(99, Math.floor(((scrollTop + clientHeight) / scrollHeight) * 100));
  const last = box.querySelectorAll('[data-section]').length - 1;
  return { distanceToEnd, percent, section: distanceToEnd < 1 ? Math.max(0, last) : passed.length };
}

/**
 * Scroll box of a text. Takes focus, so that keys scroll it, and reports its position after any scroll, zoom or resize,
 * also when everything is in view.
 */
export function useTextBox(report: (scrolled: TextScrolled) => void) {
  const box = useRef<HTMLElement>(null);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      box.current = element;
      if (!element) return;
      /** A hidden box has no height and counts as unread. */
      const measure = () => element.clientHeight > 0 && report(scrollPosition(element));
      const watcher = new ResizeObserver(measure);
      for (const one of [element, ...element.children]) watcher.observe(one);
      element.addEventListener('scroll', measure, { passive: true });
      element.focus({ preventScroll: true });
      return () => {
        watcher.disconnect();
        element.removeEventListener('scroll', measure);
        box.current = null;
      };
    },
    [report],
  );
  return useMemo(
    () => ({
      attach,
      readOn: () => box.current?.scrollBy({ top: box.current.clientHeight * (1 - OVERLAP) }),
    }),
    [attach],
  );
}
