import { loginMachine } from '../../../machines/identity/login';
import { headerMachine } from '../../../machines/shell/header';
import { noticesMachine } from '../../../machines/shell/notices';
import type { SessionActor } from '../../../machines/identity/session';
import { arrivalWatcher } from '../../effects/arrival-watcher';
import { knowGuest } from '../../effects/know-guest';
import { lateChart } from '../../effects/late-chart';
import { scrollWatcher } from '../../effects/scroll-watcher';
import type { Calls } from '../calls/calls';
import type { InDialogs } from './compose-in-dialogs';
import type { LateCalls } from '../calls/late-calls';

/** The login form, ready on every page. Code behind its buttons loads while the form is filled in. */
const composeLogin = (
  { recallCredentials, learnEditions }: LateCalls,
  calls: () => Promise<Calls>,
  inDialogs: () => Promise<InDialogs>,
) =>
  loginMachine.provide({
    actors: {
      smsCountdown: lateChart(async () => (await inDialogs()).smsCountdown, 'its start'),
      signIn: lateChart(async () => (await inDialogs()).signIn, 'its start or error'),
      recallCredentials,
      learnEditions,
    },
    actions: {
      rememberCredentials: (_, credentials) =>
        void calls().then(({ rememberCredentials }) => rememberCredentials(_, credentials)),
      forgetCredentials: () => void calls().then(({ forgetCredentials }) => forgetCredentials()),
    },
  });

type Around = {
  late: LateCalls;
  calls: () => Promise<Calls>;
  inDialogs: () => Promise<InDialogs>;
  session: () => SessionActor;
};

/** Charts around every page; none of them runs before the page is idle or a user acts. */
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
