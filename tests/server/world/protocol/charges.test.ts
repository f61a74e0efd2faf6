import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { legalText } from '../../../../contract/content/content';
import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import { CHARGES_ID, editionPath, FIRST_EDITIONS } from '../../../../domain/order/papers/protocol';
import { dayAt, daysAfter, momentOf } from '../../../../domain/values/days';
import { newPerson } from '../../people/identity/support/person';
import { ordered, quoteFor, read, submit } from '../../orders/orders/support/booking';
import { submissionOn } from '../../orders/orders/support/submission';
import { type Colleague, colleague } from '../../people/staff/support/staff';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const FIRST = FIRST_EDITIONS[CHARGES_ID];

let gateway: TestGateway;
let author: Colleague;
let publisher: Colleague;
let next: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  author = await colleague(gateway, 'content');
  publisher = await colleague(gateway, 'administrator');
  next = daysAfter(dayAt(gateway.clock.now()), 1);
  if (next <= FIRST) next = daysAfter(FIRST, 2);
});
afterAll(() => gateway.close());

const AT = `/api-desk/content/legal/${CHARGES_ID}`;
const look = async () => {
  const { data } = await gateway.post<{ turn: number; counted: { heading: string }[] }>(AT, {}, author.as);
  return data;
};
const written = (text: string) => ({
  heads: { title: '化途海运整箱收费协议', effectiveOn: next, summary: '怎样计费、怎样取消，以这一版为准。' },
  text,
});
const save = async (text: string) => {
  const { turn } = await look();
  const body = { kind: 'legal', key: CHARGES_ID, turn, written: written(text) };
  return gateway.post('/api-desk/content/save', body, author.as);
};
const textOf = async (version = '') => {
  const { data } = await gateway.get<ReplyOf<typeof legalText>>(`${legalText.path}?documentId=${CHARGES_ID}${version}`);
  return data;
};

describe('next edition of the charge agreement', () => {
  it('is edited beside the counted tables, and must contain no amounts', async () => {
    const { counted } = await look();
    expect(counted.map(({ heading }) => heading)).toEqual(['取消费率表', '对外收费标准']);
    expect(await save('# 一、取消\n\n每箱收 300 元。')).toMatchObject({
      code: CODES.badRequest,
      message: '正文不写金额：取消费率表与对外收费标准按现行收费列在正文之下',
    });
    expect((await save('# 一、取消\n\n取消费见下方取消费率表。')).status).toBe(200);
    const { turn } = await look();
    const published = await gateway.post(`/api-desk/legal/${CHARGES_ID}/act`, { act: 'publish', turn }, publisher.as);
    expect(published.status).toBe(200);
    expect((await textOf()).version, 'until its day').toBe(FIRST);
  });

  it('applies to orders from its day, and each order keeps its edition', async () => {
    const { token } = await newPerson(gateway);
    const { orderNo: before } = await ordered(gateway, token);
    gateway.clock.advance(momentOf(next, 0) - 1_000 - gateway.clock.now());
    const { token: reader } = await newPerson(gateway);
    const sent = submissionOn(await quoteFor(gateway, reader));
    gateway.clock.advance(1_000);
    expect((await textOf()).version).toBe(next);

    const refused = await submit(gateway, reader, sent);
    expect(refused).toMatchObject({
      code: CODES.orderRefused,
      message: '收费协议已更新，请重新阅读并同意',
      data: { faults: [{ path: 'agreeCharges', code: 'required' }], chargesEdition: next },
    });
    expect((await submit(gateway, reader, { ...sent, protocolVersion: '2019-01-01' })).message).toBe(
      '服务协议和收费协议已更新，请重新阅读并同意',
    );
    const unsaid = { ...sent, form: { ...sent.form, chargesEdition: '' } };
    expect((await submit(gateway, reader, unsaid)).data, 'pages of before showed the first').toEqual(refused.data);
    const unknown = { ...sent, form: { ...sent.form, chargesEdition: "2026-11-22'--" } };
    expect((await submit(gateway, reader, unknown)).data).toEqual(refused.data);

    const agreed = { ...sent, form: { ...sent.form, chargesEdition: next } };
    const { code, data } = await submit(gateway, reader, agreed);
    expect(code).toBe(CODES.success);
    expect((await read(gateway, reader, data.orderNo)).data.chargesEdition).toBe(next);
    const officer = await colleague(gateway, 'officer');
    const atDesk = async (orderNo: string) => {
      const path = `/api-desk/case/${orderNo}`;
      return (await gateway.post<{ agreed: { charges: string } }>(path, {}, officer.as)).data.agreed.charges;
    };
    expect([await atDesk(before), await atDesk(data.orderNo)]).toEqual([FIRST, next]);
  });

  it('leaves the previous one readable by its day, with the current charges below', async () => {
    const old = await textOf(`&version=${FIRST}`);
    expect([old.version, old.sections.length]).toEqual([FIRST, 8]);
    const page = await (await gateway.request(editionPath(CHARGES_ID, FIRST))).text();
    for (const { heading } of [...old.sections, ...old.counted]) expect(page).toContain(`<h2>${heading}</h2>`);
    expect(page).toContain('<td>20GP、20RF、20OT、20FR 每箱 ¥2,000.00');
  });
});
