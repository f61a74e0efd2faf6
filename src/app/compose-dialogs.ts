import { authNoticeMachine } from '../../machines/auth-notice';
import { readingMachine } from '../../machines/reading';
import { secondTicker } from '../effects/second-ticker';
import type { LateCalls } from './late-calls';

/** What may lie over any page, whoever has asked for it. */
export const composeDialogs = ({ loadText, loadMail, findWay, openTab }: LateCalls) => ({
  reading: readingMachine.provide({ actors: { loadText, loadMail, secondTicker } }),
  authNotice: authNoticeMachine.provide({ actors: { findWay, openTab, secondTicker } }),
});
