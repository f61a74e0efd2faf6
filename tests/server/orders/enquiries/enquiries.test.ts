import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { listEnquiries, submitEnquiry } from '../../../../contract/modes/enq';
import { CODES } from '../../../../contract/wire/envelope';
import { blankEnquiry, type EnquiryForm } from '../../../../domain/modes/enq/enquiry';
import { dayAt } from '../../../../domain/values/days';
import { methanol } from '../../../support/fcl-order';
import { upload } from '../../people/files/support/upload';
import { bearing, newPerson } from '../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { enquiryOn } from './support/enquirer';

type Sent = ReplyOf<typeof submitEnquiry>;

let one: TestGateway;
let other: TestGateway;
beforeAll(async () => {
  one = await openTestGateway();
  other = await openTestGateway({ database: one.database, clock: one.clock });
});
afterAll(() => one.close());

const today = () => dayAt(one.clock.now());
const asking = (change: Partial<EnquiryForm> = {}): EnquiryForm => enquiryOn(today(), change);

/** `isMeant` skips the duplicate check. */
const send = (token: string, form: unknown = asking(), gateway = one) =>
  gateway.post<Sent>(submitEnquiry.path, { form, isMeant: true }, bearing(token));
const sendUnmeant = (token: string, form: unknown = asking(), gateway = one) =>
  gateway.post<Sent>(submitEnquiry.path, { form }, bearing(token));
const list = async (token: string) =>
  (await one.get<ReplyOf<typeof listEnquiries>>(listEnquiries.path, bearing(token))).data;

describe('enquiry', () => {
  it('gets an unguessable number and a response time of two working hours', async () => {
    const { token } = await newPerson(one);
    const { code, data } = await send(token);
    expect(code).toBe(CODES.success);
    expect(data).toEqual({
      enquiryNo: expect.stringMatching(/^EQ\d{6}[0-9A-HJKMNP-TV-Z]{6}$/),
      state: 'OPEN',
      sentAt: new Date(one.clock.now()).toISOString(),
      answerBy: new Date(one.clock.now() + 2 * 3_600_000).toISOString(),
      orgPortCode: 'CNSHA',
      dstPortCode: 'SGSIN',
      orgName: '上海',
      dstName: '新加坡',
    });
    expect(await list(token)).toEqual({ records: [data], open: 1 });
  });

  it('is listed to its sender only', async () => {
    const [one_, stranger] = [await newPerson(one), await newPerson(one)];
    await send(one_.token);
    expect(await list(stranger.token)).toEqual({ records: [], open: 0 });
  });

  it('lists all its faults when invalid', async () => {
    const { token } = await newPerson(one);
    const reply = await send(token, asking({ dstPortCode: 'XXXXX', contactPhone: '12', quoteDeadline: '' }));
    expect(reply).toMatchObject({ code: CODES.orderRefused, message: '询价有 3 处需要修改' });
    expect(reply.data).toEqual({
      faults: [
        { path: 'dstPortCode', code: 'portUnknown' },
        { path: 'contactPhone', code: 'contactPhone' },
        { path: 'quoteDeadline', code: 'required' },
      ],
    });
    expect((await list(token)).records).toEqual([]);
  });

  it('accepts only own files', async () => {
    const [person, stranger] = [await newPerson(one), await newPerson(one)];
    const foreign = (await upload(one, stranger.token, { name: 'a.pdf' })).data.fileId;
    const own = (await upload(one, person.token, { name: 'a.pdf' })).data.fileId;
    const withFile = (fileId: string) => asking({ files: [{ fileId, docType: 'SDS_CN', name: 'a.pdf', bytes: 16 }] });
    expect((await send(person.token, withFile(foreign))).status).toBe(404);
    expect((await send(person.token, withFile(own))).code).toBe(CODES.success);
  });

  it('is limited to ten open ones exactly, across two gateways', async () => {
    const { token } = await newPerson(one);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        send(token, asking({ remark: `${index}` }), index % 2 === 0 ? one : other),
      ),
    );
    expect(replies.filter(({ code }) => code === CODES.success)).toHaveLength(10);
    expect(replies.filter(({ code }) => code === CODES.tooManyEnquiries)).toHaveLength(40);
    expect(await list(token)).toMatchObject({ open: 10 });
  });

  it('is accepted once for duplicates within ten minutes from any tab, unless confirmed', async () => {
    const { token } = await newPerson(one);
    const replies = await Promise.all([one, other, one, other].map((gateway) => sendUnmeant(token, asking(), gateway)));
    const [{ enquiryNo } = { enquiryNo: '' }] = (await list(token)).records;
    expect(replies.filter(({ code }) => code === CODES.success)).toHaveLength(1);
    const asked = replies.filter(({ code }) => code === '10006015');
    expect(asked).toHaveLength(3);
    expect(asked[0]).toMatchObject({
      message: `10 分钟内已有同样的询价 ${enquiryNo}，仍要提交？`,
      data: { enquiryNo },
    });
    const heavier = asking({ remark: '加急', goods: [{ ...methanol, grossKg: '14,200.00' }] });
    expect((await sendUnmeant(token, heavier)).code, 'the same ports and goods, however much').toBe('10006015');
    expect((await send(token, heavier)).code).toBe(CODES.success);
    expect((await list(token)).open).toBe(2);
  });

  it('is no duplicate with other goods, other ports, or ten minutes later', async () => {
    const { token } = await newPerson(one);
    await sendUnmeant(token);
    const others = [asking({ dstPortCode: 'NLRTM' }), asking({ goods: [{ ...methanol, nameCn: '工业甲醇' }] })];
    for (const form of others) expect((await sendUnmeant(token, form)).code).toBe(CODES.success);
    one.clock.advance(10 * 60_000);
    expect((await sendUnmeant(token)).code).toBe(CODES.success);
  });

  it('counts as open while overdue, and frees its place once it ends', async () => {
    const { token } = await newPerson(one);
    for (let count = 0; count < 10; count += 1) await send(token, asking({ remark: `${count}` }));
    expect((await send(token)).code).toBe(CODES.tooManyEnquiries);
    one.clock.advance(3 * 86_400_000);
    expect((await list(token)).records.every(({ state }) => state === 'OVERDUE')).toBe(true);
    expect((await send(token)).code, 'late is not away').toBe(CODES.tooManyEnquiries);
    one.clock.advance(86_400_000);
    const { records, open } = await list(token);
    expect(open).toBe(0);
    expect(records.every(({ state }) => state === 'CLOSED')).toBe(true);
    expect((await send(token)).code).toBe(CODES.success);
  });

  it.each([
    ['no form', undefined],
    ['a text for a form', 'form'],
    ['a field of another kind', { ...blankEnquiry, goods: 'many' }],
    ['a port nobody could have chosen', { ...blankEnquiry, orgPortCode: 'C'.repeat(21) }],
  ])('with %s is rejected', async (_, form) => {
    const { token } = await newPerson(one);
    const reply = await one.post(submitEnquiry.path, { form }, bearing(token));
    expect(reply).toMatchObject({ status: 400, code: CODES.badRequest });
  });

  it('requires sign-in', async () => {
    expect((await one.post(submitEnquiry.path, { form: asking() })).status).toBe(401);
    expect((await one.get(listEnquiries.path)).status).toBe(401);
  });
});
