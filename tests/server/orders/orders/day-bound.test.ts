import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { submitEnquiry } from '../../../../contract/modes/enq';
import { CODES } from '../../../../contract/wire/envelope';
import { blankEnquiry } from '../../../../domain/modes/enq/enquiry';
import { MOST_ENQUIRIES_A_DAY, MOST_ORDERS_A_DAY, VERIFIED_TIMES } from '../../../../domain/order/life/holdings';
import { dayAt, daysAfter } from '../../../../domain/values/days';
import { methanol } from '../../../support/fcl-order';
import { bearing, newPerson } from '../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { quoteFor, submit } from './support/booking';
import { newMember } from './support/enterprise';
import { cancel } from './support/state';
import { GENERAL, submissionOn } from './support/submission';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

type Kind = 'orders' | 'enquiries';

const made = (kind: Kind, subject: string, count: number) =>
  gateway.database.query(
    `insert into counts (kind, subject, count, ends_at) values ($1, $2, $3, $4)
     on conflict (kind, subject) do update set count = $3`,
    [kind, subject, count, new Date(gateway.clock.now() + 3_600_000)],
  );

const person = async () => {
  const { token, phone } = await newPerson(gateway);
  const [row] = await gateway.database.query<{ id: string; from: string }>(
    'select id, registered_from as "from" from users where phone = $1',
    [phone],
  );
  return { token, id: row?.id ?? '', from: row?.from ?? '' };
};

const order = async (token: string) => submit(gateway, token, submissionOn(await quoteFor(gateway, token, GENERAL)));

const enquire = (token: string) =>
  gateway.post(
    submitEnquiry.path,
    {
      form: {
        ...blankEnquiry,
        orgPortCode: 'CNSHA',
        dstPortCode: 'SGSIN',
        etd: daysAfter(dayAt(gateway.clock.now()), 30),
        goods: [methanol],
        contactName: '林海',
        contactPhone: '13812345678',
        quoteDeadline: `${daysAfter(dayAt(gateway.clock.now()), 3)}T18:00`,
      },
      isMeant: true,
    },
    bearing(token),
  );

const ACTS = { orders: order, enquiries: enquire } as const;
const MOST = { orders: MOST_ORDERS_A_DAY, enquiries: MOST_ENQUIRIES_A_DAY } as const;

describe.each(['orders', 'enquiries'] as const)('daily limit of %s', (kind) => {
  const act = (token: string) => ACTS[kind](token);

  it('applies to unverified users, whatever the outcome, and explains the next step', async () => {
    const { token, id } = await person();
    await made(kind, id, MOST[kind] - 1);
    expect((await act(token)).code).toBe(CODES.success);
    const refused = await act(token);
    expect(refused).toMatchObject({ code: CODES.bounded, data: { of: 'day', most: MOST[kind], isVerified: false } });
    for (const words of [`24 小时内已提交 ${MOST[kind]} `, '企业认证', '急需'])
      expect(refused.message).toContain(words);
    expect(refused.message).not.toContain('同一网络');
    gateway.clock.advance(3_600_001);
    expect((await act(token)).code, 'the window is over').toBe(CODES.success);
  });

  it('is five times as high for a verified enterprise, over all its members and addresses', async () => {
    const [one, other] = [await newMember(gateway, 'PASS'), await person()];
    await gateway.database.query(
      'update users set enterprise_id = $2, registered_from = (select registered_from from users where id = $3) where id = $1',
      [other.id, one.enterpriseId, one.userId],
    );
    await made(kind, one.enterpriseId, MOST[kind] * VERIFIED_TIMES - 1);
    expect((await act(one.token)).code).toBe(CODES.success);
    expect((await act(other.token)).message).toContain(`${MOST[kind] * VERIFIED_TIMES} `);
  });

  it('is shared by strangers who registered at one address', async () => {
    const [one, other] = [await person(), await person()];
    expect(one.from).not.toBe(other.from);
    await made(kind, `address ${one.from}`, MOST[kind]);
    expect((await act(other.token)).code).toBe(CODES.success);
    await gateway.database.query('update users set registered_from = $2 where id = $1', [other.id, one.from]);
    const refused = await act(other.token);
    expect(refused.code).toBe(CODES.bounded);
    expect(refused.message).toMatch(/^与您在同一网络注册、未认证的账号合计/);
  });
});

it('covers boxes held on a lane by strangers of one address, until one is verified', async () => {
  const [one, other, third] = [await person(), await person(), await newMember(gateway, 'PASS')];
  await gateway.database.query('update users set registered_from = $1 where id = any($2)', [
    one.from,
    [one.id, other.id, third.userId],
  ]);
  const lane = { ...GENERAL, dstPortCode: 'MYPKG', boxes: [{ type: '20GP' as const, count: 5 }] };
  const five = async (token: string) => {
    const quote = await quoteFor(gateway, token, lane);
    return submit(gateway, token, submissionOn(quote, { boxes: [{ type: '20GP', count: '5' }] }));
  };
  const orders: string[] = [];
  for (let boxes = 0; boxes < 30; boxes += 5) orders.push((await five(one.token)).data.orderNo);
  const refused = await five(other.token);
  expect(refused.message).toMatch(/^与您在同一网络注册、未认证的账号合计：同一航线最多占用 30 箱，已占用 30 箱/);
  expect((await five(third.token)).code, 'who is verified stands for itself').toBe(CODES.success);
  await cancel(gateway, one.token, orders[0] ?? '');
  expect((await five(other.token)).code).toBe(CODES.success);
});
