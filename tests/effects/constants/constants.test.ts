import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { done, fakeGateway, offline, refused, type Said } from '../support/fake-line';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-20T01:42:00.000Z');

const yuan = { code: '1', name: '人民币', constValue: '1', constName: '人民币' };

/** Simulates a browser with its own storage and clock. */
async function visit(say: () => Said | Promise<Said> = () => done([yuan])) {
  const clock = { now: NOW };
  vi.resetModules();
  const { constantsOver } = await import('../../../src/effects/constants/constants');
  const { gateway, requests } = fakeGateway(say);
  return { clock, requests, byType: constantsOver(gateway, () => clock.now) };
}

beforeEach(() => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('constants of a type', () => {
  it('are requested once and kept in storage for a day', async () => {
    const { clock, requests, byType } = await visit();
    expect(await byType('currency')).toEqual([yuan]);
    clock.now += DAY - 1;
    expect(await byType('currency')).toEqual([yuan]);
    expect(requests.map(({ url }) => url)).toEqual(['/api-basic/const/byType?constType=currency']);

    const later = await visit(offline);
    later.clock.now = clock.now;
    expect(await later.byType('currency'), 'the next visit finds them where the last one left them').toEqual([yuan]);
    expect(later.requests).toEqual([]);
  });

  it('are not requested twice in one moment', async () => {
    const { requests, byType } = await visit();
    await byType('currency');
    await byType('currency');
    expect(requests).toHaveLength(1);
  });

  it('are requested again after a day', async () => {
    const { clock, requests, byType } = await visit();
    await byType('currency');
    clock.now += DAY;
    await byType('currency');
    expect(requests).toHaveLength(2);
  });

  it('expire for each type separately', async () => {
    const { clock, requests, byType } = await visit();
    await byType('currency');
    clock.now += DAY - 1;
    await byType('payType');
    clock.now += 1;
    await Promise.all([byType('currency'), byType('payType')]);
    expect(requests.map(({ url }) => url?.split('=')[1])).toEqual(['currency', 'payType', 'currency']);
  });

  it('are requested once for simultaneous callers', async () => {
    const { requests, byType } = await visit();
    const all = await Promise.all([byType('currency'), byType('currency'), byType('payType'), byType('currency')]);
    expect(all).toEqual([[yuan], [yuan], [yuan], [yuan]]);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['nobody answers', offline],
    ['the gateway refuses', () => refused('00000503')],
    ['the answer cannot be read', () => done('many')],
  ])('are null when %s, and that is not cached', async (_how, say) => {
    const answers: (() => Said | Promise<Said>)[] = [say, () => done([yuan])];
    const { requests, byType } = await visit(() => (answers.shift() ?? offline)());
    expect(await Promise.all([byType('currency'), byType('currency')])).toEqual([null, null]);
    expect(await byType('currency')).toEqual([yuan]);
    expect(requests).toHaveLength(2);
  });

  it('are requested again after the clock is set back', async () => {
    const { clock, requests, byType } = await visit();
    await byType('currency');
    clock.now -= 1;
    await byType('currency');
    expect(requests).toHaveLength(2);
  });

  it('are requested again when the stored ones are invalid', async () => {
    const { requests, byType } = await visit();
    localStorage.setItem('constants.currency', JSON.stringify({ at: NOW, items: [{ key: 1 }] }));
    localStorage.setItem('constants.payType', '{');
    expect(await byType('currency')).toEqual([yuan]);
    expect(await byType('payType')).toEqual([yuan]);
    expect(requests).toHaveLength(2);
  });
});
