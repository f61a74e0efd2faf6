import { CAPTCHA_DEFAULTS } from '../../../server/doors/captcha/settings';
import type { Database } from '../../../server/base/database/database';
import { migrate } from '../../../server/base/database/migrate';
import { baseline, migrations } from '../../../server/base/database/migrations';
import { createGateway } from '../../../server/doors/gateway';
import type { GatewayDeps, RouteEffects } from '../../../server/doors/gateway-deps';
import type { Route } from '../../../server/base/http/route';
import type { LogLine } from '../../../server/base/log';
import { DEMO_SELLER } from '../../../server/doors/demo/seller';
import { outboxProvider } from '../../../server/people/sms/outbox';
import { type MovableClock, movableClock } from '../../../server/doors/testing/movable-clock';
import { watchAfter } from '../../support/modes/watched-after';
import { holdToBooks } from './books';
import { migratedDatabase } from './engine';
import { scratchFiles } from './scratch-files';

export const NOON = Date.parse('2026-03-02T04:00:00Z');

export type Reply<TData = unknown> = {
  status: number;
  headers: Headers;
  code: string;
  message: string;
  data: TData;
};

const CHANGES = { 'content-type': 'application/json', appCode: 'echem', host: 'localhost' };

/** Own address per caller, because limits count per address. */
export const freshAddress = () => `10.${[0, 1, 2].map(() => Math.floor(Math.random() * 255)).join('.')}`;

let issued = 0;
/** Unique phone number within the run. */
export const freshPhone = () => `13${String((Date.now() % 1e5) * 1e4 + (issued += 1)).padStart(9, '0')}`;

/** Cookie jar of a browser. */
function browserJar() {
  const kept = new Map<string, string>();
  return {
    header: () => (kept.size > 0 ? { cookie: [...kept].map((pair) => pair.join('=')).join('; ') } : {}),
    keep(headers: Headers) {
      for (const line of headers.getSetCookie().filter((each) => each.includes('HttpOnly'))) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        kept.set(name, value);
      }
    },
  };
}

async function replyOf<TData>(response: Response): Promise<Reply<TData>> {
  const { code, message, data } = (await response.json()) as Reply<TData>;
  return { status: response.status, headers: response.headers, code, message, data };
}

export type Overrides = Partial<Omit<GatewayDeps, 'extraRoutes'>> & {
  extraRoutes?: (world: RouteEffects & { database: Database; clock: MovableClock }) => readonly Route[];
};

/** Whole gateway in process with one browser, its own database and a fixed clock. */
export async function openTestGateway({ extraRoutes, ...overrides }: Overrides = {}) {
  const database = overrides.database ?? (await migratedDatabase());
  await migrate(database, migrations, baseline);
  const clock = movableClock({ now: () => NOON });
  const lines: LogLine[] = [];
  const gateway = await createGateway({
    database,
    clock,
    log: (line) => void lines.push(line),
    smsProvider: outboxProvider(database),
    files: scratchFiles(),
    captcha: { settings: CAPTCHA_DEFAULTS },
    spendProof: () => Promise.resolve(true),
    userCenter: { origins: [], token: 'ticket' },
    trustedProxies: 0,
    allowedOrigins: [],
    seller: DEMO_SELLER,
    site: undefined,
    ...overrides,
    extraRoutes: (made) => extraRoutes?.({ ...made, database, clock }) ?? [],
  });
  const holdToOneEach = watchAfter(gateway.orders.after);
  const request = async (path: string, init: RequestInit = {}, peer = '127.0.0.1') =>
    gateway.app.request(path, init, { incoming: { socket: { remoteAddress: peer } } });
  const jar = browserJar();
  return {
    ...gateway,
    database,
    clock,
    lines,
    request,
    get: async <TData = unknown>(path: string, headers: Record<string, string> = {}, peer = freshAddress()) =>
      replyOf<TData>(await request(path, { headers }, peer)),
    post: async <TData = unknown>(
      path: string,
      body: unknown = {},
      headers: Record<string, string> = {},
      peer = freshAddress(),
    ) => {
      const all = { ...CHANGES, ...jar.header(), ...headers };
      const response = await request(path, { method: 'POST', headers: all, body: JSON.stringify(body) }, peer);
      jar.keep(response.headers);
      return replyOf<TData>(response);
    },
    close: async () => {
      await gateway.captcha.stop();
      try {
        holdToOneEach();
        await holdToBooks(database);
      } finally {
        await database.close();
      }
    },
  };
}

export type TestGateway = Awaited<ReturnType<typeof openTestGateway>>;
