import { assert, constantFrom, double, integer, property, record, subarray, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { blankFcl } from '../../../../../domain/modes/fcl/form';
import { declarationCharge, fclPrice, type FclPriceInput } from '../../../../../domain/modes/fcl/price';
import { blankGoods } from '../../../../../domain/goods/row';
import type { HazardClass } from '../../../../../domain/goods/dangerous-goods';
import { addMoney, sumTotals } from '../../../../../domain/offer/charge-lines';
import type { SailingSearch } from '../../../../../domain/offer/sailing';
import { BOX_TYPES } from '../../../../../domain/offer/search';
import { serviceLines } from '../../../../../server/trade/fees/service-lines';
import { seaCharges } from '../../../../../server/trade/sea/charges';
import { sailingRates } from '../../../../../server/trade/modes/fcl/rates';
import { SEA_DANGER, SEA_OCEAN } from '../../../../../server/trade/sea/tariff';
import { sheetFigures } from '../../../../../server/trade/tariffs/sheet';
import { demoTariffs } from '../../../../../server/trade/modes/sheets';
import { firstNow } from '../../../../support/long';

const ASKED: SailingSearch = { orgPortCode: 'CNSHA', dstPortCode: 'SGSIN', isDanger: 'Y', unNo: '1230', boxes: [] };
const SERVICES = ['TRK', 'CFS', 'CUS', 'DGDEC', 'DGCERT', 'INSP', 'LABEL', 'FUM', 'SAMP', 'WH', 'DEST', 'INS'];

const form = (change: Partial<FclPriceInput>): FclPriceInput => ({ ...blankFcl, ...change });
const classed = (...classes: (HazardClass | '')[]) =>
  classes.map((hazardClass, at) => ({ ...blankGoods(String(at)), hazardClass }));

const rates = sailingRates({ line: '东南亚', rate: 1 }, ASKED, demoTariffs());
const priced = (change: Partial<FclPriceInput>) => rates && fclPrice(form(change), rates, []);

const asked = record({
  line: constantFrom(...Object.keys(sheetFigures(SEA_OCEAN, demoTariffs()))),
  rate: double({ min: 0.5, max: 1.5, noNaN: true }),
  isDanger: constantFrom('Y' as const, 'N' as const),
  hazardClass: constantFrom(...(Object.keys(sheetFigures(SEA_DANGER, demoTariffs())) as HazardClass[])),
  boxes: uniqueArray(record({ type: constantFrom(...BOX_TYPES), count: integer({ min: 1, max: 50 }) }), {
    minLength: 1,
    selector: ({ type }) => type,
  }),
  services: subarray(SERVICES),
  insured: integer({ min: 1, max: 9_999_999 }),
});

const HELD: readonly (readonly [service: string, words: string])[] = [
  ['DEST', '目的港码头'],
  ['INS', '货运险'],
  ['TRK', '拖车'],
  ['CUS', '报关'],
  ['INSP', '危货鉴定'],
];
const held = (services: readonly string[]) => HELD.flatMap(([code, words]) => (services.includes(code) ? [words] : []));

describe('FCL price', () => {
  firstNow(it)([500, 4_500])('equals the tariff to the cent for any of %i forms', (numRuns) => {
    assert(
      property(asked, ({ line, rate, isDanger, hazardClass, boxes, services, insured }) => {
        const cargo =
          isDanger === 'Y'
            ? { kind: 'DANGEROUS' as const, classes: [hazardClass] as const }
            : { kind: 'GENERAL' as const };
        const base = seaCharges(line, rate, { cargo, boxes, tariffs: demoTariffs() });
        const found = sailingRates({ line, rate }, ASKED, demoTariffs());
        if (!base || !found) throw new Error('a line of the tariff has a price');
        const given = { services, insuredValue: insured * 100 };
        const more = serviceLines({ ...ASKED, isDanger, boxes }, given, demoTariffs());
        const expected = {
          lines: [...base.lines, ...more],
          totalUsd: addMoney(base.totalUsd, sumTotals(more).totalUsd),
          totalYuan: addMoney(base.totalYuan, sumTotals(more).totalYuan),
          notIncluded: base.notIncluded.filter((text) => !held(services).some((words) => text.startsWith(words))),
        };
        const typed = boxes.map(({ type, count }) => ({ type, count: String(count) }));
        const change = { isDanger, boxes: typed, goods: classed(hazardClass), services, insuredValue: String(insured) };
        expect(fclPrice(form(change), found, [])).toEqual(expected);
      }),
      { numRuns },
    );
  });

  it('is null when a box type has no rate at the port', () => {
    if (!rates) throw new Error('a line of the tariff has rates');
    const asking = form({ isDanger: 'N', boxes: [{ type: '20GP', count: '1' }] });
    const without = (...types: string[]) => {
      const local = rates.local.map((rate) =>
        typeof rate.yuan === 'number'
          ? rate
          : { ...rate, yuan: Object.fromEntries(Object.entries(rate.yuan).filter(([type]) => !types.includes(type))) },
      );
      return fclPrice(asking, { ...rates, local }, []);
    };
    expect(without('40HQ')).not.toBeNull();
    expect(without('20GP')).toBeNull();
  });

  it('uses the dearest hazard class in the boxes', () => {
    const surcharges = (...classes: (HazardClass | '')[]) =>
      priced({ goods: classed(...classes) })?.lines.find(({ item }) => item === 'DGS')?.unitPrice.amount;
    expect(surcharges('3')).toBe(8_400);
    expect(surcharges('9', '3')).toBe(8_400);
    expect(surcharges('3', '5.1')).toBe(16_800);
    expect(surcharges(''), 'what was searched for, while nobody has said a class').toBe(8_400);
  });

  it('is null for an unpriced class, unreadable boxes and unknown services', () => {
    expect(priced({ goods: classed('3', '1.4') })).toBe(null);
    expect(priced({ boxes: [{ type: '20GP', count: 'two' }] })).toBe(null);
    expect(priced({ boxes: [] })).toBe(null);
    expect(priced({ services: ['__proto__'] })).toBe(null);
    expect(priced({ services: ['toString'] })).toBe(null);
  });

  it('charges a service once, and nothing when dangerous freight includes it', () => {
    const named = (change: Partial<FclPriceInput>) =>
      priced(change)?.lines.flatMap(({ part, name, total }) => (part === 'SERVICE' ? [`${name} ${total.amount}`] : []));
    expect(named({ services: ['LABEL', 'LABEL'] })).toEqual(['贴标费（危险品运价已含） 0']);
    expect(named({ services: ['LABEL'], isDanger: 'N' })).toEqual(['贴标费 20000']);
  });

  it('needs rates below five kilobytes for ten box types', () => {
    expect(Buffer.byteLength(JSON.stringify(rates))).toBeLessThan(5_120);
  });

  it('omits the declaration only when the shipper declares', () => {
    const boxes = [{ type: '20GP' as const, count: '1' }];
    const goods = classed('3');
    const itemsOf = (change: Partial<FclPriceInput>) =>
      priced({ boxes, goods, ...change })?.lines.map(({ item }) => item);
    const all = itemsOf({ isDanger: 'Y', declMode: 'PLATFORM' }) ?? [];
    expect(all.filter((item) => item === 'DGD')).toHaveLength(1);
    expect(itemsOf({ isDanger: 'Y', declMode: 'SELF' })).toEqual(all.filter((item) => item !== 'DGD'));
    expect(itemsOf({ isDanger: 'Y', declMode: 'SELF', services: ['DGDEC'] })).toContain('DGD');
    expect(itemsOf({ isDanger: 'N', declMode: 'SELF', goods: [] })).toEqual(
      itemsOf({ isDanger: 'N', declMode: '', goods: [] }),
    );
  });

  it('shows the declaration charge when the shipper declares, and none otherwise', () => {
    if (!rates) throw new Error('the line has rates');
    const declared = (change: Partial<FclPriceInput>, at = rates) => declarationCharge(form(change), at)?.total ?? null;
    const all = priced({ boxes: [{ type: '20GP', count: '1' }], goods: classed('3'), isDanger: 'Y' });
    const own = all?.lines.find(({ item }) => item === 'DGD')?.total;
    expect(declared({ isDanger: 'Y', declMode: 'SELF' })).toEqual(own);
    expect(declared({ isDanger: 'Y', declMode: 'SELF', services: ['DGDEC'] })).toEqual(own);
    expect(declared({ isDanger: 'Y', declMode: 'PLATFORM' })).toBeNull();
    expect(declared({ isDanger: 'N', declMode: 'SELF' })).toBeNull();
    const local = rates.local.map((charge) => ({ ...charge, isForDeclaration: false }));
    expect(declared({ isDanger: 'Y', declMode: 'SELF' }, { ...rates, local })).toBeNull();
  });
});
