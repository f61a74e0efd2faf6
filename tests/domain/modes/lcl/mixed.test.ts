import { describe, expect, it } from 'vitest';

import { lclSearch } from '../../../../contract/modes/lcl/search';
import { LCL_LOAD } from '../../../../domain/modes/lcl/load';
import { found } from '../../../../domain/modes/lcl/finding';
import { queryFromForm, leftOver } from '../../../../domain/modes/lcl/fit-asked';
import type { LclForm } from '../../../../domain/modes/lcl/form';
import { LCL } from '../../../../domain/modes/lcl/mode';
import { GENERAL_ROW, lclQuestion, type LclSearch } from '../../../../domain/modes/lcl/search';
import { goodsById } from '../../../../server/world/dangerous-goods/library';
import { validate } from '../../../../server/base/http/validate';
import { lclDocument } from '../../../../server/trade/modes/lcl/documents';
import { toPlace } from '../../../../server/trade/modes/lcl/ordered';
import { findingReason } from '../../../../server/trade/modes/lcl/messages';
import { lclPapers } from '../../../../server/trade/modes/lcl/papers';
import { blankGoods, type GoodsRow } from '../../../../domain/goods/row';
import { markGeneral } from '../../../../domain/order/goods/marked';
import { lclFacts, lclQuoteFor, soundLcl } from '../../../support/lcl-order';

const METHANOL: GoodsRow = soundLcl.goods[0] ?? blankGoods('1');

const SEARCH: LclSearch = {
  orgPortCode: 'CNSHA',
  dstPortCode: 'NLRTM',
  isDanger: 'Y',
  rows: [
    { unNo: '1230', pieces: 5, kg: 860, m3: 1.05, longCm: null },
    { unNo: null, pieces: 10, kg: 200, m3: 0.5, longCm: null },
  ],
  isStackable: true,
};
const quote = lclQuoteFor(SEARCH);
const facts = lclFacts(quote);

const HARMLESS = { nameCn: '柠檬酸', nameEn: 'Citric acid', hsCode: '291814', casNo: '' };

/** Dangerous goods, methanol by default, with a general row beside them. */
function mixed(named: Partial<typeof HARMLESS> = {}, isFood = false, goodsId = 'methanol'): LclForm {
  const { unNo = null, hazardClass = null, subRisks = [] } = goodsById(goodsId) ?? {};
  const first: GoodsRow = { ...METHANOL, goodsId, unNo: unNo ?? '', hazardClass: hazardClass ?? '', subRisks };
  const packed = { packKind: 'CTN', pieces: '10', grossKg: '200', netKg: '190', volume: '0.5' };
  const beside: GoodsRow = { ...markGeneral({ ...METHANOL, key: '2' }, true), ...HARMLESS, ...named, ...packed };
  const row = { ...soundLcl.lcl['1'], unitKg: '20', isFood };
  return { ...soundLcl, goods: [first, beside], lcl: { ...soundLcl.lcl, '2': { ...row } } as LclForm['lcl'] };
}

const codesOf = (form: LclForm) => LCL.acceptance(form, facts).findings.map(({ level, code }) => `${level} ${code}`);
const faultsOf = (form: LclForm) =>
  LCL.faults(form, facts).flatMap(({ path, code }) => (path.startsWith('goods') ? [`${path} ${code}`] : []));

describe('general goods beside dangerous goods in LCL', () => {
  it('need no number, class or tested packaging, but a name', () => {
    expect(faultsOf(mixed())).toEqual([]);
    expect(faultsOf(mixed({ nameCn: '' }))).toContain('goods.1.nameCn required');
    const none = mixed();
    expect(faultsOf({ ...none, goods: none.goods.map((row) => markGeneral(row, true)) })).toContain('goods allGeneral');
  });

  it('are judged by name: an unknown one and one of dangerous goods', () => {
    expect(codesOf(mixed({ nameCn: '不知名的货', nameEn: '', hsCode: '' }))).toContain('MANUAL unknownName');
    expect(codesOf(mixed({ nameCn: '甲醇', nameEn: 'Methanol' }))).toContain('BLOCK declaredGeneral');
    const unnamed = LCL.acceptance(mixed({ nameCn: '', nameEn: '', hsCode: '' }), facts).findings;
    expect(unnamed.find(({ code }) => code === 'pairUnknown')?.given).toMatchObject({ one: '甲醇', other: '普通货物' });
  });

  it('are segregated from the other rows, such as combustibles from oxidizers', () => {
    expect(codesOf(mixed()).filter((one) => /pair|split/.test(one))).not.toContainEqual(expect.stringMatching(/BLOCK/));
    const glycerol = { nameCn: '甘油（丙三醇）', nameEn: 'Glycerol', hsCode: '290545' };
    const found = LCL.acceptance(mixed(glycerol, false, 'kmno4'), facts).findings;
    const pair = found.find(({ given }) => given['rowOne'] === 1 && given['rowOther'] === 2);
    expect(pair).toMatchObject({ about: 'SEGREGATION', level: 'BLOCK' });
  });

  it('are blocked as food beside harmful goods, and open while food in the container is unknown', () => {
    expect(codesOf(mixed(HARMLESS, true))).toContain('BLOCK lclFood');
    expect(codesOf(mixed())).not.toContain('BLOCK lclFood');
    const eaten = { ...soundLcl, lcl: { '1': { ...soundLcl.lcl['1'], isFood: true } } } as LclForm;
    const seen = (form: LclForm) => LCL.acceptance(form, lclFacts()).findings.map(({ code }) => code);
    expect(seen(soundLcl)).not.toContain('lclBoxStale');
    expect(seen(eaten)).toContain('lclBoxStale');
  });

  it('are charged by tons without a dangerous surcharge', () => {
    const lineOf = (form: LclForm, item: string) =>
      LCL.price(form, quote, facts.goodsOf)?.lines.find((one) => one.item === item);
    const alone = { ...mixed(), goods: mixed().goods.slice(0, 1) };
    expect(lineOf(mixed(), 'DGS')?.unitPrice).toEqual(lineOf(alone, 'DGS')?.unitPrice);
    expect(lineOf(mixed(), 'OF')?.quantity).toBe(1.55);
  });

  it('are stowed with the others, have their own labels and need no SDS', () => {
    const order = { form: mixed(), quote } as Parameters<typeof lclDocument>[1];
    expect(toPlace(order.form, quote).stowed.map(({ unNo, hazardClass }) => [unNo, hazardClass])).toEqual([
      ['1230', '3'],
      [null, null],
    ]);
    const sheet = lclDocument('marks', order, 'LC1') ?? '';
    expect(sheet.split('class="label').length - 1).toBe(15);
    expect(sheet.split('UN 1230,').length - 1).toBe(5);
    expect(lclPapers(order).filter(({ docType }) => docType.startsWith('SDS_CN'))).toHaveLength(1);
  });
});

describe('LCL search for dangerous and general goods', () => {
  const { address: lclAddress, asked: lclAskedIn, askedFor, missing, searchOf } = lclQuestion;
  const ADDRESS = '?org=CNSHA&dst=NLRTM&d=Y&rows=1230~5~860~1.05,g~10~200~0.5';

  it('is kept in the address and starts the form', () => {
    const asked = lclAskedIn(ADDRESS);
    expect(asked.rows[1]).toMatchObject({ unNo: GENERAL_ROW, pieces: '10' });
    expect(lclAddress('', asked)).toBe(ADDRESS);
    expect(searchOf(asked)).toEqual(SEARCH);
    expect(lclAddress('', askedFor(SEARCH))).toBe(ADDRESS);
    const begun = LCL.quoted(LCL.blank, quote);
    expect(begun.goods.map(({ unNo, isGeneral }) => [unNo, isGeneral])).toEqual([
      ['1230', undefined],
      ['', true],
    ]);
    expect(searchOf(queryFromForm(mixed(), quote))).toEqual({
      ...SEARCH,
      rows: SEARCH.rows.map((row) => ({ ...row, longCm: 120 })),
    });
  });

  it('accepts the words of a pasted row', () => {
    const rows = [{ ...LCL_LOAD.blank, unNo: '普通货物', pieces: '10', kg: '200', m3: '0.5' }];
    expect(LCL_LOAD.words({ isDanger: 'Y', isStackable: true, rows }).rows).toBe('g~10~200~0.5');
  });

  it('needs a dangerous row and drops leftovers', () => {
    const asked = { ...lclAskedIn(ADDRESS), rows: lclAskedIn(ADDRESS).rows.slice(1) };
    expect(missing(asked)).toEqual(['rows']);
    expect(() => validate(lclSearch, { ...SEARCH, rows: SEARCH.rows.slice(1) })).toThrow('危险品需填写 UN 编号');
    expect(() => validate(lclSearch, SEARCH)).not.toThrow();
    expect(leftOver({ ...soundLcl, later: mixed().goods.slice(1) })).toBeNull();
    expect(leftOver({ ...soundLcl, later: mixed().goods })).toContain('g~10~200~0.5');
  });

  it('never passes in a list, since the general goods are unnamed', () => {
    const { level, reason } = quote.offer.acceptance;
    expect(level).toBe('MANUAL');
    expect(reason).toContain(findingReason(found('MANUAL', 'lclBesideUnnamed')));
  });
});
