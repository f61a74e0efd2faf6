import { findFlexibag, STOCKED_L } from '../../goods/tank/flexitank';
import type { Calendar } from '../../values/days-off';
import { isDay } from '../../values/days';
import { found, type FlexiFinding } from './finding';
import { CUSTOM_LEAD_DAYS, workingDaysUntil } from './fitting';

const stockedBelow = (litres: number): number => STOCKED_L.findLast((one) => one <= litres) ?? STOCKED_L[0] ?? 0;

export function leadFindings(litres: number, fitDay: string, now: number, calendar: Calendar): FlexiFinding[] {
  if (findFlexibag(litres).isStocked || !isDay(fitDay)) return [];
  return workingDaysUntil(now, fitDay, calendar) < CUSTOM_LEAD_DAYS
    ? [found('NEED_APPROVAL', 'flexiLead', { days: CUSTOM_LEAD_DAYS, litres: stockedBelow(litres) })]
    : [];
}
