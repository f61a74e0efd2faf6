import { shedHours } from '../../../domain/modes/lcl/truck';
import { gateHoursOf } from './gate-hours';

export const shedHoursVia = gateHoursOf(({ cutoffs, isDanger }) => shedHours(cutoffs, isDanger));
