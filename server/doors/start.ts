import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { isDemoContact } from '../../domain/people/contact';
import { noteEnd } from '../base/house-log/anchors';
import type { DemoAccount } from './demo/accounts';
import { openDemoAccounts, openDemoOrders, openDoors } from './doors';
import { openFiles } from '../people/files/open-files';
import { createGateway } from './gateway';
import { listen, type ListeningServer } from '../base/http/listen';
import { type Log, redactText } from '../base/log';
import { startFailures } from './settings/messages';
import { openDatabase, whyNotStarted } from './settings/open-database';
import { projectRoot } from '../base/project-root';
import type { Settings } from './settings/settings';
import type { Assets } from '../base/site/asset';
import { type Drawing, openDrawing } from '../base/site/drawing';
import { loadSite } from '../base/site/load';
import { staffStore } from '../people/staff/store';
import { startSweeping } from '../base/sweep';

const STOP_GRACE_MS = 10_000;

export type RunningGateway = {
  url: string;
  demoAccounts: readonly DemoAccount[];
  /** Stops accepting, lets running requests finish for up to ten seconds, closes the database. */
  stop: () => Promise<void>;
};

const CENTER_FOLDER = '/user-center/';

/** An installation with an external member center does not serve ours. */
export const withoutOwnCenter = (assets: Assets): Assets =>
  new Map([...assets].filter(([path]) => !path.startsWith(CENTER_FOLDER)));

async function builtSite(root: string, { userCenter }: Settings): Promise<Assets | undefined> {
  const folder = join(root, 'dist', 'site');
  if (!existsSync(folder)) return undefined;
  const assets = await loadSite(folder, join(root, 'dist', 'previous'));
  return userCenter.origins.length === 0 ? assets : withoutOwnCenter(assets);
}

function builtDrawing(root: string, log: Log): Drawing | undefined {
  const file = join(root, 'dist', 'drawing', 'draw-answer.mjs');
  const onFault = (reason: string) => log({ level: 'warn', event: 'drawing', reason: redactText(reason) });
  return existsSync(file) ? openDrawing(file, { onFault }) : undefined;
}

async function listenOrSayWhy(app: Parameters<typeof listen>[0], { host, port }: Settings): Promise<ListeningServer> {
  try {
    return await listen(app, host, port);
  } catch (error) {
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw inUse ? startFailures.portInUse(host, port) : startFailures.badAddress(host, port, error);
  }
}

export async function startGateway(given: Settings, log: Log): Promise<RunningGateway> {
  if (given.mode === 'production' && isDemoContact) throw startFailures.builtForDemo();
  const root = projectRoot();
  const settings = { ...given, dataDir: resolve(root, given.dataDir) };
  const database = await openDatabase(settings, log).catch((error: unknown) => {
    throw whyNotStarted(error, settings);
  });
  try {
    const { clock, smsProvider, factorOf, opened, seller, routes } = await openDoors(settings, database);
    const files = await openFiles(settings.files, { database, dataDir: settings.dataDir, clock, log });
    const drawing = builtDrawing(root, log);
    const { app, captcha, identity, modes, offers, sweeps } = await createGateway({
      database,
      clock,
      log,
      smsProvider,
      smsPerHour: settings.smsPerHour,
      files,
      captcha: { settings: settings.captcha },
      userCenter: settings.userCenter,
      isDemo: settings.mode === 'demo',
      ...(settings.mode === 'production' && { tariffs: {} }),
      market: { factorOf },
      opened,
      seller,
      trustedProxies: settings.trustedProxies,
      siteOrigin: settings.siteOrigin,
      allowedOrigins: settings.allowedOrigins,
      metricsToken: settings.metricsToken,
      site: await builtSite(root, settings),
      drawAnswer: drawing?.drawAnswer,
      extraRoutes: routes,
    });
    const demoAccounts = await openDemoAccounts(settings.mode, database, clock, identity.passwords);
    const { unreadable } = await staffStore(database).sealFactors();
    if (unreadable > 0) log({ level: 'warn', event: 'staff-factors-unreadable', count: unreadable });
    await openDemoOrders(settings.mode, { database, clock, modes, offers, files });
    const listening = await listenOrSayWhy(app.fetch, settings);
    const rounds = [...sweeps, () => noteEnd(database, clock, log), async () => database.upkeep?.()];
    const stopSweeping = startSweeping(rounds, log);
    void captcha.warm();
    const stop = async () => {
      await listening.stop(STOP_GRACE_MS);
      await stopSweeping();
      await noteEnd(database, clock, log).catch(() => undefined);
      await captcha.stop();
      await drawing?.stop();
      await database.close();
    };
    return { url: listening.url, demoAccounts, stop };
  } catch (error) {
    await database.close().catch(() => undefined);
    throw whyNotStarted(error, settings);
  }
}
