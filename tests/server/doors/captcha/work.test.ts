import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { WorkData } from '../../../../contract/people/captcha-work';
import { WORK_PARTS, WORK_SECONDS, WORK_SPAN } from '../../../../domain/people/captcha-work';
import type { Client } from '../../../../server/doors/captcha/client';
import { CAPTCHA_DEFAULTS } from '../../../../server/doors/captcha/settings';
import { sweepCaptcha } from '../../../../server/doors/captcha/store';
import { createWorkService, workTarget } from '../../../../server/doors/captcha/work/service';
import { freshAddress, freshPhone } from '../../support/gateway';
import { codeOf, type House, openHouse } from './support/house';

const { limits } = CAPTCHA_DEFAULTS;

let house: House;
let works: ReturnType<typeof createWorkService>;
beforeAll(async () => {
  house = await openHouse();
  works = createWorkService({ ...house, limits, target: async () => '0'.repeat(32) });
});
afterAll(() => house.close());

let [phone, client]: [string, Client] = ['', { address: '', visitor: null }];
beforeEach(() => {
  phone = freshPhone();
  client = { address: freshAddress(), visitor: null };
});

const ask = (asked = phone, from = client) => works.ask({ phone: asked }, from);
const check = (token: unknown, found: unknown, from = client) => works.check({ token, found }, from);

async function given(asked = phone, from = client): Promise<WorkData> {
  const { repData } = (await ask(asked, from)).answer;
  if (repData === null) throw new Error('no work was given');
  return repData;
}

/** Reads the hidden numbers from the table, which saves computing them. */
async function hiddenIn(token: string): Promise<number[]> {
  const [row] = await house.database.query<{ numbers: string }>('select numbers from captcha_works where token = $1', [
    token,
  ]);
  return JSON.parse(row?.numbers ?? '[]') as number[];
}

async function earn(asked = phone, from = client): Promise<string> {
  const { token } = await given(asked, from);
  const { answer } = await check(token, await hiddenIn(token), from);
  return answer.repData?.proof ?? `no proof: ${answer.repCode}`;
}

const spend = (proof: string, of = phone) => house.service.spendProof(proof, { phone: of, purpose: 'user_login' });

describe('proof of work', () => {
  it('hides its numbers behind hashes that a device can compute', async () => {
    const dear = createWorkService({ ...house, limits });
    const { token = '', targets, span = 0 } = (await dear.ask({ phone }, client)).answer.repData ?? {};
    expect(span).toBe(WORK_SPAN);
    const numbers = await hiddenIn(token);
    expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < span)).toBe(true);
    expect(targets).toHaveLength(WORK_PARTS);
    expect(await Promise.all(numbers.map((number, part) => workTarget(token, part, number)))).toEqual(targets);
  });

  it('earns one proof, valid for its phone only', async () => {
    const proof = await earn();
    expect(await house.service.holdsProof(proof)).toBe(true);
    expect(await spend(proof, freshPhone())).toBe(false);
    expect(await spend(proof)).toBe(true);
    expect(await spend(proof)).toBe(false);
  });

  it('is judged once, right or wrong', async () => {
    const { token } = await given();
    const right = await hiddenIn(token);
    expect(codeOf(await check(token, [0, 0, 0, -1]))).toBe('6111');
    expect(codeOf(await check(token, right))).toBe('6110');
  });

  it('is passed by one of fifty parallel answers', async () => {
    const { token } = await given();
    const right = await hiddenIn(token);
    const codes = (await Promise.all(Array.from({ length: 50 }, () => check(token, right)))).map(codeOf);
    expect(codes.filter((code) => code === '0000')).toHaveLength(1);
  });

  it('expires after ten minutes, not before', async () => {
    const [early, late] = [await given(), await given()];
    const [first, second] = [await hiddenIn(early.token), await hiddenIn(late.token)];
    house.advance(WORK_SECONDS - 1);
    expect(codeOf(await check(early.token, first))).toBe('0000');
    house.advance(1);
    expect(codeOf(await check(late.token, second))).toBe('6110');
  });

  it('is deleted by the sweep once it has expired', async () => {
    const { token } = await given();
    await sweepCaptcha(house.database, new Date(house.clock.now()));
    expect(await hiddenIn(token)).not.toEqual([]);
    house.advance(WORK_SECONDS);
    await sweepCaptcha(house.database, new Date(house.clock.now()));
    expect(await hiddenIn(token)).toEqual([]);
  });
});

describe('cost of a proof of work', () => {
  it('doubles with every four works requested, solved or proven for a phone or address', async () => {
    const spans: number[] = [];
    const asking = freshPhone();
    for (let asked = 0; asked < 10; asked += 1) spans.push((await given(asking)).span / WORK_SPAN);
    expect(spans).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 4, 4]);
    expect((await given(freshPhone())).span / WORK_SPAN, 'somebody else behind the address').toBe(1);
    for (let solved = 0; solved < 4; solved += 1) await earn(freshPhone());
    expect((await given(freshPhone())).span / WORK_SPAN, 'after four were solved').toBe(2);
    await earn(phone, { ...client, address: freshAddress() });
    expect((await given(phone, { ...client, address: freshAddress() })).span / WORK_SPAN).toBe(2);
  });

  it('answers 6201 to a phone beyond its hourly limit at an address, and to no other phone there', async () => {
    const crowded = freshPhone();
    for (let asked = 0; asked < limits.workPerAddress; asked += 1)
      await given(crowded, { ...client, visitor: `${asked}` });
    house.advance(600);
    expect(await ask(crowded, { ...client, visitor: 'new' })).toMatchObject({
      answer: { repCode: '6201', repData: null },
      retryAfterSeconds: 3_000,
    });
    expect(codeOf(await ask(freshPhone()))).toBe('0000');
    house.advance(3_000);
    expect(codeOf(await ask(crowded))).toBe('0000');
  });

  it('limits proofs per phone to its SMS quota across addresses', async () => {
    const elsewhere = () => ({ ...client, address: freshAddress() });
    const held = await given(phone, elsewhere());
    for (let proven = 0; proven < limits.workPerPhone; proven += 1)
      expect(await earn(phone, elsewhere())).not.toContain('no proof');
    expect(codeOf(await ask(phone, elsewhere()))).toBe('6201');
    expect(codeOf(await check(held.token, await hiddenIn(held.token), elsewhere()))).toBe('6201');
    expect(codeOf(await ask(freshPhone(), elsewhere()))).toBe('0000');
  });

  it('limits proofs per address and day to the cost of guessing captchas', async () => {
    const patient = createWorkService({
      ...house,
      limits: { ...limits, workPerAddress: 1e9 },
      target: async () => '0'.repeat(32),
    });
    const earned = async () => {
      const { token = '' } = (await patient.ask({ phone: freshPhone() }, client)).answer.repData ?? {};
      return codeOf(await patient.check({ token, found: await hiddenIn(token) }, client));
    };
    const [early, late] = [await given(), await given()];
    for (let proven = 1; proven < limits.workProofsPerAddress; proven += 1) {
      house.advance(60);
      expect(await earned()).toBe('0000');
    }
    expect([early.token === late.token, await earned(), codeOf(await patient.ask({ phone }, client))]).toEqual([
      false,
      '0000',
      '6201',
    ]);
    house.advance(86_400);
    expect(await earned()).toBe('0000');
  });

  it('stays at the base for a phone when others request works for it elsewhere', async () => {
    for (let asked = 0; asked < 3 * limits.workPerPhone; asked += 1)
      await given(phone, { ...client, address: freshAddress() });
    expect((await given(phone, { ...client, address: freshAddress() })).span).toBe(WORK_SPAN);
  });

  it('doubles but stays available to a client that is locked out of captchas', async () => {
    for (let failed = 0; failed <= limits.wrongPerStrangers; failed += 1)
      await house.send(await house.ask('blockPuzzle', client), '{}', client);
    expect(codeOf(await house.service.challenge({ captchaType: 'blockPuzzle' }, client))).toBe('6202');
    const { answer } = await ask(phone, client);
    expect(answer, 'it is dearer by then').toMatchObject({ repCode: '0000', repData: { span: 2 * WORK_SPAN } });
  });
});

describe('invalid proof-of-work input', () => {
  it.each([[undefined], [null], [13800138000], ['1380013800'], ['138001380000'], [{}], [['13800138000']]])(
    'gets 0011 for phone %o',
    async (odd) => {
      expect(await works.ask({ phone: odd }, client)).toMatchObject({
        answer: { repCode: '0011', repMsg: 'phone不能为空', repData: null },
      });
    },
  );

  it.each<[unknown, unknown, string]>([
    [undefined, [0], '0011'],
    ['', [0], '0011'],
    [7, [0], '0011'],
    ['unknown', undefined, '0011'],
    ['unknown', '0,0,0,0', '0011'],
    ['unknown', { length: 4 }, '0011'],
    ['unknown', [0, 0, 0, 0], '6110'],
  ])('with token %o and an answer of %o gets the right code', async (token, found, code) => {
    expect(codeOf(await check(token, found))).toBe(code);
  });

  it.each<[string, (right: readonly number[]) => unknown]>([
    ['too few', (right) => right.slice(1)],
    ['too many', (right) => [...right, 0]],
    ['none', () => []],
    ['texts', (right) => right.map(String)],
    ['lists', (right) => right.map((number) => [number])],
    ['nothing a number is', (right) => right.map(() => null)],
    ['another order', (right) => right.map((number) => number + 1)],
  ])('is refused with 6111 when its solutions are %s', async (_, change) => {
    const { token } = await given();
    expect(codeOf(await check(token, change(await hiddenIn(token))))).toBe('6111');
  });

  it('gets 6204 when checks are too frequent', async () => {
    for (let sent = 0; sent < limits.checkPerAddress; sent += 1) await check('unknown', [0]);
    expect(await check('unknown', [0])).toMatchObject({ answer: { repCode: '6204' }, retryAfterSeconds: 60 });
  });

  it('cannot answer a captcha with work, or a work with a captcha', async () => {
    const picture = await house.ask('blockPuzzle', client);
    expect(codeOf(await check(picture.token, [0, 0, 0, 0]))).toBe('6110');
    const { token } = await given();
    const fields = { captchaType: 'blockPuzzle', token, pointJson: 'x' };
    expect(codeOf(await house.service.check(fields, client))).toBe('6110');
  });
});
