import { headerMachine } from '../../machines/header';
import { noticesMachine } from '../../machines/notices';
import type { SessionActor } from '../../machines/session';
import { arrivalWatcher } from '../effects/arrival-watcher';
import { knowGuest } from '../effects/know-guest';
import { scrollWatcher } from '../effects/scroll-watcher';
import type { LateCalls } from './late-calls';

/** What stands around every page and moves nothing before the page rests. */
export const composeTrim = ({ visitCenter }: LateCalls, session: () => SessionActor) => ({
  notices: noticesMachine,
  header: headerMachine.provide({
    actors: { scrollWatcher, arrivalWatcher: arrivalWatcher(session), knowGuest: knowGuest(session), visitCenter },
  }),
});
