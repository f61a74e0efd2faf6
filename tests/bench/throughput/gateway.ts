import { PGlite } from '@electric-sql/pglite';

import { CAPTCHA_DEFAULTS } from '../../../server/captcha/settings';
import { systemClock } from '../../../server/clock';
import { migrate } from '../../../server/database/migrate';
import { migrations } from '../../../server/database/migrations';
import { PARSERS, pgliteDriver } from '../../../server/database/pglite-driver';
import { createGateway, type GatewayDeps } from '../../../server/gateway';
import { jsonLog } from '../../../server/log';
import { outboxProvider } from '../../../server/sms/outbox';

/** The gateway as it runs, log lines and all, but for the disk. */
export async function openTestBench(market: GatewayDeps['market'] = {}) {
  const database = pgliteDriver(await PGlite.create({ parsers: PARSERS }));
  await migrate(database, migrations);
  let logged = 0;
  const { app, captcha } = await createGateway({
    database,
    clock: systemClock,
    log: jsonLog((line) => void (logged += line.length), Date.now),
    smsProvider: outboxProvider(database),
    captcha: { settings: CAPTCHA_DEFAULTS },
    userCenter: { origins: [], token: 'ticket' },
    market,
    trustedProxies: 0,
    allowedOrigins: [],
    site: undefined,
    extraRoutes: () => [],
  });
  const close = async () => {
    await captcha.stop();
    await database.close();
  };
  return { app, close };
}
