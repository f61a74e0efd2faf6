import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { endpoint } from '../../../contract/wire/endpoint';
import { CODES } from '../../../contract/wire/envelope';
import { unansweredCode } from '../../../src/effects/gateway/line-code';
import type { CallOptions } from '../../../src/effects/gateway/send';
import { done, fakeGateway, offline, refused, type Said } from '../support/fake-line';

const lookUp = endpoint({
  summary: '查询',
  method: 'POST',
  path: '/api-basic/thing/find',
  request: v.object({}),
  reply: v.string(),
  access: 'public',
  urlSafe: false,
});

const TOKEN = 'token-of-li';
const ask = async (said: () => Said, options: CallOptions = { isAloud: true }, token: string | null = TOKEN) => {
  const { gateway, news } = fakeGateway(said, () => token);
  return { reply: await gateway.call(lookUp, {}, options), news };
};

describe('gateway answer', () => {
  it('is done with the success code and without a toast', async () => {
    expect(await ask(() => done('找到'))).toEqual({ reply: { kind: 'done', data: '找到' }, news: [] });
  });

  it.each(['000', '10002000'])('is done with %s for a lenient caller and refused for others', async (code) => {
    const said = () => refused(code, '说明', '找到');
    expect(await ask(said, { lenient: true, isAloud: true })).toEqual({
      reply: { kind: 'done', data: '找到' },
      news: [],
    });
    expect((await ask(said)).reply.kind).toBe('refused');
  });

  it('is refused with any other code and shows its message as an error toast', async () => {
    const { reply, news } = await ask(() => refused('10009999', '库存不足', { left: 0 }));
    expect(reply).toEqual({ kind: 'refused', code: '10009999', message: '库存不足', data: { left: 0 } });
    expect(news).toEqual([{ type: 'gateway.refused', message: '库存不足' }]);
  });

  it('is a service failure when refused without a message', async () => {
    expect((await ask(() => refused('10009999'))).news).toEqual([{ type: 'gateway.failed', message: null }]);
  });

  it('is refused without message and data too', async () => {
    expect((await ask(() => ({ data: { code: '10009999' } }))).reply.kind).toBe('refused');
  });

  it.each([
    ['10001701', 200],
    ['00000401', 200],
    ['whatever', 401],
  ])('expires the session on code %s and status %s, even for a quiet call', async (code, status) => {
    const said = () => ({ ...refused(code, '请重新登录'), status });
    for (const options of [{}, { isAloud: true }]) {
      expect((await ask(said, options)).news).toEqual([{ type: 'gateway.expired', token: TOKEN }]);
    }
  });

  it('expires the session of the sent token, not of the current one', async () => {
    const { news } = await ask(() => ({ status: 401, data: '' }), { token: 'token-of-zhao' });
    expect(news).toEqual([{ type: 'gateway.expired', token: 'token-of-zhao' }]);
  });

  it('expires nothing without a sent token', async () => {
    expect((await ask(() => ({ status: 401, data: '' }), {}, null)).news).toEqual([]);
  });

  it.each([199, 300, 413])('shows its message as a notification on status %i, whatever its code', async (status) => {
    for (const said of [refused('00000413', '请求内容超过 1 MB'), refused('00000000', '请求内容超过 1 MB')]) {
      const { reply, news } = await ask(() => ({ ...said, status }));
      expect(reply.kind).toBe('refused');
      expect(news).toEqual([{ type: 'gateway.failed', message: '请求内容超过 1 MB' }]);
    }
  });

  it.each([200, 299])('is done on status %i', async (status) => {
    expect((await ask(() => ({ ...done('找到'), status }))).reply.kind).toBe('done');
  });

  it.each([
    ['without a message', () => ({ ...refused('00000500'), status: 500 })],
    ['that is a page', () => ({ status: 502, data: '<html></html>' })],
    ['that never came', offline],
  ])('%s shows a notification without a message', async (_, said) => {
    expect((await ask(said)).news).toEqual([{ type: 'gateway.failed', message: null }]);
  });

  it('with a gateway fault shows its message, even for a quiet call', async () => {
    const busy = () => ({ ...refused('10005000', '数据库忙'), status: 500 });
    expect((await ask(busy, {})).news).toEqual([{ type: 'gateway.failed', message: '数据库忙' }]);
    expect((await ask(busy, { signal: AbortSignal.abort() })).news).toEqual([]);
    expect((await ask(() => ({ ...refused('10005000', ''), status: 500 }), {})).news).toEqual([]);
    expect((await ask(() => ({ ...refused(CODES.priceChanged, '价格有变'), status: 409 }), {})).news).toEqual([]);
  });

  it('shows no failure of a silent call, faults and unknown codes included', async () => {
    const faults = [
      () => ({ ...refused('10005000', '数据库忙'), status: 500 }),
      () => refused('10009999', '内部维护'),
      offline,
    ];
    for (const fault of faults) expect((await ask(fault, { isSilent: true })).news).toEqual([]);
  });

  it('is unavailable, not a network failure, when it is unreadable', async () => {
    const codes = async (said: () => Said) => {
      const { reply } = await ask(said);
      return reply.kind === 'done' ? 'done' : `${reply.kind} ${unansweredCode(reply)}`;
    };
    expect(await codes(() => done(42))).toBe('unreachable unavailable');
    expect(await codes(() => ({ data: '<html>502 Bad Gateway</html>', status: 502 }))).toBe('unreachable unavailable');
    expect(await codes(offline)).toBe('unreachable network');
    expect(await codes(() => ({ ...refused('10005000', '数据库忙'), status: 500 }))).toBe('refused unavailable');
  });

  it.each([200, 404])('with an unknown code, status %i, shows its message for every call', async (status) => {
    const { reply, news } = await ask(() => ({ ...refused('10009999', '该航线今日维护'), status }), {});
    expect(reply).toEqual({ kind: 'refused', code: '10009999', message: '该航线今日维护', data: null });
    expect(news).toMatchObject([{ message: '该航线今日维护' }]);
  });

  it('shows nothing when the caller shows it itself or is gone', async () => {
    expect((await ask(() => refused(CODES.soldOut, '库存不足'), {})).news).toEqual([]);
    expect((await ask(() => refused('10009999', '库存不足'), { showsMessage: true })).news).toEqual([]);
    expect((await ask(() => refused('10009999', '库存不足'), { signal: AbortSignal.abort() })).news).toEqual([]);
    expect((await ask(offline, { isAloud: true, signal: AbortSignal.abort() })).news).toEqual([]);
  });
});
