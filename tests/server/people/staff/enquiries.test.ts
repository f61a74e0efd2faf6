import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { HOUSE_CODES } from '../../../../contract/house/codes';
import type { ActInput } from '../../../../domain/house/act-fields';
import type { EnquiryCase, QueuedEnquiry } from '../../../../domain/house/case';
import type { AnswerReading } from '../../../../domain/order/enquiry/answer-doubts';
import { sayEnquiry } from '../../../../contract/modes/enq';
import { findBrokenLine } from '../../../../server/base/house-log/log';
import { newestMessages } from '../../../../server/people/sms/outbox';
import { enquirerOn, HOUR } from '../../orders/enquiries/support/enquirer';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { type Colleague, colleague } from './support/staff';

let gateway: TestGateway;
let pricing: Colleague;
let auditor: Colleague;
let reviewer: Colleague;
let asker: ReturnType<typeof enquirerOn>;
beforeAll(async () => {
  gateway = await openTestGateway();
  asker = enquirerOn(gateway);
  pricing = await colleague(gateway, 'pricing');
  auditor = await colleague(gateway, 'auditor');
  reviewer = await colleague(gateway, 'reviewer');
});
afterAll(() => gateway.close());

const look = async (enquiryNo: string, who = pricing) =>
  (await gateway.post<EnquiryCase>(`/api-desk/enquiry/${enquiryNo}`, {}, who.as)).data;

type Doing = { act?: string; said?: ActInput; how?: 'act' | 'rehearse'; who?: Colleague; turn?: string };
async function act(enquiryNo: string, { act: id = 'enquiry.answered', said = {}, how = 'act', ...by }: Doing = {}) {
  const who = by.who ?? pricing;
  const turn = by.turn ?? (await look(enquiryNo)).turn;
  const body = { turn, act: id, said };
  return gateway.post<{ texts: string[]; answer: AnswerReading | null }>(
    `/api-desk/enquiry/${enquiryNo}/${how}`,
    body,
    who.as,
  );
}

async function priced(enquiryNo: string, change: ActInput = {}): Promise<ActInput> {
  const { acts } = await look(enquiryNo);
  const fields = acts.find(({ id }) => id === 'enquiry.answered')?.fields ?? [];
  const offers = fields.find(({ id }) => id === 'offerId')?.options ?? [];
  const units = fields.find(({ id }) => id === 'freight')?.options ?? [];
  return {
    offerId: offers.at(-1)?.key ?? '',
    isUnsailed: 'N',
    freight: units.map((_, at) => String(1500.25 + at)),
    danger: units.map(() => '300'),
    validUntil: asker.until(24),
    note: '含码头费',
    ...change,
  };
}

describe('enquiry at the desk', () => {
  it('is answered line by line, and the owner reads the previewed text', async () => {
    const mine = await asker.asked();
    const said = await priced(mine.enquiryNo);
    const rehearsed = await act(mine.enquiryNo, { said, how: 'rehearse' });
    expect((await asker.read(mine)).answer).toBeNull();
    gateway.clock.advance(1_000);
    expect((await act(mine.enquiryNo, { said })).code).toBe(CODES.success);
    const { answer, state } = await asker.read(mine);
    expect(state).toBe('ANSWERED');
    const { tariff, ...shown } = rehearsed.data.answer ?? { tariff: null };
    expect({ ...answer, at: '', doubts: [] }).toEqual({ ...shown, at: '' });
    expect(tariff).not.toBeNull();
    expect(answer?.charges.lines.map(({ total }) => total.amount)).toContain(150_025);
    expect(rehearsed.data.texts).toEqual([(await newestMessages(gateway.database))[0]?.notice]);
    const { answers, done, heldBy } = await look(mine.enquiryNo);
    expect(answers.map(({ answerNo }) => answerNo)).toEqual([1]);
    expect(done.map(({ act: what }) => what)).toEqual(['enquiry.answered']);
    expect(heldBy?.staffId).toBe(pricing.staffId);
  });

  it('logs nothing when the answer is refused', async () => {
    const { enquiryNo } = await asker.asked();
    const { turn } = await look(enquiryNo);
    const before = await gateway.database.query('select 1 from desk_log');
    for (const change of [
      { freight: ['-1'] },
      { freight: ['no'] },
      { freight: [] },
      { freight: '1500' },
      { offerId: 'none' },
      { validUntil: '2026-02-30T10:00' },
      { validUntil: asker.until(-1) },
      { note: 'x'.repeat(501) },
    ] as const) {
      const { status } = await act(enquiryNo, { said: await priced(enquiryNo, change) });
      expect(status, JSON.stringify(change)).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect((await act(enquiryNo, { act: 'accepted' })).code).toBe(CODES.moveRefused);
    expect((await act(enquiryNo, { act: 'enquiry.refused', said: { reason: '无' } })).status).toBe(400);
    expect(await gateway.database.query('select 1 from desk_log')).toHaveLength(before.length);
    expect((await look(enquiryNo)).turn).toBe(turn);
    expect(await findBrokenLine(gateway.database)).toBeNull();
  });

  it('waits again after a counter-offer, until the desk replies', async () => {
    const mine = await asker.asked();
    await act(mine.enquiryNo, { said: await priced(mine.enquiryNo) });
    const waiting = async (isMine = false) =>
      (
        await gateway.post<{ records: QueuedEnquiry[]; counts: { enquiries: number } }>(
          '/api-desk/enquiries',
          { isMine, page: 1 },
          pricing.as,
        )
      ).data;
    expect((await waiting()).records.map(({ enquiryNo }) => enquiryNo)).not.toContain(mine.enquiryNo);
    const { turn } = await look(mine.enquiryNo);
    const counter = { amount: 100_000, currency: '2' };
    expect((await asker.act(sayEnquiry.path, mine, { text: '再便宜些', counter })).code).toBe(CODES.success);
    const { records, counts } = await waiting(true);
    expect(counts.enquiries).toBeGreaterThanOrEqual(1);
    expect(records.find(({ enquiryNo }) => enquiryNo === mine.enquiryNo)?.state).toBe('ANSWERED');
    expect((await look(mine.enquiryNo)).messages.at(-1)?.counter?.amount).toBe(100_000);
    const late = await act(mine.enquiryNo, { act: 'enquiry.said', said: { text: '好的' }, turn });
    expect([late.status, late.code], 'what was read before is told').toEqual([409, HOUSE_CODES.caseMoved]);
    expect((await act(mine.enquiryNo, { act: 'enquiry.said', said: { text: '已是最低' } })).code).toBe(CODES.success);
    expect((await waiting()).records.map(({ enquiryNo }) => enquiryNo)).not.toContain(mine.enquiryNo);
    expect((await asker.read(mine)).messages.at(-1)).toMatchObject({ byHouse: true, text: '已是最低' });
  });

  it('is refused with a reason that its owner reads', async () => {
    const mine = await asker.asked();
    const said = { reason: '本港暂不接此类货物' };
    const { texts } = (await act(mine.enquiryNo, { act: 'enquiry.refused', said, how: 'rehearse' })).data;
    expect(texts[0]).toContain(said.reason);
    expect((await act(mine.enquiryNo, { act: 'enquiry.refused', said })).code).toBe(CODES.success);
    expect(await asker.read(mine)).toMatchObject({ state: 'REFUSED', reason: said.reason });
    expect((await look(mine.enquiryNo)).acts).toEqual([]);
  });

  it('is priced by the responsible role, readable by the auditor, and hidden from others', async () => {
    const { enquiryNo } = await asker.asked();
    expect((await look(enquiryNo, auditor)).acts).toEqual([]);
    expect((await act(enquiryNo, { who: auditor })).status).toBe(403);
    expect((await gateway.post(`/api-desk/enquiry/${enquiryNo}`, {}, reviewer.as)).status).toBe(403);
    expect((await gateway.post('/api-desk/enquiry/ENQ00000000000', {}, pricing.as)).status).toBe(404);
    expect((await gateway.post(`/api-desk/case/${enquiryNo}`, {}, reviewer.as)).status).toBe(404);
  });

  it('is listed by promised time', async () => {
    gateway.clock.advance(HOUR);
    const { enquiryNo } = await asker.asked();
    const { data } = await gateway.post<{ records: QueuedEnquiry[] }>(
      '/api-desk/enquiries',
      { isMine: false, page: 1 },
      pricing.as,
    );
    const dues = data.records.map(({ dueAt }) => dueAt ?? '');
    expect(dues).toEqual(dues.toSorted());
    expect(data.records.map((one) => one.enquiryNo)).toContain(enquiryNo);
  });
});
