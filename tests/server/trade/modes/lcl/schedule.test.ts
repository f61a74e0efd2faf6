import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ReplyOf } from '../../../../../contract/wire/endpoint';
import { lclSchedule } from '../../../../../contract/modes/lcl/search';
import { CODES } from '../../../../../contract/wire/envelope';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { row, searchFor } from './asked';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const paint = searchFor('CNSHA', 'NLRTM', row('1263', 860, 1.45));
const asked = (body: object) => gateway.post<ReplyOf<typeof lclSchedule>>(lclSchedule.path, body);

describe('LCL schedule endpoint', () => {
  it('answers without sign-in, with totals equal to their lines', async () => {
    const { code, data } = await asked(paint);
    expect(code).toBe(CODES.success);
    expect(data.offers).toHaveLength(16);
    const priced = data.offers.flatMap(({ price }) => (price ? [price.charges] : []));
    expect(priced.length).toBeGreaterThan(8);
    for (const { lines, totalUsd } of priced) {
      const sum = (currency: string) =>
        lines.reduce((all, { total }) => (total.currency === currency ? all + total.amount : all), 0);
      expect(totalUsd.amount).toBe(sum('2') + Math.ceil(Math.round((sum('1') / 7.1) * 1e6) / 1e6));
    }
  });

  it('reveals only the classes of others’ cargo', async () => {
    const { data } = await asked(paint);
    const boxes = data.offers.flatMap(({ detail }) => detail.boxes);
    for (const box of boxes)
      expect(Object.keys(box).toSorted()).toEqual(['classes', 'leftKg', 'leftM3', 'level', 'mostM3']);
    expect(JSON.stringify(data)).not.toMatch(/3082|1866|1133/);
  });

  it.each([
    ['no goods', { rows: [] }, '请至少填写一行货物'],
    ['more rows than are counted', { rows: Array.from({ length: 21 }, () => row('1263', 20, 0.1)) }, '最多 20 行'],
    ['a port to itself', { dstPortCode: 'CNSHA' }, '起运港与目的港不能相同'],
    ['dangerous goods without a number', { rows: [row(null, 860, 1.45)] }, '危险品需填写 UN 编号'],
    ['no pieces', { rows: [row('1263', 860, 1.45, 0)] }, '件数应为 1–99999 的整数'],
  ])('refuses %s with a message', async (_, change, sentence) => {
    const { status, code, message } = await asked({ ...paint, ...change });
    expect([status < 500, code === CODES.success]).toEqual([true, false]);
    expect(message).toContain(sentence);
  });
});
