import type { Day } from '../../values/days';

export type Holiday = { nameCn: string; from: Day; to: Day };

/** Days on which toxic goods stand still, and others may be stopped. Demonstration data. */
const HOLIDAYS: readonly Holiday[] = [
  { nameCn: '春节', from: '2027-02-05', to: '2027-02-11' },
  { nameCn: '国庆', from: '2027-10-01', to: '2027-10-07' },
];

/** The holiday that a journey touches; null where it touches none. */
export const holidayOn = (from: Day, to: Day): Holiday | null =>
  HOLIDAYS.find((holiday) => from <= holiday.to && to >= holiday.from) ?? null;
