import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cancelOrder } from '../../../../../contract/orders/orders';
import { CODES } from '../../../../../contract/wire/envelope';
import type { RailOffer, RailQuote } from '../../../../../domain/modes/rail/quote';
import type { OrderBrief } from '../../../../../domain/order/receipt/brief';
import { railSearchOf } from '../../../../support/rail-order';
import { locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing, newPerson, type Person } from '../../../people/identity/support/person';
import { deskOf } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { noticesBy } from '../../../people/staff/support/notices';
import { colleague } from '../../../people/staff/support/staff';
import { isBookable, soundOn, trains } from '../support/rail';

let gateway: TestGateway;
let person: Person;
let notice: ReturnType<typeof noticesBy>;
beforeAll(async () => {
  gateway = await openTestGateway();
  person = await newPerson(gateway);
  notice = noticesBy(gateway, await colleague(gateway, 'reviewer'));
});
afterAll(() => gateway.close());

const MALASZEWICZE = railSearchOf({
  dstPortCode: 'RMA',
  isDanger: 'N',
  unNo: null,
  goods: '丙二醇',
  boxes: [{ type: '40HQ', count: 1 }],
});

const SAID = { text: '集装箱积压', days: 6, until: '2026-03-05' };
const put = () => notice.act('RHG', { act: 'notice.put', said: { ...SAID, days: '6' } });
const drop = () => notice.act('RHG', { act: 'notice.dropped' });
const found = ({ detail }: RailOffer): string[] =>
  detail.findings.filter(({ code }) => code === 'railNotice').map(({ level, given }) => `${level} ${given['text']}`);

async function bookable(): Promise<RailOffer> {
  const train = (await trains(gateway, MALASZEWICZE)).find(isBookable);
  if (!train) throw new Error('no train can be booked');
  return train;
}

async function ordered(): Promise<string> {
  const { offerId } = await bookable();
  const quote = (await locked(gateway, 'RAIL', { search: MALASZEWICZE, offerId }, person.token)) as RailQuote;
  return submit(quote);
}

async function submit(quote: RailQuote): Promise<string> {
  const form = { ...soundOn(quote), isDanger: 'N' as const, services: [], heating: 'NONE' as const };
  const plain = {
    ...form,
    goods: form.goods.map((row) => ({
      ...row,
      nameCn: '丙二醇',
      nameEn: 'Propylene glycol',
      unNo: '',
      hazardClass: '' as const,
      hsCode: '290532',
      casNo: '',
    })),
    rail: { '1': { nameRu: 'Пропиленгликоль', gng: '', isSolid: false, freezeC: '' } },
  };
  const { code, data, message } = await submitted(
    gateway,
    { id: 'RAIL', token: person.token },
    submissionOf(gateway, plain, quote),
  );
  expect(code, message).toBe(CODES.success);
  return data.orderNo;
}

const read = async (orderNo: string): Promise<OrderBrief> =>
  (await gateway.get<OrderBrief>(`/api-puds/order/${orderNo}`, bearing(person.token))).data;

const move = (orderNo: string, from: string, event: string) => deskOf(gateway).move({ orderNo, from, event });

describe('RE14: notice of a delayed border', () => {
  it('appears on every train across it at once, and can be withdrawn', async () => {
    expect(found(await bookable())).toStrictEqual([]);
    expect((await put()).code).toBe(CODES.success);
    const train = await bookable();
    expect(found(train)).toStrictEqual(['NEED_APPROVAL 集装箱积压']);
    expect(train.acceptance.level).toBe('NEED_APPROVAL');
    expect(train.detail.notice).toStrictEqual(SAID);
    const [other] = await trains(gateway, { ...MALASZEWICZE, dstPortCode: 'RDU' });
    expect(other?.detail.notice, 'by another border').toBeNull();
    await drop();
    expect(found(await bookable())).toStrictEqual([]);
  });

  it('saved while a form is open does not block the order, which is judged with it', async () => {
    const { offerId } = await bookable();
    const quote = (await locked(gateway, 'RAIL', { search: MALASZEWICZE, offerId }, person.token)) as RailQuote;
    expect(quote.offer.detail.notice).toBeNull();
    await put();
    const orderNo = await submit(quote);
    const [order] = await gateway.database.query<{ codes: string[] }>(
      `select array(select f->>'code' from jsonb_array_elements(snapshot->'verdict'->'findings') f) as codes
         from orders where order_no = $1`,
      [orderNo],
    );
    expect(order?.codes).toContain('railNotice');
    expect((await read(orderNo)).detail['notice']).toStrictEqual(SAID);
    await drop();
    expect((await read(orderNo)).detail['notice']).toBeNull();
  });

  it('saved after wagon reservation makes cancellation free while it is valid', async () => {
    const orderNo = await ordered();
    await move(orderNo, 'UNDER_REVIEW', 'accepted');
    await move(orderNo, 'CONFIRMED', 'space.released');
    expect((await read(orderNo)).cancelFee).toMatchObject({ amount: 300_000 });
    await put();
    const fee = (await read(orderNo)).cancelFee;
    expect(fee).toMatchObject({ amount: 0 });
    const cancel = (shownFee: unknown) =>
      gateway.post(
        cancelOrder.path.replace(':orderNo', orderNo),
        { orderNo, reason: '1', shownFee },
        bearing(person.token),
      );
    await drop();
    expect((await cancel(fee)).code, 'it is over by then').toBe(CODES.feeChanged);
    await put();
    expect((await cancel(fee)).code).toBe(CODES.success);
    await drop();
  });
});
