import { appMachine, selectSessionActor, type AppActor } from '../../../machines/shell/app';
import { expiryMachine, sessionMachine, userMachine } from '../../../machines/identity/session';
import { lostChunks } from '../../effects/chunk/chunk-watcher';
import { atRest } from '../at-rest';
import { gatewayNews, type NewsDesk } from '../../effects/gateway/news';
import { lateChart } from '../../effects/late-chart';
import type { SessionJar } from '../../effects/session/jar';
import { jarEffects } from '../../effects/session/jar-effects';
import { reloadOnce } from '../../effects/session/reloads';
import { untilSignedIn } from '../../effects/session/somebody';
import { sessionWatcher } from '../../effects/session/session-watcher';
import type { Calls } from '../calls/calls';
import type { InDialogs } from './compose-in-dialogs';
import { composeShell } from './compose-shell';
import { lateCalls, type LateCalls } from '../calls/late-calls';
import { askOnce } from '../once';

export type World = {
  /** Calls to the gateway, loaded at first use. */
  calls: () => Promise<Calls>;
  desk: NewsDesk;
  jar: SessionJar;
  reload: () => void;
  /** The root actor, for effects that read one flow on behalf of another. */
  root: () => AppActor;
};

function composeSession(
  { signInBySso, loadUser, loadEntries, endSession }: LateCalls,
  { jar, reload }: World,
  inDialogs: () => Promise<InDialogs>,
) {
  const { readSession, forgetExpired, saveSession, refreshSession, forgetSession } = jarEffects(jar);
  return sessionMachine.provide({
    actors: {
      readSession,
      signInBySso,
      arrival: lateChart(async () => (await inDialogs()).arrival, 'its start or error'),
      endSession,
      sessionWatcher: sessionWatcher(jar),
      user: userMachine.provide({ actors: { loadUser, loadEntries } }),
      expiry: expiryMachine.provide({ actors: { forgetExpired, endSession, reloadOnce: reloadOnce(reload) } }),
    },
    actions: { saveSession, refreshSession, forgetSession, reloadPage: reload },
  });
}

const composeDialogs = (inDialogs: () => Promise<InDialogs>) => ({
  password: lateChart(async () => (await inDialogs()).password),
  reading: lateChart(async () => (await inDialogs()).reading, 'its start'),
  authNotice: lateChart(async () => (await inDialogs()).authNotice, 'its start'),
});

/** The only place where charts meet the browser and the network. */
export function composeApp(world: World) {
  const lost = lostChunks();
  const watched = <TPiece>(fetch: () => Promise<TPiece>) =>
    askOnce(() =>
      fetch().catch((error: unknown) => {
        lost.report();
        throw error;
      }),
    );
  const calls = watched(world.calls);
  const late = lateCalls(calls);
  const session = () => selectSessionActor(world.root().getSnapshot());
  const inDialogs = watched(async () => (await import('./compose-in-dialogs')).composeInDialogs(late));
  const around = watched(async () =>
    (await import('./compose-around')).composeAround({ late, calls, inDialogs, session }),
  );
  const editions = async () => {
    await atRest();
    await untilSignedIn(session());
    return (await import('./compose-editions')).composeEditions(late, session);
  };
  const aroundAtRest = () => atRest().then(around);
  return appMachine.provide({
    actors: {
      session: composeSession(late, world, inDialogs),
      gatewayNews: gatewayNews(world.desk),
      ...composeDialogs(inDialogs),
      ...composeShell(lost, world.root),
      login: lateChart(async () => (await around()).login),
      notices: lateChart(async () => (await aroundAtRest()).notices, 'its start'),
      header: lateChart(async () => (await aroundAtRest()).header, 'its start'),
      newEditions: lateChart(editions, 'its start'),
    },
  });
}
