import { arrivalMachine } from '../../../machines/identity/arrival';
import { authNoticeMachine } from '../../../machines/identity/auth-notice';
import { signInMachine } from '../../../machines/identity/login';
import { passwordMachine } from '../../../machines/identity/password';
import { readingMachine } from '../../../machines/content/reading';
import { smsCountdownMachine } from '../../../machines/identity/sms-countdown';
import { composeCaptcha } from '../../effects/captcha/compose-captcha';
import { secondTicker } from '../../effects/second-ticker';
import { saveSmsDeadline } from '../../effects/sign-in/sms-deadline';
import type { LateCalls } from '../calls/late-calls';

/** Charts used in and after dialogs, loaded as one chunk at the first use of any. */
export function composeInDialogs(late: LateCalls) {
  const { signInBySms, signInByPassword, registerAccount, resetPassword, changePassword } = late;
  const captcha = composeCaptcha(late);
  return {
    smsCountdown: smsCountdownMachine.provide({
      actors: { obtainProof: captcha, requestCode: late.requestCode, secondTicker },
      actions: { saveDeadline: saveSmsDeadline },
    }),
    signIn: signInMachine.provide({
      actors: { obtainProof: captcha, signInBySms, signInByPassword, registerAccount, resetPassword },
    }),
    password: passwordMachine.provide({ actors: { changePassword } }),
    reading: readingMachine.provide({ actors: { loadText: late.loadText, loadMail: late.loadMail, secondTicker } }),
    arrival: arrivalMachine.provide({ actors: { recogniseArrival: late.recogniseArrival } }),
    authNotice: authNoticeMachine.provide({ actors: { findWay: late.findWay, openTab: late.openTab, secondTicker } }),
  };
}

export type InDialogs = ReturnType<typeof composeInDialogs>;
