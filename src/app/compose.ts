import { appMachine, type AppActor } from '../../machines/app';
import { captchaMachine } from '../../machines/captcha';
import { challengeMachine } from '../../machines/captcha/challenge';
import { clickWordMachine } from '../../machines/captcha/click-word';
import { sliderMachine } from '../../machines/captcha/slider';
import { loginMachine, signInMachine } from '../../machines/login';
import { passwordMachine } from '../../machines/password';
import { expiryMachine, sessionMachine, userMachine } from '../../machines/session';
import { smsCountdownMachine } from '../../machines/sms-countdown';
import { lostChunks } from '../effects/chunk/chunk-watcher';
import { gatewayNews, type NewsDesk } from '../effects/gateway/news';
import { secondTicker } from '../effects/second-ticker';
import type { SessionJar } from '../effects/session/jar';
import { jarEffects } from '../effects/session/jar-effects';
import { reloadOnce } from '../effects/session/reloads';
import { sessionWatcher } from '../effects/session/session-watcher';
import { saveSmsDeadline } from '../effects/sign-in/sms-deadline';
import type { Calls } from './calls';
import { composeDialogs } from './compose-dialogs';
import { composeShell } from './compose-shell';
import { lateCalls, type LateCalls } from './late-calls';

export type World = {
  /** What speaks to the gateway, fetched at its first use. */
  calls: () => Promise<Calls>;
  desk: NewsDesk;
  jar: SessionJar;
  reload: () => void;
  /** The root itself, for effects that look at one flow on behalf of another. */
  root: () => AppActor;
};

function composeCaptcha({ requestChallenge, checkAnswer }: LateCalls) {
  const challenge = challengeMachine.provide({ actors: { requestChallenge, secondTicker } });
  const actors = { challenge, checkAnswer };
  return captchaMachine.provide({
    actors: { slider: sliderMachine.provide({ actors }), clickWord: clickWordMachine.provide({ actors }) },
  });
}

function composeLogin(calls: LateCalls, world: World) {
  const obtainProof = composeCaptcha(calls);
  const { signInBySms, signInByPassword, registerAccount, resetPassword, requestCode, recallCredentials } = calls;
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
        void world.calls().then(({ rememberCredentials }) => rememberCredentials(_, credentials)),
      forgetCredentials: () => void world.calls().then(({ forgetCredentials }) => forgetCredentials()),
    },
  });
}

function composeSession({ signInBySso, loadUser, loadEntries, endSession }: LateCalls, { jar, reload }: World) {
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
export function composeApp(world: World) {
  const lost = lostChunks();
  const calls = lateCalls(async () =>
    world.calls().catch((error: unknown) => {
      lost.report();
      throw error;
    }),
  );
  return appMachine.provide({
    actors: {
      session: composeSession(calls, world),
      login: composeLogin(calls, world),
      password: passwordMachine.provide({ actors: { changePassword: calls.changePassword } }),
      gatewayNews: gatewayNews(world.desk),
      ...composeDialogs(calls),
      ...composeShell(calls, lost, world.root),
    },
  });
}
