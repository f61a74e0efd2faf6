import { fromCallback, type EventObject } from 'xstate';

import type { ClockTicked } from '../../../machines/support/clock';

const MINUTE = 60_000;

/** Says the time at once, then once a minute, and when a sleeping tab comes back. */
export const minuteTicker = fromCallback<EventObject, undefined, ClockTicked>(({ sendBack }) => {
  const tick = () => sendBack({ type: 'clock.ticked', now: Date.now() });
  tick();
  const timer = setInterval(tick, MINUTE);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
});
