import { fromCallback, type EventObject } from 'xstate';

import type { MinuteTicked } from '../../../machines/support/clock';
import { MINUTE_MS } from '../../../domain/values/spans';
import { daysOff } from './days-off';
import { houseNow } from '../clock';

/** Says the time at once, then once a minute, and when a sleeping tab comes back; each with the days off as they are known. */
export const minuteTicker = fromCallback<EventObject, undefined, MinuteTicked>(({ sendBack }) => {
  const say = () => {
    const calendar = daysOff.known();
    sendBack({ type: 'clock.ticked', now: houseNow(), ...(calendar && { calendar }) });
  };
  const tick = () => {
    say();
    daysOff.look();
  };
  const leave = daysOff.hear(say);
  tick();
  const timer = setInterval(tick, MINUTE_MS);
  document.addEventListener('visibilitychange', tick);
  return () => {
    leave();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
});
