/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Endpoint } from '../../../../contract/wire/endpoint';
import { endpoints } from '../../../../contract/gateway/endpoints';
import type { Database } from '../../../../server/base/database/database';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { AGREED, codeFor, newPerson, sent } from './support/person';

const TABLE: [string, Endpoint][] = Object.entries(endpoints);
/** The code of a port is public. */
/** The code of a help page is part of its address. */
const PUBLIC = { helpDetail: ['code'] } as Readonly<Record<string, readonly string[]>>;
const SECRETS = /token|password|(?<!port)code$|ticket|phone|userName|captchaVerification/i;

let gateway: TestGateway;
let userId: string;
let canaries: Record<string, string>;
const failing = { isOn: false };

/** Database whose errors contain the query parameters. */
function indiscreet(database: Database): Database {
  const choke = (parameters: readonly unknown[] = []) => {
    const told = parameters.filter((each) => typeof each === 'string').map((each) => `'${each}'`);
    return Promise.reject(new Error(`could not bind ${told.join(', ')}`));
  };
  return {
    ...database,
    query: (sql, parameters) => (failing.isOn ? choke(parameters) : database.query(sql, parameters)),
  };
}

beforeAll(async () => {
  const inner = await openTestGateway();
  gateway = await openTestGateway({ database: indiscreet(inner.database) });
  const person = await newPerson(gateway);
  userId = (await gateway.identity.sessions.resolve(person.token))?.userId ?? '';
  canaries = {
    token: person.token,
    hash: person.password,
    newHash: sent('canary'),
    code: await codeFor(gateway, person.phone, 'user_login'),
    phone: person.phone,
    proof: 'canary-proof-7Zt0qLw3mXbR5cVd9KfJ',
    ticket: 'canary-ticket-0aB1cD2eF3gH4iJ5kL6mN7oP8qR9s',
  };
});
afterAll(() => gateway.close());

/** Fields of all endpoints; each endpoint drops the others. */
const everything = () => ({
  userName: canaries['phone'],
  phone: canaries['phone'],
  password: canaries['hash'],
  oldPassword: canaries['hash'],
  newPassword: canaries['newHash'],
  code: canaries['code'],
  token: canaries['ticket'],
  captchaVerification: canaries['proof'],
  userSource: 'echem',
  messageType: 'user_login',
  agreed: AGREED,
  audience: 'http://localhost',
  sessionId: canaries['ticket'],
  basicEntId: canaries['ticket'],
  appSource: 'fcl_mm',
});

async function ask({ method, path }: Endpoint, body: object, authorization: string) {
  const headers = { authorization, cookie: `accessToken=${authorization}` };
  return method === 'GET'
    ? gateway.get(
        `${path}?${new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]))}`,
        headers,
      )
    : gateway.post(path, body, headers);
}

function tellTales(lines: readonly unknown[]): string[] {
  const written = lines.map((line) => JSON.stringify(line)).join('\n');
  return Object.entries(canaries).flatMap(([name, canary]) => (written.includes(canary) ? [name] : []));
}

describe.each(TABLE)('secrets in %s', (called, endpoint) => {
  it('never reach the log, for valid, invalid and failing requests', async () => {
    const from = gateway.lines.length;
    const token = (await gateway.identity.sessions.start({ userId, device: 'canary' })) ?? '';
    canaries['token'] = token;
    const misplaced = Object.fromEntries(Object.keys(everything()).map((key) => [key, canaries['hash']]));
    await ask(endpoint, misplaced, token);
    await ask(endpoint, everything(), canaries['ticket'] ?? '');
    failing.isOn = true;
    await ask(endpoint, everything(), token).finally(() => void (failing.isOn = false));
    await ask(endpoint, everything(), token);
    expect(gateway.lines.length).toBeGreaterThanOrEqual(from + 4);
    expect(tellTales(gateway.lines.slice(from))).toEqual([]);
  });

  it('are not part of an address', () => {
    const { entries } = endpoint.request as unknown as { entries: Record<string, unknown> };
    const asQuery = endpoint.method === 'GET' || endpoint.urlSafe ? Object.keys(entries) : [];
    const asPath = endpoint.path.split('/').filter((part) => part.startsWith(':'));
    expect([...asQuery, ...asPath].filter((name) => SECRETS.test(name) && !PUBLIC[called]?.includes(name))).toEqual([]);
  });
});

describe('secret detection in the log', () => {
  it('finds each planted secret', () => {
    for (const [name, canary] of Object.entries(canaries)) expect(tellTales([{ said: canary }])).toContain(name);
  });

  it('covers logged database faults, which contain no parameters', () => {
    const faults = gateway.lines.filter(
      ({ event, message }) => event === 'fault' && message?.toString().includes('bind'),
    );
    expect(faults.length).toBeGreaterThan(0);
  });
});
