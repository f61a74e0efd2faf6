import { hoursAt } from '../../../domain/modes/rail/station';
import { gateHoursOf } from './gate-hours';

/** The hours in which the station of an order still takes its boxes in. */
export const trainHoursVia = gateHoursOf(({ cutoffs }) => hoursAt(cutoffs));
