import type { ServicePrices } from '../../../domain/desk/services';
import type { Calendar } from '../../../domain/values/days-off';

export type DeskClockContext = { now: number; calendar: Calendar; prices: ServicePrices | null };
