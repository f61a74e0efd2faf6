import { useCallback, useMemo, useRef } from 'react';

import type { TextScrolled } from '../../../machines/content/reading';

/** What one press of "read on" leaves in view of what was there before. */
const OVERLAP = 0.15;

/** The line of the eye: the section that has passed it is the one at hand. */
const EYE = 0.4;

function positionIn(box: HTMLElement): TextScrolled {
  const { scrollTop, clientHeight, scrollHeight } = box;
  const distanceToEnd = Math.max(0, scrollHeight - clientHeight - scrollTop);
  const line = box.getBoundingClientRect().top + clientHeight * EYE;
  const passed = [...box.querySelectorAll('[data-section]')].filter(
    (section, index) => index > 0 && section.getBoundingClientRect().top <= line,
  );
  /** All of it is a word of the chart's, which knows how near is near enough. */
  const percent = Math.min(99, Math.floor(((scrollTop + clientHeight) / scrollHeight) * 100));
  const last = box.querySelectorAll('[data-section]').length - 1;
  return { distanceToEnd, percent, section: distanceToEnd < 1 ? Math.max(0, last) : passed.length };
}

/**
 * The box a text is read in. It takes the focus, so that the keys scroll it, and says how far it has been moved:
 * by hand, by key, by a reader, by zoom, or not at all because everything is in view.
 */
export function useTextBox(report: (scrolled: TextScrolled) => void) {
  const box = useRef<HTMLElement>(null);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      box.current = element;
      if (!element) return;
      /** A text nobody can see has not been read, however short. */
      const measure = () => element.clientHeight > 0 && report(positionIn(element));
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
