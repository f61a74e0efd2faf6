import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buyerPapers, takeBackBuyerPaper } from '../../../../contract/mall/buyer-papers';
import { CODES } from '../../../../contract/wire/envelope';
import { HOUSE_CODES } from '../../../../contract/house/codes';
import type { ActInput } from '../../../../domain/house/act-fields';
import type { BuyerPaperCase, QueuedBuyerPaper } from '../../../../domain/house/case';
import type { OwnPapers } from '../../../../domain/mall/buyer-papers';
import { dayAt, daysAfter } from '../../../../domain/values/days';
import { DAY_MS } from '../../../../domain/values/spans';
import { newestMessages } from '../../../../server/people/sms/outbox';
import { bearing, type Person } from '../identity/support/person';
import { handedIn, paperOf, PDF, TOLUENE_GOODS } from '../../trade/modes/mall/paper-support';
import { newMember } from '../../orders/orders/support/enterprise';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { type Colleague, colleague } from './support/staff';

let gateway: TestGateway;
let officer: Colleague;
let reviewer: Colleague;
let auditor: Colleague;
let pricing: Colleague;
beforeAll(async () => {
  gateway = await openTestGateway();
  officer = await colleague(gateway, 'officer');
  reviewer = await colleague(gateway, 'reviewer');
  auditor = await colleague(gateway, 'auditor');
  pricing = await colleague(gateway, 'pricing');
});
afterAll(() => gateway.close());

type Queue = { records: QueuedBuyerPaper[]; total: number; counts: { buyerPapers?: number } };
const queue = async (isMine = false, who = officer) =>
  (await gateway.post<Queue>('/api-desk/buyer-papers', { isMine, page: 1 }, who.as)).data;
const at = (no: string, rest = '') => `/api-desk/buyer-paper/${no}${rest}`;
const look = async (no: string, who = officer) => (await gateway.post<BuyerPaperCase>(at(no), {}, who.as)).data;
const open = (no: string, fileId: string, who = officer) =>
  gateway.request(at(no, `/paper/${fileId}`), { headers: { appCode: 'echem', ...who.as } });

type Doing = { act: string; said?: ActInput; how?: 'act' | 'rehearse'; who?: Colleague };
async function act(no: string, { act: id, said = {}, how = 'act', who = officer }: Doing) {
  gateway.clock.advance(1_000);
  const { turn } = await look(no);
  return gateway.post<{ texts: string[] }>(at(no, `/${how}`), { turn, act: id, said }, who.as);
}

const own = async ({ token }: Person, paperId: string) =>
  (await gateway.get<OwnPapers>(buyerPapers.path, bearing(token))).data.records.find((one) => one.paperId === paperId);
const today = () => dayAt(gateway.clock.now());
const lastMessage = async () => (await newestMessages(gateway.database))[0]?.notice;

async function handed(paper: 'HAZLIC' | 'PRECREG', change: object = {}) {
  const buyer = await newMember(gateway, 'PASS');
  const { paperId } = (await handedIn(gateway, buyer, paperOf(gateway, paper, change))).data;
  return { buyer, paperId };
}

describe('buyer document at the desk', () => {
  it('waits with its typed values, and passes with the values read and the previewed message', async () => {
    const { buyer, paperId } = await handed('PRECREG');
    const { records, counts } = await queue();
    expect(counts.buyerPapers).toBe(records.length);
    expect(records.find((one) => one.paperId === paperId)).toMatchObject({
      enterprise: '试验化工有限公司',
      permit: { substance: { goodsId: TOLUENE_GOODS }, kg: 3000 },
      isOverdue: false,
    });
    const shown = await look(paperId);
    expect(shown).toMatchObject({ state: 'HANDED_IN', customer: { phone: buyer.phone }, number: '沪 2026-PRECREG' });
    expect(shown.acts.map(({ id, fields }) => [id, fields.map((one) => [one.id, one.value])])).toEqual([
      [
        'buyerPaper.passed',
        [
          ['until', shown.validTo],
          ['substance', TOLUENE_GOODS],
          ['kg', '3000'],
        ],
      ],
      ['buyerPaper.returned', [['reason', '']]],
    ]);
    const paper = await open(paperId, shown.file.fileId);
    expect(Buffer.from(await paper.arrayBuffer()).equals(PDF)).toBe(true);
    const until = daysAfter(today(), 30);
    const said = { until, substance: TOLUENE_GOODS, kg: '2500' };
    const { texts } = (await act(paperId, { act: 'buyerPaper.passed', said, how: 'rehearse' })).data;
    expect((await own(buyer, paperId))?.state, 'nothing stays of a rehearsal').toBe('HANDED_IN');
    expect((await act(paperId, { act: 'buyerPaper.passed', said })).code).toBe(CODES.success);
    expect(await own(buyer, paperId)).toMatchObject({ state: 'READ', validTo: until, permit: { kg: 2500 } });
    expect(texts).toEqual([await lastMessage()]);
    const after = await look(paperId);
    expect([after.dueAt, after.done.map((one) => one.act)]).toEqual([null, ['buyerPaper.passed']]);
    expect((await queue()).records.some((one) => one.paperId === paperId)).toBe(false);
    expect((await act(paperId, { act: 'buyerPaper.passed', said })).code).toBe(CODES.moveRefused);
  });

  it('is returned with a reason, even after it passed, and then permits nothing', async () => {
    const { buyer, paperId } = await handed('HAZLIC');
    expect((await act(paperId, { act: 'buyerPaper.returned', said: { reason: ' ' } })).status).toBe(400);
    const until = daysAfter(today(), 9);
    expect((await act(paperId, { act: 'buyerPaper.passed', said: { until } })).code).toBe(CODES.success);
    const said = { reason: '许可证已被注销' };
    const again = await act(paperId, { act: 'buyerPaper.returned', said, who: reviewer });
    expect(again.code, 'a colleague').toBe(CODES.success);
    expect(await own(buyer, paperId)).toMatchObject({ state: 'RETURNED', reason: said.reason });
    expect(await lastMessage()).toContain(said.reason);
    expect((await look(paperId)).acts).toEqual([]);
  });

  it.each<[string, (day: string) => ActInput]>([
    ['a day that has passed', () => ({ until: '2020-01-01', substance: TOLUENE_GOODS, kg: '10' })],
    ['no day', () => ({ substance: TOLUENE_GOODS, kg: '10' })],
    ['what needs no permit', (until) => ({ until, substance: 'soda-ash', kg: '10' })],
    ['half a kilogram', (until) => ({ until, substance: TOLUENE_GOODS, kg: '0.5' })],
    ['no kilograms', (until) => ({ until, substance: TOLUENE_GOODS })],
  ])('does not pass with %s', async (_, said) => {
    const { buyer, paperId } = await handed('PRECREG');
    const reply = await act(paperId, { act: 'buyerPaper.passed', said: said(daysAfter(today(), 5)) });
    expect([reply.status, reply.code]).toEqual([400, CODES.badRequest]);
    expect((await own(buyer, paperId))?.state).toBe('HANDED_IN');
  });

  it('is decided by the responsible role, readable by the auditor, and hidden from others', async () => {
    const { buyer, paperId } = await handed('HAZLIC');
    expect((await look(paperId, auditor)).acts).toEqual([]);
    const passing = { act: 'buyerPaper.passed', said: { until: daysAfter(today(), 5) } };
    expect((await act(paperId, { ...passing, who: auditor })).status).toBe(403);
    for (const path of [at(paperId), '/api-desk/buyer-papers'])
      expect((await gateway.post(path, { isMine: false, page: 1 }, pricing.as)).status).toBe(403);
    expect((await open(paperId, paperId, pricing)).status).toBe(403);
    for (const path of [at(paperId), at(paperId, '/act')])
      expect(
        (await gateway.post(path, {}, { ...bearing(buyer.token), cookie: '' })).status,
        'who handed it in is no colleague',
      ).toBe(401);
    const other = await handed('HAZLIC');
    expect((await open(paperId, other.paperId)).status, 'by the number of another').toBe(404);
    expect((await gateway.post(at('nobody-knows'), {}, officer.as)).status).toBe(404);
  });

  it('is decided once by two readers, and never after withdrawal', async () => {
    const { buyer, paperId } = await handed('HAZLIC');
    const { turn } = await look(paperId);
    const said = { until: daysAfter(today(), 5) };
    const both = await Promise.all(
      [officer, reviewer].map(({ as }) =>
        gateway.post(at(paperId, '/act'), { turn, act: 'buyerPaper.passed', said }, as),
      ),
    );
    const codes = both.map(({ code }) => code);
    expect(codes.filter((code) => code === CODES.success)).toHaveLength(1);
    const late = codes.find((code) => code !== CODES.success);
    expect([HOUSE_CODES.caseMoved, CODES.moveRefused]).toContain(late);
    const { data } = await handedIn(gateway, buyer, paperOf(gateway, 'USEPROOF'));
    const read = await look(data.paperId);
    await gateway.post(takeBackBuyerPaper.path, data, bearing(buyer.token));
    const gone = { turn: read.turn, act: 'buyerPaper.passed', said };
    expect((await gateway.post(at(data.paperId, '/act'), gone, officer.as)).status).toBe(404);
  });

  it('is overdue after two working hours', async () => {
    const { paperId } = await handed('HAZLIC');
    const handedAt = new Date(gateway.clock.now() - 4 * DAY_MS);
    await gateway.database.query('update buyer_papers set handed_at = $2 where id = $1', [paperId, handedAt]);
    const late = (await queue()).records.find((one) => one.paperId === paperId);
    expect(late?.isOverdue).toBe(true);
    const { turn } = await look(paperId);
    await gateway.post(at(paperId, '/hold'), { turn, to: officer.staffId }, officer.as);
    expect((await queue(true)).records.map((one) => one.paperId)).toEqual([paperId]);
    expect((await queue(true, reviewer)).records).toEqual([]);
  });
});
