import { describe, expect, it } from 'vitest';

import { judgeAnswer } from '../../../src/effects/gateway/verdict';

const on = (status: number, data: unknown, more: object = {}) =>
  judgeAnswer({ status, data, disposition: '', token: 'T', ...more }, {});
const expired = { type: 'gateway.expired', token: 'T' };

describe('signed-out answer', () => {
  it('expires with its own code, or the default code when it has none', () => {
    const own = { code: '10001701', message: '请重新登录', data: null };
    expect(on(401, own)).toEqual({ reply: { kind: 'refused', ...own }, news: expired });
    expect(on(401, '<html></html>')).toMatchObject({ reply: { kind: 'refused', code: '00000401' }, news: expired });
    expect(on(200, { code: '00000401' })).toMatchObject({ reply: { code: '00000401' }, news: expired });
  });

  it('is no news for a signed-out caller', () => {
    expect(on(401, null, { token: null }).news).toBeNull();
  });
});

describe('unreadable answer', () => {
  it.each([null, '', 'text', 7, [], {}])('(%j) is unreachable but answered', (data) => {
    const news = { type: 'gateway.failed', message: null };
    expect(on(200, data)).toEqual({ reply: { kind: 'unreachable', isAnswered: true }, news });
  });

  it('is unreachable and unanswered when there is no answer', () => {
    const news = { type: 'gateway.failed', message: null };
    expect(judgeAnswer(null, {})).toEqual({ reply: { kind: 'unreachable' }, news });
  });
});

it('an answer is done only with status 200 to 299', () => {
  const kindAt = (status: number) => on(status, { code: '00000000' }).reply.kind;
  expect([199, 200, 299, 300].map(kindAt)).toEqual(['refused', 'done', 'done', 'refused']);
});

it('an answer is done with an alternative success code only for a lenient caller', () => {
  const answer = (code: string, lenient: boolean) =>
    judgeAnswer({ status: 200, data: { code, message: '', data: 1 }, disposition: '', token: null }, { lenient }).reply
      .kind;
  expect(['000', '10002000', '00000001'].map((code) => answer(code, true))).toEqual(['done', 'done', 'refused']);
  expect(['000', '10002000'].map((code) => answer(code, false))).toEqual(['refused', 'refused']);
});
