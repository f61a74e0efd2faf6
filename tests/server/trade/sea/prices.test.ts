import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { priceMinimum } from '../../../../contract/offers/market';
import { dayAt, daysAfter } from '../../../../domain/values/days';
import { openTestGateway, type TestGateway } from '../../support/gateway';

type Prices = ReplyOf<typeof priceMinimum>;

const DAY = 86_400_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const ask = async (body: object = {}) => (await gateway.post<Prices>(priceMinimum.path, body)).data;

describe('lowest prices of the week', () => {
  it('are totals of eight lanes in dollars and yuan, for dangerous goods by default', async () => {
    const { records, hazardClass, boxType } = await ask();
    expect([records.length, hazardClass, boxType]).toEqual([8, '3', '20GP']);
    for (const { total, totalYuan, history, transitDays } of records) {
      expect([total.currency, totalYuan.currency]).toEqual(['2', '1']);
      expect(Math.abs(totalYuan.amount - total.amount * 7.1)).toBeLessThan(10);
      expect(history).toHaveLength(8);
      expect(history.at(-1)).toBe(total.amount);
      expect(transitDays[0]).toBeLessThanOrEqual(transitDays[1] ?? 0);
    }
  });

  it('stay within eight per cent of the tariff, and are lower for general cargo', async () => {
    const [dangerous, general] = [await ask({ line: '欧洲' }), await ask({ line: '欧洲', isDanger: 'N' })];
    const [dear, cheap] = [dangerous.records[0], general.records[0]];
    const local = Math.ceil(((750 + 610) * 100) / 7.1);
    expect(Math.abs((cheap?.total.amount ?? 0) - local - 190_000)).toBeLessThanOrEqual(190_000 * 0.08 + 1);
    expect(dear?.total.amount).toBeGreaterThan(cheap?.total.amount ?? 0);
    expect([dangerous.records.length, general.hazardClass]).toEqual([1, null]);
  });

  it('name a bookable sailing ten days ahead for dangerous goods and three for others', async () => {
    const today = dayAt(gateway.clock.now());
    for (const { etd } of (await ask()).records) {
      expect(etd >= daysAfter(today, 10) && etd <= daysAfter(today, 17)).toBe(true);
    }
    for (const { etd } of (await ask({ isDanger: 'N' })).records) expect(etd >= daysAfter(today, 3)).toBe(true);
  });

  it('show the next cut-off per lane within three days, and no dangerous goods one to general cargo', async () => {
    const now = gateway.clock.now();
    const closings = (await ask()).records.flatMap(({ closing }) => closing ?? []);
    expect(closings.length).toBeGreaterThan(0);
    for (const { at, etd, code } of closings) {
      const left = Date.parse(at) - now;
      expect(left > 0 && left <= 3 * DAY, `${code} is due in ${left / DAY} days`).toBe(true);
      expect(['CY_OPEN'].includes(code) || etd <= at, 'a deadline, and before its ship leaves').toBe(false);
    }
    const general = (await ask({ isDanger: 'N' })).records.flatMap(({ closing }) => closing?.code ?? []);
    expect(general.some((code) => code.startsWith('DG_') || code === 'MARITIME_DECL')).toBe(false);
  });

  it('stay the same for a week, from Monday at nine', async () => {
    const monday = await ask();
    expect(monday.updatedAt).toBe('2026-03-02T01:00:00.000Z');
    gateway.clock.advance(5 * DAY);
    const saturday = await ask();
    expect(saturday.records.map(({ total }) => total)).toEqual(monday.records.map(({ total }) => total));
    gateway.clock.advance(2 * DAY);
    const next = await ask();
    expect(next.records.map(({ total }) => total)).not.toEqual(monday.records.map(({ total }) => total));
    expect(next.records.map(({ history }) => history.slice(0, -1))).toEqual(
      monday.records.map(({ history }) => history.slice(1)),
    );
    expect(next.records[0]?.change).toBe(
      Math.round(
        (((next.records[0]?.total.amount ?? 0) - (monday.records[0]?.total.amount ?? 1)) /
          (monday.records[0]?.total.amount ?? 1)) *
          1000,
      ),
    );
  });

  it('are empty for an unknown lane', async () => {
    expect((await ask({ line: '火星' })).records).toEqual([]);
  });

  it.each([[{ isDanger: 'maybe' }], [{ boxType: '48HQ' }], [{ line: '长'.repeat(21) }], [{ line: 7 }]])(
    'are refused for %j',
    async (body) => {
      expect(await gateway.post(priceMinimum.path, body)).toMatchObject({ status: 400, code: '00000400' });
    },
  );
});
