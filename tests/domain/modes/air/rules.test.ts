import { describe, expect, it } from 'vitest';

import { airAcceptance, airPrice } from '../../../../domain/modes/air/acceptance';
import { queryFromForm } from '../../../../domain/modes/air/asked-by';
import { blankRowFacts, type AirForm, type AirRowFacts } from '../../../../domain/modes/air/form';
import { AIR } from '../../../../domain/modes/air/mode';
import { alternativeFaults } from '../../../../domain/order/mode/alternative';
import { outerQ } from '../../../../domain/modes/air/outer';
import { readWeight } from '../../../../domain/modes/air/reading';
import { airFaults } from '../../../../domain/modes/air/rules';
import { blankGoods, type GoodsRow } from '../../../../domain/goods/row';
import { airCopy } from '../../../../src/copy/modes/air';
import { orderFaultSentence } from '../../../../src/copy/order/faults';
import { airFacts, airQuoteFor, airSearchOf, soundAir, togetherAir } from '../../../support/air-order';

const BELLY = airQuoteFor(airSearchOf({ dstPortCode: 'FRA', net: 0.5 }), 'A-YXHK201-261205');
const FREIGHTER = airQuoteFor();

const facts = (change: Partial<AirRowFacts>): AirRowFacts => ({ ...blankRowFacts, ...change });
const row = (key: string, unNo: string, hazardClass: GoodsRow['hazardClass'], change: Partial<GoodsRow> = {}) => ({
  ...blankGoods(key),
  unNo,
  nameCn: `货${unNo}`,
  hazardClass,
  pieces: '1',
  grossKg: '10',
  volume: '0.1',
  ...change,
});

const pairOf = (one: GoodsRow, other: GoodsRow, outer = ''): AirForm => ({
  ...soundAir,
  goods: [one, other],
  air: { '1': facts({ net: '1', outer }), '2': facts({ net: '1', outer }) },
});

const codesOf = (form: AirForm, quote = FREIGHTER) =>
  airAcceptance(form, airFacts(quote)).findings.map(({ code, level }) => `${code} ${level}`);
const faultsOf = (form: AirForm, quote = FREIGHTER) =>
  airFaults(form, airFacts(quote)).map(({ path, code }) => `${path} ${code}`);

const withRow = (change: Partial<GoodsRow>, own: Partial<AirRowFacts> = {}): AirForm => {
  const [first] = soundAir.goods;
  if (!first) throw new Error('there are no goods');
  return {
    ...soundAir,
    goods: [{ ...first, ...change }],
    air: { '1': { ...blankRowFacts, ...soundAir.air['1'], ...own } },
  };
};

describe('air freight verdict', () => {
  it('AE5: allows methanol over a litre on freighters only', () => {
    expect(codesOf(withRow({}, { net: '1', pi: '352' }))).toContain('airPax PASS');
    expect(codesOf(withRow({}, { net: '1.1' }))).toContain('airCao PASS');
    expect(codesOf(withRow({}, { net: '1.1' }), BELLY)).toContain('airNeedFreighter BLOCK');
    expect(codesOf(withRow({}, { net: '60.5' }))).toContain('airOver BLOCK');
  });

  it('keeps freighter packaging off passenger aircraft, however small the amount', () => {
    expect(codesOf(withRow({}, { net: '0.5', pi: '364' }))).toContain('airCaoPacked PASS');
    expect(codesOf(withRow({}, { net: '0.5', pi: '364' }))).not.toContain('airPax PASS');
    expect(codesOf(withRow({}, { net: '0.5', pi: '364' }), BELLY)).toContain('airNeedFreighter BLOCK');
    expect(codesOf(withRow({}, { net: '0.5', pi: '352' }), BELLY)).toContain('airPax PASS');
  });

  it('is never green without the net amount or the packing group', () => {
    expect(codesOf(withRow({}, { net: '' }))).toContain('airAskNet MANUAL');
    expect(codesOf(withRow({ unNo: '1263', packingGroup: '', goodsId: '' }))).toContain('airAskGroup MANUAL');
    expect(codesOf(withRow({ unNo: '2014', goodsId: '' }, { percent: '' }))).toContain('airAskPercent MANUAL');
    expect(codesOf(withRow({ unNo: '3552', goodsId: '' }))).toContain('airUnlisted MANUAL');
    expect(airAcceptance(soundAir, airFacts()).level).toBe('NEED_APPROVAL');
  });

  it('AE9, AE11: segregates incompatible goods and refuses both in one outer package', () => {
    const paint = row('1', '1263', '3', { packingGroup: 'III' });
    expect(codesOf(pairOf(paint, row('2', '1490', '5.1')))).toContain('airApart PASS');
    expect(codesOf(pairOf(paint, row('2', '1490', '5.1'), '1'))).toContain('airTogether BLOCK');
    expect(codesOf(pairOf(row('1', '3480', '9'), paint))).toContain('airApart PASS');
    expect(codesOf(pairOf(row('1', '3480', '9'), row('2', '1805', '8')))).toContain('airBeside PASS');
  });

  it('blocks defective batteries and requires a manual check of an unknown charge', () => {
    expect(codesOf(withRow({ unNo: '3480', goodsId: '', hazardClass: '9' }, { isDamaged: true, soc: '10' }))).toContain(
      'airDamaged BLOCK',
    );
    expect(codesOf(withRow({ unNo: '3480', goodsId: '', hazardClass: '9' }))).toContain('airAskCharge MANUAL');
  });

  it('measures every piece and is silent about unmeasured ones', () => {
    const sized = (h: string, kg: string): AirForm => ({
      ...soundAir,
      sizeRows: [{ l: '120', w: '100', h, pcs: '2', kg }],
    });
    expect(codesOf(sized('170', '50'), BELLY)).toContain('airPieceBig BLOCK');
    expect(codesOf(sized('170', '50'))).toContain('airPiecesFit PASS');
    expect(codesOf(sized('100', '81'))).toContain('airPieceHeavy NEED_APPROVAL');
    expect(codesOf(sized('', '50'))).toContain('airPiecesUnread MANUAL');
  });

  it('does not pass unmeasured pieces and charges their room as well', () => {
    const [first] = soundAir.goods;
    if (!first) throw new Error('there are no goods');
    const more: AirForm = {
      ...soundAir,
      goods: [first, { ...first, key: '2', pieces: '2', grossKg: '10', volume: '2' }],
    };
    expect(codesOf(more)).toContain('airPiecesUnread MANUAL');
    expect(codesOf(more)).not.toContain('airPiecesFit PASS');
    expect(readWeight(soundAir).cm3).toBe(576_000);
    expect(readWeight(more).cm3, 'what the rows say where that is more').toBe(2_100_000);
    expect(readWeight({ ...more, goods: [{ ...first, pieces: '' }] }).cm3, 'and never less').toBe(576_000);
    const high = { ...more, sizeRows: [{ l: '120', w: '100', h: '170', pcs: '2', kg: '50' }] };
    expect(codesOf(high, BELLY)).toContain('airPieceBig BLOCK');
    expect(queryFromForm(more, FREIGHTER).row).toMatchObject({ size: '', pieces: '4', m3: '2.1' });
  });

  it('requires approval when a state has its own variation', () => {
    expect(codesOf(soundAir)).toContain('airStateDiffers NEED_APPROVAL');
  });
});

describe('air freight rules', () => {
  it('AE7, AE8: count the Q value of an outer package while typing', () => {
    const form = {
      ...togetherAir,
      air: { '1': facts({ net: '2', outer: '1' }), '2': facts({ net: '1', outer: '1' }) },
      goods: [row('1', '1090', '3'), row('2', '1219', '3')],
    };
    expect(outerQ(form, '1', 'P')).toBe(0.6);
    const more = { ...form, air: { '1': facts({ net: '3', outer: '1' }), '2': facts({ net: '3', outer: '1' }) } };
    expect([outerQ(more, '1', 'P'), outerQ(more, '1', 'F')]).toStrictEqual([1.2, 0.1]);
    expect(faultsOf(more, BELLY)).toContain('goods.0.outer airQ');
    expect(faultsOf(more)).not.toContain('goods.0.outer airQ');
    const alone = { ...form, goods: [row('1', '1090', '3')], air: { '1': facts({ net: '1.55', outer: '1' }) } };
    expect([outerQ(alone, '1', 'P'), outerQ(alone, '2', 'P')]).toStrictEqual([0.4, null]);
  });

  it('AE10: limit the charge of lithium to thirty per cent, except in equipment', () => {
    const battery = (unNo: string, own: Partial<AirRowFacts>) =>
      faultsOf(withRow({ unNo, goodsId: '' }, { batteryWh: '90', ...own }));
    expect(battery('3480', { soc: '35', pi: '965-IA' })).toContain('goods.0.soc airSoc');
    expect(battery('3480', { soc: '30', pi: '965-IA' })).not.toContain('goods.0.soc airSoc');
    expect(battery('3481', { soc: '35', pi: '966' })).toContain('goods.0.soc airSoc');
    expect(battery('3481', { soc: '35', pi: '967-I' })).not.toContain('goods.0.soc airSoc');
    expect(battery('3480', { soc: '', batteryWh: '' })).toEqual(
      expect.arrayContaining(['goods.0.soc required', 'goods.0.batteryWh required']),
    );
  });

  it('AE17: require sizes that match pieces and weight', () => {
    const sizes = (pcs: string, kg: string) =>
      faultsOf({ ...soundAir, sizeRows: [{ l: '60', w: '60', h: '80', pcs, kg }] });
    expect(sizes('3', '50')).toContain('sizeRows airSizesDiffer');
    expect(sizes('2', '48')).toContain('sizeRows airWeightsDiffer');
    expect(sizes('2', '49')).toStrictEqual([]);
    expect(sizes('2', '')).toStrictEqual(['sizeRows.0.kg required']);
  });

  it('require a listed packing instruction that holds the amount on this aircraft', () => {
    expect(faultsOf(withRow({}, { pi: '352' }))).toContain('goods.0.pi airPiOver');
    expect(faultsOf(withRow({}, { pi: '364' }), BELLY)).toContain('goods.0.pi airPiFreighter');
    expect(faultsOf(withRow({}, { pi: '999' }))).toContain('goods.0.pi airPiUnlisted');
    expect(faultsOf(withRow({}, { pi: 'Y341' }))).toContain('goods.0.pi airPiLimited');
    expect(faultsOf(withRow({ unNo: '3552', goodsId: '' }, { pi: '' }))).not.toContain('goods.0.pi required');
  });

  it('require a named consignee, and an identification of the year of the flight', () => {
    const toOrder = { ...soundAir, consignee: { ...soundAir.consignee, name: 'TO ORDER' } };
    expect(faultsOf(toOrder)).toContain('consignee.name airToOrder');
    expect(faultsOf({ ...togetherAir, condYear: '2025' })).toContain('condYear airCondOld');
    expect(faultsOf({ ...togetherAir, condYear: '' })).toContain('condYear required');
  });

  it('accept no declared value or a positive one', () => {
    for (const declaredValue of ['nvd', 'NVD', '100.50'])
      expect(faultsOf({ ...soundAir, declaredValue })).toStrictEqual([]);
    for (const declaredValue of ['NCV', '0', '-1', 'much'])
      expect(faultsOf({ ...soundAir, declaredValue })).toStrictEqual(['declaredValue airDeclared']);
  });
});

describe('fallback flight', () => {
  const SMALL = airSearchOf({ dstPortCode: 'FRA', net: 0.5 });
  const belly = airQuoteFor(SMALL, 'A-YXHK201-261205');
  const freighter = airQuoteFor(SMALL, 'A-ZLKY801-261204');
  const falls = (form: AirForm, first: typeof belly, other: typeof belly | null) =>
    alternativeFaults(
      { mode: AIR, form: { ...form, altOfferId: other?.offer.offerId ?? 'A-XXXX999-261204' }, facts: airFacts(first) },
      other && { offer: other.offer, takers: other.takers },
    ).map(({ path, code }) => `${path} ${code}`);
  const small = withRow({}, { net: '0.5', pi: '352' });

  it('is of the same kind or a freighter, and never a belly for freighter-only goods', () => {
    expect(falls(small, belly, freighter)).toStrictEqual([]);
    expect(falls(small, freighter, belly)).toStrictEqual(['altOfferId otherRefuses']);
    expect(falls(small, belly, airQuoteFor(SMALL, 'A-YXHK201-261207'))).toStrictEqual([]);
  });

  it('takes the goods of the form, differs from the first and is listed', () => {
    expect(falls(withRow({}, { net: '60.5' }), belly, freighter)).toStrictEqual(['altOfferId otherRefuses']);
    expect(falls(small, belly, null)).toStrictEqual(['altOfferId notListed']);
    const same = { ...small, altOfferId: small.offerId };
    expect(faultsOf(same)).toContain('altOfferId sameSailing');
    const [fault] = airFaults(same, airFacts(belly)).filter(({ path }) => path === 'altOfferId');
    expect(fault && orderFaultSentence(fault, airCopy.fault)).toBe('备选航班不能与首选相同');
  });

  it('stays with its first flight on renewal, and is cleared with another', () => {
    const form = { ...small, quoteId: 'Q0', offerId: belly.offer.offerId, altOfferId: freighter.offer.offerId };
    expect(AIR.quoted(form, belly).altOfferId).toBe(freighter.offer.offerId);
    expect(AIR.quoted(form, freighter).altOfferId).toBe('');
  });
});

describe('air freight form', () => {
  it('starts with the search and never with an example', () => {
    const begun = AIR.quoted(AIR.blank, FREIGHTER);
    expect(begun.goods[0]).toMatchObject({ unNo: '1230', pieces: '2', grossKg: '100' });
    expect(begun.sizeRows).toStrictEqual([{ l: '60', w: '60', h: '80', pcs: '2', kg: '50' }]);
    expect(begun.air['1']?.net).toBe('50');
    expect(begun.goods[0]?.volume, 'the sizes tell it').toBe('0.576');
    const trial = AIR.quoted(AIR.blank, airQuoteFor(airSearchOf({ isTrial: true, sizes: [], m3: 0.6, pieces: 1 })));
    expect(trial.goods[0]).toMatchObject({ unNo: '1230', pieces: '', grossKg: '', volume: '' });
  });

  it('adds and removes size rows', () => {
    const more = AIR.fields.edited(soundAir, { kind: 'own.sizeRows.add' });
    expect(more?.sizeRows).toHaveLength(2);
    const less = { kind: 'own.sizeRows.remove', at: 0 };
    expect(AIR.fields.edited(soundAir, less)?.sizeRows).toStrictEqual([]);
  });

  it('is priced by the known class, whatever class is typed', () => {
    const { goodsOf } = airFacts();
    const honest = airPrice(soundAir, FREIGHTER, goodsOf)?.totalYuan.amount ?? 0;
    expect(airPrice(withRow({ hazardClass: '9' }), FREIGHTER, goodsOf)?.totalYuan.amount).toBe(honest);
    expect(airPrice(withRow({ hazardClass: '5.2' }), FREIGHTER, goodsOf)?.totalYuan.amount).toBeGreaterThan(honest);
  });

  it('has the cut-offs of its own goods', () => {
    const general = AIR.fit.offered({ ...soundAir, isDanger: 'N' }, FREIGHTER);
    expect(general?.offer.cutoffs.find(({ code }) => code === 'AIR_IN')?.at).toBe('2026-12-02T12:20:00.000Z');
  });
});
