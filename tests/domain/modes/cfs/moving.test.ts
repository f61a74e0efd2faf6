import { describe, expect, it } from 'vitest';

import { isSettledBy, truckMoved } from '../../../../domain/modes/cfs/moving';
import { CFS } from '../../../../domain/modes/cfs/mode';
import { reachIn } from '../../../../domain/modes/cfs/reading';
import { slotsEdited } from '../../../../domain/modes/cfs/slot-edits';
import { cfsFacts, cfsQuoteFor, soundCfs } from '../../../support/cfs-order';

const quote = cfsQuoteFor();
const { boards } = quote.offer.detail;

/** The form after its truck was sent to another hour. */
function moved(slot: string) {
  if (!boards) throw new Error('there is no board');
  const edit = truckMoved(soundCfs, boards, reachIn(soundCfs, cfsFacts()), { at: 0, slot });
  const form = slotsEdited(soundCfs, edit) ?? soundCfs;
  return { form, faults: CFS.faults(form, cfsFacts()).map(({ code }) => code) };
}

it('keeps the half day while it is late enough for the truck', () => {
  const { form, faults } = moved('2026-12-03T15');
  expect([form.stuffSlots, faults]).toEqual([soundCfs.stuffSlots, []]);
});

it('CE8: takes the first half day that is, where it is not, and keeps who drives and what comes', () => {
  const { form, faults } = moved('2026-12-04T09');
  expect([form.stuffSlots, faults]).toEqual([[{ slot: '2026-12-04TPM', teu: '1' }], []]);
  expect(form.inbound).toEqual([{ ...soundCfs.inbound[0], slot: '2026-12-04T09' }]);
});

it('leaves the half day to the person where none is late enough', () => {
  const { form, faults } = moved('2026-12-04T16');
  expect([form.stuffSlots, faults]).toEqual([soundCfs.stuffSlots, ['cfsSlotAfter']]);
});

describe('an hour that may be changed and sent in one press', () => {
  const charges = CFS.price(soundCfs, quote, cfsFacts().goodsOf);
  const settled = (slot: string, form = soundCfs, of = charges) => {
    if (!boards) throw new Error('there is no board');
    const edit = truckMoved(form, boards, reachIn(form, cfsFacts()), { at: 0, slot });
    return isSettledBy(form, edit, cfsFacts(), of);
  };

  it('is one after which nothing is left to mend, at the same price', () => {
    expect(settled('2026-12-03T15')).toBe(true);
  });

  it('is none that leaves something to mend', () => {
    expect(settled('2026-12-04T16')).toBe(false);
    expect(settled('2026-12-03T15', { ...soundCfs, carrierBookingNo: '' })).toBe(false);
  });

  it('is none by which the goods stand longer, or whose price nobody has seen', () => {
    expect(settled('2026-12-01T09')).toBe(false);
    expect(settled('2026-12-03T15', soundCfs, null)).toBe(false);
  });
});
