import { PGlite } from '@electric-sql/pglite';

import { CAPTCHA_DEFAULTS } from '../../../server/doors/captcha/settings';
import { systemClock } from '../../../server/base/clock';
import { PARSERS, pgliteDriver } from '../../../server/base/database/embedded';
import { migrate } from '../../../server/base/database/migrate';
import { baseline, migrations } from '../../../server/base/database/migrations';
import { createGateway } from '../../../server/doors/gateway';
import type { GatewayDeps } from '../../../server/doors/gateway-deps';
import { successAnswer } from '../../../server/base/http/answer';
import type { Route } from '../../../server/base/http/route';
import { jsonLog } from '../../../server/base/log';
import { outboxProvider } from '../../../server/people/sms/outbox';
import { scratchFiles } from '../../server/support/scratch-files';

/** Empty route behind all middleware of a real one. */
export const NOTHING = '/api-auth/nothing';
const nothing: Route = { method: 'POST', path: NOTHING, guarded: true, answer: () => successAnswer() };

/** Gateway as in production with logs, except for the disk. */
export async function openTestBench(market: GatewayDeps['market'] = {}) {
  const database = pgliteDriver(await PGlite.create({ parsers: PARSERS }));
  await migrate(database, migrations, baseline);
  let logged = 0;
  const { app, captcha } = await createGateway({
    database,
    clock: systemClock,
    log: jsonLog((line) => void (logged += line.length), Date.now),
    smsProvider: outboxProvider(database),
    files: scratchFiles(),
    captcha: { settings: CAPTCHA_DEFAULTS },
    userCenter: { origins: [], token: 'ticket' },
    market,
    trustedProxies: 0,
    allowedOrigins: [],
    site: undefined,
    extraRoutes: () => [nothing],
  });
  const close = async () => {
    await captcha.stop();
    await database.close();
  };
  return { app, close };
}
