import { receivingHours } from '../../../domain/modes/rail/station';
import { gateHoursOf } from './gate-hours';

export const trainHoursVia = gateHoursOf(({ cutoffs }) => receivingHours(cutoffs));
