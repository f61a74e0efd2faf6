import { array, assert, constantFrom, property, record, shuffledSubarray, subarray, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fclAcceptance } from '../../../domain/modes/fcl/acceptance';
import { carrierAndPortFindings } from '../../../domain/order/findings/carriage';
import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import type { FclForm } from '../../../domain/modes/fcl/form';
import { type GoodsRow, blankGoods } from '../../../domain/goods/row';
import type { FclQuote } from '../../../domain/modes/fcl/quote';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { Takers } from '../../../domain/offer/sailing';
import { strictestVerdict, VERDICT_LEVELS } from '../../../domain/goods/verdict';
import { LIBRARY } from '../../../server/world/dangerous-goods/library';
import { rowPicked } from '../../support/known-goods';
import { dangerousOrder, factsFor, generalOrder, methanol } from '../../support/fcl-order';

const RUNS = Number(process.env['RANDOM_RUNS'] ?? 300);

const rowOf = (unNo: string, change: Partial<GoodsRow> = {}): GoodsRow =>
  rowPicked(methanol, unNo, { key: unNo, grossKg: '1000', netKg: '', volume: '2', ...change });
const boxed = (unNos: string[], count = 1): FclForm => ({
  ...dangerousOrder,
  boxes: [{ type: '20GP', count: String(count) }],
  goods: unNos.map((unNo) => rowOf(unNo)),
  // Each substance has its own data sheet.
  files: unNos.map((unNo) => ({ fileId: `F${unNo}`, docType: `SDS_EN:${unNo}`, name: 'sds.pdf', bytes: 20_000 })),
});
/** Leaves out packaging and export licence findings, which other tests cover. */
function judged(form: FclForm, facts: OrderFacts<FclQuote> = factsFor()) {
  const all = fclAcceptance(form, facts);
  const findings = all.findings.filter(
    ({ about, code }) => about !== 'PACK' && !['exportLicence', 'forkBlank'].includes(code),
  );
  return { ...all, findings, level: strictestVerdict(findings.map(({ level }) => level)) };
}
const about = (form: FclForm, subject: string, facts?: OrderFacts<FclQuote>) =>
  judged(form, facts).findings.filter((finding) => finding.about === subject);
const codes = (form: FclForm, subject: string, facts?: OrderFacts<FclQuote>) =>
  about(form, subject, facts).map(({ level, code }) => `${level} ${code}`);
const severity = (form: FclForm) => VERDICT_LEVELS.indexOf(judged(form).level);

describe('goods in one box', () => {
  it.each([
    ['1263', '2014', 'BLOCK'],
    ['1789', '1824', 'BLOCK'],
    ['1090', '1294', 'PASS_CHECK_DGL'],
    ['2789', '1830', 'PASS_CHECK_DGL'],
    ['1230', '1547', 'PASS_CHECK_DGL'],
    ['1350', '1495', 'BLOCK'],
    ['1689', '1789', 'BLOCK'],
    ['1791', '1789', 'NEED_APPROVAL'],
    ['1263', '1133', 'PASS_CHECK_DGL'],
  ])('UN %s and UN %s: %s, in either order', (one, other, level) => {
    expect(judged(boxed([one, other])).box?.level).toBe(level);
    expect(judged(boxed([other, one])).box?.level).toBe(level);
    expect(judged(boxed([one, other])).level).toBe(level);
  });

  it('have no pair with one substance', () => {
    expect(judged(boxed(['1230'])).box).toBeNull();
    expect(codes(boxed(['1230']), 'SEGREGATION')).toEqual(['PASS pairNone']);
  });

  it('skip an empty row and keep the row numbers', () => {
    const form = boxed(['1789', '1230', '1824']);
    const goods = form.goods.map((row, at) => (at === 1 ? blankGoods('2') : row));
    expect(judged({ ...form, goods }).box).toMatchObject({ pairs: [{ of: [0, 2] }], boxes: [[0], [2]] });
  });

  it('require a manual check for a row without a number or with an unknown one', () => {
    const form = boxed(['1294', '1230']);
    const second = (change: Partial<GoodsRow>) => ({
      ...form,
      goods: [form.goods[0] ?? methanol, rowOf('1230', change)],
    });
    expect(judged(second({ unNo: '' })).box).toMatchObject({ level: 'MANUAL', pairs: [{ of: [0, 1] }] });
    expect(judged(second({ unNo: '9999', goodsId: '' })).box?.level).toBe('MANUAL');
    expect(judged(second({})).box?.level).toBe('PASS_CHECK_DGL');
  });

  it('propose the fewest boxes when incompatible', () => {
    expect(codes(boxed(['1789', '1824', '1294']), 'SEGREGATION')).toEqual(['BLOCK splitNeeded', 'BLOCK pairGroups']);
    expect(about(boxed(['1789', '1824', '1294']), 'SEGREGATION')[0]?.given).toEqual({
      boxes: 2,
      plan: '盐酸 + 甲苯 / 氢氧化钠溶液（液碱）',
    });
  });

  it('require a manual check with enough boxes', () => {
    expect(judged(boxed(['1789', '1824'], 2)).level).toBe('MANUAL');
    expect(codes(boxed(['1789', '1824'], 2), 'SEGREGATION')).toEqual(['MANUAL splitPlanned', 'MANUAL pairGroups']);
    expect(judged(boxed(['1263', '1495', '1381'], 2)).level).toBe('BLOCK');
    expect(judged(boxed(['1263', '1495', '1381'], 3)).level).toBe('MANUAL');
  });

  it('allow limited quantities beside anything', () => {
    const form = boxed(['1789', '1824']);
    const goods = form.goods.map((row) => ({ ...row, isLimited: true, innerQuantity: '500 ml', pieces: '100' }));
    expect(judged({ ...form, goods }).box?.level).toBe('PASS');
    expect(codes({ ...form, goods }, 'LIMITED')).toEqual([
      'PASS_CHECK_DGL limitedApplies',
      'PASS_CHECK_DGL limitedApplies',
    ]);
  });

  it('are not judged when harmless', () => {
    expect(judged({ ...generalOrder, goods: boxed(['1789', '1824']).goods }).box).toBeNull();
  });

  const unNos = LIBRARY.flatMap(({ unNo }) => unNo ?? []);
  const some = uniqueArray(constantFrom(...unNos), { minLength: 2, maxLength: 6 });

  it('have the same verdict in any order', () => {
    assert(
      property(
        some.chain((list) =>
          record({ list: constantFrom(list), mixed: shuffledSubarray(list, { minLength: list.length }) }),
        ),
        ({ list, mixed }) => {
          expect(judged(boxed(mixed)).level).toBe(judged(boxed(list)).level);
          expect(judged(boxed(mixed)).box?.boxes.length).toBe(judged(boxed(list)).box?.boxes.length);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('never become milder with one more', () => {
    assert(
      property(some, constantFrom(...unNos), (list, more) => {
        expect(severity(boxed([...list, more]))).toBeGreaterThanOrEqual(severity(boxed(list)));
      }),
      { numRuns: RUNS },
    );
  });

  it('are answered for twenty rows', () => {
    assert(
      property(array(constantFrom(...unNos), { minLength: 11, maxLength: 20 }), (list) => {
        expect(judged(boxed(list)).box?.boxes.flat()).toHaveLength(list.length);
      }),
      { numRuns: 30 },
    );
  });
});

describe('carrier and port acceptance', () => {
  const takers: Takers = { carrierExcludes: ['1.1', '5.2'], orgHandling: 'YARD', dstHandling: 'ACCEPTED' };
  const asked = (change: Partial<Takers>, hazardClass: Parameters<typeof carrierAndPortFindings>[0]['hazardClass']) =>
    carrierAndPortFindings({ ...takers, ...change, hazardClass }).map(({ level, code }) => `${level} ${code}`);

  it('passes a carrier without an exclusion and blocks an excluded class', () => {
    expect(asked({}, '3')).toEqual([]);
    expect(asked({}, '5.2')).toEqual(['BLOCK carrierRefuses']);
    expect(asked({ carrierExcludes: ['ALL_DG'] }, '9')).toEqual(['BLOCK carrierRefuses']);
  });

  it('excludes 1.2 and 1.5 together with 1.1', () => {
    expect([asked({}, '1.2'), asked({}, '1.5')]).toEqual([['BLOCK carrierRefuses'], ['BLOCK carrierRefuses']]);
  });

  it('requires approval for rarely accepted classes', () => {
    expect(asked({}, '2.3')).toEqual(['NEED_APPROVAL carrierByCase']);
    expect(asked({ carrierExcludes: [] }, '1.6')).toEqual(['NEED_APPROVAL carrierByCase']);
  });

  it('passes, blocks or checks a port by its handling', () => {
    expect(asked({ orgHandling: 'NONE' }, '3')).toEqual(['BLOCK orgRefuses']);
    expect(asked({ orgHandling: 'DIRECT' }, '3')).toEqual(['PASS orgDirect']);
    expect(asked({ orgHandling: null, dstHandling: null }, '3')).toEqual(['MANUAL orgUntold', 'MANUAL dstUntold']);
    expect(asked({ dstHandling: 'NONE' }, '3')).toEqual(['BLOCK dstRefuses']);
  });

  it('is empty for harmless goods', () => {
    expect(asked({ carrierExcludes: ['ALL_DG'], orgHandling: 'NONE' }, null)).toEqual([]);
  });

  it('never becomes milder with one more excluded class', () => {
    const classes = constantFrom(...HAZARD_CLASS_IDS);
    assert(
      property(subarray([...HAZARD_CLASS_IDS]), classes, classes, (excludes, more, hazardClass) => {
        const worst = (carrierExcludes: string[]) =>
          asked({ carrierExcludes }, hazardClass).some((found) => found.startsWith('BLOCK'));
        expect(worst(excludes) && !worst([...excludes, more])).toBe(false);
      }),
    );
  });

  it('covers every class of an order and each port once', () => {
    const facts = factsFor('SGSIN', true, { takers: { ...takers, dstHandling: 'NONE' } });
    expect(codes(boxed(['1294', '3105']), 'CARRIER', facts)).toEqual(['BLOCK carrierRefuses']);
    expect(codes(boxed(['1294', '3105']), 'PORT', facts)).toEqual([
      'BLOCK dstRefuses',
      'PASS viaDirect',
      'PASS orgTakes',
    ]);
  });

  it('uses the sailing verdict without tables', () => {
    expect(about(boxed(['1230']), 'CARRIER')).toEqual([
      expect.objectContaining({ level: 'PASS', code: 'sailingVerdict', given: { reason: '可接' } }),
    ]);
    expect(codes(generalOrder, 'CARRIER')).toEqual([]);
  });
});
