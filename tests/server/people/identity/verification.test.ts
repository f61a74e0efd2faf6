import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  enterpriseDetail,
  enterpriseEntries,
  enterpriseVerification,
  submitVerification,
} from '../../../../contract/people/enterprise';
import { CODES } from '../../../../contract/wire/envelope';
import { userInfo } from '../../../../contract/people/user';
import { ENTERPRISE_APP_SOURCE, LICENCE_BYTES } from '../../../../domain/people/enterprise';
import { createClaims } from '../../../../server/people/enterprises/claims';
import { type Decisions, verificationDecisions } from '../../../../server/people/enterprises/decisions';
import { openServices } from '../../../../server/doors/demo/services';
import { DECIDE_PATH, decideRoute } from '../../support/decide-route';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { bearing, newPerson } from './support/person';
import { creditCodeOf } from '../../../support/credit-code';
import { SMALLEST_JPEG } from '../../../support/pictures';

type Detail = {
  status: string;
  enterpriseName: string;
  submittedAt: string | null;
  reason: string | null;
  licenceName: string | null;
};
type Info = { roles: string[]; enterpriseResp: { basicEntId: string; serviceOpenAuditStatus: string } | null };

const JPEG = SMALLEST_JPEG;
const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

let issued = 0;
const freshCode = () => creditCodeOf(`91310000MA1K${String((issued += 1)).padStart(5, '0')}`);
const facts = (more = {}) => ({ enterpriseName: '试验化工有限公司', creditCode: freshCode(), ...more });

describe('enterprise verification', () => {
  let gateway: TestGateway;
  let decided: Decisions;
  beforeAll(async () => {
    gateway = await openTestGateway({
      opened: openServices,
      extraRoutes({ clock, decisionDeps }) {
        decided = verificationDecisions(decisionDeps);
        return [decideRoute(decisionDeps, clock)];
      },
    });
  });
  afterAll(() => gateway.close());

  const submit = (token: string, body: unknown) => gateway.post(submitVerification.path, body, bearing(token));
  const decide = (token: string, decision: string) => gateway.post(DECIDE_PATH, { decision }, bearing(token));
  const detail = async (token: string) => (await gateway.get<Detail>(enterpriseVerification.path, bearing(token))).data;
  const info = async (token: string) => (await gateway.post<Info>(userInfo.path, {}, bearing(token))).data;

  it('is empty at first', async () => {
    const { token } = await newPerson(gateway);
    expect(await detail(token)).toEqual({
      status: 'NONE',
      enterpriseName: '',
      creditCode: '',
      licenceName: null,
      submittedAt: null,
      reason: null,
    });
  });

  it('makes the person a member of an enterprise under review', async () => {
    const { token } = await newPerson(gateway);
    const handed = facts({ licence: { fileName: '营业执照.jpg', content: encoded(JPEG) } });
    expect((await submit(token, handed)).data).toEqual({ status: 'WAIT' });
    expect(await detail(token)).toMatchObject({
      status: 'WAIT',
      enterpriseName: '试验化工有限公司',
      licenceName: '营业执照.jpg',
      submittedAt: new Date(gateway.clock.now()).toISOString(),
    });
    const { roles, enterpriseResp } = await info(token);
    expect(roles).toContain('enterprise');
    expect(enterpriseResp?.serviceOpenAuditStatus).toBe('WAIT');
  });

  it('can be resubmitted after rejection, not during review or after passing', async () => {
    const { token } = await newPerson(gateway);
    await submit(token, facts());
    expect((await submit(token, facts())).code).toBe(CODES.verificationClosed);
    await decide(token, 'REJECT');
    expect(await detail(token)).toMatchObject({ status: 'REJECT', reason: expect.stringContaining('重新上传') });
    gateway.clock.advance(1_000);
    expect((await submit(token, facts())).code).toBe(CODES.success);
    expect(await detail(token)).toMatchObject({ status: 'WAIT', reason: null });
    await decide(token, 'PASS');
    expect(await detail(token)).toMatchObject({ status: 'PASS', reason: null });
    expect((await submit(token, facts())).code).toBe(CODES.verificationClosed);
  });

  it('opens the services of a verified enterprise', async () => {
    const { token } = await newPerson(gateway);
    await submit(token, facts());
    await decide(token, 'PASS');
    const basicEntId = (await info(token)).enterpriseResp?.basicEntId ?? '';
    const asked = { basicEntId, appSource: ENTERPRISE_APP_SOURCE };
    const entries = await gateway.post<unknown[]>(enterpriseEntries.path, asked, bearing(token));
    expect(entries.data.length).toBeGreaterThan(0);
  });

  it('accepts one of parallel submissions', async () => {
    const { token } = await newPerson(gateway);
    const codes = await Promise.all([1, 2, 3, 4].map(async () => (await submit(token, facts())).code));
    expect(codes.filter((code) => code === CODES.success)).toHaveLength(1);
    expect(codes.filter((code) => code === CODES.verificationClosed)).toHaveLength(3);
  });

  describe('verification of a contested credit code', () => {
    const PAPER = { fileName: '营业执照.jpg', content: encoded(JPEG) };
    const contested = (creditCode: string) => createClaims(gateway.database).rivals(null, creditCode);
    const award = (enterpriseId: string) => decided.award(enterpriseId, new Date(gateway.clock.now()));
    const claim = async (creditCode: string, licence?: typeof PAPER) => {
      const { token } = await newPerson(gateway);
      const reply = await submit(token, facts({ creditCode, ...(licence && { licence }) }));
      return { token, reply };
    };

    it('lets the company with a licence pass, and rejects the claim without one', async () => {
      const creditCode = freshCode();
      const squatter = await claim(creditCode);
      const company = await claim(creditCode, PAPER);
      expect([squatter.reply.code, company.reply.code]).toEqual([CODES.success, CODES.success]);
      expect(await contested(creditCode), 'there is nothing to compare').toHaveLength(1);
      expect((await decide(company.token, 'PASS')).code).toBe(CODES.success);
      expect(await detail(squatter.token)).toMatchObject({
        status: 'REJECT',
        reason: expect.stringContaining('其他账号'),
      });
    });

    it('requires a comparison when two have shown licences', async () => {
      const creditCode = freshCode();
      const [one, other] = [await claim(creditCode, PAPER), await claim(creditCode, PAPER)];
      expect(await decide(one.token, 'PASS')).toMatchObject({ code: CODES.creditCodeTaken });
      expect(await contested(creditCode)).toHaveLength(2);
      const { basicEntId } = (await info(other.token)).enterpriseResp ?? { basicEntId: '' };
      await award(basicEntId);
      expect([(await detail(one.token)).status, (await detail(other.token)).status]).toEqual(['REJECT', 'PASS']);
      expect(await contested(creditCode)).toHaveLength(1);
    });

    it('needs a licence once another has passed, and can be withdrawn', async () => {
      const creditCode = freshCode();
      const first = await claim(creditCode);
      await decide(first.token, 'PASS');
      const empty = await claim(creditCode);
      expect(empty.reply).toMatchObject({
        code: CODES.creditCodeTaken,
        message: '该统一社会信用代码已由其他账号通过认证。如确属贵司，请上传营业执照，由平台人工核对',
      });
      expect(await detail(empty.token), 'nothing is left of the attempt').toMatchObject({ status: 'NONE' });
      const company = await claim(creditCode, PAPER);
      expect(company.reply.data).toEqual({ status: 'WAIT' });
      expect((await contested(creditCode)).map(({ status }) => status).toSorted()).toEqual(['PASS', 'WAIT']);
      expect((await decide(company.token, 'PASS')).code).toBe(CODES.creditCodeTaken);
      const { basicEntId } = (await info(company.token)).enterpriseResp ?? { basicEntId: '' };
      await award(basicEntId);
      expect([(await detail(first.token)).status, (await detail(company.token)).status]).toEqual(['EXPIRED', 'PASS']);
    });

    it('passes once for two parallel decisions', async () => {
      const creditCode = freshCode();
      const [one, other] = [await claim(creditCode), await claim(creditCode)];
      const replies = await Promise.all([decide(one.token, 'PASS'), decide(other.token, 'PASS')]);
      expect(replies.filter(({ code }) => code === CODES.success)).toHaveLength(1);
      expect([(await detail(one.token)).status, (await detail(other.token)).status].toSorted()).toEqual([
        'PASS',
        'REJECT',
      ]);
    });

    it('cannot be awarded to a non-applicant', async () => {
      await expect(award('nobody')).rejects.toMatchObject({ status: 404 });
    });
  });

  it('hides the enterprise of others', async () => {
    const [one, other] = [await newPerson(gateway), await newPerson(gateway)];
    await submit(one.token, facts());
    expect(await detail(other.token)).toMatchObject({ status: 'NONE', enterpriseName: '' });
    const basicEntId = (await info(one.token)).enterpriseResp?.basicEntId ?? '';
    expect((await gateway.get(`${enterpriseDetail.path}?basicEntId=${basicEntId}`, bearing(other.token))).status).toBe(
      404,
    );
    expect((await decide(other.token, 'PASS')).status, 'and decides only their own').toBe(404);
    expect(await detail(one.token)).toMatchObject({ status: 'WAIT' });
  });

  it.each([
    ['no name', { enterpriseName: ' ' }],
    ['half a code', { creditCode: '9131' }],
    ['small letters', { creditCode: '91310000ma1k4xy28u' }],
    ['a wrong check digit', { creditCode: '91310000MA1K4XY28J' }],
    ['a path for a name', { licence: { fileName: '../../etc/passwd', content: encoded(JPEG) } }],
    ['no base64', { licence: { fileName: 'a.jpg', content: '<svg onload=alert(1)>' } }],
    ['far too much', { licence: { fileName: 'a.jpg', content: 'A'.repeat(LICENCE_BYTES * 1.4) } }],
  ])('refuses %s', async (_, more) => {
    const { token } = await newPerson(gateway);
    expect(await submit(token, facts(more))).toMatchObject({ status: 400, code: CODES.badRequest });
    expect(await detail(token)).toMatchObject({ status: 'NONE' });
  });

  it.each([
    ['a script', Buffer.from('<script>alert(1)</script>')],
    ['a page that calls itself a picture', Buffer.from('<!doctype html>')],
    ['a file of nothing', Buffer.from([0, 0, 0])],
  ])('refuses a licence that is %s', async (_, bytes) => {
    const { token } = await newPerson(gateway);
    const licence = { fileName: 'licence.jpg', content: encoded(bytes) };
    expect((await submit(token, facts({ licence }))).code).toBe(CODES.licenceRefused);
  });

  it('requires sign-in', async () => {
    expect((await gateway.post(submitVerification.path, facts())).status).toBe(401);
    expect((await gateway.get(enterpriseVerification.path)).status).toBe(401);
    expect((await gateway.post(DECIDE_PATH, { decision: 'PASS' })).status).toBe(401);
  });

  it('accepts only the two known decisions', async () => {
    const { token } = await newPerson(gateway);
    await submit(token, facts());
    expect((await decide(token, 'NONE')).status).toBe(400);
  });
});
