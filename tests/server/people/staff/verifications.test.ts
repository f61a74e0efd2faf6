import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { enterpriseVerification, submitVerification } from '../../../../contract/people/enterprise';
import { CODES } from '../../../../contract/wire/envelope';
import type { ActInput } from '../../../../domain/house/act-fields';
import type { QueuedVerification, VerificationCase } from '../../../../domain/house/case';
import { newestMessages } from '../../../../server/people/sms/outbox';
import { bearing, newPerson } from '../identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { type Colleague, colleague } from './support/staff';
import { creditCodeOf } from '../../../support/credit-code';
import { SMALLEST_JPEG } from '../../../support/pictures';

const JPEG = SMALLEST_JPEG;

let gateway: TestGateway;
let reviewer: Colleague;
let auditor: Colleague;
let pricing: Colleague;
beforeAll(async () => {
  gateway = await openTestGateway();
  reviewer = await colleague(gateway, 'reviewer');
  auditor = await colleague(gateway, 'auditor');
  pricing = await colleague(gateway, 'pricing');
});
afterAll(() => gateway.close());

let issued = 0;
const freshCode = () => creditCodeOf(`91310000MA2K${String((issued += 1)).padStart(5, '0')}`);

const waiting = async (isMine = false, who = reviewer) =>
  (await gateway.post<{ records: QueuedVerification[] }>('/api-desk/verifications', { isMine, page: 1 }, who.as)).data
    .records;

async function claimed(name: string, creditCode = freshCode(), fileName = '执照.jpg') {
  const { token } = await newPerson(gateway);
  const licence = { fileName, content: JPEG.toString('base64') };
  const reply = await gateway.post(
    submitVerification.path,
    { enterpriseName: name, creditCode, licence },
    bearing(token),
  );
  expect(reply.code).toBe(CODES.success);
  const enterpriseId = (await waiting()).find((one) => one.name === name)?.enterpriseId ?? '';
  return { token, enterpriseId };
}

const look = async (no: string, who = reviewer) =>
  (await gateway.post<VerificationCase>(`/api-desk/verification/${no}`, {}, who.as)).data;

type Doing = { act: string; said?: ActInput; how?: 'act' | 'rehearse'; who?: Colleague };
async function act(no: string, { act: id, said = {}, how = 'act', who = reviewer }: Doing) {
  gateway.clock.advance(1_000);
  const { turn } = await look(no);
  return gateway.post<{ texts: string[] }>(`/api-desk/verification/${no}/${how}`, { turn, act: id, said }, who.as);
}

const standing = async (token: string) =>
  (await gateway.get<{ status: string; reason: string | null }>(enterpriseVerification.path, bearing(token))).data;
const lastMessage = async () => (await newestMessages(gateway.database))[0]?.notice;

describe('enterprise verification at the desk', () => {
  it('shows the typed data beside the licence, and passes with the previewed message', async () => {
    const { token, enterpriseId } = await claimed('甲试验化工有限公司');
    const shown = await look(enterpriseId);
    expect(shown.handedIn).toMatchObject([
      { name: '甲试验化工有限公司', licence: { name: '执照.jpg' }, decision: null },
    ]);
    const licence = await gateway.request(
      `/api-desk/verification/${enterpriseId}/licence/${shown.handedIn[0]?.licence?.fileId}`,
      { headers: { appCode: 'echem', ...reviewer.as } },
    );
    expect(Buffer.from(await licence.arrayBuffer()).equals(JPEG)).toBe(true);
    const { data } = await act(enterpriseId, { act: 'verification.passed', how: 'rehearse' });
    expect((await standing(token)).status, 'nothing stays of a rehearsal').toBe('WAIT');
    expect((await act(enterpriseId, { act: 'verification.passed' })).code).toBe(CODES.success);
    expect((await standing(token)).status).toBe('PASS');
    expect(data.texts).toEqual([await lastMessage()]);
    expect((await look(enterpriseId)).done.map((one) => one.act)).toEqual(['verification.passed']);
    expect((await act(enterpriseId, { act: 'verification.passed' })).code).toBe(CODES.moveRefused);
  });

  it('is rejected with a reason, and waits again after resubmission', async () => {
    const { token, enterpriseId } = await claimed('乙试验化工有限公司');
    expect((await act(enterpriseId, { act: 'verification.refused', said: { reason: ' ' } })).status).toBe(400);
    const said = { reason: '执照不清晰' };
    expect((await act(enterpriseId, { act: 'verification.refused', said })).code).toBe(CODES.success);
    expect(await standing(token)).toMatchObject({ status: 'REJECT', reason: said.reason });
    expect(await lastMessage()).toContain(said.reason);
    await gateway.post(
      submitVerification.path,
      { enterpriseName: '乙试验化工股份有限公司', creditCode: freshCode() },
      bearing(token),
    );
    const { handedIn, name } = await look(enterpriseId);
    expect(name).toBe('乙试验化工股份有限公司');
    expect(handedIn).toHaveLength(2);
    expect(new Set(handedIn.map(({ decision }) => decision))).toEqual(new Set(['REJECT', null]));
  });

  it('is awarded to one of two claimants of a code, and both are notified', async () => {
    const code = freshCode();
    const first = await claimed('丙试验化工有限公司', code);
    const second = await claimed('丁试验化工有限公司', code, '另一份.jpg');
    const shown = await look(first.enterpriseId);
    expect(shown.rivals).toMatchObject([{ name: '丁试验化工有限公司', licence: { name: '另一份.jpg' } }]);
    expect(shown.acts.map(({ id }) => id)).toEqual(['verification.awarded', 'verification.refused']);
    expect((await waiting()).find(({ enterpriseId }) => enterpriseId === first.enterpriseId)?.claims).toBe(1);
    const rival = await gateway.request(
      `/api-desk/verification/${first.enterpriseId}/licence/${shown.rivals[0]?.licence?.fileId}`,
      { headers: { appCode: 'echem', ...auditor.as } },
    );
    expect(rival.status, 'the paper of the other is compared').toBe(200);
    const { texts } = (await act(first.enterpriseId, { act: 'verification.awarded', how: 'rehearse' })).data;
    expect(texts).toHaveLength(2);
    expect((await act(first.enterpriseId, { act: 'verification.awarded' })).code).toBe(CODES.success);
    expect([(await standing(first.token)).status, (await standing(second.token)).status]).toEqual(['PASS', 'REJECT']);
  });

  it('is decided by the responsible role, readable by the auditor, and hidden from others', async () => {
    const { enterpriseId } = await claimed('戊试验化工有限公司');
    expect((await look(enterpriseId, auditor)).acts).toEqual([]);
    expect((await act(enterpriseId, { act: 'verification.passed', who: auditor })).status).toBe(403);
    expect((await gateway.post(`/api-desk/verification/${enterpriseId}`, {}, pricing.as)).status).toBe(403);
    expect((await gateway.post('/api-desk/verification/none', {}, reviewer.as)).status).toBe(404);
    const { handedIn } = await look(enterpriseId);
    const other = await claimed('己试验化工有限公司');
    const file = handedIn[0]?.licence?.fileId;
    const strange = await gateway.request(`/api-desk/verification/${other.enterpriseId}/licence/${file}`, {
      headers: { appCode: 'echem', ...reviewer.as },
    });
    expect(strange.status, 'by the number of another it is not there').toBe(404);
  });

  it('shows customer texts and file names as plain text', async () => {
    const odd = '<img src=x onerror=alert(1)>有限公司';
    const { enterpriseId } = await claimed(odd, freshCode(), "..%2f';attachment=執照\u202Egpj.jpg");
    const { name, handedIn } = await look(enterpriseId);
    expect(name).toBe(odd);
    const licence = await gateway.request(
      `/api-desk/verification/${enterpriseId}/licence/${handedIn[0]?.licence?.fileId}`,
      { headers: { appCode: 'echem', ...reviewer.as } },
    );
    expect(licence.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"<>/]*"/);
    expect(licence.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
