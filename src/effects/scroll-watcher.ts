import { fromCallback, type EventObject } from 'xstate';

import type { HeaderEvent } from '../../machines/shell/header';

/** Rubber-band scrolling reports negative positions. */
const placeNow = () => Math.max(0, Math.round(window.scrollY));

/** Reports the scroll position, at most once per frame. */
export const scrollWatcher = fromCallback<EventObject, undefined, HeaderEvent>(({ sendBack }) => {
  let from = 0;
  let frame = 0;
  const look = () => {
    frame = 0;
    const to = placeNow();
    if (to !== from) sendBack({ type: 'page.scrolled', from, to });
    from = to;
  };
  const ask = () => {
    if (frame === 0) frame = requestAnimationFrame(look);
  };
  ask();
  window.addEventListener('scroll', ask, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', ask);
  };
});
