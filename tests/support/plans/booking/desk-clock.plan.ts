import { BUILT_IN, type Calendar } from '../../../../domain/values/days-off';
import { deskClockMachine } from '../../../../machines/booking/desk-clock';
import { SERVICE_PRICES } from '../../../../stories/modes/service-prices.fixtures';
import { sharedPlan } from '../../model/plan';

/** Friday, 20 November 2026, at two in the afternoon in China. */
export const FRIDAY_TWO = Date.UTC(2026, 10, 20, 6);
/** New Year's Eve of a year without published holidays. */
export const NEW_YEARS_EVE = Date.UTC(2026, 11, 31, 2);

/** The following year, announced. */
export const PUT_ANEW: Calendar = [
  ...BUILT_IN,
  {
    year: '2027',
    off: [{ from: '2027-01-01', until: '2027-01-03' }],
    worked: [],
    isTold: true,
    putAt: FRIDAY_TWO,
    droppedAt: null,
  },
];

const prices = SERVICE_PRICES;

export const deskClockPlan = sharedPlan('deskClockPlan', deskClockMachine, {
  inputs: { 'a page just opened': undefined },
  events: {
    'clock.ticked': {
      'a working day': { now: FRIDAY_TWO, prices },
      'an hour later': { now: FRIDAY_TWO + 3_600_000, prices },
      'the end of the year': { now: NEW_YEARS_EVE, prices },
      'days off put anew': { now: NEW_YEARS_EVE, calendar: PUT_ANEW, prices },
    },
  },
  outcomes: { minuteTicker: 'stream' },
  distinguish: ({ now, calendar }) => [now, calendar.length],
});
