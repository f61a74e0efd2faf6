import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Constant, constantsByType, constantsList } from '../../../../contract/world/constants';
import { ORDER_STATES } from '../../../../domain/order/life/lifecycle';
import { openTestGateway, type TestGateway } from '../../support/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

type Lists = Record<string, { nameCn: string; items: Constant[] }>;

const byType = async (constType: string) =>
  (await gateway.get<Constant[]>(`${constantsByType.path}?${new URLSearchParams({ constType }).toString()}`)).data;
const lists = async () => (await gateway.get<Lists>(constantsList.path)).data;

describe('constants', () => {
  it('have code and name under both field names', async () => {
    expect((await byType('currency')).slice(0, 2)).toEqual([
      { code: '1', name: '人民币', constValue: '1', constName: '人民币', nameEn: 'CNY' },
      { code: '2', name: '美元', constValue: '2', constName: '美元', nameEn: 'USD' },
    ]);
    expect(await byType('blType')).toContainEqual({
      code: 'MBL',
      name: '船东单',
      constValue: 'MBL',
      constName: '船东单',
    });
  });

  it('are 37 lists of named items with unique codes', async () => {
    const all = Object.values(await lists());
    expect(all).toHaveLength(37);
    for (const { nameCn, items } of all) {
      expect(nameCn).not.toBe('');
      expect(items.length, nameCn).toBeGreaterThan(0);
      expect(new Set(items.map(({ code }) => code)).size).toBe(items.length);
      expect(items.every(({ code, name }) => code !== '' && name !== '')).toBe(true);
    }
  });

  it('contain known order states only', async () => {
    for (const { code } of await byType('orderStatus')) expect(ORDER_STATES).toContain(code);
  });

  it.each(['noSuchList', '__proto__', 'constructor', '', "currency' or 1=1"])(
    'are empty for the type %j',
    async (type) => {
      expect(await byType(type)).toEqual([]);
    },
  );

  it('are refused for a too long or missing type', async () => {
    expect(await gateway.get(`${constantsByType.path}?constType=${'a'.repeat(41)}`)).toMatchObject({ status: 400 });
    expect(await gateway.get(constantsByType.path)).toMatchObject({ status: 400, code: '00000400' });
  });
});
