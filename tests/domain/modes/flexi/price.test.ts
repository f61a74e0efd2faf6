import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { flexiCharges, type FlexiPriceInput } from '../../../../domain/modes/flexi/price';
import { seaCharges } from '../../../../server/trade/sea/charges';
import { boxRatesFromCharges, supplierRates } from '../../../../server/trade/modes/flexi/tariff';
import { demoTariffs } from '../../../../server/trade/modes/sheets';

function ratesOn(line: string, share = 1) {
  const charges = seaCharges(line, 1, {
    cargo: { kind: 'GENERAL' },
    boxes: [{ type: '20GP', count: 1 }],
    tariffs: demoTariffs(),
  });
  if (!charges) throw new Error(`there is no tariff of ${line}`);
  const rates = supplierRates({ share }, boxRatesFromCharges(charges), demoTariffs());
  if (!rates) throw new Error('the demo has every price');
  return rates;
}

const GLYCOL: FlexiPriceInput = {
  bags: 1,
  sizeL: 22_000,
  layer: 'SINGLE',
  isFood: false,
  hasPad: false,
  unload: 'PUMP',
  km: 0,
};

const sums = ({ totalUsd, totalYuan }: ReturnType<typeof flexiCharges>) => [totalUsd.amount, totalYuan.amount];

describe('flexitank price', () => {
  it('includes one layer for 22,000 litres of glycol to Europe', () => {
    const charges = flexiCharges(GLYCOL, ratesOn('欧洲'));
    expect(sums(charges)).toEqual([280_606, 1_992_300]);
    expect(charges.lines.map(({ item, total }) => [item, total.amount])).toEqual([
      ['OF', 190_000],
      ['THC', 75_000],
      ['SEA', 5000],
      ['EIR', 6000],
      ['VGM', 5000],
      ['DOC', 45_000],
      ['FLEX', 112_000],
      ['FIT', 60_000],
      ['BULK', 30_000],
      ['UNLD', 28_000],
      ['DISP', 15_000],
    ]);
  });

  it('includes layers, food grade, heat and distance for twice 19,000 custom litres of glycerol', () => {
    const priced: FlexiPriceInput = {
      ...GLYCOL,
      bags: 2,
      sizeL: 19_000,
      layer: 'MULTI',
      isFood: true,
      hasPad: true,
      km: 100,
    };
    expect(sums(flexiCharges(priced, ratesOn('欧洲', 1.05)))).toEqual([626_282, 4_446_600]);
  });

  it('includes gravity discharge for 24,000 litres in South-East Asia', () => {
    const priced: FlexiPriceInput = { ...GLYCOL, sizeL: 24_000, unload: 'GRAVITY' };
    expect(sums(flexiCharges(priced, ratesOn('东南亚', 0.94)))).toEqual([120_454, 855_220]);
  });

  it('uses the smallest stock size below it, and the next larger with a fee between two', () => {
    const bag = (sizeL: number) => flexiCharges({ ...GLYCOL, sizeL }, ratesOn('欧洲')).lines[6]?.total.amount;
    expect([12_500, 16_000, 16_500, 18_000, 23_500].map(bag)).toEqual([98_000, 98_000, 132_000, 102_000, 148_000]);
  });

  it('excludes an unknown fitting distance and says so', () => {
    const rates = ratesOn('欧洲');
    const [unsaid, near, far] = [null, 60, 61].map((km) => flexiCharges({ ...GLYCOL, km }, rates));
    expect(sums(unsaid as never)).toEqual(sums(near as never));
    expect(unsaid?.notIncluded.some((text) => text.startsWith('远程安装'))).toBe(true);
    expect((far?.totalYuan.amount ?? 0) - (near?.totalYuan.amount ?? 0)).toBe(600);
  });

  it('never falls with more bags, layers, food grade, heat, pumps or distance, and lines multiply out', () => {
    const any = record({
      bags: integer({ min: 1, max: 5 }),
      sizeL: integer({ min: 24, max: 48 }).map((steps) => steps * 500),
      km: integer({ min: 0, max: 1400 }),
      line: constantFrom('欧洲', '近洋', '北美西'),
      share: constantFrom(0.94, 1, 1.05),
    });
    assert(
      property(any, ({ line, share, ...of }) => {
        const rates = ratesOn(line, share);
        const priced = { ...GLYCOL, ...of, unload: 'GRAVITY' as const };
        const base = flexiCharges(priced, rates);
        for (const { unitPrice, quantity, total } of base.lines)
          expect(total.amount).toBe(Math.ceil(Math.round(unitPrice.amount * quantity * 1e6) / 1e6));
        for (const more of [
          { bags: of.bags + 1 },
          { layer: 'MULTI' as const },
          { isFood: true },
          { hasPad: true },
          { unload: 'PUMP' as const },
          { km: of.km + 100 },
        ]) {
          expect(flexiCharges({ ...priced, ...more }, rates).totalUsd.amount).toBeGreaterThan(base.totalUsd.amount);
        }
      }),
    );
  });
});
