import { calendarEndpoints } from './calendar';
import { closureEndpoints } from './closures';
import { surchargeEndpoints } from './surcharges';

/** What changes from day to day. */
export const dayDataEndpoints = { ...closureEndpoints, ...surchargeEndpoints, ...calendarEndpoints };
