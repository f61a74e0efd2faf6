import { describe, expect, it } from 'vitest';

import * as v from 'valibot';

import { LCL as WIRE } from '../../../../contract/modes/lcl';
import type { LclForm } from '../../../../domain/modes/lcl/form';
import { LCL } from '../../../../domain/modes/lcl/mode';
import type { OrderEdit } from '../../../../domain/order/form/edit';
import { formatMoney } from '../../../../domain/values/money';
import { editedForm } from '../../../../machines/order/order-form/order-form.edits';
import { GENERAL_SEARCH, generalLcl, lclFacts, lclQuoteFor, soundLcl } from '../../../support/lcl-order';

const quote = lclQuoteFor();
const { goodsOf } = lclFacts(quote);
const edited = (form: LclForm, ...edits: OrderEdit[]) =>
  edits.reduce<LclForm>((all, edit) => editedForm(LCL, all, edit, {}) as LclForm, form);
const set = (path: string, value: string | boolean): OrderEdit => ({ kind: 'set', path, value });

describe('LCL form', () => {
  it('starts with the search at the quoted price', () => {
    const form = LCL.quoted(LCL.blank, quote);
    expect(form).toMatchObject({ quoteId: 'Q1', offerId: 'L-SHWG-NLRTM-261209', isDanger: 'Y', stackable: 'Y' });
    expect(form.goods).toMatchObject([{ key: '1', unNo: '1230', pieces: '2', grossKg: '860', volume: '1.05' }]);
    expect(LCL.price(form, quote, goodsOf)).toStrictEqual(quote.offer.price?.charges);
  });

  it('keeps its input when it follows another quote', () => {
    const other = { ...quote, quoteId: 'Q2', offer: { ...quote.offer, offerId: 'L-SHWG-NLRTM-261216' } };
    expect(LCL.quoted(soundLcl, other)).toStrictEqual({ ...soundLcl, quoteId: 'Q2', offerId: 'L-SHWG-NLRTM-261216' });
    expect(LCL.quoted(soundLcl, quote)).toBe(soundLcl);
  });

  it('has no price while a class is unknown', () => {
    const unknown = { ...soundLcl.goods[0], unNo: '1993', hazardClass: '' } as LclForm['goods'][number];
    expect(LCL.price({ ...soundLcl, goods: [unknown] }, quote, goodsOf)).toBeNull();
  });

  it('costs more with extra services and has no price for an unknown one', () => {
    const yuan = (services: string[], insuredValue = '') => {
      const charges = LCL.price({ ...soundLcl, services, insuredValue }, quote, goodsOf);
      return charges && formatMoney(charges.totalYuan);
    };
    const plain = LCL.price(soundLcl, quote, goodsOf)?.totalYuan.amount ?? 0;
    expect(yuan(['DGDEC', 'TRK'])).toBe(formatMoney({ amount: plain, currency: '1' }));
    expect(yuan(['CUS', 'INS'], '100000')).toBe(formatMoney({ amount: plain + 35_000 + 20_000, currency: '1' }));
    expect(yuan(['WH'])).toBeNull();
  });

  it('has the dangerous cut-offs when the goods turn dangerous', () => {
    const general = lclQuoteFor(GENERAL_SEARCH);
    expect(LCL.fit.offered(soundLcl, general).offer.cutoffs).toStrictEqual(quote.offer.cutoffs);
    expect(LCL.fit.offered(soundLcl, quote)).toBe(quote);
  });

  it('does not ask who declares', () => {
    expect(LCL.faults({ ...soundLcl, declMode: '', services: [] }, lclFacts(quote))).toStrictEqual([]);
  });

  it('has no shed finding while a row has no class', () => {
    const [row] = soundLcl.goods;
    const untold = { ...soundLcl, goods: [row, { ...row, key: '2', goodsId: '', hazardClass: '' }] } as LclForm;
    const codesOf = (form: LclForm) => LCL.acceptance(form, lclFacts(quote)).findings.map(({ code }) => code);
    expect(codesOf(soundLcl)).toContain('lclShedTakes');
    expect(codesOf(untold)).not.toContain('lclShedTakes');
  });

  it('is judged against the goods of others and among its own rows', () => {
    const alone = LCL.acceptance(soundLcl, lclFacts(quote));
    expect(alone.level).toBe('PASS_CHECK_DGL');
    expect(alone.findings.map(({ code }) => code)).toContain('lclBoxShared');
    const [row] = soundLcl.goods;
    const oxidizer = { ...row, key: '2', goodsId: '', unNo: '2014', hazardClass: '5.1', subRisks: ['8'] };
    const mixed = { ...soundLcl, goods: [row, oxidizer] } as LclForm;
    const { level, findings } = LCL.acceptance(mixed, lclFacts(quote));
    expect(level).toBe('BLOCK');
    expect(findings.map(({ code }) => code)).toContain('splitNeeded');
    expect(LCL.acceptance(generalLcl, lclFacts(lclQuoteFor(GENERAL_SEARCH))).level).toBe('PASS');
  });
});

describe('LCL row facts', () => {
  it('are edited as fields of the row, by type', () => {
    const form = edited(soundLcl, set('goods.0.unitKg', '431'), set('goods.0.isFood', true));
    expect(form.lcl['1']).toMatchObject({ unitKg: '431', isFood: true });
    expect(form.goods).toStrictEqual(soundLcl.goods);
    for (const edit of [set('goods.0.unitKg', true), set('goods.9.unitKg', '1'), set('goods.0.constructor', '1')]) {
      expect(edited(soundLcl, edit).lcl).toStrictEqual(soundLcl.lcl);
    }
  });

  it('follow their row when it is copied and removed', () => {
    const copied = edited(soundLcl, { kind: 'goods.copy', at: 0 }, set('goods.1.unitKg', '1'));
    expect([copied.lcl['1']?.unitKg, copied.lcl['2']?.unitKg]).toStrictEqual(['172', '1']);
    const again = edited(copied, { kind: 'goods.remove', at: 1 }, { kind: 'goods.add' });
    expect(again.goods.map(({ key }) => key)).toStrictEqual(['1', '2']);
    expect(again.lcl['2']).toBeUndefined();
  });

  it('are kept with split goods, and dropped on the wire without a row', () => {
    const split = edited(soundLcl, { kind: 'goods.copy', at: 0 }, { kind: 'goods.split', staying: [0] });
    const kept = v.parse(WIRE.form, { ...split, lcl: { ...split.lcl, gone: split.lcl['1'] } });
    expect(Object.keys(kept.lcl)).toStrictEqual(['1', '2']);
  });
});

describe('LCL form on the wire', () => {
  it('keeps all input, and fills fields an older draft lacks', () => {
    expect(v.parse(WIRE.form, soundLcl)).toStrictEqual(soundLcl);
    const earlier = Object.fromEntries(Object.entries(soundLcl).filter(([name]) => name !== 'lcl' && name !== 'marks'));
    expect(v.parse(WIRE.form, earlier)).toStrictEqual({ ...soundLcl, lcl: {}, marks: '' });
  });

  it('rejects too long texts and too many facts', () => {
    const many = Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`k${at}`, soundLcl.lcl['1']]));
    for (const bad of [{ marks: 'A'.repeat(401) }, { lcl: many }, { lcl: { 'a b': soundLcl.lcl['1'] } }]) {
      expect(v.safeParse(WIRE.form, { ...soundLcl, ...bad }).success).toBe(false);
    }
  });
});
