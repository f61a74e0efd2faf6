import { headerMachine } from '../../../machines/shell/header';
import { noticesMachine } from '../../../machines/shell/notices';
import type { SessionActor } from '../../../machines/identity/session';
import { arrivalWatcher } from '../../effects/arrival-watcher';
import { knowGuest } from '../../effects/know-guest';
import { scrollWatcher } from '../../effects/scroll-watcher';
import type { Calls } from '../calls/calls';
import type { InDialogs } from './compose-in-dialogs';
import { composeLogin } from './compose-login';
import type { LateCalls } from '../calls/late-calls';

type Around = {
  late: LateCalls;
  calls: () => Promise<Calls>;
  inDialogs: () => Promise<InDialogs>;
  session: () => SessionActor;
};

/** What stands around every page and moves nothing before the page rests, or somebody presses it. */
export const composeAround = ({ late, calls, inDialogs, session }: Around) => ({
  login: composeLogin(late, calls, inDialogs),
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
