import { calendarEndpoints } from './calendar';
import { closureEndpoints } from './closures';
import { surchargeEndpoints } from './surcharges';

export const dayDataEndpoints = { ...closureEndpoints, ...surchargeEndpoints, ...calendarEndpoints };
