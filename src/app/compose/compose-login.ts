import { loginMachine } from '../../../machines/identity/login';
import { lateChart } from '../../effects/late-chart';
import type { Calls } from '../calls/calls';
import type { InDialogs } from './compose-in-dialogs';
import type { LateCalls } from '../calls/late-calls';

/** The form of the login, which is at hand on every page. What a press within it begins comes while it is filled in. */
export const composeLogin = (
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
