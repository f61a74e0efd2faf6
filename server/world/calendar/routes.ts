import { workingDays } from '../../../contract/world/working-days';
import type { ServicePrices } from '../../../domain/desk/services';
import type { Route } from '../../base/http/route';
import { serve } from '../../base/http/serve';
import type { CalendarWatch } from './calendar';

export const calendarRoutes = (
  calendar: Pick<CalendarWatch, 'current'>,
  prices: () => Promise<ServicePrices>,
): Route[] => [serve(workingDays, async () => ({ calendar: await calendar.current(), prices: await prices() }))];
