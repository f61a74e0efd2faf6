/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { HOUSE_CODES } from '../../../../contract/house/codes';
import { declineEnquiry, sayEnquiry } from '../../../../contract/modes/enq';
import type { ActInput } from '../../../../domain/house/act-fields';
import type { EnquiryCase, QueuedEnquiry } from '../../../../domain/house/case';
import type { AnswerDoubt, AnswerReading } from '../../../../domain/order/enquiry/answer-doubts';
import { enquirerOn } from '../../orders/enquiries/support/enquirer';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { casesBy } from './support/cases';
import { colleague } from './support/staff';

let gateway: TestGateway;
let asker: ReturnType<typeof enquirerOn>;
type By = ReturnType<typeof casesBy<EnquiryCase, QueuedEnquiry, { answer: AnswerReading | null }>>;
let first: By;
let second: By;
let third: By;
let firstId = '';
beforeAll(async () => {
  gateway = await openTestGateway();
  asker = enquirerOn(gateway);
  const people = [];
  for (let count = 0; count < 3; count += 1) people.push(await colleague(gateway, 'pricing'));
  firstId = people[0]?.staffId ?? '';
  const by = people.map((who): By => casesBy(gateway, who, { one: 'enquiry', all: 'enquiries' }));
  [first, second, third] = by as [By, By, By];
});
afterAll(() => gateway.close());

const look = async (no: string, by = first) => (await by.look(no)).data;
const ids = ({ acts }: EnquiryCase) => acts.map(({ id }) => id);

async function priced(no: string, change: ActInput = {}): Promise<ActInput> {
  const fields = (await look(no)).acts.find(({ id }) => id === 'enquiry.answered')?.fields ?? [];
  const optionsOf = (name: string) => fields.find(({ id }) => id === name)?.options ?? [];
  return {
    offerId: optionsOf('offerId').at(-1)?.key ?? '',
    isUnsailed: 'N',
    freight: optionsOf('freight').map(() => '1500'),
    danger: optionsOf('danger').map(() => '300'),
    validUntil: asker.until(24),
    note: '',
    ...change,
  };
}

const answered = async (no: string, change: ActInput, by = first, how: 'act' | 'rehearse' = 'act') =>
  by.act(no, { act: 'enquiry.answered', said: await priced(no, change), how });
const LOW = { freight: ['1'], danger: ['300'] };
const agree = (no: string, by = second, turn?: string) =>
  by.act(no, { act: 'enquiry.approved', ...(turn !== undefined && { turn }) });
const giveBack = (no: string, by = second) => by.act(no, { act: 'enquiry.returned', said: { reason: '运费少了一位' } });
const lineOf = async (no: string) => (await second.list()).data.records.find(({ enquiryNo }) => enquiryNo === no);

describe('answer that needs a second approval', () => {
  it.each<[what: string, ActInput, AnswerDoubt[]]>([
    ['within the tariff', {}, []],
    ['of one dollar', LOW, ['BELOW_TARIFF']],
    [
      'of one dollar with the danger in it',
      { freight: ['1'], danger: [''], note: '含' },
      ['BELOW_TARIFF', 'NO_DANGER'],
    ],
    ['with the danger in it', { freight: ['1800'], danger: ['0'], note: '含附加费' }, ['NO_DANGER']],
    ['of a slipped finger', { freight: ['999999'] }, ['FAR_ABOVE_TARIFF']],
  ])('shows its doubts in the preview: %s', async (_, change, doubts) => {
    const { enquiryNo } = await asker.asked();
    const { data, message } = await answered(enquiryNo, change, first, 'rehearse');
    expect(data.answer?.doubts, message).toEqual(doubts);
    expect(data.answer?.tariff?.amount ?? 0).toBeGreaterThan(100_000);
    expect(data.texts.length).toBe(doubts.length === 0 ? 1 : 0);
  });

  it('is refused when a price is not in whole cents', async () => {
    const { enquiryNo } = await asker.asked();
    for (const freight of ['0.001', '1500.005', '0', '1e3'])
      expect((await answered(enquiryNo, { freight: [freight] })).status, freight).toBe(400);
  });

  it('is not sent before the second approval, and its history has both names', async () => {
    const mine = await asker.asked();
    const { enquiryNo } = mine;
    expect((await answered(enquiryNo, LOW)).code).toBe(CODES.success);
    expect(await asker.read(mine)).toMatchObject({ state: 'OPEN', answer: null });
    expect(await asker.told(`${enquiryNo} 已报价`)).toBe(0);
    const own = await look(enquiryNo);
    expect(own.waiting).toMatchObject({ isOwn: true, doubts: ['BELOW_TARIFF'], returned: null });
    expect([own.heldBy, ids(own)], 'it lies free for a colleague').toEqual([
      null,
      ['enquiry.answered', 'enquiry.said', 'enquiry.refused'],
    ]);
    expect(await lineOf(enquiryNo)).toMatchObject({ awaitsSecond: true, heldBy: null });

    const lines = await gateway.database.query('select 1 from desk_log');
    for (const how of ['rehearse', 'act'] as const) {
      const refused = await first.act(enquiryNo, { act: 'enquiry.approved', how });
      expect([refused.code, refused.message], how).toEqual([CODES.moveRefused, '自己提交的需由另一位定价同事复核']);
    }
    expect((await giveBack(enquiryNo, first)).code).toBe(CODES.moveRefused);
    expect(await gateway.database.query('select 1 from desk_log'), 'a refusal leaves no line').toHaveLength(
      lines.length,
    );

    const seen = await look(enquiryNo, second);
    expect(seen.waiting?.isOwn).toBe(false);
    expect(ids(seen)).toContain('enquiry.approved');
    const { data } = await second.act(enquiryNo, { act: 'enquiry.approved', how: 'rehearse' });
    expect(data.texts[0]).toContain(`${enquiryNo} 已报价`);
    expect((await agree(enquiryNo)).code).toBe(CODES.success);
    const read = await asker.read(mine);
    expect([read.state, read.answer?.charges]).toEqual(['ANSWERED', seen.waiting?.answer.charges]);
    expect(await asker.told(`${enquiryNo} 已报价`)).toBe(1);
    const after = await look(enquiryNo);
    expect(after.waiting).toBeNull();
    expect(after.done.map(({ act }) => act)).toEqual(['enquiry.approved', 'enquiry.answered']);
    expect(new Set(after.done.map(({ who }) => who)).size).toBe(2);
    expect((await asker.accept(mine, read)).code).toBe(CODES.success);
  });

  it('is returned with a reason and answered again by the first person', async () => {
    const mine = await asker.asked();
    const { enquiryNo } = mine;
    await answered(enquiryNo, LOW);
    expect((await giveBack(enquiryNo)).code).toBe(CODES.success);
    const own = await look(enquiryNo);
    expect(own.waiting?.returned).toMatchObject({ reason: '运费少了一位' });
    expect(own.waiting?.returned?.by).not.toBe(own.waiting?.by);
    expect((await lineOf(enquiryNo))?.awaitsSecond).toBe(false);
    expect((await agree(enquiryNo, third)).code, 'what was returned is agreed to no more').not.toBe(CODES.success);
    expect(own.heldBy, 'it is with whoever returned it, and taken over').not.toBeNull();
    await first.hold(enquiryNo, firstId);
    expect((await answered(enquiryNo, {})).code).toBe(CODES.success);
    expect((await look(enquiryNo)).waiting).toBeNull();
    expect((await asker.read(mine)).state).toBe('ANSWERED');
  });

  it('leaves the previous answer valid until approved', async () => {
    const mine = await asker.asked();
    const { enquiryNo } = mine;
    await answered(enquiryNo, {});
    const before = await asker.read(mine);
    gateway.clock.advance(1_000);
    expect((await answered(enquiryNo, LOW)).code).toBe(CODES.success);
    expect(await asker.read(mine)).toEqual(before);
    expect(await lineOf(enquiryNo), 'and waits in the queue').toMatchObject({ awaitsSecond: true, state: 'ANSWERED' });
    expect((await asker.accept(mine, before)).code).toBe(CODES.success);
    expect((await look(enquiryNo)).waiting, 'and is over once its owner has accepted').toBeNull();
    expect((await agree(enquiryNo)).code).not.toBe(CODES.success);
  });

  it('ends with the enquiry', async () => {
    const mine = await asker.asked();
    await answered(mine.enquiryNo, {});
    await answered(mine.enquiryNo, LOW);
    const { turn } = await look(mine.enquiryNo, second);
    expect((await asker.act(declineEnquiry.path, mine, { reason: '价格不合适' })).code).toBe(CODES.success);
    expect((await agree(mine.enquiryNo, second, turn)).code).toBe(HOUSE_CODES.caseMoved);
    expect((await agree(mine.enquiryNo)).code).toBe(CODES.moveRefused);
  });
});

describe('parallel acts on a waiting answer', () => {
  it('approve it once', async () => {
    const mine = await asker.asked();
    const { enquiryNo } = mine;
    await answered(enquiryNo, LOW);
    const { turn } = await look(enquiryNo);
    const replies = await Promise.all([second, third, second, third].map((by) => agree(enquiryNo, by, turn)));
    expect(replies.filter(({ code }) => code === CODES.success)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await asker.told(`${enquiryNo} 已报价`)).toBe(1);
    expect((await look(enquiryNo)).answers).toHaveLength(1);
  });

  it('fail for a changed price or an unread message', async () => {
    const mine = await asker.asked();
    const { enquiryNo } = mine;
    await answered(enquiryNo, LOW);
    const read = await look(enquiryNo, second);
    expect((await answered(enquiryNo, { ...LOW, freight: ['2'] })).code).toBe(CODES.success);
    expect((await agree(enquiryNo, second, read.turn)).code).toBe(HOUSE_CODES.caseMoved);
    const again = await look(enquiryNo, second);
    expect((await asker.act(sayEnquiry.path, mine, { text: '请尽快', counter: null })).code).toBe(CODES.success);
    expect((await agree(enquiryNo, second, again.turn)).code).toBe(HOUSE_CODES.caseMoved);
    expect(await asker.read(mine)).toMatchObject({ state: 'OPEN', answer: null });
    expect((await agree(enquiryNo)).code).toBe(CODES.success);
  });

  it('end in one consistent result of approval or return', async () => {
    const mine = await asker.asked();
    const { enquiryNo } = mine;
    await answered(enquiryNo, LOW);
    const replies = await Promise.all([agree(enquiryNo, second), giveBack(enquiryNo, third)]);
    expect(replies.filter(({ code }) => code === CODES.success)).toHaveLength(1);
    const isGiven = replies[0]?.code === CODES.success;
    expect((await asker.read(mine)).state).toBe(isGiven ? 'ANSWERED' : 'OPEN');
    expect((await look(enquiryNo)).waiting === null).toBe(isGiven);
  });
});
