import type { ServicePrices } from '../../../domain/desk/services';
import type { Calendar } from '../../../domain/values/days-off';

/** `prices`: null until they are known. */
export type DeskClockContext = { now: number; calendar: Calendar; prices: ServicePrices | null };
