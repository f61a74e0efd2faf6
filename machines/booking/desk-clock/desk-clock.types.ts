import type { Calendar } from '../../../domain/values/days-off';

export type DeskClockContext = { now: number; calendar: Calendar };
