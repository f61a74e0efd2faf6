import { deskClockMachine } from '../../../../machines/booking/desk-clock';
import { planFor } from '../../model/plan';

/** Friday, 20 November 2026, at two in the afternoon in China. */
export const FRIDAY_TWO = Date.UTC(2026, 10, 20, 6);
/** New Year's Eve of a year whose days off nobody has published. */
export const NEW_YEARS_EVE = Date.UTC(2026, 11, 31, 2);

/** Everything that can happen beside the nine services. */
export const deskClockPlan = planFor(deskClockMachine, {
  inputs: { 'a page just opened': undefined },
  events: {
    'clock.ticked': {
      'a working day': { now: FRIDAY_TWO },
      'an hour later': { now: FRIDAY_TWO + 3_600_000 },
      'the end of the year': { now: NEW_YEARS_EVE },
    },
  },
  outcomes: { minuteTicker: 'stream' },
  distinguish: ({ now }) => now,
});
