import { CAPTCHA_DEFAULTS } from '../../../server/doors/captcha/settings';
import { systemClock } from '../../../server/base/clock';
import { createGateway } from '../../../server/doors/gateway';
import { listen } from '../../../server/base/http/listen';
import { openDatabase } from '../../../server/doors/settings/open-database';
import { readSettings } from '../../../server/doors/settings/settings';
import { outboxProvider } from '../../../server/people/sms/outbox';
import { scratchFiles } from '../../server/support/scratch-files';

/** Real gateway with names as tokens, since sign-in is not under test. */
const PEOPLE = ['buyer', ...Array.from({ length: 24 }, (_, at) => `buyer-${at}`)];

const settings = readSettings(process.env);
const database = await openDatabase(settings, () => undefined);
await database.query(
  `insert into users (id, phone, name, roles, password_hash, user_source, created_at)
   select name, '139' || lpad(at::text, 8, '0'), name, '{}', '', 'faults', $2
     from unnest($1::text[]) with ordinality as people(name, at) on conflict do nothing`,
  [PEOPLE, new Date(0)],
);
// Holding limits are not under test.
await database.query(
  `insert into buyer_bounds (buyer, times, reason, set_at) select name, 10000, 'faults', $2 from unnest($1::text[]) as name
   on conflict do nothing`,
  [PEOPLE, new Date(0)],
);
const { app } = await createGateway({
  database,
  clock: systemClock,
  log: () => undefined,
  smsProvider: outboxProvider(database),
  files: scratchFiles(),
  captcha: { settings: CAPTCHA_DEFAULTS },
  sessions: {
    resolve: (token) =>
      Promise.resolve(PEOPLE.includes(token) ? { userId: token, sessionId: '', phone: '' } : undefined),
  },
  userCenter: { origins: [], token: 'ticket' },
  trustedProxies: 0,
  allowedOrigins: [],
  site: undefined,
  extraRoutes: () => [],
});
/** Steps the clock on SIGUSR2. */
let stepped = 0;
systemClock.now = () => Date.now() + stepped;
process.on('SIGUSR2', () => void (stepped = Number(process.env['CLOCK_STEP_MS'] ?? 0)));
const listening = await listen(app.fetch, '127.0.0.1', 0);
process.on('SIGTERM', () => {
  void listening
    .stop(5_000)
    .then(() => database.close())
    .then(() => process.exit(0));
});
console.log(`ready ${listening.url}`);
