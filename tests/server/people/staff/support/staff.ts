import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { staffBegin, staffCode, staffPassword, staffSelf } from '../../../../../contract/house/sign-in';
import { STAFF_COOKIE } from '../../../../../contract/house/cookie';
import type { StaffPerson, StaffRole } from '../../../../../domain/house/roles';
import { sentHash } from '../../../../../server/people/passwords/sent-hash';
import { staffPeople, type Start } from '../../../../../server/people/staff/people';
import type { Reply, TestGateway } from '../../../support/gateway';

export const OWN_PASSWORD = sentHash('a long own password');

export type Entered = { person: StaffPerson; recoveryCodes: string[]; codesLeft: number };
export type Ticket = { ticket: string; isFirst: boolean };
export type Colleague = {
  start: Start;
  cookie: string;
  as: { cookie: string };
  recoveryCodes: string[];
  staffId: string;
};

export const peopleOf = ({ database, identity, clock }: TestGateway) =>
  staffPeople({ database, passwords: identity.passwords, now: () => new Date(clock.now()) });

let made = 0;

export async function newStart(gateway: TestGateway, roles: StaffRole[]): Promise<Start> {
  made += 1;
  const start = await peopleOf(gateway).add(`person${made}`, `同事${made}号`, roles);
  if (!start) throw new Error('the name is taken');
  return start;
}

export const codeOf = ({ factorSecret }: Pick<Start, 'factorSecret'>, now: number): string =>
  new TOTP({ secret: Secret.fromBase32(factorSecret) }).generate({ timestamp: now });

/** Validity of one code, in milliseconds. */
export const HALF_MINUTE = 30_000;

/** Current session by cookie, and the current authenticator code. */
export function seenBy(gateway: () => TestGateway) {
  const self = (cookie: string) => gateway().post<{ person: StaffPerson } | null>(staffSelf.path, {}, { cookie });
  return {
    self,
    isIn: async (cookie: string) => (await self(cookie)).data !== null,
    nowOf: (start: Pick<Start, 'factorSecret'>) => codeOf(start, gateway().clock.now()),
  };
}

/** Empty cookie, since the jar of the test keeps the last session. */
const ALONE = { cookie: '' };

export const knock = (gateway: TestGateway, login: string, password: string, address?: string) =>
  gateway.post<Ticket>(staffPassword.path, { login, password }, ALONE, address);

export async function ticketOf(gateway: TestGateway, login: string, password = OWN_PASSWORD): Promise<string> {
  const reply = await knock(gateway, login, password);
  expect(reply.code).toBe(CODES.success);
  return reply.data.ticket;
}

export const cookieIn = ({ headers }: Pick<Reply, 'headers'>): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .find((pair) => pair.startsWith(`${STAFF_COOKIE}=`)) ?? '';

export const showCode = (gateway: TestGateway, ticket: string, code: string) =>
  gateway.post<Entered>(staffCode.path, { ticket, code }, ALONE);

export const begin = (gateway: TestGateway, ticket: string, code: string, password = OWN_PASSWORD) =>
  gateway.post<Entered>(staffBegin.path, { ticket, code, password }, ALONE);

export async function colleague(gateway: TestGateway, ...roles: StaffRole[]): Promise<Colleague> {
  const start = await newStart(gateway, roles);
  const ticket = await ticketOf(gateway, start.login, sentHash(start.password));
  const reply = await begin(gateway, ticket, codeOf(start, gateway.clock.now()));
  expect(reply.code).toBe(CODES.success);
  const cookie = cookieIn(reply);
  const { recoveryCodes, person } = reply.data;
  return { start, cookie, as: { cookie }, recoveryCodes, staffId: person.staffId };
}
