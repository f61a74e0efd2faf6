import { bagFor, STOCKED_L } from '../../goods/tank/flexitank';
import type { Calendar } from '../../values/days-off';
import { isDay } from '../../values/days';
import { found, type FlexiFinding } from './finding';
import { CUSTOM_LEAD_DAYS, workingDaysUntil } from './fitting';

/** The next smaller size that stands on a shelf, where there is one. */
const stockedBelow = (litres: number): number => STOCKED_L.findLast((one) => one <= litres) ?? STOCKED_L[0] ?? 0;

/** A bag that has to be made, and whether it is there by the day it is hung. */
export function leadFindings(litres: number, fitDay: string, now: number, calendar: Calendar): FlexiFinding[] {
  if (bagFor(litres).isStocked || !isDay(fitDay)) return [];
  return workingDaysUntil(now, fitDay, calendar) < CUSTOM_LEAD_DAYS
    ? [found('NEED_APPROVAL', 'flexiLead', { days: CUSTOM_LEAD_DAYS, litres: stockedBelow(litres) })]
    : [];
}
