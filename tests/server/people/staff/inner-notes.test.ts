import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import type { HouseCase } from '../../../../domain/house/case';
import { findBrokenLine } from '../../../../server/base/house-log/log';
import { newPerson, type Person } from '../identity/support/person';
import { ordered, read } from '../../orders/orders/support/booking';
import { DANGEROUS } from '../../orders/orders/support/submission';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { type Colleague, colleague } from './support/staff';

let gateway: TestGateway;
let officer: Colleague;
let owner: Person;
let orderNo: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  officer = await colleague(gateway, 'officer');
  owner = await newPerson(gateway);
  ({ orderNo } = await ordered(gateway, owner.token, DANGEROUS));
});
afterAll(() => gateway.close());

const look = async (as = officer.as) => (await gateway.post<HouseCase>(`/api-desk/case/${orderNo}`, {}, as)).data;
const note = async (said: string, path: 'act' | 'rehearse' = 'act') => {
  const { turn } = await look();
  return gateway.post<{ texts: string[] }>(
    `/api-desk/case/${orderNo}/${path}`,
    { turn, act: 'noted', said: { said } },
    officer.as,
  );
};

it('keeps notes with name and moment, the newest first, for every reader of the order', async () => {
  expect((await note('先问 VGM', 'rehearse')).data.texts).toEqual([]);
  expect((await look()).inner).toEqual([]);
  for (const text of ['先问 VGM', `<b>'; drop table orders; --\n第二行`]) {
    expect((await note(text)).code).toBe(CODES.success);
    gateway.clock.advance(60_000);
  }
  const { inner } = await look((await colleague(gateway, 'auditor')).as);
  expect(inner.map(({ text }) => text)).toEqual([`<b>'; drop table orders; --\n第二行`, '先问 VGM']);
  expect(inner.every(({ who }) => who.startsWith('同事'))).toBe(true);
  expect(await findBrokenLine(gateway.database)).toBeNull();
});

it('refuses a note that says nothing or too much', async () => {
  for (const text of ['', ' ', '一', '长'.repeat(501)]) expect((await note(text)).status, text).toBe(400);
});

it('shows its owner nothing of them', async () => {
  const reply = await read(gateway, owner.token, orderNo);
  expect(reply.code).toBe(CODES.success);
  expect(JSON.stringify(reply.data)).not.toContain('先问');
});
