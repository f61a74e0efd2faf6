import { dayAt, weekdayOf } from '../values/days';
import type { Calendar } from '../values/days-off';
import { afterWorkingHours } from '../values/working-days';
import type { ServiceType } from './services';

export const DUTIES = ['goods', 'papers', 'ways'] as const;
export type Duty = (typeof DUTIES)[number];

export const EXPERTS = {
  goods: ['chen', 'luo'],
  papers: ['he', 'tang'],
  ways: ['xie', 'fan'],
} as const satisfies Record<Duty, readonly string[]>;
export type Expert = (typeof EXPERTS)[Duty][number];

const DUTY_OF: Readonly<Record<ServiceType, Duty>> = {
  '1': 'goods',
  '2': 'goods',
  '3': 'papers',
  '4': 'papers',
  '5': 'ways',
  '6': 'ways',
  '7': 'goods',
  '8': 'goods',
  '9': 'papers',
};

const ONE_MINUTE = 1 / 60;

export function findExpert(
  type: ServiceType,
  now: number,
  calendar: Calendar,
): { expert: Expert; duty: Duty; day: string } {
  const duty = DUTY_OF[type];
  const day = dayAt(afterWorkingHours(now, ONE_MINUTE, calendar));
  const [one, other] = EXPERTS[duty];
  return { expert: weekdayOf(day) % 2 === 0 ? one : other, duty, day };
}
