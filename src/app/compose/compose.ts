import { appMachine, selectSessionActor, type AppActor } from '../../../machines/shell/app';
import { expiryMachine, sessionMachine, userMachine } from '../../../machines/identity/session';
import { lostChunks } from '../../effects/chunk/chunk-watcher';
import { atRest } from '../at-rest';
import { gatewayNews, type NewsDesk } from '../../effects/gateway/news';
import { lateChart } from '../../effects/late-chart';
import type { SessionJar } from '../../effects/session/jar';
import { jarEffects } from '../../effects/session/jar-effects';
import { reloadOnce } from '../../effects/session/reloads';
import { sessionWatcher } from '../../effects/session/session-watcher';
import type { Calls } from '../calls/calls';
import type { Flows } from './compose-flows';
import { composeShell } from './compose-shell';
import { lateCalls, type LateCalls } from '../calls/late-calls';
import { once } from '../once';

export type World = {
  /** What speaks to the gateway, fetched at its first use. */
  calls: () => Promise<Calls>;
  desk: NewsDesk;
  jar: SessionJar;
  reload: () => void;
  /** The root itself, for effects that look at one flow on behalf of another. */
  root: () => AppActor;
};

function composeSession(
  { signInBySso, loadUser, loadEntries, endSession }: LateCalls,
  { jar, reload }: World,
  flows: () => Promise<Flows>,
) {
  const { readSession, forgetExpired, saveSession, refreshSession, forgetSession } = jarEffects(jar);
  return sessionMachine.provide({
    actors: {
      readSession,
      signInBySso,
      arrival: lateChart(async () => (await flows()).arrival, 'its start or error'),
      endSession,
      sessionWatcher: sessionWatcher(jar),
      user: userMachine.provide({ actors: { loadUser, loadEntries } }),
      expiry: expiryMachine.provide({ actors: { forgetExpired, endSession, reloadOnce: reloadOnce(reload) } }),
    },
    actions: { saveSession, refreshSession, forgetSession, reloadPage: reload },
  });
}

/** The charts behind the dialogs, each of which comes with the first wish for any of them. */
const composeDialogs = (flows: () => Promise<Flows>) => ({
  password: lateChart(async () => (await flows()).password),
  reading: lateChart(async () => (await flows()).reading, 'its start'),
  authNotice: lateChart(async () => (await flows()).authNotice, 'its start'),
});

/** The only place where charts meet the browser and the network. */
export function composeApp(world: World) {
  const lost = lostChunks();
  const watched = <TPiece>(fetch: () => Promise<TPiece>) =>
    once(() =>
      fetch().catch((error: unknown) => {
        lost.report();
        throw error;
      }),
    );
  const calls = watched(world.calls);
  const late = lateCalls(calls);
  const session = () => selectSessionActor(world.root().getSnapshot());
  const flows = watched(async () => (await import('./compose-flows')).composeFlows(late));
  const trim = watched(async () => (await import('./compose-trim')).composeTrim({ late, calls, flows, session }));
  const trimAtRest = () => atRest().then(trim);
  return appMachine.provide({
    actors: {
      session: composeSession(late, world, flows),
      gatewayNews: gatewayNews(world.desk),
      ...composeDialogs(flows),
      ...composeShell(lost, world.root),
      login: lateChart(async () => (await trim()).login),
      notices: lateChart(async () => (await trimAtRest()).notices, 'its start'),
      header: lateChart(async () => (await trimAtRest()).header, 'its start'),
    },
  });
}
