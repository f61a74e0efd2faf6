import { describe, expect, it } from 'vitest';

import { CFS } from '../../../../domain/modes/cfs/mode';
import { isPlate } from '../../../../domain/order/trucks/truck-fields';
import { isContainerNo } from '../../../../domain/order/boxes/container-number';
import { gateWhy, stuffWhy, type SlotReach } from '../../../../domain/modes/cfs/slots';
import type { CfsSearch } from '../../../../domain/modes/cfs/search';
import { parseMoment } from '../../../../domain/values/moments';
import { buildBoards } from '../../../../server/trade/modes/cfs/boards';
import { findAlternatives, listOffers } from '../../../../server/trade/modes/cfs/offers';
import { findStation } from '../../../../server/trade/modes/cfs/stations';
import { BOOKED_AT } from '../../../support/fcl-order';
import { cfsFacts, cfsQuoteFor, generalCfs, HARMLESS, NOBODY, STUFFED } from '../../../support/cfs-order';
import { boxed, faultsOf, findingsOf } from './forms';

function said(code: string, change: Partial<CfsSearch>): string[] {
  const offer = listOffers({ ...STUFFED, ...change }, NOBODY).find(({ offerId }) => offerId === `C-${code}`);
  return offer ? [offer.acceptance.level, ...offer.detail.findings.map((one) => one.code)] : ['not listed'];
}

describe('CFS numbers and weights', () => {
  it('CE1: validate the check digit of a container number', () => {
    expect(['CSQU3054383', 'CSQU3054384', 'csqu3054383', 'CSQU 305438-3', 'CSQ3054383'].map(isContainerNo)).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  it('allow a container number once, and no more numbers than containers', () => {
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

it('CE12: accept plates of cars, electric cars and trailers', () => {
  expect(['沪A12345', '沪AD12345', '鲁BF12345'].map(isPlate)).toEqual([true, true, true]);
});

it('weigh each container with its own typed tare', () => {
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

describe('CFS station', () => {
  it('CE2: refuses a class outside its licence, while another station of the port takes it', () => {
    expect(said('SYSG', { unNo: '1888' })[0]).toBe('BLOCK');
    expect(said('SYSG', { unNo: '1888' })).toContain('cfsClassRefused');
    expect(said('SWGQ', { unNo: '1888' })[0]).not.toBe('BLOCK');
  });

  it('CE3: refuses a fire category outside its licence, although the class is licensed', () => {
    expect(said('SYSG', { unNo: '1294' })).toContain('cfsFireRefused');
    expect(said('SYSG', { unNo: '1294' })).not.toContain('cfsClassRefused');
    expect(said('SWGQ', { unNo: '1294' })).not.toContain('cfsFireRefused');
    expect(said('SWGQ', { unNo: '1230' })).toContain('cfsTakes');
  });

  it('CE17: never takes highly toxic goods and lets controlled goods wait for papers', () => {
    expect(said('SWGQ', { unNo: '1689' })).toEqual(expect.arrayContaining(['BLOCK', 'cfsToxic']));
    expect(said('SWGQ', { unNo: '1689' }).filter((code) => /cfsTakes|cfsBoxesPlanned/.test(code))).toEqual([]);
    expect(said('SWGQ', { unNo: '1490' })).toEqual(expect.arrayContaining(['cfsControlled', 'cfsFireUnsure']));
  });

  it('never passes an unknown number or a dangerous name declared as harmless', () => {
    expect(said('SWGQ', { unNo: '9999' })).toEqual(expect.arrayContaining(['MANUAL', 'cfsUnclassed']));
    expect(said('SWGQ', { unNo: '9999' })).not.toContain('cfsTakes');
    const mild = said('SWGQ', { isDanger: 'N', unNo: null, goods: '甲苯' });
    expect(mild).toEqual(expect.arrayContaining(['BLOCK', 'cfsDeclaredMild']));
    expect(mild).not.toContain('cfsTakes');
    const generic = said('SWGQ', { isDanger: 'N', unNo: null, goods: '易燃液体,未另作规定的' });
    expect(generic).toEqual(expect.arrayContaining(['BLOCK', 'cfsDeclaredMild']));
  });

  it('never passes unnamed goods or an unknown name', () => {
    const named = (goods: string | null) => said('SWGQ', { isDanger: 'N', unNo: null, goods });
    expect(named(null)).toEqual(['MANUAL', 'cfsUnnamed']);
    expect(named('塑料玩具')).toEqual(['MANUAL', 'cfsFireUntold', 'cfsUnlisted']);
    expect(named('清洗剂')).toEqual(['MANUAL', 'cfsFireUntold', 'cfsResembles']);
    expect(named('柠檬酸')).toEqual(['PASS', 'cfsTakes']);
  });

  it('has the same verdict on the rows of a form', () => {
    const rowsOf = (nameCn: string) =>
      findingsOf({ ...generalCfs, goods: generalCfs.goods.map((row) => ({ ...row, nameCn, nameEn: '' })) });
    expect(rowsOf('塑料玩具')).toEqual(expect.arrayContaining(['MANUAL cfsFireUntold']));
    expect(rowsOf('塑料玩具')).not.toContain('PASS cfsTakes');
    expect(rowsOf('柠檬酸')).toContain('PASS cfsTakes');
  });

  it('is out of reach when the cut-off is too soon, and offers no days too far away', () => {
    expect(said('SWGQ', { cut: '2026-11-20T20:00' })).toContain('cfsTooLate');
    expect(said('SWGQ', { cut: '2026-12-20T20:00' })).toContain('cfsTooFar');
    expect(said('SWGQ', { cut: '2026-12-05T18:00' })[0]).not.toBe('BLOCK');
  });

  it('needs approval in another port and is listed only when it takes the goods', () => {
    expect(said('STCG', { unNo: '1824' })).toContain('cfsOtherPort');
    expect(said('STCG', { unNo: '1294' })).toEqual(['not listed']);
  });

  it('is no alternative at another port or at a higher cost', () => {
    const others = findAlternatives(STUFFED, 'C-SYSG', NOBODY);
    expect(others.map(({ offerId }) => offerId)).toEqual(['C-SWGQ']);
    expect(findAlternatives(STUFFED, 'C-SWGQ', NOBODY)).toEqual([]);
  });

  it('shows the capacity left by others', () => {
    const kept = findStation('C-SWGQ');
    if (!kept) throw new Error('there is no station');
    const { days } = buildBoards(kept, NOBODY).Y;
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

describe('slot', () => {
  const reach = (change: Partial<SlotReach> = {}): SlotReach => ({
    isDanger: 'Y',
    fires: ['A1'],
    now: BOOKED_AT,
    cut: parseMoment('2026-12-05T18:00'),
    ...change,
  });
  const gate = (day: string, hour: number, change: Partial<SlotReach> = {}) => gateWhy({ day, hour }, reach(change));

  it('CE4, CE5, CE6: is closed within twelve hours of the cut-off, at night, on Sundays and in the past', () => {
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

  it('CE9: is closed for highly flammable goods in the midday heat', () => {
    const july = (hour: number, fires: SlotReach['fires'] = ['A1']) =>
      gateWhy(
        { day: '2027-07-10', hour },
        { isDanger: 'Y', fires, now: parseMoment('2027-07-01T08:00') ?? 0, cut: null },
      );
    expect([july(11), july(9), july(11, ['B1'])]).toEqual(['heat', null, null]);
    expect(gate('2026-12-02', 11)).toBeNull();
  });

  it('CE7: of the last truck lies two hours before stuffing', () => {
    const last = parseMoment('2026-12-03T16:00') ?? 0;
    expect(stuffWhy({ day: '2026-12-03', block: 'PM' }, reach(), last)).toBe('after');
    expect(stuffWhy({ day: '2026-12-04', block: 'AM' }, reach(), last)).toBeNull();
  });
});
