import { headerMachine } from '../../../machines/shell/header';
import { noticesMachine } from '../../../machines/shell/notices';
import type { SessionActor } from '../../../machines/identity/session';
import { arrivalWatcher } from '../../effects/arrival-watcher';
import { knowGuest } from '../../effects/know-guest';
import { scrollWatcher } from '../../effects/scroll-watcher';
import type { Calls } from '../calls/calls';
import type { Flows } from './compose-flows';
import { composeLogin } from './compose-login';
import type { LateCalls } from '../calls/late-calls';

type Around = {
  late: LateCalls;
  calls: () => Promise<Calls>;
  flows: () => Promise<Flows>;
  session: () => SessionActor;
};

/** What stands around every page and moves nothing before the page rests, or somebody presses it. */
export const composeTrim = ({ late, calls, flows, session }: Around) => ({
  login: composeLogin(late, calls, flows),
  notices: noticesMachine,
  header: headerMachine.provide({
    actors: {
      scrollWatcher,
      arrivalWatcher: arrivalWatcher(session),
      knowGuest: knowGuest(session),
      visitCenter: late.visitCenter,
    },
  }),
});
