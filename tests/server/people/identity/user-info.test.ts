import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { enterpriseDetail, enterpriseEntries } from '../../../../contract/people/enterprise';
import { CODES } from '../../../../contract/wire/envelope';
import { userInfo } from '../../../../contract/people/user';
import { maskMobileNumber } from '../../../../domain/people/phone';
import { seedDemoAccounts } from '../../../../server/doors/demo/accounts';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { DEMO, demoToken } from './support/demo';
import { bearing, newPerson } from './support/person';

type Info = ReplyOf<typeof userInfo>;
type Entries = ReplyOf<typeof enterpriseEntries>;
type Detail = ReplyOf<typeof enterpriseDetail>;

let gateway: TestGateway;
let verified: string;
let unverified: string;

beforeAll(async () => {
  gateway = await openTestGateway();
  await seedDemoAccounts(gateway.database, gateway.clock, gateway.identity.passwords);
  verified = await demoToken(gateway, DEMO.verified);
  unverified = await demoToken(gateway, DEMO.unverified);
});
afterAll(() => gateway.close());

const infoOf = async (token: string) => (await gateway.post<Info>(userInfo.path, {}, bearing(token))).data;
const enterpriseIdOf = async (token: string) => (await infoOf(token)).enterpriseResp?.basicEntId ?? '';

const entriesFor = (token: string, basicEntId: unknown, appSource: unknown = 'fcl_mm') =>
  gateway.post<Entries>(enterpriseEntries.path, { basicEntId, appSource }, bearing(token));
const detailFor = (token: string, basicEntId: string) =>
  gateway.get<Detail>(`${enterpriseDetail.path}?${new URLSearchParams({ basicEntId })}`, bearing(token));

describe('account info', () => {
  it('has the own data with a masked phone', async () => {
    const { token, phone, userName } = await newPerson(gateway);
    const info = await infoOf(token);
    expect(info).toEqual({
      userId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      name: userName,
      avatar: '',
      phone: maskMobileNumber(phone),
      roles: ['person'],
      mmInfo: [],
      enterpriseResp: null,
    });
    expect(JSON.stringify(info)).not.toContain(phone);
  });

  it('ignores a user id in the body', async () => {
    const { token } = await newPerson(gateway);
    const other = await infoOf(verified);
    const asked = await gateway.post<Info>(userInfo.path, { userId: other.userId }, bearing(token));
    expect(asked.data.userId).not.toBe(other.userId);
  });
});

describe('enterprise', () => {
  it('shows its services and details to its members', async () => {
    const id = await enterpriseIdOf(verified);
    const entries = (await entriesFor(verified, id)).data;
    expect(entries.map(({ status }) => status)).toEqual(['PASS', 'PASS', 'PASS']);
    const { data } = await detailFor(verified, id);
    expect(data).toMatchObject({
      basicEntId: id,
      enterpriseName: '演示化工乙有限公司',
      serviceOpenAuditStatus: 'PASS',
    });
  });

  it('has no services before verification', async () => {
    expect((await entriesFor(unverified, await enterpriseIdOf(unverified))).data).toEqual([]);
  });

  it('is hidden from others', async () => {
    const theirs = await enterpriseIdOf(verified);
    const person = await newPerson(gateway);
    for (const token of [unverified, person.token]) {
      const entries = await entriesFor(token, theirs);
      expect([entries.code, entries.data]).toEqual([CODES.success, []]);
      const detail = await detailFor(token, theirs);
      expect([detail.status, detail.code, detail.data]).toEqual([404, CODES.notFound, null]);
    }
  });

  it('answers 404 when unknown or requested with SQL', async () => {
    for (const id of ['nothing', "' or '1'='1", '%']) {
      expect((await entriesFor(verified, id)).data).toEqual([]);
      expect((await detailFor(verified, id)).status).toBe(404);
    }
  });

  it.each([
    ['no id', undefined, 'fcl_mm'],
    ['a list', ['1'], 'fcl_mm'],
    ['an endless id', 'x'.repeat(65), 'fcl_mm'],
    ['another source', 'x', 'other'],
  ])('refuses %s as malformed', async (_, id, appSource) => {
    expect((await entriesFor(verified, id, appSource)).status).toBe(400);
  });
});
