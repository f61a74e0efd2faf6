import { describe, expect, it } from 'vitest';

import { verdictOn } from '../../../src/effects/gateway/verdict';

const on = (status: number, data: unknown, more: object = {}) =>
  verdictOn({ status, data, disposition: '', token: 'T', ...more }, {});
const expired = { type: 'gateway.expired', token: 'T' };

describe('an answer that says nobody is signed in', () => {
  it('says so by its own code, and by that of the specification where it has none', () => {
    const own = { code: '10001701', message: '请重新登录', data: null };
    expect(on(401, own)).toEqual({ reply: { kind: 'refused', ...own }, news: expired });
    expect(on(401, '<html></html>')).toMatchObject({ reply: { kind: 'refused', code: '00000401' }, news: expired });
    expect(on(200, { code: '00000401' })).toMatchObject({ reply: { code: '00000401' }, news: expired });
  });

  it('is no news to whoever was not signed in', () => {
    expect(on(401, null, { token: null }).news).toBeNull();
  });
});

describe('an answer that cannot be read', () => {
  it.each([null, '', 'text', 7, [], {}])('(%j) reached nobody, though somebody answered', (data) => {
    const news = { type: 'gateway.failed', message: null };
    expect(on(200, data)).toEqual({ reply: { kind: 'unreachable', isAnswered: true }, news });
  });

  it('is none where nobody answered', () => {
    const news = { type: 'gateway.failed', message: null };
    expect(verdictOn(null, {})).toEqual({ reply: { kind: 'unreachable' }, news });
  });
});

it('only what was answered with 200 to 299 is done', () => {
  const kindAt = (status: number) => on(status, { code: '00000000' }).reply.kind;
  expect([199, 200, 299, 300].map(kindAt)).toEqual(['refused', 'done', 'done', 'refused']);
});

it('some services have other words for done, and only whoever asks them believes it', () => {
  const answer = (code: string, lenient: boolean) =>
    verdictOn({ status: 200, data: { code, message: '', data: 1 }, disposition: '', token: null }, { lenient }).reply
      .kind;
  expect(['000', '10002000', '00000001'].map((code) => answer(code, true))).toEqual(['done', 'done', 'refused']);
  expect(['000', '10002000'].map((code) => answer(code, false))).toEqual(['refused', 'refused']);
});
