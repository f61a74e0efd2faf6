import { workingDays } from '../../../contract/world/working-days';
import type { Route } from '../../base/http/route';
import { serve } from '../../base/http/serve';
import type { CalendarWatch } from './calendar';

export const calendarRoutes = (calendar: Pick<CalendarWatch, 'current'>): Route[] => [
  serve(workingDays, async () => ({ calendar: await calendar.current() })),
];
