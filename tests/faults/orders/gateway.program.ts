import { CAPTCHA_DEFAULTS } from '../../../server/captcha/settings';
import { systemClock } from '../../../server/clock';
import { createGateway } from '../../../server/gateway';
import { listen } from '../../../server/http/listen';
import { openDatabase } from '../../../server/open-database';
import { readSettings } from '../../../server/settings';
import { outboxProvider } from '../../../server/sms/outbox';
import { scratchFiles } from '../../server/support/scratch-files';

/** The gateway as it is, for one buyer whose name is the token: who somebody is, is not what these faults are about. */
const BUYER = 'buyer';

const settings = readSettings(process.env);
const database = await openDatabase(settings, () => undefined);
await database.query(
  `insert into users (id, phone, name, roles, password_hash, user_source, created_at)
   values ($1, '13900000000', $1, '{}', '', 'faults', $2) on conflict do nothing`,
  [BUYER, new Date(0)],
);
const { app } = await createGateway({
  database,
  clock: systemClock,
  log: () => undefined,
  smsProvider: outboxProvider(database),
  files: scratchFiles(),
  captcha: { settings: CAPTCHA_DEFAULTS },
  sessions: {
    resolve: (token) => Promise.resolve(token === BUYER ? { userId: BUYER, sessionId: '', phone: '' } : undefined),
  },
  userCenter: { origins: [], token: 'ticket' },
  trustedProxies: 0,
  allowedOrigins: [],
  site: undefined,
  extraRoutes: () => [],
});
const listening = await listen(app.fetch, '127.0.0.1', 0);
process.on('SIGTERM', () => {
  void listening
    .stop(5_000)
    .then(() => database.close())
    .then(() => process.exit(0));
});
console.log(`ready ${listening.url}`);
