import { describe, expect, it } from 'vitest';

import { domAcceptance } from '../../../../domain/modes/dom/acceptance';
import { DOOR_CITIES } from '../../../../domain/places/door-cities';
import type { DomForm } from '../../../../domain/modes/dom/form';
import { LOOPS } from '../../../../domain/modes/dom/loops';
import { DOM } from '../../../../domain/modes/dom/mode';
import { homePort } from '../../../../domain/modes/dom/ports';
import { domFaults } from '../../../../domain/modes/dom/rules';
import { totalBoxes, readBoxCounts, findUnpriced } from '../../../../domain/modes/dom/reading';
import { fieldOfFinding } from '../../../../domain/order/findings/checks';
import { domFacts, domQuoteFor, domSearchOf, portDom, soundDom } from '../../../support/dom-order';

const faultsOf = (change: Partial<DomForm>, form = soundDom) =>
  domFaults({ ...form, ...change }, domFacts()).map(({ path, code }) => `${path} ${code}`);
const findingsOf = (change: Partial<DomForm>, form = portDom) =>
  domAcceptance({ ...form, ...change }, domFacts()).findings.map(({ level, code }) => `${level} ${code}`);
const load = (kg: string, type: '20GP' | '40HQ' = '20GP') => ({ type, count: '1', kg });

describe('coastal form faults', () => {
  it('are empty for a complete order, port to port or door to door', () => {
    expect(faultsOf({})).toStrictEqual([]);
    expect(faultsOf({}, portDom)).toStrictEqual([]);
  });

  it.each([
    [{ loads: [load('')] }, 'loads.0.kg required'],
    [{ loads: [load('0')] }, 'loads.0.kg domBoxKg'],
    [{ loads: [load('28300')] }, 'loads.0.kg domPayload'],
    [{ loads: [load('28700', '40HQ')] }, 'loads.0.kg domPayload'],
    [{ loads: [{ type: '20GP', count: '0', kg: '1' }] }, 'loads.0.count domBoxCount'],
    [{ loads: [0, 1].map(() => ({ type: '20GP' as const, count: '26', kg: '1' })) }, 'loads domBoxes'],
    [{ fromCity: '3701' }, 'fromCity domDoorOther'],
    [{ toCity: '4403' }, 'toCity domDoorOther'],
    [{ fromAddress: '路口' }, 'fromAddress domAddress'],
    [{ fromContact: '' }, 'fromContact required'],
    [{ fromContact: '李' }, 'fromContact domContact'],
    [{ toPhone: '12' }, 'toPhone domPhone'],
    [{ loadTo: '2026-11-25T09:00' }, 'loadTo domWindowOrder'],
    [{ loadTo: '2026-11-25T09:30' }, 'loadTo domWindowShort'],
    [{ loadFrom: '2026-11-20T09:00' }, 'loadFrom domWindowEarly'],
    [{ loadTo: '2026-12-03T09:00' }, 'loadTo domLoadLate'],
    [{ unloadFrom: '2026-12-01T09:00' }, 'unloadFrom domUnloadEarly'],
    [{ sealNo: 'abc' }, 'sealNo domSeal'],
    [{ goodsValue: '0' }, 'goodsValue domValue'],
    [{ goodsValue: '' }, 'goodsValue required'],
    [{ taxRate: '' }, 'taxRate required'],
    [{ currency: '2' }, 'currency domYuan'],
    [{ isDanger: 'Y' }, 'isDanger domDangerous'],
  ] as const)('contain $1 when the form has %j', (change, said) => {
    expect(faultsOf(change as Partial<DomForm>)).toContain(said);
  });

  it('do not require English name, number or weight of goods', () => {
    const [row] = portDom.goods;
    if (!row) throw new Error('there are no goods');
    expect(faultsOf({ goods: [{ ...row, packKind: '', pieces: '' }] }, portDom)).toStrictEqual([]);
    expect(faultsOf({ goods: [{ ...row, nameCn: '' }] }, portDom)).toContain('goods.0.nameCn required');
    expect(faultsOf({ goods: [{ ...row, pieces: '0' }] }, portDom)).toContain('goods.0.pieces pieces');
  });

  it('do not require door fields without a truck', () => {
    expect(faultsOf({ fromAddress: '', loadFrom: '', loadTo: '' }, portDom)).toStrictEqual([]);
  });
});

describe('coastal findings', () => {
  it('pass harmless goods that fit, with reasons', () => {
    expect(findingsOf({})).toStrictEqual([
      'PASS domFits',
      'PASS domGeneral',
      'PASS goodsHarmless',
      'PASS cutoffsAhead',
    ]);
  });

  it('report roads when a truck comes and surcharges for a heavy container', () => {
    const loads = [load('27500')];
    expect(findingsOf({ loads })).toContain('PASS domHeavy');
    expect(findingsOf({ loads })).not.toContain('PASS domRoad');
    expect(findingsOf({ loads }, soundDom)).toContain('PASS domRoad');
  });

  it('edge 12: report a door on a holiday, announced or statutory, and an unannounced year', () => {
    const codes = (change: Partial<DomForm>) =>
      findingsOf(change, soundDom).filter((one) => /Holiday|Untold/.test(one));
    expect(codes({ unloadFrom: '2026-12-29T09:00', loadFrom: '2026-11-25T09:00' })).toEqual([]);
    expect(codes({ unloadFrom: '2027-01-01T09:00' })).toEqual(['PASS domHoliday']);
    expect(codes({ unloadFrom: '2027-02-06T09:00' })).toEqual(['PASS domHoliday']);
    expect(codes({ unloadFrom: '2027-01-04T09:00' })).toEqual(['PASS domDaysUntold']);
    expect(findingsOf({ unloadFrom: '2027-01-01T09:00' }, portDom), 'no truck comes').not.toContain('PASS domHoliday');
  });

  it('point to the unweighed row', () => {
    const { findings } = domAcceptance({ ...portDom, loads: [load('9000'), load('')] }, domFacts());
    const [unweighed] = findings.filter(({ code }) => code === 'domUnweighed');
    expect(unweighed && fieldOfFinding(unweighed)).toBe('loads.1.kg');
    expect(totalBoxes({ loads: [load('9000'), load('')] })).toBe(2);
  });

  it('require a manual check without container weights or goods', () => {
    const level = (change: Partial<DomForm>) => domAcceptance({ ...portDom, ...change }, domFacts()).level;
    expect(level({ loads: [load('')] })).toBe('MANUAL');
    expect(level({ goods: portDom.goods.map((row) => ({ ...row, nameCn: '' })) })).toBe('MANUAL');
    expect(level({ goods: portDom.goods.map((row) => ({ ...row, nameCn: '甲醇' })) })).toBe('BLOCK');
  });

  it('never pass dangerous goods', () => {
    expect(findingsOf({ isDanger: 'Y' })).toStrictEqual([
      'MANUAL goodsBlank',
      'NEED_APPROVAL domDanger',
      'PASS domFits',
    ]);
    expect(DOM.price({ ...portDom, isDanger: 'Y' }, domQuoteFor(), domFacts().goodsOf)).toBeNull();
  });
});

describe('coastal price of the form', () => {
  const totalOf = (form: DomForm) => DOM.price(form, domQuoteFor(), domFacts().goodsOf)?.totalYuan.amount ?? null;

  it('is null while a container has no readable weight', () => {
    expect(totalOf({ ...portDom, loads: [load('')] })).toBeNull();
    expect(totalOf({ ...portDom, loads: [load('28300')] })).toBeNull();
    expect(totalOf({ ...portDom, taxRate: '' })).toBeNull();
    expect(totalOf({ ...portDom, fromCity: '3701' })).toBeNull();
  });

  it('gives the reason for its absence and counts containers without weights', () => {
    const why = (change: Partial<DomForm>) => findUnpriced({ ...portDom, ...change });
    expect(why({})).toBeNull();
    expect(why({ isDanger: 'Y' })).toBe('danger');
    expect(why({ loads: [load('')] })).toBe('loads');
    expect(why({ taxRate: '' })).toBe('tax');
    expect(why({ insured: true, goodsValue: '0' })).toBe('value');
    expect(why({ insured: true, goodsValue: '200000' })).toBeNull();
    expect(readBoxCounts({ loads: [load('')] })).toEqual([{ type: '20GP', count: 1 }]);
    expect(readBoxCounts({ loads: [load('18000'), { ...load('18000'), count: '51' }] })).toBeNull();
    expect(readBoxCounts({ loads: [] })).toBeNull();
  });

  it('follows the tax rate on the same net', () => {
    const [nine, six] = [totalOf(portDom), totalOf({ ...portDom, taxRate: '6' })];
    expect(nine).toBeGreaterThan(six ?? 0);
  });

  it('starts with the search but not with its example', () => {
    const begun = DOM.quoted(DOM.blank, domQuoteFor(domSearchOf({ boxes: 2, isTrial: true })));
    expect(begun).toMatchObject({
      loads: [{ type: '20GP', count: '2', kg: '' }],
      fromCity: '1101',
      toCity: '4406',
      taxRate: '9',
      currency: '1',
      isDanger: 'N',
    });
    expect(begun.goods[0]?.nameCn).toBe('甘油');
    const kept = DOM.quoted(soundDom, { ...domQuoteFor(domSearchOf({ boxes: 5 })), quoteId: 'Q2' });
    const example = { ...domQuoteFor(domSearchOf({ isTrial: true })), quoteId: 'Q3' };
    expect(DOM.quoted(portDom, example).loads, 'no example takes the place of what was typed').toStrictEqual(
      portDom.loads,
    );
    expect(kept.loads, 'rows of several weights were never searched for').toStrictEqual(soundDom.loads);
  });

  it.each([
    ['swapped', '4406', '1101', soundDom.toAddress, soundDom.fromAddress],
    ['the same', '1101', '4406', soundDom.fromAddress, soundDom.toAddress],
    ['of another city', '1302', '4406', '', soundDom.toAddress],
    ['left to the port', null, '1101', soundDom.fromAddress, soundDom.fromAddress],
  ])('keep the written address with its city when the doors are %s', (_, from, to, fromAddress, toAddress) => {
    const again = { ...domQuoteFor(), search: domSearchOf({ from, to }), quoteId: 'Q2' };
    expect(DOM.quoted(soundDom, again)).toMatchObject({ fromCity: from ?? '', toCity: to, fromAddress, toAddress });
  });

  it('moves contacts together with the door', () => {
    const again = { ...domQuoteFor(), search: domSearchOf({ from: '4406', to: '1101' }), quoteId: 'Q2' };
    const { fromContact, fromPhone, toContact, toPhone } = soundDom;
    expect(DOM.quoted(soundDom, again)).toMatchObject({
      fromContact: toContact,
      fromPhone: toPhone,
      toContact: fromContact,
      toPhone: fromPhone,
    });
  });

  it('adds and removes container rows', () => {
    const more = DOM.fields.edited(portDom, { kind: 'own.loads.add' });
    expect(more?.loads).toHaveLength(2);
    expect(
      more && DOM.fields.edited(more, { kind: 'own.loads.remove', at: 0 } as { kind: string })?.loads,
    ).toHaveLength(1);
    expect(DOM.fields.edited(portDom, { kind: 'own.nothing' })).toBeNull();
  });
});

it('keeps cities, ports and loops of the coastal tables consistent', () => {
  expect(DOOR_CITIES).toHaveLength(60);
  for (const { port, km } of DOOR_CITIES) expect([homePort(port)?.code, km > 0]).toStrictEqual([port, true]);
  for (const { calls } of LOOPS) {
    for (const { code } of calls) expect(homePort(code)?.code).toBe(code);
    expect(calls.map(({ day }) => day)).toStrictEqual(
      calls.map(({ day }) => day).toSorted((one, other) => one - other),
    );
  }
});
