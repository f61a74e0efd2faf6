import { describe, expect, it } from 'vitest';

import { CFS } from '../../../../domain/modes/cfs/mode';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import type { CfsSearch } from '../../../../domain/modes/cfs/search';
import { offersFor } from '../../../../server/modes/cfs/offers';
import { cfsCopy } from '../../../../src/copy/modes/cfs';
import { cfsFacts, cfsQuoteFor, soundCfs, STUFFED } from '../../../support/cfs-order';
import { BOOKED_AT } from '../../../support/fcl-order';
import { sentenceOf, sentenceUnder } from '../../../support/sentences';

const under = (path: string, change: Partial<CfsForm>, facts = cfsFacts()) =>
  sentenceUnder(CFS.faults({ ...soundCfs, ...change }, facts), path, cfsCopy.fault);

function comingAt(slot: string, search = STUFFED): string | null {
  const [truck] = soundCfs.inbound;
  if (!truck) throw new Error('there is no truck');
  return under(
    'inbound.0.slot',
    { inbound: [{ ...truck, slot }], cutoff: search.cut ?? '' },
    cfsFacts(cfsQuoteFor(search)),
  );
}

/** What a station says to a search. */
function said(station: string, code: string, change: Partial<CfsSearch>): string | null {
  const offers = offersFor({ ...STUFFED, ...change }, { now: BOOKED_AT, taken: () => 0 });
  const offer = offers.find(({ offerId }) => offerId === `C-${station}`);
  return sentenceOf(offer?.detail.findings ?? [], code, cfsCopy.finding);
}

describe('what stands under an hour that cannot be had', () => {
  it('cfsSlotSunday', () => expect(comingAt('2026-11-29T10')).toBe('cfsSlotSunday 周日不作业危品，请换一天'));
  it('cfsSlotPast', () => expect(comingAt('2026-11-20T10')).toBe('cfsSlotPast 该时段已过，请换时间'));
  it('cfsSlotTwice', () => {
    const [slot] = soundCfs.stuffSlots;
    if (!slot) throw new Error('there is no half day');
    expect(under('stuffSlots.1.slot', { stuffSlots: [slot, slot] })).toBe('cfsSlotTwice 该装箱班次已选过');
  });
  it('cfsSlotHeat: hot hours of summer are no hours for what burns fiercely', () => {
    const july = { ...STUFFED, cut: '2027-07-10T18:00' };
    expect(comingAt('2027-07-08T13', july)).toBe('cfsSlotHeat 高温时段停止甲类装卸，请选 10 点前或 16 点后');
  });
});

it('cfsContainerMany: more numbers than boxes are said under them', () => {
  const one = { no: 'CSQU3054383', seal: 'AB1234', tare: '2230' };
  expect(under('containers', { containers: [one, { ...one, no: 'MSKU9070323' }] })).toBe(
    'cfsContainerMany 箱号不能多于 1 个',
  );
});

describe('what a station says', () => {
  it('cfsSubRisk: to a subsidiary hazard its licence does not name', () => {
    expect(said('SYSG', 'cfsSubRisk', { unNo: '1230' })).toBe(
      'NEED_APPROVAL 甲醇：次危险第 6.1 类不在洋山装箱站资质内，须书面确认',
    );
    expect(said('SWGQ', 'cfsSubRisk', { unNo: '1230' })).toBeNull();
  });

  it('cfsOverBoxes: to more tons than the boxes carry', () => {
    expect(said('SWGQ', 'cfsOverBoxes', { tons: 30 })).toBe('BLOCK 货重 30 吨超出所选箱量的总载重 28.25 吨');
    expect(said('SWGQ', 'cfsOverBoxes', { tons: 28.25 })).toBeNull();
  });

  it('cfsOverStay: to boxes that stand longer than they may for nothing', () => {
    const inbound = soundCfs.inbound.map((truck) => ({ ...truck, slot: '2026-12-02T08' }));
    const { findings } = CFS.acceptance({ ...soundCfs, inbound }, cfsFacts());
    expect(sentenceOf(findings, 'cfsOverStay', cfsCopy.finding)).toBe(
      'PASS 预计堆存 2 天，超出免费期 1 天，超出部分已计入总价',
    );
    expect(sentenceOf(CFS.acceptance(soundCfs, cfsFacts()).findings, 'cfsOverStay')).toBeNull();
  });
});
