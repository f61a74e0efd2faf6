import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { CODES } from '../../../contract/envelope';
import { askSample, changeSample, samples } from '../../../contract/samples';
import type { Said } from '../../../domain/house/act-fields';
import type { QueuedSample, SampleCase } from '../../../domain/house/case';
import { barredBy, type OwnSample, type SampleSheet } from '../../../domain/mall/samples';
import { dayAt, daysAfter } from '../../../domain/values/days';
import { DAY_MS } from '../../../domain/values/spans';
import { closingStore } from '../../../server/accounts/closing-store';
import { newestMessages } from '../../../server/sms/outbox';
import { bearing, newPerson, type Person } from '../identity/support/person';
import { readPaper } from '../modes/mall/paper-support';
import { newMember, type Member } from '../orders/support/enterprise';
import { colleague, type Colleague } from '../staff/support/staff';
import { openTestGateway, type TestGateway } from '../support/gateway';

/** Ethylene glycol is sold to persons too, resin to enterprises alone, methanol by licence, toluene by permit: of that there is no sample. */
const GLYCOL = 'P0071';
const RESIN = 'P0067';
const METHANOL = 'P0001';
const TOLUENE = 'P0012';

let gateway: TestGateway;
let reviewer: Colleague;
let auditor: Colleague;
let pricing: Colleague;
let buyer: Member;
beforeAll(async () => {
  gateway = await openTestGateway();
  reviewer = await colleague(gateway, 'reviewer');
  auditor = await colleague(gateway, 'auditor');
  pricing = await colleague(gateway, 'pricing');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  buyer = await newMember(gateway, 'PASS');
});

const sheetOf = (who: Person, productId = GLYCOL) =>
  gateway.get<SampleSheet>(`${samples.path}?productId=${productId}`, bearing(who.token));
const today = () => dayAt(gateway.clock.now());

const FORM = {
  size: '500 ml',
  use: ' 冷却液配方的冰点试验，小试用 ',
  contact: ' 周工 ',
  phone: ' 0512-62881234 ',
  address: ' 江苏省苏州市星湖街 218 号 ',
};
const ask = (who: Person, change: object = {}) =>
  gateway.post<{ sampleNo: string }>(
    askSample.path,
    { productId: GLYCOL, ...FORM, agreed: 2_500, ...change },
    bearing(who.token),
  );
const changed = (who: Person, sampleNo: string, change: 'takeBack' | 'receive') =>
  gateway.post(changeSample.path, { sampleNo, change }, bearing(who.token));

const at = (no: string, rest = '') => `/api-desk/sample/${no}${rest}`;
const look = async (no: string, who = reviewer) => (await gateway.post<SampleCase>(at(no), {}, who.as)).data;
type Doing = { act: string; said?: Said; who?: Colleague; how?: 'act' | 'rehearse' };
async function act(no: string, { act: id, said = {}, who = reviewer, how = 'act' }: Doing) {
  gateway.clock.advance(1_000);
  const { turn } = await look(no);
  return gateway.post<{ texts: string[] }>(at(no, `/${how}`), { turn, act: id, said }, who.as);
}
const lastMessage = async () => (await newestMessages(gateway.database))[0]?.notice;
const ownOf = async (who: Person, sampleNo: string): Promise<OwnSample | undefined> =>
  (await sheetOf(who)).data.records.find((one) => one.sampleNo === sampleNo);

describe('a sample of a product', () => {
  it('is asked for at the price that was seen, and known to the buyer’s people alone', async () => {
    const { data: before } = await sheetOf(buyer);
    expect([before.gate, before.from, barredBy(before)]).toEqual(['BUY', today(), null]);
    const { data } = await ask(buyer);
    expect(data.sampleNo).toMatch(/^SP\d{6}[0-9A-Z]{6}$/);
    const askedAt = new Date(gateway.clock.now()).toISOString();
    const mate = await newMember(gateway, 'PASS', buyer.enterpriseId);
    const { data: sheet } = await sheetOf(mate);
    expect(barredBy(sheet)).toBe('WAITING');
    expect(sheet.records).toEqual([
      {
        sampleNo: data.sampleNo,
        product: { productId: GLYCOL, nameCn: expect.any(String), grade: expect.any(String) },
        size: '500 ml',
        use: '冷却液配方的冰点试验，小试用',
        contact: '周工',
        phone: '0512-62881234',
        address: '江苏省苏州市星湖街 218 号',
        fee: 0,
        courier: 2_500,
        askedAt,
        state: 'ASKED',
        reason: null,
        parcel: null,
      },
    ]);
    const stranger = await newMember(gateway, 'PASS');
    expect((await sheetOf(stranger)).data.records).toEqual([]);
    expect((await changed(stranger, data.sampleNo, 'takeBack')).status, 'another’s is none').toBe(404);
    expect((await changed(mate, data.sampleNo, 'receive')).code, 'it was not sent').toBe(CODES.moveRefused);
    expect((await changed(mate, data.sampleNo, 'takeBack')).code).toBe(CODES.success);
    expect((await changed(mate, data.sampleNo, 'takeBack')).status).toBe(404);
    expect((await sheetOf(buyer)).data.records).toEqual([]);
  });

  it('is one, however often the same is sent; another waits until that is decided', async () => {
    const presses = await Promise.all(Array.from({ length: 20 }, () => ask(buyer)));
    expect(new Set(presses.map(({ data }) => data.sampleNo)).size).toBe(1);
    const other = await ask(buyer, { size: '100 ml' });
    expect([other.code, other.message]).toEqual([CODES.moveRefused, expect.stringContaining('待审核')]);
    expect((await sheetOf(buyer)).data.records).toHaveLength(1);
  });

  it('is had twice in 365 days; what was refused is not counted', async () => {
    const [first, second] = [(await ask(buyer)).data.sampleNo, '100 ml'];
    await act(first, { act: 'sample.refused', said: { reason: '地址不详' } });
    for (const size of ['500 ml', second]) {
      const { sampleNo } = (await ask(buyer, { size })).data;
      expect((await act(sampleNo, { act: 'sample.approved' })).code).toBe(CODES.success);
    }
    const { data } = await sheetOf(buyer);
    expect([barredBy(data), data.from]).toEqual(['LIMIT', daysAfter(today(), 365)]);
    const third = await ask(buyer);
    expect([third.code, third.message]).toEqual([CODES.bounded, expect.stringContaining(data.from)]);
    await gateway.database.query(`update samples set asked_at = $2 where buyer_id = $1 and form->>'size' = $3`, [
      buyer.enterpriseId,
      new Date(gateway.clock.now() - 365 * DAY_MS),
      second,
    ]);
    expect(barredBy((await sheetOf(buyer)).data)).toBeNull();
    expect((await ask(buyer)).code).toBe(CODES.success);
  });

  it.each<[string, object]>([
    ['a size that is not sent', { size: '25 kg' }],
    ['no use', { use: ' 试验 ' }],
    ['nobody', { contact: ' ' }],
    ['half a number', { phone: '1380000' }],
    ['no place', { address: '苏州' }],
    ['letters where money is', { agreed: '免费' }],
    ['a whole book', { use: '长'.repeat(301) }],
    ['no product', { productId: 'P"; drop table samples' }],
  ])('is refused with %s', async (_, change) => {
    expect((await ask(buyer, change)).status).toBe(400);
    expect((await sheetOf(buyer)).data.records).toEqual([]);
  });

  it('is judged by the gate as of now, and at the price of now', async () => {
    expect((await ask(buyer, { agreed: 2_499 })).code).toBe(CODES.feeChanged);
    expect((await sheetOf(buyer, METHANOL)).data.gate).toBe('PAPER_MISSING');
    const licensed = { productId: METHANOL, agreed: 38_000 };
    expect((await ask(buyer, licensed)).code).toBe(CODES.moveRefused);
    await readPaper(gateway, buyer, 'HAZLIC');
    expect((await sheetOf(buyer, METHANOL)).data.gate).toBe('BUY');
    expect((await ask(buyer, licensed)).code).toBe(CODES.success);
    const unverified = await newMember(gateway, 'WAIT');
    expect((await sheetOf(unverified)).data.gate).toBe('VERIFY_FIRST');
    expect((await ask(unverified)).code).toBe(CODES.moveRefused);
    for (const productId of [TOLUENE, 'P9999']) {
      expect((await sheetOf(buyer, productId)).status, 'none is sent').toBe(404);
      expect((await ask(buyer, { productId })).status).toBe(404);
    }
    expect((await gateway.get(`${samples.path}?productId=${GLYCOL}`)).status).toBe(401);
  });

  it('of a person is their own, and goes with their account', async () => {
    const someone = await newPerson(gateway);
    expect((await sheetOf(someone, RESIN)).data.gate).toBe('ENTERPRISE_ONLY');
    const { sampleNo } = (await ask(someone)).data;
    expect((await sheetOf(buyer)).data.records).toEqual([]);
    const userId = (await gateway.identity.sessions.resolve(someone.token))?.userId ?? '';
    await closingStore(gateway.database).erase(userId, { password: '', now: new Date(gateway.clock.now()) });
    const left = await gateway.database.query('select 1 from samples where sample_no = $1', [sampleNo]);
    expect(left, 'address and telephone go with it').toEqual([]);
  });
});

describe('a sample at the desk', () => {
  it('is granted, sent with its parcel and received, each told in the words that were rehearsed', async () => {
    const { sampleNo } = (await ask(buyer)).data;
    const { data: queue } = await gateway.post<{ records: QueuedSample[]; counts: { samples?: number } }>(
      '/api-desk/samples',
      { isMine: false, page: 1 },
      reviewer.as,
    );
    expect(queue.counts.samples).toBe(queue.records.length);
    expect(queue.records.find((one) => one.sampleNo === sampleNo)).toMatchObject({
      buyer: '试验化工有限公司',
      size: '500 ml',
      state: 'ASKED',
      isOverdue: false,
    });
    const shown = await look(sampleNo);
    expect(shown).toMatchObject({ customer: { phone: buyer.phone }, use: FORM.use.trim(), dueAt: expect.any(String) });
    expect(shown.acts.map(({ id }) => id)).toEqual(['sample.approved', 'sample.refused']);
    expect((await act(sampleNo, { act: 'sample.sent', said: { note: '专递 77300192' } })).code).toBe(CODES.moveRefused);
    const { texts } = (await act(sampleNo, { act: 'sample.approved', how: 'rehearse' })).data;
    expect((await ownOf(buyer, sampleNo))?.state, 'nothing stays of a rehearsal').toBe('ASKED');
    await act(sampleNo, { act: 'sample.approved' });
    expect(texts).toEqual([await lastMessage()]);
    expect((await ownOf(buyer, sampleNo))?.state).toBe('APPROVED');
    expect((await changed(buyer, sampleNo, 'takeBack')).code, 'it was granted').toBe(CODES.moveRefused);
    for (const note of ['', ' 专递 1 ', '长'.repeat(61)])
      expect((await act(sampleNo, { act: 'sample.sent', said: { note } })).status).toBe(400);
    await act(sampleNo, { act: 'sample.sent', said: { note: ' 危险品专递 7730 0192 ' } });
    expect(await ownOf(buyer, sampleNo)).toMatchObject({ state: 'SENT', parcel: '危险品专递 7730 0192' });
    expect(await lastMessage()).toContain('危险品专递 7730 0192');
    const sent = await look(sampleNo);
    expect([sent.acts, sent.dueAt, sent.done.map((one) => one.act)]).toEqual([
      [],
      null,
      ['sample.sent', 'sample.approved'],
    ]);
    expect((await changed(buyer, sampleNo, 'receive')).code).toBe(CODES.success);
    expect((await changed(buyer, sampleNo, 'receive')).code).toBe(CODES.moveRefused);
    expect((await ownOf(buyer, sampleNo))?.state).toBe('RECEIVED');
  });

  it('is refused with a reason, and by whose duty it is', async () => {
    const { sampleNo } = (await ask(buyer)).data;
    expect((await look(sampleNo, auditor)).acts).toEqual([]);
    expect((await act(sampleNo, { act: 'sample.approved', who: auditor })).status).toBe(403);
    expect((await gateway.post(at(sampleNo), {}, pricing.as)).status).toBe(403);
    expect((await act(sampleNo, { act: 'sample.refused', said: { reason: ' ' } })).status).toBe(400);
    const said = { reason: '收件地址不是企业的经营场所' };
    expect((await act(sampleNo, { act: 'sample.refused', said })).code).toBe(CODES.success);
    expect(await ownOf(buyer, sampleNo)).toMatchObject({ state: 'REFUSED', reason: said.reason });
    expect(await lastMessage()).toContain(said.reason);
    expect(barredBy((await sheetOf(buyer)).data)).toBeNull();
    expect((await gateway.post(at('SP000000AAAAAA'), {}, reviewer.as)).status).toBe(404);
  });

  it('that was taken back meanwhile is decided by nobody', async () => {
    const { sampleNo } = (await ask(buyer)).data;
    const { turn } = await look(sampleNo);
    await changed(buyer, sampleNo, 'takeBack');
    const late = { turn, act: 'sample.approved', said: {} };
    expect((await gateway.post(at(sampleNo, '/act'), late, reviewer.as)).status).toBe(404);
  });
});
