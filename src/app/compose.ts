import { appMachine, type AppActor } from '../../machines/app';
import { captchaMachine } from '../../machines/captcha';
import { challengeMachine } from '../../machines/captcha/challenge';
import { clickWordMachine } from '../../machines/captcha/click-word';
import { sliderMachine } from '../../machines/captcha/slider';
import { loginMachine, signInMachine } from '../../machines/login';
import { passwordMachine } from '../../machines/password';
import { expiryMachine, sessionMachine, userMachine } from '../../machines/session';
import { smsCountdownMachine } from '../../machines/sms-countdown';
import { checkAnswerVia } from '../effects/captcha/check-answer';
import { requestChallengeVia } from '../effects/captcha/request-challenge';
import type { Gateway } from '../effects/gateway/gateway';
import { gatewayNews, type NewsDesk } from '../effects/gateway/news';
import type { Line } from '../effects/gateway/send';
import { secondTicker } from '../effects/second-ticker';
import type { SessionJar } from '../effects/session/jar';
import { jarEffects } from '../effects/session/jar-effects';
import { reloadOnce } from '../effects/session/reloads';
import { sessionCallsVia } from '../effects/session/session-calls';
import { sessionWatcher } from '../effects/session/session-watcher';
import { forgetCredentials, recallCredentials, rememberCredentials } from '../effects/sign-in/remembered';
import { requestCodeVia } from '../effects/sign-in/request-code';
import { signInCallsVia } from '../effects/sign-in/sign-in-calls';
import { saveSmsDeadline } from '../effects/sign-in/sms-deadline';
import { composeDialogs } from './compose-dialogs';
import { composeShell } from './compose-shell';

export type World = {
  gateway: Gateway;
  connect: Line['connect'];
  desk: NewsDesk;
  jar: SessionJar;
  reload: () => void;
  /** The root itself, for effects that look at one flow on behalf of another. */
  root: () => AppActor;
};

function composeCaptcha(connect: Line['connect']) {
  const challenge = challengeMachine.provide({
    actors: { requestChallenge: requestChallengeVia(connect), secondTicker },
  });
  const actors = { challenge, checkAnswer: checkAnswerVia(connect) };
  return captchaMachine.provide({
    actors: { slider: sliderMachine.provide({ actors }), clickWord: clickWordMachine.provide({ actors }) },
  });
}

function composeLogin({ gateway, connect }: World) {
  const obtainProof = composeCaptcha(connect);
  const { signInBySms, signInByPassword, registerAccount, resetPassword } = signInCallsVia(gateway);
  return loginMachine.provide({
    actors: {
      smsCountdown: smsCountdownMachine.provide({
        actors: { obtainProof, requestCode: requestCodeVia(gateway), secondTicker },
        actions: { saveDeadline: saveSmsDeadline },
      }),
      signIn: signInMachine.provide({
        actors: { obtainProof, signInBySms, signInByPassword, registerAccount, resetPassword },
      }),
      recallCredentials,
    },
    actions: { rememberCredentials, forgetCredentials },
  });
}

function composeSession({ gateway, jar, reload }: World) {
  const { signInBySso, loadUser, loadEntries, endSession } = sessionCallsVia(gateway);
  const { readSession, forgetExpired, saveSession, refreshSession, forgetSession } = jarEffects(jar);
  return sessionMachine.provide({
    actors: {
      readSession,
      signInBySso,
      endSession,
      sessionWatcher: sessionWatcher(jar),
      user: userMachine.provide({ actors: { loadUser, loadEntries } }),
      expiry: expiryMachine.provide({ actors: { forgetExpired, endSession, reloadOnce: reloadOnce(reload) } }),
    },
    actions: { saveSession, refreshSession, forgetSession, reloadPage: reload },
  });
}

/** The only place where charts meet the browser and the network. */
export const composeApp = (world: World) =>
  appMachine.provide({
    actors: {
      session: composeSession(world),
      login: composeLogin(world),
      password: passwordMachine.provide({ actors: { changePassword: signInCallsVia(world.gateway).changePassword } }),
      gatewayNews: gatewayNews(world.desk),
      ...composeDialogs(world.gateway),
      ...composeShell(world.gateway, world.root),
    },
  });
