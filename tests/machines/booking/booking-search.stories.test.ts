import { BOOKING_MODES } from '../../../domain/mode-ids';
import { describe, expect, it } from 'vitest';
import { selectBookingSearch, type BookingSearchView } from '../../../machines/booking/booking-search';
import * as stories from '../../../stories/booking/booking-search.stories';
import { everySnapshot } from '../../support/model/every-snapshot';
import { bookingSearchPlan } from '../../support/plans/booking/booking-search.plan';

const { default: meta, ...shown } = stories;
const drawn = Object.values(shown).map(({ args }) => args?.view ?? meta.args.view);
const faultsIn = ({ faults }: BookingSearchView) => Object.entries(faults).map(([field, fault]) => `${field} ${fault}`);

describe('stories of bookingSearch', () => {
  it('show every mode', () => {
    expect(new Set(drawn.map(({ mode }) => mode))).toEqual(new Set(BOOKING_MODES));
  });

  it('show every reachable fault', () => {
    // No actors run here, pickers included.
    const machine = bookingSearchPlan.machine.provide({
      actions: { turnOrgPicker: () => {}, turnDstPicker: () => {} },
    });
    const reachable = everySnapshot({ ...bookingSearchPlan, machine }).flatMap((snapshot) =>
      faultsIn(selectBookingSearch(snapshot)),
    );
    expect(new Set(drawn.flatMap(faultsIn))).toEqual(new Set(reachable));
  });
});
