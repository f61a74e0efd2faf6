import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { blankTruck, type RailForm } from '../../../../../domain/modes/rail/form';
import type { RailQuote } from '../../../../../domain/modes/rail/quote';
import type { RailReceipt } from '../../../../../domain/modes/rail/receipt';
import { receivingHours } from '../../../../../domain/modes/rail/station';
import { briefOf, locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing, newPerson, type Person } from '../../../people/identity/support/person';
import { earlierStatements } from '../../../support/earlier';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { RAIL_CASE, soundOn } from '../support/rail';

let gateway: TestGateway;
let person: Person;
let orderNo = '';
let hours: string[] = [];

const receiptOf = async () => (await briefOf(gateway, person.token, orderNo)).detail as RailReceipt;

/** Two trucks with a long box each. */
beforeAll(async () => {
  gateway = await openTestGateway();
  person = await newPerson(gateway);
  const { search, offerId } = await RAIL_CASE.find(gateway);
  const asked = { ...search, boxes: [{ type: '40HQ', count: 2 }] };
  const quote = (await locked(gateway, 'RAIL', { search: asked, offerId }, person.token)) as RailQuote;
  hours = receivingHours(quote.offer.cutoffs);
  const driver = { driverName: '张三', driverPhone: '13800138000', driverIdTail: '123X', escortName: '李四' };
  const form: RailForm = {
    ...soundOn(quote),
    inbound: [
      { ...blankTruck, ...driver, slot: hours[0] ?? '', plateNo: '陕A12345', pieces: '1' },
      { ...blankTruck, ...driver, slot: hours[3] ?? '', plateNo: '陕A12346', pieces: '1' },
    ],
  };
  const reply = await submitted(gateway, { id: 'RAIL', token: person.token }, submissionOf(gateway, form, quote));
  expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: CODES.success });
  ({ orderNo } = reply.data);
});
afterAll(() => gateway.close());

it('rail order gives each truck a station code valid at its hour', async () => {
  const { trucks } = await receiptOf();
  expect(trucks.map(({ plateNo }) => plateNo)).toEqual(['陕A12345', '陕A12346']);
  expect(new Set(trucks.map(({ code }) => code)).size).toBe(2);
  const pages = await Promise.all(trucks.map(async ({ code }) => (await gateway.request(`/g/${code}`)).text()));
  for (const [at, hour] of [hours[0], hours[3]].entries()) {
    expect(pages[at]).toContain(String(hour).replace('T', ' '));
    expect(pages[at]).toContain('西安国际港');
    expect(pages[at]).toContain('陕A**34');
  }
});

it('rail station notice prints the truck codes', async () => {
  const { trucks } = await receiptOf();
  const path = `/api-puds/order/${orderNo}/document/stationIn`;
  const { html } = (await gateway.get<{ html: string }>(path, bearing(person.token))).data;
  for (const { code } of trucks) expect(html).toContain(code.match(/.{1,4}/g)?.join('-'));
});

it('rail migration leaves older orders without named trucks', async () => {
  const { database } = gateway;
  await database.query(
    `update orders set snapshot = snapshot #- '{form,inbound}', gate_codes = '{}' where order_no = $1`,
    [orderNo],
  );
  for (const statement of earlierStatements(125)) await database.query(statement);
  expect((await receiptOf()).trucks).toEqual([]);
});
