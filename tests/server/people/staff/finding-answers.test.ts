/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import type { ActInput } from '../../../../domain/house/act-fields';
import type { HouseCase } from '../../../../domain/house/case';
import { answeredKey, answerEntry, findingKey, isOpenFinding } from '../../../../domain/house/finding-answers';
import { dangerousOrder } from '../../../support/fcl-order';
import { newPerson, type Person } from '../identity/support/person';
import { quoteFor, read, submit } from '../../orders/orders/support/booking';
import { submissionOn } from '../../orders/orders/support/submission';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { saidToAll } from './support/cases';
import { type Colleague, colleague } from './support/staff';

let gateway: TestGateway;
let person: Person;
let officer: Colleague;
beforeAll(async () => {
  gateway = await openTestGateway();
  person = await newPerson(gateway);
  officer = await colleague(gateway, 'officer');
});
afterAll(() => gateway.close());

const look = async (orderNo: string) =>
  (await gateway.post<HouseCase>(`/api-desk/case/${orderNo}`, {}, officer.as)).data;

async function accept(orderNo: string, said: ActInput) {
  const { turn } = await look(orderNo);
  return gateway.post(`/api-desk/case/${orderNo}/act`, { turn, act: 'accepted', said }, officer.as);
}

describe('order with open findings', () => {
  it('is accepted when each finding is answered, and counts its missing documents', async () => {
    const quote = await quoteFor(gateway, person.token);
    const goods = dangerousOrder.goods.map((row) => ({ ...row, nameCn: '甲醇混合液', flashPoint: '31' }));
    const { orderNo } = (await submit(gateway, person.token, submissionOn(quote, { goods }))).data;
    const shown = await look(orderNo);
    const said = saidToAll(shown, 'accepted');
    const open = shown.findings.filter(isOpenFinding);
    const [first = '', ...rest] = said['answers'] ?? [];
    const [lacking = ''] = said['lacking'] ?? [];
    expect([open.length > 1, lacking !== '']).toEqual([true, true]);
    const other = answerEntry('noted', answeredKey(first));
    for (const [odd, why, status] of [
      [{ lacking: [lacking] }, 'no answer', 409],
      [{ ...said, answers: rest }, 'one is left open', 409],
      [{ ...said, answers: [...rest, first, 'checked nothing {}'] }, 'a finding that there is not', 409],
      [{ ...said, answers: [first, first, ...rest] }, 'one is answered twice', 400],
      [{ ...said, answers: [`maybe ${answeredKey(first)}`, ...rest] }, 'an answer that there is not', 400],
      [{ ...said, answers: [other, ...rest] }, 'a note without words', 400],
    ] as const)
      expect((await accept(orderNo, odd)).status, why).toBe(status);
    for (const count of ['0', String(Number(lacking) + 1), String(Number(lacking) - 1), '99', 'Infinity', '']) {
      const odd = { ...said, lacking: [count] };
      expect((await accept(orderNo, odd)).code, count).toBe(CODES.moveRefused);
    }
    expect((await read(gateway, person.token, orderNo)).data.state).toBe('DG_REVIEW');
    const noted = { ...said, answers: [other, ...rest], reason: '已电话核对闪点' };
    expect((await accept(orderNo, noted)).code).toBe(CODES.success);
    const { history } = await look(orderNo);
    const accepted = history.find(({ event }) => event === 'accepted');
    expect(accepted?.who).toContain('同事');
    expect(
      accepted?.answers.map(({ answer, ...finding }) => answerEntry(answer, findingKey(finding))).toSorted(),
    ).toEqual([other, ...rest].toSorted());
    expect(JSON.stringify((await read(gateway, person.token, orderNo)).data), 'the owner reads of it').not.toContain(
      'noted',
    );
  });
});
