import { describe, expect, it } from 'vitest';

import { CFS } from '../../../../domain/modes/cfs/mode';
import { isPlate } from '../../../../domain/order/trucks/truck-fields';
import { isContainerNo } from '../../../../domain/order/boxes/container-number';
import { gateWhy, stuffWhy, type Reach } from '../../../../domain/modes/cfs/slots';
import type { CfsSearch } from '../../../../domain/modes/cfs/search';
import { momentIn } from '../../../../domain/values/moments';
import { boardsOf } from '../../../../server/trade/modes/cfs/boards';
import { alternativesTo, offersFor } from '../../../../server/trade/modes/cfs/offers';
import { findStation } from '../../../../server/trade/modes/cfs/stations';
import { BOOKED_AT } from '../../../support/fcl-order';
import { cfsFacts, cfsQuoteFor, generalCfs, HARMLESS, NOBODY, STUFFED } from '../../../support/cfs-order';
import { boxed, faultsOf, findingsOf } from './forms';

/** What a station says to goods that are searched for. */
function said(code: string, change: Partial<CfsSearch>): string[] {
  const offer = offersFor({ ...STUFFED, ...change }, NOBODY).find(({ offerId }) => offerId === `C-${code}`);
  return offer ? [offer.acceptance.level, ...offer.detail.findings.map((one) => one.code)] : ['not listed'];
}

describe('a number of a container', () => {
  it('CE1: has a digit that holds it together', () => {
    expect(['CSQU3054383', 'CSQU3054384', 'csqu3054383', 'CSQU 305438-3', 'CSQ3054383'].map(isContainerNo)).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  it('stands on one box alone, and on no more boxes than there are', () => {
    const one = { no: 'CSQU3054383', seal: 'AB1234', tare: '2230' };
    expect(faultsOf({ containers: [one] })).toEqual([]);
    expect(faultsOf({ containers: [one, one] }, generalCfs, cfsFacts(cfsQuoteFor({ ...HARMLESS, boxes: 2 })))).toEqual([
      'containers.1.no cfsContainerTwice',
    ]);
    expect(faultsOf({ containers: [{ ...one, no: 'CSQU3054384', seal: 'a!', tare: '900' }] })).toEqual([
      'containers.0.no cfsContainerNo',
      'containers.0.seal cfsSeal',
      'containers.0.tare cfsTare',
    ]);
  });
});

it('CE12: knows the plates of cars, of those with batteries, and of trailers', () => {
  expect(['沪A12345', '沪AD12345', '鲁BF12345'].map(isPlate)).toEqual([true, true, true]);
});

it('weighs each box with the tare that was typed of it, and no other box with that', () => {
  const form = boxed(['methanol', 'methanol'], ['1', '2']);
  const containers = [
    { no: '', seal: '', tare: '2200' },
    { no: '', seal: '', tare: '2300' },
  ];
  const weighed = (all: typeof containers) =>
    CFS.acceptance({ ...form, containers: all }, cfsFacts()).advice?.loads.map(({ vgmKg }) => vgmKg ?? null);
  const [one, other] = weighed(containers) ?? [];
  expect((other ?? 0) - (one ?? 0)).toBe(100);
  const [first, second] = ['2200', '2500'].map((tare) => weighed([{ no: '', seal: '', tare }]));
  expect((second?.[0] ?? 0) - (first?.[0] ?? 0)).toBe(300);
  expect(second?.[1]).toBe(first?.[1]);
});

describe('a station', () => {
  it('CE2: refuses a class it has no licence for, while another of the port takes it', () => {
    expect(said('SYSG', { unNo: '1888' })[0]).toBe('BLOCK');
    expect(said('SYSG', { unNo: '1888' })).toContain('cfsClassRefused');
    expect(said('SWGQ', { unNo: '1888' })[0]).not.toBe('BLOCK');
  });

  it('CE3: refuses what burns as nothing there may, although the class is in its licence', () => {
    expect(said('SYSG', { unNo: '1294' })).toContain('cfsFireRefused');
    expect(said('SYSG', { unNo: '1294' })).not.toContain('cfsClassRefused');
    expect(said('SWGQ', { unNo: '1294' })).not.toContain('cfsFireRefused');
    expect(said('SWGQ', { unNo: '1230' })).toContain('cfsTakes');
  });

  it('CE17: never takes what is highly toxic, and lets what is controlled wait for papers', () => {
    expect(said('SWGQ', { unNo: '1689' })).toEqual(expect.arrayContaining(['BLOCK', 'cfsToxic']));
    expect(said('SWGQ', { unNo: '1689' }).filter((code) => /cfsTakes|cfsBoxesPlanned/.test(code))).toEqual([]);
    expect(said('SWGQ', { unNo: '1490' })).toEqual(expect.arrayContaining(['cfsControlled', 'cfsFireUnsure']));
  });

  it('says nothing green of a number nobody knows, nor of a dangerous name that is called harmless', () => {
    expect(said('SWGQ', { unNo: '9999' })).toEqual(expect.arrayContaining(['MANUAL', 'cfsUnclassed']));
    expect(said('SWGQ', { unNo: '9999' })).not.toContain('cfsTakes');
    const mild = said('SWGQ', { isDanger: 'N', unNo: null, goods: '甲苯' });
    expect(mild).toEqual(expect.arrayContaining(['BLOCK', 'cfsDeclaredMild']));
    expect(mild).not.toContain('cfsTakes');
    const generic = said('SWGQ', { isDanger: 'N', unNo: null, goods: '易燃液体,未另作规定的' });
    expect(generic).toEqual(expect.arrayContaining(['BLOCK', 'cfsDeclaredMild']));
  });

  it('says nothing green of goods that nobody has named, nor of a name that nobody knows', () => {
    const named = (goods: string | null) => said('SWGQ', { isDanger: 'N', unNo: null, goods });
    expect(named(null)).toEqual(['MANUAL', 'cfsUnnamed']);
    expect(named('塑料玩具')).toEqual(['MANUAL', 'cfsFireUntold', 'cfsUnlisted']);
    expect(named('清洗剂')).toEqual(['MANUAL', 'cfsFireUntold', 'cfsResembles']);
    expect(named('柠檬酸')).toEqual(['PASS', 'cfsTakes']);
  });

  it('says the same of the rows of a form', () => {
    const rowsOf = (nameCn: string) =>
      findingsOf({ ...generalCfs, goods: generalCfs.goods.map((row) => ({ ...row, nameCn, nameEn: '' })) });
    expect(rowsOf('塑料玩具')).toEqual(expect.arrayContaining(['MANUAL cfsFireUntold']));
    expect(rowsOf('塑料玩具')).not.toContain('PASS cfsTakes');
    expect(rowsOf('柠檬酸')).toContain('PASS cfsTakes');
  });

  it('cannot be reached where the port stops too soon, and gives out no days that are too far', () => {
    expect(said('SWGQ', { cut: '2026-11-20T20:00' })).toContain('cfsTooLate');
    expect(said('SWGQ', { cut: '2026-12-20T20:00' })).toContain('cfsTooFar');
    expect(said('SWGQ', { cut: '2026-12-05T18:00' })[0]).not.toBe('BLOCK');
  });

  it('of another port is for approval, and shown only where it takes the goods', () => {
    expect(said('STCG', { unNo: '1824' })).toContain('cfsOtherPort');
    expect(said('STCG', { unNo: '1294' })).toEqual(['not listed']);
  });

  it('is no way out for a port it does not stand at, whose boxes cost more than it says', () => {
    const others = alternativesTo(STUFFED, 'C-SYSG', NOBODY);
    expect(others.map(({ offerId }) => offerId)).toEqual(['C-SWGQ']);
    expect(alternativesTo(STUFFED, 'C-SWGQ', NOBODY)).toEqual([]);
  });

  it('leaves what strangers leave', () => {
    const kept = findStation('C-SWGQ');
    if (!kept) throw new Error('there is no station');
    const { days } = boardsOf(kept, NOBODY).Y;
    const at = (day: string) => days.find((one) => one.day === day);
    expect(
      ['2026-12-02', '2026-12-03', '2026-12-04'].map((day) => [
        at(day)?.gate[0],
        at(day)?.gate[4],
        ...(at(day)?.stuff ?? []),
      ]),
    ).toEqual([
      [2, 2, 3, 8],
      [3, 4, 3, 5],
      [2, 4, 11, 9],
    ]);
    expect(at('2026-12-06')?.gate).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('an hour', () => {
  const reach = (change: Partial<Reach> = {}): Reach => ({
    isDanger: 'Y',
    fires: ['A1'],
    now: BOOKED_AT,
    cut: momentIn('2026-12-05T18:00'),
    ...change,
  });
  const gate = (day: string, hour: number, change: Partial<Reach> = {}) => gateWhy({ day, hour }, reach(change));

  it('CE4, CE5, CE6: is out of reach within twelve hours of the end, at night, on a Sunday, and once it is over', () => {
    expect(gate('2026-12-05', 8)).toBe('cutoff');
    expect(gate('2026-12-04', 16)).toBeNull();
    expect([gate('2026-12-04', 18), gate('2026-12-04', 18, { isDanger: 'N' })]).toEqual(['hours', null]);
    expect(stuffWhy({ day: '2026-12-03', block: 'EV' }, reach(), null)).toBe('hours');
    expect(stuffWhy({ day: '2026-12-03', block: 'EV' }, reach({ isDanger: 'N' }), null)).toBeNull();
    expect([gate('2026-11-22', 9, { cut: null }), gate('2026-11-22', 9, { cut: null, isDanger: 'N' })]).toEqual([
      'sunday',
      null,
    ]);
    expect(gate('2026-11-19', 9)).toBe('past');
  });

  it('CE9: stands still for what burns at once while the sun is high', () => {
    const july = (hour: number, fires: Reach['fires'] = ['A1']) =>
      gateWhy({ day: '2027-07-10', hour }, { isDanger: 'Y', fires, now: momentIn('2027-07-01T08:00') ?? 0, cut: null });
    expect([july(11), july(9), july(11, ['B1'])]).toEqual(['heat', null, null]);
    expect(gate('2026-12-02', 11)).toBeNull();
  });

  it('CE7: of the last truck leaves two hours before anything is stuffed', () => {
    const last = momentIn('2026-12-03T16:00') ?? 0;
    expect(stuffWhy({ day: '2026-12-03', block: 'PM' }, reach(), last)).toBe('after');
    expect(stuffWhy({ day: '2026-12-04', block: 'AM' }, reach(), last)).toBeNull();
  });
});
