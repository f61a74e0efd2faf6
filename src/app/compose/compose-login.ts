import { loginMachine } from '../../../machines/identity/login';
import { lateChart } from '../../effects/late-chart';
import type { Calls } from '../calls/calls';
import type { Flows } from './compose-flows';
import type { LateCalls } from '../calls/late-calls';

/** The form of the login, which is at hand on every page. What a press within it begins comes while it is filled in. */
export const composeLogin = (
  { recallCredentials }: LateCalls,
  calls: () => Promise<Calls>,
  flows: () => Promise<Flows>,
) =>
  loginMachine.provide({
    actors: {
      smsCountdown: lateChart(async () => (await flows()).smsCountdown, 'its start'),
      signIn: lateChart(async () => (await flows()).signIn, 'its start or error'),
      recallCredentials,
    },
    actions: {
      rememberCredentials: (_, credentials) =>
        void calls().then(({ rememberCredentials }) => rememberCredentials(_, credentials)),
      forgetCredentials: () => void calls().then(({ forgetCredentials }) => forgetCredentials()),
    },
  });
