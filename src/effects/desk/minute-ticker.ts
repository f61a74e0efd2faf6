import { fromCallback, type EventObject } from 'xstate';

import type { MinuteTicked } from '../../../machines/support/clock';
import { MINUTE_MS } from '../../../domain/values/spans';
import { daysOff } from './days-off';
import { houseNow } from '../clock';

/** Sends the time at once, each minute and when a sleeping tab wakes, with the known days off and prices. */
export const minuteTicker = fromCallback<EventObject, undefined, MinuteTicked>(({ sendBack }) => {
  const say = () => {
    sendBack({ type: 'clock.ticked', now: houseNow(), ...daysOff.known() });
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
