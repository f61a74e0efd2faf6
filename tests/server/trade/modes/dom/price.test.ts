import { describe, expect, it } from 'vitest';

import { domDoorPrice, domCharges, type DomPriceInput } from '../../../../../domain/modes/dom/price';
import { splitTax } from '../../../../../domain/offer/charges';
import type { DomRates } from '../../../../../domain/modes/dom/rates';
import { demurrageFee } from '../../../../../domain/offer/free-time';
import { FREE_TIME, shipRates } from '../../../../../server/trade/modes/dom/tariff';
import { demoTariffs } from '../../../../../server/trade/modes/sheets';

/** Rates at market factor one. */
function ratesFor(org: string, dst: string, share = 0, by?: string): DomRates {
  const ports = by === undefined ? [org, dst] : [org, by, dst];
  const rates = shipRates(
    ports.slice(1).map((to, at) => ({ org: ports[at] ?? '', dst: to, rate: 1 + share })),
    demoTariffs(),
  );
  if (!rates) throw new Error(`there is no price from ${org} to ${dst}`);
  return rates;
}

const priced = (change: Partial<DomPriceInput> = {}): DomPriceInput => ({
  loads: [{ type: '20GP', count: 1, kg: 18_000 }],
  from: '',
  to: '',
  tax: '9',
  insured: null,
  ...change,
});

const totalsOf = (of: DomPriceInput, rates: DomRates) => {
  const charges = domCharges(of, rates);
  return charges && Object.values(splitTax(charges));
};

describe('domestic sea price of the worked examples', () => {
  it.each([
    ['D4', ratesFor('CNTXG', 'CNNSA'), { loads: [{ type: '20GP', count: 2, kg: 21_000 }] }, 642_000, 57_780, 699_780],
    ['D5', ratesFor('CNTXG', 'CNNSA'), { loads: [{ type: '20GP', count: 1, kg: 24_500 }] }, 355_000, 31_950, 386_950],
    [
      'D6',
      ratesFor('CNNGB', 'CNNSA'),
      { loads: [{ type: '40HQ', count: 1, kg: 20_000 }], from: '3301', to: '4406' },
      773_900,
      69_651,
      843_551,
    ],
    ['D7', ratesFor('CNSHA', 'CNWUH'), { tax: '6', insured: 20_000_000 }, 271_000, 16_260, 287_260],
    ['D11', ratesFor('CNDLC', 'CNSHA', -0.03), {}, 236_100, 21_249, 257_349],
    ['D13', ratesFor('CNCKG', 'CNNSA', 0, 'CNSHA'), {}, 429_500, 38_655, 468_155],
  ] as const)('matches net, tax and total of example %s', (_, rates, change, net, tax, total) => {
    expect(totalsOf(priced(change), rates)).toStrictEqual([net, tax, total]);
  });

  it('D8: is null when the city belongs to another port', () => {
    expect(domCharges(priced({ from: '3701' }), ratesFor('CNTXG', 'CNNSA'))).toBeNull();
    expect(domCharges(priced({ from: '3701' }), ratesFor('CNTAO', 'CNNSA'))).not.toBeNull();
  });

  it.each(['freight', 'handling', 'dstHandling', 'use'] as const)('is null for a box type without %s', (name) => {
    const rates = ratesFor('CNTXG', 'CNNSA');
    expect(domCharges(priced(), { ...rates, [name]: { '40HQ': 1 } })).toBeNull();
  });

  it('D9: charges trucks by kilometre, with a minimum amount and a maximum distance', () => {
    const { door } = ratesFor('CNNGB', 'CNNSA');
    expect(domDoorPrice(740, { type: '20GP', kg: 18_000 }, door)).toBeNull();
    expect(domDoorPrice(20, { type: '20GP', kg: 18_000 }, door)).toBe(65_000);
    expect(domDoorPrice(165, { type: '40HQ', kg: 25_000 }, door)).toBe(266_695);
  });

  it('D12: includes five free days, then charges each day by tier', () => {
    const [storage] = FREE_TIME;
    if (!storage) throw new Error('nothing is free');
    expect(demurrageFee(storage, 13, [{ type: '20GP', count: 1 }])).toStrictEqual({ amount: 22_000, currency: '1' });
  });

  it('counts boxes of different weights row by row, each line multiplying out', () => {
    const loads = [
      { type: '20GP', count: 2, kg: 24_500 },
      { type: '20GP', count: 1, kg: 9000 },
    ] as const;
    const charges = domCharges(priced({ loads, from: '1101' }), ratesFor('CNTXG', 'CNNSA'));
    expect(charges?.lines.map(({ item, name, quantity, total }) => [item, name, quantity, total.amount])).toStrictEqual(
      [
        ['OF', '海运费 20GP', 3, 645_000],
        ['THC', '起运港港杂费 20GP', 3, 126_000],
        ['DTHC', '目的港港杂费 20GP', 3, 126_000],
        ['BOX', '用箱费 20GP', 3, 45_000],
        ['SEA', '封号费', 3, 9000],
        ['HVY', '超重费 20GP', 2, 60_000],
        ['DOC', '文件费', 1, 8000],
        ['PICK', '提货拖车 北京 20GP 重箱', 2, 430_100],
        ['PICK', '提货拖车 北京 20GP', 1, 195_500],
        ['TAX', '增值税 9%', 1, 148_014],
      ],
    );
    expect(charges?.totalYuan.amount).toBe(1_792_614);
  });

  it('changes the tax with the rate only, not the net', () => {
    const rates = ratesFor('CNTXG', 'CNNSA');
    const [nine, six] = [totalsOf(priced(), rates), totalsOf(priced({ tax: '6' }), rates)];
    expect(nine?.[0]).toBe(six?.[0]);
    expect([nine?.[2], six?.[2]]).toStrictEqual([354_250, 344_500]);
  });
});
