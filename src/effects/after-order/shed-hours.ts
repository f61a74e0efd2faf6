import { shedHours } from '../../../domain/modes/lcl/truck';
import { gateHoursOf } from './gate-hours';

/** The hours in which the shed of an order still takes its goods in. */
export const shedHoursVia = gateHoursOf(({ cutoffs, isDanger }) => shedHours(cutoffs, isDanger));
