import { authNoticeMachine } from '../../machines/auth-notice';
import { captchaMachine } from '../../machines/captcha';
import { challengeMachine } from '../../machines/captcha/challenge';
import { clickWordMachine } from '../../machines/captcha/click-word';
import { sliderMachine } from '../../machines/captcha/slider';
import { loginMachine, signInMachine } from '../../machines/login';
import { passwordMachine } from '../../machines/password';
import { readingMachine } from '../../machines/reading';
import { smsCountdownMachine } from '../../machines/sms-countdown';
import { secondTicker } from '../effects/second-ticker';
import { saveSmsDeadline } from '../effects/sign-in/sms-deadline';
import type { Calls } from './calls';
import type { LateCalls } from './late-calls';

function composeCaptcha({ requestChallenge, checkAnswer }: LateCalls) {
  const challenge = challengeMachine.provide({ actors: { requestChallenge, secondTicker } });
  const actors = { challenge, checkAnswer };
  return captchaMachine.provide({
    actors: { slider: sliderMachine.provide({ actors }), clickWord: clickWordMachine.provide({ actors }) },
  });
}

function composeLogin(late: LateCalls, calls: () => Promise<Calls>) {
  const obtainProof = composeCaptcha(late);
  const { signInBySms, signInByPassword, registerAccount, resetPassword, requestCode, recallCredentials } = late;
  return loginMachine.provide({
    actors: {
      smsCountdown: smsCountdownMachine.provide({
        actors: { obtainProof, requestCode, secondTicker },
        actions: { saveDeadline: saveSmsDeadline },
      }),
      signIn: signInMachine.provide({
        actors: { obtainProof, signInBySms, signInByPassword, registerAccount, resetPassword },
      }),
      recallCredentials,
    },
    actions: {
      rememberCredentials: (_, credentials) =>
        void calls().then(({ rememberCredentials }) => rememberCredentials(_, credentials)),
      forgetCredentials: () => void calls().then(({ forgetCredentials }) => forgetCredentials()),
    },
  });
}

/** What no page needs before somebody wishes for it. It comes as one piece, with the first wish. */
export const composeFlows = (late: LateCalls, calls: () => Promise<Calls>) => ({
  login: composeLogin(late, calls),
  password: passwordMachine.provide({ actors: { changePassword: late.changePassword } }),
  reading: readingMachine.provide({ actors: { loadText: late.loadText, loadMail: late.loadMail, secondTicker } }),
  authNotice: authNoticeMachine.provide({ actors: { findWay: late.findWay, openTab: late.openTab, secondTicker } }),
});

export type Flows = ReturnType<typeof composeFlows>;
