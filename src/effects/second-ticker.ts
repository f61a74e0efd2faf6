import { fromCallback, type EventObject } from 'xstate';

import type { ClockTicked } from '../../machines/support/clock';
import { houseNow } from './clock';

export const secondTicker = fromCallback<EventObject, undefined, ClockTicked>(({ sendBack }) => {
  const tick = () => sendBack({ type: 'clock.ticked', now: houseNow() });
  const timer = setInterval(tick, 1000);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
});
