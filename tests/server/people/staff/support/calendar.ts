import type { CalendarCase, CalendarReading, QueuedYear } from '../../../../../domain/house/case';
import type { TestGateway } from '../../../support/gateway';
import { casesBy } from './cases';
import type { Colleague } from './staff';

export const calendarBy = (gateway: TestGateway, who: Colleague) =>
  casesBy<CalendarCase, QueuedYear, { calendar: CalendarReading | null }>(gateway, who, {
    one: 'calendar',
    all: 'calendar',
  });
