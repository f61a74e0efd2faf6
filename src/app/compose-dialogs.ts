import { authNoticeMachine } from '../../machines/auth-notice';
import { readingMachine } from '../../machines/reading';
import { authNoticeDoors } from '../effects/auth-notice';
import type { Gateway } from '../effects/gateway/gateway';
import { readingCallsVia } from '../effects/reading';
import { secondTicker } from '../effects/second-ticker';
import { centerDoors } from './compose-shell';

/** What may lie over any page, whoever has asked for it. */
export const composeDialogs = (gateway: Gateway) => ({
  reading: readingMachine.provide({ actors: { ...readingCallsVia(gateway), secondTicker } }),
  authNotice: authNoticeMachine.provide({ actors: { ...authNoticeDoors(gateway, centerDoors()), secondTicker } }),
});
