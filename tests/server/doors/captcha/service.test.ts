import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { captchaPlain } from '../../../../domain/people/captcha';
import { codeOf, type House, NO_LIMITS, openHouse, PERSON } from './support/house';

let house: House;
beforeAll(async () => {
  house = await openHouse({ limits: NO_LIMITS });
});
afterAll(() => house.close());

const TYPES = ['blockPuzzle', 'clickWord'] as const;

describe.each(TYPES)('%s challenge', (type) => {
  it('contains the fields of the protocol and nothing of the answer', async () => {
    const { answer } = await house.service.challenge({ captchaType: type, clientUid: 'slider-1', ts: 1 }, PERSON);
    const { token, secretKey, originalImageBase64, wordList, ...rest } = answer.repData ?? {};
    expect(answer).toMatchObject({ repCode: '0000', repMsg: null, success: true });
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect(secretKey).toMatch(/^[a-zA-Z0-9]{16}$/);
    expect(originalImageBase64).not.toBe('');
    expect(wordList === null ? null : wordList?.length).toBe(type === 'clickWord' ? 3 : null);
    expect(rest).toMatchObject({ point: null, pointList: null, pointJson: null, result: false });
    expect(Object.keys(answer.repData ?? {})).toHaveLength(19);
  });

  it('passes with the right answer and replies as upstream does', async () => {
    const held = await house.ask(type);
    const fields = house.fieldsOf(held, captchaPlain(type, held.right));
    const { answer } = await house.service.check({ ...fields, ts: 1_795_158_578_062 }, PERSON);
    expect(answer).toMatchObject({ repCode: '0000', repMsg: null, success: true });
    expect(answer.repData).toMatchObject({ ...fields, result: true, ts: 1_795_158_578_062 });
    expect(answer.repData).toMatchObject({ clientUid: null, browserInfo: null, secretKey: null });
  });

  it('fails with a wrong answer and replies 6111 only', async () => {
    const held = await house.ask(type);
    const wrong = held.right.map(({ x, y }) => ({ x: x < 150 ? x + 26 : x - 26, y }));
    const { answer } = await house.answer(held, wrong);
    expect(answer).toEqual({ repCode: '6111', repMsg: '验证失败', repData: null, success: false });
  });

  it('is used up by one answer, wrong or right', async () => {
    const [failed, passed] = [await house.ask(type), await house.ask(type)];
    await house.send(failed, 'rubbish');
    await house.answer(passed);
    expect(codeOf(await house.answer(failed))).toBe('6110');
    expect(codeOf(await house.answer(passed))).toBe('6110');
  });

  it('expires after 120 seconds, not before', async () => {
    const [early, late] = [await house.ask(type), await house.ask(type)];
    house.advance(119);
    expect(codeOf(await house.answer(early))).toBe('0000');
    house.advance(1);
    expect(codeOf(await house.answer(late))).toBe('6110');
  });

  it('fails with an answer of the other kind', async () => {
    const held = await house.ask(type);
    const other = type === 'clickWord' ? 'blockPuzzle' : 'clickWord';
    expect(codeOf(await house.answer({ ...held, type: other }))).toBe('6111');
  });
});

describe('missing captcha input', () => {
  it.each([
    [{}, 'captchaType不能为空'],
    [{ captchaType: 'rotate' }, '不支持的验证码类型'],
    [{ captchaType: ['blockPuzzle'] }, 'captchaType不能为空'],
  ])('gets 0011 for a challenge request with %o', async (fields, repMsg) => {
    const { answer } = await house.service.challenge(fields, PERSON);
    expect(answer).toEqual({ repCode: '0011', repMsg, repData: null, success: false });
  });

  it.each([
    [{ captchaType: 'blockPuzzle', pointJson: 'x' }, 'token不能为空'],
    [{ captchaType: 'blockPuzzle', token: 'x' }, 'pointJson不能为空'],
    [{ captchaType: 'blockPuzzle', token: 'x', pointJson: { x: 1, y: 5 } }, 'pointJson不能为空'],
    [{ token: 'x', pointJson: 'x' }, 'captchaType不能为空'],
  ])('gets 0011 for an answer with %o', async (fields, repMsg) => {
    const { answer } = await house.service.check(fields, PERSON);
    expect(answer).toEqual({ repCode: '0011', repMsg, repData: null, success: false });
  });

  it('no available picture gets 6112 with a retry time', async () => {
    const dark = await openHouse({ database: house.database, limits: NO_LIMITS, pool: { take: async () => null } });
    const reply = await dark.service.challenge({ captchaType: 'clickWord' }, PERSON);
    expect([codeOf(reply), reply.retryAfterSeconds]).toEqual(['6112', 2]);
  });

  it('client keeps its ten newest open challenges at most', async () => {
    const hoarder = { ...PERSON, visitor: 'hoarder' };
    const held = [];
    for (let index = 0; index < 12; index += 1) {
      held.push(await house.ask('blockPuzzle', hoarder));
      house.advance(1);
    }
    const codes = [];
    for (const one of held) codes.push(codeOf(await house.answer(one)));
    expect(codes).toEqual(['6110', '6110', ...Array<string>(10).fill('0000')]);
  });
});
