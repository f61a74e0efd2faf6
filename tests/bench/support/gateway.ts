import { PGlite } from '@electric-sql/pglite';

import { CAPTCHA_DEFAULTS } from '../../../server/doors/captcha/settings';
import { systemClock } from '../../../server/base/clock';
import type { Database } from '../../../server/base/database/database';
import { PARSERS, pgliteDriver } from '../../../server/base/database/embedded';
import { migrate } from '../../../server/base/database/migrate';
import { baseline, migrations } from '../../../server/base/database/migrations';
import { createGateway } from '../../../server/doors/gateway';
import { successAnswer } from '../../../server/base/http/answer';
import type { Route } from '../../../server/base/http/route';
import { outboxProvider } from '../../../server/people/sms/outbox';
import { scratchFiles } from '../../server/support/scratch-files';

const ROUTES: Route[] = [
  { method: 'POST', path: '/api-auth/nothing', guarded: true, answer: () => successAnswer() },
  {
    method: 'POST',
    path: '/api-auth/checked',
    guarded: true,
    answer: (_, call) => call.requireUser().then(() => successAnswer()),
  },
];

export async function memoryDatabase(): Promise<Database> {
  const database = pgliteDriver(await PGlite.create({ parsers: PARSERS }));
  await migrate(database, migrations, baseline);
  return database;
}

/** Whole gateway in this process, on a given or in-memory database, with two minimal routes. */
export async function benchGateway(given?: Database) {
  const database = given ?? (await memoryDatabase());
  const gateway = await createGateway({
    database,
    clock: systemClock,
    log: () => {},
    smsProvider: outboxProvider(database),
    files: scratchFiles(),
    captcha: { settings: CAPTCHA_DEFAULTS },
    userCenter: { origins: [], token: 'ticket' },
    trustedProxies: 0,
    allowedOrigins: [],
    site: undefined,
    extraRoutes: () => ROUTES,
  });
  const post = async (path: string, body: object = {}, authorization = '', address = '127.0.0.1') =>
    gateway.app.request(
      path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', appCode: 'echem', host: 'localhost', authorization },
        body: JSON.stringify(body),
      },
      { incoming: { socket: { remoteAddress: address } } },
    );
  const get = async (path: string, authorization = '') =>
    gateway.app.request(path, { headers: { authorization } }, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
  return { ...gateway, database, post, get };
}
