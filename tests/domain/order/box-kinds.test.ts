import { describe, expect, it } from 'vitest';

import { FCL } from '../../../domain/modes/fcl/mode';
import type { FclForm } from '../../../domain/modes/fcl/form';
import { buildChecks, fieldOfFinding } from '../../../domain/order/findings/checks';
import type { GoodsRow } from '../../../domain/goods/row';
import { BOX_TYPES, type BoxType } from '../../../domain/offer/search';
import { CONTAINERS } from '../../../domain/offer/containers';
import { goodsById } from '../../../server/world/dangerous-goods/library';
import { sailingRates } from '../../../server/trade/modes/fcl/rates';
import { dangerousOrder, factsFor, generalOrder, methanol } from '../../support/fcl-order';
import { demoTariffs } from '../../../server/trade/modes/sheets';

/** tert-Butyl peroxy-2-ethylhexanoate: control temperature 20, emergency temperature 25 degrees. */
const known = goodsById('tbpo');
if (!known) throw new Error('the peroxide is not in the library');
const peroxide: GoodsRow = {
  ...methanol,
  goodsId: known.goodsId,
  nameCn: known.nameCn,
  unNo: known.unNo ?? '',
  hazardClass: '5.2',
  subRisks: [],
  packingGroup: 'N',
  grossKg: '4000',
  netKg: '',
  volume: '6',
};
const search = {
  orgPortCode: 'CNSHA',
  dstPortCode: 'SGSIN',
  isDanger: 'Y' as const,
  boxes: [{ type: '20GP' as const, count: 1 }],
};
const rates = sailingRates({ line: '东南亚', rate: 1 }, search, demoTariffs());
if (!rates) throw new Error('the line has no rates');
const facts = factsFor('SGSIN', true, { search, rates });

const boxesOf = (...types: BoxType[]) => types.map((type) => ({ type, count: '1' }));
const order = (goods: GoodsRow[], change: Partial<FclForm>): FclForm => ({ ...dangerousOrder, goods, ...change });
const judged = (form: FclForm) => FCL.acceptance(form, facts);
const codes = (form: FclForm) => judged(form).findings.map(({ code, level }) => `${code} ${level}`);

describe('temperature-controlled goods', () => {
  it('are refused in any box without cooling, even beside a reefer', () => {
    expect(codes(order([peroxide], { boxes: boxesOf('20GP') }))).toContain('needsCooling BLOCK');
    expect(codes(order([peroxide], { boxes: boxesOf('40OT') }))).toContain('needsCooling BLOCK');
    expect(codes(order([peroxide], { boxes: boxesOf('20RF', '20GP'), reeferC: '10' }))).toContain('needsCooling BLOCK');
  });

  it('need a reefer set at most to the control temperature, with approval', () => {
    const at = (reeferC: string) => order([peroxide], { boxes: boxesOf('20RF'), reeferC });
    expect(codes(at(''))).toContain('reeferUnset MANUAL');
    expect(codes(at('20.1'))).toContain('reeferTooWarm BLOCK');
    expect(codes(at('20'))).toContain('cooledInReefer NEED_APPROVAL');
    expect(codes(at('-10'))).toContain('cooledInReefer NEED_APPROVAL');
    expect(codes(at('20')).some((code) => code.startsWith('needsCooling'))).toBe(false);
  });

  it('point to the box or temperature field', () => {
    const fieldAt = (form: FclForm, code: string) => {
      const finding = judged(form).findings.find((one) => one.code === code);
      return finding && fieldOfFinding(finding);
    };
    expect(fieldAt(order([peroxide], { boxes: boxesOf('20GP') }), 'needsCooling')).toBe('boxes.0.type');
    expect(fieldAt(order([methanol], { boxes: boxesOf('40FR') }), 'openByCase')).toBe('boxes.0.type');
    expect(fieldAt(order([peroxide], { boxes: boxesOf('20RF') }), 'reeferUnset')).toBe('reeferC');
    const shared = { ...judged(order([peroxide], { boxes: boxesOf('20GP') })).findings[0], given: { row: 1 } };
    expect(fieldOfFinding({ ...shared, code: 'needsCooling', about: 'CONSISTENCY' } as never)).toBe('goods.0.unNo');
  });

  it('require a reefer temperature, for reefers only', () => {
    const paths = (change: Partial<FclForm>) =>
      FCL.faults(order([peroxide], change), facts).flatMap(({ path, code }) => (path === 'reeferC' ? [code] : []));
    expect(paths({ boxes: boxesOf('20RF') })).toEqual(['required']);
    expect(paths({ boxes: boxesOf('40RH'), reeferC: '-40' })).toEqual(['reeferC']);
    expect(paths({ boxes: boxesOf('40RH'), reeferC: '-18' })).toEqual([]);
    expect(paths({ boxes: boxesOf('20GP') })).toEqual([]);
  });
});

describe('other dangerous goods', () => {
  it.each<[BoxType, string]>([
    ['20RF', 'reeferByCase MANUAL'],
    ['20OT', 'openByCase MANUAL'],
    ['40FR', 'openByCase MANUAL'],
  ])('need a manual check in a %s', (type, code) => {
    const form = order([methanol], { boxes: boxesOf(type), reeferC: '5' });
    expect(codes(form)).toContain(code);
    expect(['MANUAL', 'BLOCK']).toContain(judged(form).level);
    const check = buildChecks(judged(form).findings).find(({ id }) => id === 'GOODS');
    expect(check?.level).toBe('MANUAL');
  });

  it('are judged in a 45HQ as in a forty-foot box', () => {
    expect(codes(order([methanol], { boxes: boxesOf('45HQ') })).some((code) => code.includes('ByCase'))).toBe(false);
  });
});

describe('box types', () => {
  it.each([...BOX_TYPES])('%s has its own price, load bar and VGM', (type) => {
    const form = order([methanol], { boxes: boxesOf(type), services: ['TRK'] });
    const lines = FCL.price(form, facts.quote!, facts.goodsOf)?.lines ?? [];
    for (const item of ['OF', 'DGS', 'THC', 'LOAD', 'TRK']) {
      const line = lines.find((one) => one.item === item && one.name.endsWith(type));
      expect(line?.total.amount, item).toBeGreaterThan(0);
    }
    const [load] = judged(form).advice?.loads ?? [];
    expect(load).toMatchObject({ type, kg: 14_160, vgmKg: 14_160 + 100 + CONTAINERS[type].tareKg });
    expect(load?.weightShare).toBeCloseTo(14_160 / CONTAINERS[type].payloadKg);
  });

  it('45HQ and its surcharge cost more than 40HQ', () => {
    const costOf = (type: BoxType) =>
      FCL.price(order([methanol], { boxes: boxesOf(type), services: [] }), facts.quote!, facts.goodsOf)?.lines.slice(
        0,
        2,
      );
    expect(costOf('40HQ')?.map(({ total }) => total.amount)).toEqual([76_000, 15_200]);
    expect(costOf('45HQ')?.map(({ total }) => total.amount)).toEqual([91_200, 18_240]);
  });
});

describe('flat rack', () => {
  const flat = (change: Partial<GoodsRow>): FclForm => ({
    ...generalOrder,
    boxes: boxesOf('40FR'),
    goods: generalOrder.goods.map((row) => ({ ...row, ...change })),
  });
  const about = (form: FclForm) =>
    FCL.acceptance(form, factsFor('SGSIN', false)).findings.map(({ code, level }) => `${code} ${level}`);

  it('has no volume limit and requires a measurement', () => {
    const codesOf = about(flat({ grossKg: '20000', netKg: '', volume: '400' }));
    expect(codesOf).toContain('flatUnmeasured MANUAL');
    expect(codesOf.some((code) => code.includes('Volume BLOCK'))).toBe(false);
    expect(FCL.faults(flat({ volume: '400' }), factsFor('SGSIN', false)).map(({ code }) => code)).not.toContain(
      'overVolume',
    );
  });

  it('limits the weight like any box', () => {
    expect(about(flat({ grossKg: '39801', netKg: '', volume: '40' }))).toContain('overPayload BLOCK');
  });
});

it('advises reefers for reefers and flat racks for flat racks', () => {
  const types = (type: BoxType, kg: string) =>
    judged(order([{ ...methanol, grossKg: kg, volume: '24' }], { boxes: boxesOf(type), reeferC: '5' })).advice
      ?.cheapest;
  expect(types('20RF', '30000')).toEqual([{ type: '20RF', count: 2 }]);
  expect(types('20FR', '30000')).toEqual([{ type: '20FR', count: 1 }]);
  expect(types('20GP', '28300')).toEqual([{ type: '40HQ', count: 1 }]);
});
