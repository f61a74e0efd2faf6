import { describe, expect, it } from 'vitest';

import { isCarriedAsDangerous } from '../../../../domain/modes/truck/cargo';
import { exceptedQuantity } from '../../../../domain/modes/truck/excepted';
import { ROWS, type TruckForm } from '../../../../domain/modes/truck/form';
import { TRUCK } from '../../../../domain/modes/truck/mode';
import { requiredPapers } from '../../../../domain/modes/truck/papers';
import { readRows } from '../../../../domain/modes/truck/reading';
import type { OrderEdit } from '../../../../domain/order/form/edit';
import type { GoodsRow } from '../../../../domain/goods/row';
import { SHARED, soundTruckOn, truckFacts, truckQuoteFor } from '../../../support/truck-order';
import { asked, ASH, codesOf, goodsOf, IPA, judged, ofNumber, PEROXIDE } from './support/asked';

const quote = truckQuoteFor();
const facts = truckFacts(quote);

type Packed = { pieces: string; inner: string; inners: string; row?: Partial<GoodsRow> };

/** Isopropanol, E2: one row per package and inner packaging count. */
function packed(...all: Packed[]): TruckForm {
  const sound = soundTruckOn(quote);
  const [first] = sound.goods;
  if (!first) throw new Error('nothing is loaded');
  const rows = all.map(({ pieces, inner, row }, at) => ({
    ...first,
    key: String(at + 1),
    pieces,
    innerQuantity: inner,
    packKind: 'CTN',
    packMark: '',
    grossKg: '370',
    volume: '1.7',
    ...row,
  }));
  const places = rows.map(({ key }, at) => [
    key,
    { place: 'MIDDLE' as const, excepted: true, inners: all[at]?.inners ?? '' },
  ]);
  return { ...sound, goods: rows, places: Object.fromEntries(places) };
}

const faultsOf = (form: TruckForm) => TRUCK.faults(form, facts).map(({ path, code }) => `${path} ${code}`);
const saidOf = (form: TruckForm) =>
  TRUCK.acceptance(form, facts).findings.flatMap(({ code, level }) =>
    code.startsWith('truckEq') ? [`${level} ${code}`] : [],
  );
const chargesOf = (form: TruckForm) => TRUCK.price(form, quote, facts.goodsOf)?.lines.map(({ item }) => item);
const isDangerous = (form: TruckForm) => isCarriedAsDangerous(readRows(form, quote, facts.goodsOf));

const FITS = { pieces: '985', inner: '30 ml', inners: '16' };

describe('excepted quantities in the truck form', () => {
  it('travel as general goods: no surcharge, escort, yard or tested packaging, but a declaration', () => {
    const form = packed(FITS);
    expect(faultsOf(form)).toEqual([]);
    expect(saidOf(form)).toEqual(['PASS_CHECK_DGL truckEq']);
    expect(TRUCK.acceptance(form, facts).findings.map(({ code }) => code)).not.toContain('packUnmarked');
    expect(chargesOf(form)).toEqual(['RF', 'TOLL']);
    expect(requiredPapers(form, quote, facts.goodsOf)).toContainEqual({ docType: 'EQDECL', name: '例外数量书面声明' });
  });

  it('12: are limited to a thousand packages per truck, over all rows', () => {
    expect(saidOf(packed({ ...FITS, pieces: '1000' }))).toEqual(['PASS_CHECK_DGL truckEq']);
    const over = packed({ ...FITS, pieces: '1001' });
    expect(saidOf(over)).toEqual(['BLOCK truckEqPackages']);
    expect([isDangerous(over), chargesOf(over)]).toEqual([true, ['RF', 'DGS', 'TOLL', 'ESC', 'PARK']]);
    const halves = (other: string) => packed({ ...FITS, pieces: '640' }, { ...FITS, pieces: other, inner: '25 ml' });
    expect(saidOf(halves('360'))).toEqual(['PASS_CHECK_DGL truckEq']);
    expect(saidOf(halves('361'))).toEqual(['BLOCK truckEqPackages']);
  });

  it.each([
    ['a millilitre more in an inner packaging', { ...FITS, inner: '31 ml' }, 'truckEqInner'],
    ['one inner packaging more in a package', { ...FITS, inners: '17' }, 'truckEqOuter'],
  ])('are refused with %s', (_, said, code) => {
    const form = packed(said);
    expect(saidOf(form)).toEqual([`BLOCK ${code}`]);
    expect(isDangerous(form)).toBe(true);
  });

  it.each([
    ['no inner amount', { ...FITS, inner: '' }, 'goods.0.innerQuantity required'],
    ['an amount without a unit', { ...FITS, inner: '30' }, 'goods.0.innerQuantity innerQuantity'],
    ['a liquid by weight', { ...FITS, inner: '24 g' }, 'goods.0.innerQuantity truckExceptedUnit'],
    ['no number of inner packagings', { ...FITS, inners: '' }, 'goods.0.inners required'],
    ['a half of one', { ...FITS, inners: '0.5' }, 'goods.0.inners truckInners'],
    ['no packages', { ...FITS, pieces: '' }, 'goods.0.pieces required'],
    ['less than one package', { ...FITS, pieces: '-4' }, 'goods.0.pieces pieces'],
  ])('do not apply with %s: the truck is dangerous, with a field fault', (_, said, fault) => {
    const form = packed(said);
    expect(faultsOf(form)).toEqual([fault]);
    const isOfUnit = fault.endsWith('truckExceptedUnit');
    expect([saidOf(form), isDangerous(form)]).toEqual([isOfUnit ? ['BLOCK truckEqUnit'] : [], true]);
  });

  it('are judged by the current row: other goods, limited, switched off, harmless', () => {
    const acrylonitrile = packed({
      ...FITS,
      row: { unNo: '1093', goodsId: '', nameCn: '丙烯腈', nameEn: '', casNo: '' },
    });
    expect(saidOf(acrylonitrile)).toEqual(['BLOCK truckEqNone']);
    const limited = packed({ ...FITS, row: { isLimited: true } });
    expect([
      saidOf(limited),
      ROWS.required(limited, limited.places, { hasBeam: true, isTank: false, further: [] }),
    ]).toEqual([[], ['goods.0.place']]);
    const unticked: OrderEdit = { kind: 'set', path: 'goods.0.excepted', value: false };
    const off = TRUCK.fields.edited(packed(FITS), unticked);
    expect(off && [saidOf(off), isDangerous(off), faultsOf(off)]).toEqual([
      [],
      true,
      ['goods.0.packKind packNotTested'],
    ]);
  });

  it('are absent in an older draft', () => {
    const old = { ...packed(FITS), places: { 1: { place: 'MIDDLE' } } } as unknown as TruckForm;
    expect([saidOf(old), isDangerous(old)]).toEqual([[], true]);
  });

  it('share a truck by the same rule', () => {
    const part = truckQuoteFor(SHARED, 'BOX96');
    const sound = soundTruckOn(part);
    const goods = sound.goods.map((row) => ({ ...row, pieces: '24', innerQuantity: '30 ml', packMark: '' }));
    const form = { ...sound, goods, places: { 1: { ...ROWS.blank, excepted: true, inners: '33' } } };
    const of = truckFacts(part);
    expect(TRUCK.acceptance(form, of).findings.map(({ code }) => code)).toContain('truckEq');
    expect(TRUCK.price(form, part, of.goodsOf)?.lines.map(({ item }) => item)).toEqual(['LF']);
  });
});

describe('truck rules', () => {
  const said = { inner: { kind: 'volume', amount: 25 }, count: 12, packages: 730 } as const;
  const little = (unNo: string) => ofNumber(unNo, { excepted: exceptedQuantity(goodsOf(unNo), said), kg: 410 });

  it('exempt excepted quantities from segregation, general goods included', () => {
    const [toluene, peroxide] = [little('1294'), little('2014')];
    expect(codesOf(asked([IPA, PEROXIDE]))).toContain('truckMixHouse');
    expect(codesOf(asked([toluene, PEROXIDE]))).not.toContain('truckMixHouse');
    expect(codesOf(asked([little('1219'), peroxide]))).not.toContain('truckMixHouse');
    expect(codesOf(asked([little('1219'), ASH], { carrier: clean }))).toEqual(['truckEq', 'truckReady']);
    expect(codesOf(asked([IPA, ASH], { carrier: clean }))).toContain('truckMixGeneral');
  });

  it('refuse general goods beside them on a truck with contaminating cargo', () => {
    expect(codesOf(asked([little('1219'), ASH]))).toContain('truckGeneral');
    expect(codesOf(asked([{ ...IPA, limited: { kind: 'fits' } }, ASH]))).toContain('truckGeneral');
    expect(judged(asked([little('1219')]))).toContainEqual({ code: 'truckEq', level: 'PASS_CHECK_DGL' });
  });

  it('omit excepted quantities when other goods make the truck dangerous', () => {
    expect(codesOf(asked([little('1219'), ofNumber('1173', { kg: 3000 })]))).toEqual(['truckReady']);
  });
});

const clean = { nameCn: '朔麓危运', classes: ['3', '5.1'], isForToxic: false, isClean: true };
