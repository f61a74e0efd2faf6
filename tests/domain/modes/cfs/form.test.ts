import { describe, expect, it } from 'vitest';

import type { CfsForm } from '../../../../domain/modes/cfs/form';
import { CFS } from '../../../../domain/modes/cfs/mode';
import { parseMoment } from '../../../../domain/values/moments';
import { BOOKED_AT } from '../../../support/fcl-order';
import { cfsFacts, cfsQuoteFor, generalCfs, HARMLESS, soundCfs, STUFFED } from '../../../support/cfs-order';
import { boxed, faultsOf, findingsOf, rowOf } from './forms';

describe('CFS form', () => {
  it('has no faults when complete', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({}, generalCfs, cfsFacts(cfsQuoteFor({ ...HARMLESS, boxes: 2 })))).toEqual([]);
  });

  it('names every unavailable slot and its reason', () => {
    const [truck] = soundCfs.inbound;
    if (!truck) throw new Error('there is no truck');
    const at = (slot: string) => faultsOf({ inbound: [{ ...truck, slot }] });
    expect(at('2026-12-05T08')).toContain('inbound.0.slot cfsSlotCutoff');
    expect(at('2026-12-03T18')).toContain('inbound.0.slot cfsSlotHours');
    expect(
      faultsOf({ inbound: [{ ...truck, slot: '2026-12-03T15' }], stuffSlots: [{ slot: '2026-12-03TPM', teu: '1' }] }),
    ).toEqual(['stuffSlots.0.slot cfsSlotAfter']);
  });

  it('CE16: counts its own trucks in a slot and reports slots taken by others', () => {
    const [truck] = soundCfs.inbound;
    if (!truck) throw new Error('there is no truck');
    const trucks = ['沪A12345', '沪A12346', '沪A12347', '沪A12348'].map((plateNo) => ({
      ...truck,
      plateNo,
      pieces: '20',
    }));
    // Three places are left.
    expect(faultsOf({ inbound: trucks })).toEqual(['inbound.3.slot cfsSlotFull']);
    const taken = { now: BOOKED_AT, taken: (id: string) => (id === 'C-SWGQ-261203-08-D' ? 3 : 0) };
    expect(faultsOf({}, soundCfs, cfsFacts(cfsQuoteFor(STUFFED, 'SWGQ', taken)))).toEqual([
      'inbound.0.slot cfsSlotFull',
    ]);
    const unknown = cfsQuoteFor();
    const quote = { ...unknown, offer: { ...unknown.offer, detail: { ...unknown.offer.detail, boards: null } } };
    expect(faultsOf({ inbound: trucks }, soundCfs, cfsFacts(quote))).toEqual([]);
  });

  it('CE14: stuffs whole containers: six TEU in a half day of four need another', () => {
    const boxes: CfsForm['boxes'] = [{ type: '40HQ', count: '3' }];
    const goods = ['1', '2', '3'].map((key) => ({ ...rowOf(key, 'methanol'), pieces: '80' }));
    const cfs = {
      '1': { boxNo: '1', isFood: false },
      '2': { boxNo: '2', isFood: false },
      '3': { boxNo: '3', isFood: false },
    };
    const [truck] = soundCfs.inbound;
    if (!truck) throw new Error('there is no truck');
    const form = { boxes, goods, cfs, inbound: [{ ...truck, pieces: '240' }] };
    expect(faultsOf({ ...form, stuffSlots: [{ slot: '2026-12-04TAM', teu: '4' }] })).toEqual([
      'stuffSlots cfsStuffShort',
    ]);
    expect(
      faultsOf({
        ...form,
        stuffSlots: [
          { slot: '2026-12-04TAM', teu: '4' },
          { slot: '2026-12-04TPM', teu: '2' },
        ],
      }),
    ).toEqual([]);
    // Three plus three is six; a half day takes no part of a box.
    expect(
      faultsOf({
        ...form,
        stuffSlots: [
          { slot: '2026-12-04TAM', teu: '3' },
          { slot: '2026-12-04TPM', teu: '3' },
        ],
      }),
    ).toEqual(['stuffSlots cfsStuffShort']);
  });

  it('CE11: requires as many delivered as stuffed pieces, unless trucks follow later', () => {
    const [truck] = soundCfs.inbound;
    if (!truck) throw new Error('there is no truck');
    const bringing = (pieces: string, selfLater = false) => faultsOf({ inbound: [{ ...truck, pieces }], selfLater });
    expect([bringing('90'), bringing('70'), bringing('80')]).toEqual([
      ['inbound cfsPiecesDiffer'],
      ['inbound cfsPiecesDiffer'],
      [],
    ]);
    expect([bringing('70', true), bringing('90', true)]).toEqual([[], ['inbound cfsPiecesDiffer']]);
    expect(faultsOf({ inbound: [{ ...truck, plateNo: '', driverName: '', pieces: '' }] })).toEqual([
      'inbound.0.plateNo required',
      'inbound.0.driverName required',
      'inbound.0.pieces required',
    ]);
    const nextDay = parseMoment('2026-12-02T20:00') ?? 0;
    expect(faultsOf({ selfLater: true }, soundCfs, cfsFacts(cfsQuoteFor(), nextDay))).toContain(
      'selfLater cfsTooLateForLater',
    );
  });

  it('rejects the same truck twice in one slot', () => {
    const [truck] = soundCfs.inbound;
    if (!truck) throw new Error('there is no truck');
    const half = { ...truck, pieces: '40' };
    expect(faultsOf({ inbound: [half, half] })).toEqual(['inbound.1.plateNo cfsPlateTwice']);
    expect(faultsOf({ inbound: [half, { ...half, slot: '2026-12-03T09' }] })).toEqual([]);
  });

  it('rejects a cut-off in the past, within a day, or after the departure', () => {
    expect(faultsOf({ cutoff: '2026-11-01T18:00' })).toContain('cutoff cfsCutPast');
    expect(faultsOf({ cutoff: '2026-11-20T20:00' })).toContain('cutoff cfsCutSoon');
    expect(faultsOf({ cutoff: '2026-12-25T18:00', etd: '2026-12-26' })).toContain('cutoff cfsCutFar');
    expect(faultsOf({ etd: '2026-12-04' })).toEqual(['etd cfsEtdEarly']);
  });
});

it('has no price until the rows have containers, classes and weights', () => {
  const facts = cfsFacts();
  const { quote } = facts;
  if (!quote) throw new Error('there is no price');
  const priceOf = (form: CfsForm) => CFS.price(form, quote, facts.goodsOf)?.totalYuan.amount ?? null;
  const [row] = soundCfs.goods;
  if (!row) throw new Error('there are no goods');
  const plain = { ...row, goodsId: '', unNo: '9999', nameCn: '未知', nameEn: 'Unknown', casNo: '', hsCode: '' };
  // 1,500 + 45 × 14.16 + 150 + 200 + 40 × 12
  expect(priceOf(soundCfs)).toBe(296_720);
  expect(priceOf({ ...soundCfs, goods: [{ ...row, grossKg: '' }] })).toBeNull();
  expect(priceOf({ ...soundCfs, goods: [{ ...plain, hazardClass: '' }] })).toBeNull();
  expect(priceOf({ ...soundCfs, boxes: [{ type: '20GP', count: '2' }] })).toBeNull();
  // Saturday surcharge, and two nights of 14.16 tons with one free.
  const stuffSlots = [{ slot: '2026-12-05TAM', teu: '1' }];
  expect(priceOf({ ...soundCfs, stuffSlots })).toBe(296_720 + 30_000 + 35_400);
});

describe('CFS containers', () => {
  it('CE10: are judged one by one, by their own rows', () => {
    const together = boxed(['paint', 'kmno4'], ['1', '1']);
    expect(findingsOf(together).some((one) => one.startsWith('BLOCK pair'))).toBe(true);
    expect(findingsOf(together).every((one) => !one.includes('pair') || one.endsWith(' 1'))).toBe(true);
    const apart = findingsOf(boxed(['paint', 'kmno4'], ['1', '2']));
    expect(apart.some((one) => one.includes('pair') && !one.includes('pairNone'))).toBe(false);
    expect(findingsOf(boxed(['paint', 'toluene'], ['1', '1']))).toContain('PASS_CHECK_DGL pairApart 1');
  });

  it('require a manual check while a row has no container', () => {
    const lost = { ...boxed(['paint', 'toluene'], ['1', '2']), cfs: { '1': { boxNo: '1', isFood: false } } };
    expect(findingsOf(lost)).toContain('MANUAL cfsUnassigned');
    expect(faultsOf(lost, lost)).toContain('goods.1.boxNo required');
    expect(faultsOf(lost, lost)).toContain('goods cfsBoxEmpty');
    const [paint, toluene] = boxed(['paint', 'toluene'], ['1', '1']).goods;
    if (!paint || !toluene) throw new Error('there are no goods');
    const untold = { ...toluene, goodsId: '', unNo: '', nameCn: '', hazardClass: '' as const };
    const shared = findingsOf({ ...boxed(['paint', 'toluene'], ['1', '1']), goods: [paint, untold] });
    expect(shared).toContain('MANUAL cfsApartUntold');
    expect(shared.join(' ')).not.toContain('cfsBoxesPlanned');
  });

  it('report a single piece that is too heavy', () => {
    const [row] = soundCfs.goods;
    if (!row) throw new Error('there are no goods');
    expect(findingsOf({ ...soundCfs, goods: [{ ...row, pieces: '2' }] })).toContain('MANUAL cfsEccentric');
    expect(findingsOf(soundCfs).join(' ')).not.toContain('cfsEccentric');
  });
});
