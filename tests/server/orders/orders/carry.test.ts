import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { copyOrder } from '../../../../contract/orders/orders';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import { bearing, newPerson } from '../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { ordered, read } from './support/booking';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const carried = (orderNo: string, into: string, token: string | null) =>
  gateway.get<{ form: CfsForm; org: string } | null>(
    `${copyOrder.path.replace(':orderNo', orderNo)}?into=${into}`,
    token === null ? {} : bearing(token),
  );

it('sea order carries over into a CFS form, for its owner only', async () => {
  const [{ token }, other] = [await newPerson(gateway), await newPerson(gateway)];
  const { orderNo } = await ordered(gateway, token);
  const { data } = await carried(orderNo, 'CFS', token);
  const brief = (await read(gateway, token, orderNo)).data;
  const closing = brief.cutoffs.find(({ code }) => code === 'CY_CLOSE')?.at ?? '';
  expect(data?.org).toBe(brief.org?.code);
  expect(data?.form).toMatchObject({ isDanger: 'Y', goods: [{ nameCn: '甲醇', unNo: '1230' }], quoteId: '' });
  expect(Date.parse(`${data?.form.cutoff}:00+08:00`)).toBe(Date.parse(closing));
  const [foreign, none] = [await carried(orderNo, 'CFS', other.token), await carried('FC260302AAAAAA', 'CFS', token)];
  for (const reply of [foreign, none]) expect(reply).toMatchObject({ status: 404, code: CODES.notFound, data: null });
  expect({ ...none, headers: null }).toEqual({ ...foreign, headers: null });
  expect((await carried(orderNo, 'CFS', null)).status).toBe(401);
});

it('sea order carries over into no mode without container loading', async () => {
  const { token } = await newPerson(gateway);
  const { orderNo } = await ordered(gateway, token);
  for (const into of ['WH', 'AIR', 'ENQ', 'MALL'])
    expect(await carried(orderNo, into, token)).toMatchObject({ status: 404, data: null });
  expect((await carried(orderNo, 'XX', token)).status).toBe(400);
});
