import type { CalendarCase, CalendarReading, QueuedYear } from '../../../../../domain/house/case';
import type { TestGateway } from '../../../support/gateway';
import { casesBy } from './cases';
import type { Colleague } from './staff';

/** What somebody of the house sees and does about the days off of a year. */
export const calendarBy = (gateway: TestGateway, who: Colleague) =>
  casesBy<CalendarCase, QueuedYear, { calendar: CalendarReading | null }>(gateway, who, {
    one: 'calendar',
    all: 'calendar',
  });
