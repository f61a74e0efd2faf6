import { fromCallback, type EventObject } from 'xstate';

import type { ClockTicked } from '../../../machines/support/clock';
import { MINUTE_MS } from '../../../domain/values/spans';

/** Says the time at once, then once a minute, and when a sleeping tab comes back. */
export const minuteTicker = fromCallback<EventObject, undefined, ClockTicked>(({ sendBack }) => {
  const tick = () => sendBack({ type: 'clock.ticked', now: Date.now() });
  tick();
  const timer = setInterval(tick, MINUTE_MS);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
});
