import { describe, expect, it } from 'vitest';

import { railAcceptance } from '../../../../domain/modes/rail/acceptance';
import { isContainerNo } from '../../../../domain/order/boxes/container-number';
import { offerForForm } from '../../../../domain/modes/rail/cutoffs';
import { russianFault } from '../../../../domain/modes/rail/row-fields';
import { goodsLookup } from '../../../../domain/goods/identity';
import type { RailForm } from '../../../../domain/modes/rail/form';
import { RAIL } from '../../../../domain/modes/rail/mode';
import type { RailQuote } from '../../../../domain/modes/rail/quote';
import { boxesLeft } from '../../../../domain/modes/rail/list';
import { isOverloaded, countTeu, wagonFindings } from '../../../../domain/modes/rail/wagons';
import { batteriesRail, permittedRail, unknownRail } from '../../../support/modes/cases/rail';
import {
  frozenRail,
  GLYCEROL,
  heatedRail,
  railFacts,
  railQuoteFor,
  railSearchOf,
  soundRail,
  TO_DUISBURG,
} from '../../../support/rail-order';

const duisburg = railQuoteFor(GLYCEROL, TO_DUISBURG);

const faultsOf = (form: RailForm, quote: RailQuote = duisburg) =>
  RAIL.faults(form, railFacts(quote)).map(({ path, code, given }) => [path, code, ...(given ? [given] : [])]);

const codesOf = (form: RailForm, quote: RailQuote = duisburg) =>
  railAcceptance(form, railFacts(quote)).findings.map(({ level, code }) => `${level} ${code}`);

describe('boxes on wagons', () => {
  const box = (type: '20GP' | '40HQ', kg: number) => ({ type, kg });
  const told = (boxes: { type: '20GP' | '40HQ'; kg: number }[], line: '中欧' | '中亚') =>
    wagonFindings(boxes, line).map(({ level, code }) => `${level} ${code}`);

  it('RE2, RE17: are heavy by the line, and too heavy by themselves and with tare', () => {
    expect(told([box('40HQ', 23_000)], '中欧')).toStrictEqual(['NEED_APPROVAL railHeavy']);
    expect(told([box('40HQ', 23_000)], '中亚')).toStrictEqual(['PASS railWeightsFit']);
    expect(told([box('40HQ', 28_500)], '中亚'), 'no station is asked about what no wagon takes').toStrictEqual([
      'BLOCK railNoWagon',
    ]);
    expect(isOverloaded(box('40HQ', 28_500))).toBe(true);
    expect(isOverloaded(box('40HQ', 27_000))).toBe(true);
    expect(isOverloaded(box('20GP', 27_000))).toBe(false);
    expect(told([box('20GP', 27_000), box('20GP', 27_000)], '中亚')).toContain('NEED_APPROVAL railHeavy');
    expect(faultsOf({ ...heatedRail, units: [{ kg: '28500', no: 'CSQU3054383' }] })).toContainEqual([
      'units.0.kg',
      'railOver',
      { no: 1 },
    ]);
  });

  it('RE1: leave an odd twenty-foot box unpaired on half a wagon', () => {
    const three = [box('20GP', 9000), box('20GP', 9000), box('20GP', 9000)];
    expect(told(three, '中欧')).toContain('NEED_APPROVAL railOddTwenty');
    expect(countTeu([{ type: '20GP', count: 3 }])).toBe(3);
    expect(countTeu([{ type: '40GP', count: 1 }])).toBe(2);
    expect([1, 2, 3].map((teu) => boxesLeft({ left: [{ measure: 'TEU', amount: teu }] }, '40HQ'))).toEqual([0, 1, 1]);
    expect(
      countTeu([
        { type: '20GP', count: 2 },
        { type: '40HQ', count: 1 },
      ]),
    ).toBe(4);
  });

  it('pair two on a wagon within ten tons, in the best pairing', () => {
    expect(told([box('20GP', 20_000), box('20GP', 5000)], '中亚')).toContain('NEED_APPROVAL railPairWeight');
    const paired = [20_000, 5000, 19_000, 6000].map((kg) => box('20GP', kg));
    expect(told(paired, '中亚')).toStrictEqual(['PASS railWeightsFit']);
  });

  it('weigh together as much as the goods', () => {
    expect(faultsOf({ ...frozenRail, units: [{ kg: '18000', no: '' }] })).toStrictEqual([
      ['units.0.kg', 'railKgDiffer', { kg: 18_000, gross: 19_200 }],
    ]);
    expect(faultsOf({ ...frozenRail, units: [{ kg: '19300', no: '' }] })).toStrictEqual([]);
  });

  it('need a weight each, whatever a removed row held', () => {
    const two = RAIL.fields.edited(frozenRail, { kind: 'set', path: 'boxes.0.count', value: '2' } as never);
    expect(two?.units).toHaveLength(2);
    expect(faultsOf(two ?? frozenRail)).toContainEqual(['units.1.kg', 'required']);
    expect(faultsOf({ ...frozenRail, units: [...frozenRail.units, { kg: '', no: '' }] })).toStrictEqual([]);
    expect(faultsOf({ ...frozenRail, units: [] })).toStrictEqual([['units.0.kg', 'required']]);
  });

  it('need valid unique numbers when the shipper owns them; RE9: their certificate may follow', () => {
    expect(isContainerNo('CSQU3054383')).toBe(true);
    expect(isContainerNo('csqu3054383')).toBe(true);
    for (const no of ['CSQU3054384', 'CSQU305438', 'CSQA3054383', '']) expect(isContainerNo(no), no).toBe(false);
    const own = (...numbers: string[]): RailForm => ({
      ...heatedRail,
      boxes: [{ type: '40HQ', count: String(numbers.length) }],
      units: numbers.map((no) => ({ kg: String(19_200 / numbers.length), no })),
    });
    expect(faultsOf(own(''))).toStrictEqual([['units.0.no', 'required']]);
    expect(faultsOf(own('CSQU3054384'))).toStrictEqual([['units.0.no', 'railBoxNo']]);
    expect(faultsOf(own('CSQU3054383', 'CSQU 3054383'.replace(' ', '')))).toStrictEqual([
      ['units.1.no', 'railBoxTwice'],
    ]);
    expect(codesOf(heatedRail)).toContain('PASS railSocMissing');
  });

  it('are refused in other types', () => {
    expect(faultsOf({ ...frozenRail, boxes: [{ type: '45HQ', count: '1' }] })).toStrictEqual([
      ['boxes.0.type', 'railBoxType'],
    ]);
  });
});

describe('names and codes abroad', () => {
  it('RE13: report a Latin letter in a Russian name', () => {
    expect(russianFault('Cмола')).toStrictEqual(['railLatin', { at: 1, letter: 'C' }]);
    expect(russianFault('Смoла')).toStrictEqual(['railLatin', { at: 3, letter: 'o' }]);
    expect(russianFault('Натр едкий, 50 % (твёрдый)')).toBeNull();
    expect(russianFault('甘油')).toBe('railRussian');
  });

  it('start the GNG code like the HS code', () => {
    const gng = (code: string): RailForm => ({
      ...frozenRail,
      rail: { '1': { ...frozenRail.rail['1'], nameRu: 'Глицерин', gng: code, isSolid: false, freezeC: '' } },
    });
    expect(faultsOf(gng('2905450'))).toStrictEqual([['goods.0.gng', 'railGng']]);
    expect(faultsOf(gng('28151100'))).toStrictEqual([['goods.0.gng', 'railGngDiffers']]);
    expect(faultsOf(gng('29054500'))).toStrictEqual([]);
  });

  it('require a return depot on the line and a broker at the clearing border', () => {
    expect(faultsOf({ ...frozenRail, returnDepot: 'RTA' })).toStrictEqual([['returnDepot', 'railDepot']]);
    expect(faultsOf({ ...frozenRail, brokerName: '', brokerPhone: '' })).toStrictEqual([
      ['brokerName', 'required'],
      ['brokerPhone', 'required'],
    ]);
  });
});

describe('goods that may freeze', () => {
  it('require a heating choice and a waiver of frost damage', () => {
    expect(faultsOf({ ...frozenRail, heating: '', freezeWaiver: false })).toStrictEqual([
      ['heating', 'required'],
      ['freezeWaiver', 'required'],
    ]);
    expect(faultsOf({ ...frozenRail, heating: 'LINER', freezeWaiver: false })).toStrictEqual([
      ['freezeWaiver', 'required'],
    ]);
    expect(faultsOf(heatedRail)).toStrictEqual([]);
    expect(codesOf(frozenRail)).toContain('NEED_APPROVAL railWinterFreeze');
    expect(codesOf(heatedRail)).toContain('PASS railWinterHeated');
  });

  it('follow the goods of the form and not the search', () => {
    const other = heatedRail.goods.map((row) => ({ ...row, nameCn: '丙二醇', nameEn: 'Propylene glycol' }));
    expect(codesOf({ ...frozenRail, heating: 'NONE', goods: other })).toContain('PASS railWinterFine');
  });

  it('name their source when name and number differ', () => {
    const mixed = heatedRail.goods.map((row) => ({ ...row, nameCn: '丙三醇', nameEn: 'Methanol', casNo: '' }));
    const cold = railAcceptance({ ...frozenRail, goods: mixed }, railFacts(duisburg)).findings.filter(
      ({ about }) => about === 'WINTER',
    );
    expect(cold.map(({ given }) => given['goods'])).toStrictEqual(['甲醇']);
  });

  it('take the strictest of all candidates of name and number', () => {
    const mixed = heatedRail.goods.map((row) => ({ ...row, nameCn: '丙二醇', nameEn: 'Glycerol' }));
    expect(codesOf({ ...frozenRail, goods: mixed })).toContain('NEED_APPROVAL railWinterFreeze');
    expect(codesOf({ ...frozenRail, goods: mixed.toReversed() })).not.toContain('PASS railWinterFine');
  });

  it('require a manual check when unknown, until freezing point or state is given', () => {
    const said = (facts: Partial<RailForm['rail'][string]>): RailForm => ({
      ...unknownRail,
      heating: 'NONE',
      freezeWaiver: true,
      rail: { '1': { nameRu: 'Добавка', gng: '', isSolid: false, freezeC: '', ...facts } },
    });
    expect(codesOf(said({}))).toContain('MANUAL railWinterUnknown');
    expect(codesOf(said({ freezeC: '-60' }))).toContain('PASS railWinterFine');
    expect(codesOf(said({ freezeC: '5' }))).toContain('NEED_APPROVAL railWinterFreeze');
    expect(codesOf(said({ isSolid: true }))).toContain('PASS railNoWinter');
    const isOdd = (freezeC: string) => faultsOf(said({ freezeC })).some(([, code]) => code === 'railFreezing');
    expect(['-150', '100', '-150.1', '100.1', '5.25'].map(isOdd)).toEqual([false, false, true, true, true]);
  });
});

describe('dangerous goods by train', () => {
  const moscow = railQuoteFor();

  it('need a permit: shown, or applied for by the platform', () => {
    expect(codesOf(soundRail, moscow)).toContain('NEED_APPROVAL railApplied');
    expect(codesOf(permittedRail, moscow)).toContain('NEED_APPROVAL railHeld');
    expect(codesOf({ ...soundRail, services: [] }, moscow)).toContain('NEED_APPROVAL railApproval');
    expect(codesOf(soundRail, moscow)).toContain('NEED_APPROVAL railTransit');
    expect(faultsOf({ ...soundRail, services: [] }, moscow)).toStrictEqual([['dgApprovalNo', 'required']]);
    expect(faultsOf({ ...soundRail, services: [], dgApprovalNo: 'TL-1' }, moscow)).toStrictEqual([
      ['files', 'railPermitFile'],
    ]);
  });

  it('wait a month for the permit, and no longer with one', () => {
    const codes = (form: RailForm) => offerForForm(form, moscow).offer.cutoffs.map(({ code, at }) => `${code} ${at}`);
    expect(codes(soundRail)[0]).toBe('DG_APPLY 2026-11-23T09:00:00.000Z');
    expect(codes(permittedRail)[0]).toBe('RAIL_PLAN 2026-12-16T09:00:00.000Z');
  });

  it('RE11: include batteries declared as harmless, or judged by their report', () => {
    const plain = { ...batteriesRail, lithiumExempt: false, files: [] };
    expect(codesOf(plain)).toContain('BLOCK declaredGeneral');
    expect(codesOf({ ...batteriesRail, files: [] })).toContain('BLOCK declaredGeneral');
    expect(faultsOf({ ...batteriesRail, files: [] })).toStrictEqual([['files', 'railReportFile']]);
    expect(codesOf(batteriesRail)).toContain('MANUAL railLithium');
    expect(codesOf(batteriesRail)).not.toContain('BLOCK declaredGeneral');
  });

  it('are refused by name of the refusing party, even under a milder number', () => {
    const acid = soundRail.goods.map((row) => ({ ...row, hazardClass: '3' as const, unNo: '1230', goodsId: '' }));
    const told = codesOf({ ...soundRail, goods: acid }, moscow);
    expect(told).toContain('BLOCK railOrgRefuses');
    expect(told).not.toContain('NEED_APPROVAL railApplied');
  });

  it('are not called unknown while the library is loading', () => {
    const untyped = frozenRail.goods.map((row) => ({ ...row, hazardClass: '' as const }));
    const goods = { ...frozenRail, goods: untyped };
    const waiting = { ...railFacts(duisburg), ...goodsLookup(() => ({ kind: 'waiting', goods: [], strangers: null })) };
    const nobody = { ...railFacts(duisburg), ...goodsLookup(() => ({ kind: 'nobody', goods: [], strangers: [] })) };
    const of = (facts: typeof waiting) => RAIL.acceptance(goods, facts).findings.map(({ code }) => code);
    expect(of(nobody)).toContain('railWinterUnknown');
    expect(of(waiting)).toContain('goodsUnread');
    expect(of(waiting)).not.toContain('railWinterUnknown');
    expect(of(waiting)).not.toContain('railClassUnknown');
    expect(RAIL.acceptance(goods, waiting).level).not.toBe('PASS');
  });

  it('drop the permit service when they become harmless', () => {
    const harmless = RAIL.fields.edited(soundRail, { kind: 'set', path: 'isDanger', value: 'N' } as never);
    expect(harmless?.services).toStrictEqual([]);
  });

  it('start with the search, and with the permit service when no permit exists', () => {
    expect(RAIL.quoted(RAIL.blank, moscow)).toMatchObject({ services: ['DGA'], boxOwner: 'COC', isDanger: 'Y' });
    const permitted = railQuoteFor(railSearchOf({ hasPermit: true }));
    expect(RAIL.quoted(RAIL.blank, permitted)).toMatchObject({ services: [], units: [{}, {}] });
  });
});
