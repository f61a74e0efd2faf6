import { describe, expect, it } from 'vitest';

import { isMoveSettled, truckMoved } from '../../../../domain/modes/cfs/moving';
import { CFS } from '../../../../domain/modes/cfs/mode';
import { readReach } from '../../../../domain/modes/cfs/reading';
import { slotsEdited } from '../../../../domain/modes/cfs/slot-edits';
import { cfsFacts, cfsQuoteFor, soundCfs } from '../../../support/cfs-order';

const quote = cfsQuoteFor();
const { boards } = quote.offer.detail;

function moved(slot: string) {
  if (!boards) throw new Error('there is no board');
  const edit = truckMoved(soundCfs, boards, readReach(soundCfs, cfsFacts()), { at: 0, slot });
  const form = slotsEdited(soundCfs, edit) ?? soundCfs;
  return { form, faults: CFS.faults(form, cfsFacts()).map(({ code }) => code) };
}

it('keeps the half day when it is late enough for the moved truck', () => {
  const { form, faults } = moved('2026-12-03T15');
  expect([form.stuffSlots, faults]).toEqual([soundCfs.stuffSlots, []]);
});

it('CE8: takes the first later half day otherwise, and keeps driver and pieces', () => {
  const { form, faults } = moved('2026-12-04T09');
  expect([form.stuffSlots, faults]).toEqual([[{ slot: '2026-12-04TPM', teu: '1' }], []]);
  expect(form.inbound).toEqual([{ ...soundCfs.inbound[0], slot: '2026-12-04T09' }]);
});

it('leaves the half day when none is late enough', () => {
  const { form, faults } = moved('2026-12-04T16');
  expect([form.stuffSlots, faults]).toEqual([soundCfs.stuffSlots, ['cfsSlotAfter']]);
});

describe('one-click change of a slot', () => {
  const charges = CFS.price(soundCfs, quote, cfsFacts().goodsOf);
  const settled = (slot: string, form = soundCfs, of = charges) => {
    if (!boards) throw new Error('there is no board');
    const edit = truckMoved(form, boards, readReach(form, cfsFacts()), { at: 0, slot });
    return isMoveSettled(form, edit, cfsFacts(), of);
  };

  it('is allowed when no fault remains and the price is the same', () => {
    expect(settled('2026-12-03T15')).toBe(true);
  });

  it('is refused when a fault remains', () => {
    expect(settled('2026-12-04T16')).toBe(false);
    expect(settled('2026-12-03T15', { ...soundCfs, carrierBookingNo: '' })).toBe(false);
  });

  it('is refused when the stay grows or the price is unknown', () => {
    expect(settled('2026-12-01T09')).toBe(false);
    expect(settled('2026-12-03T15', soundCfs, null)).toBe(false);
  });
});
