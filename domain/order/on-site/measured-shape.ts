import * as v from 'valibot';

import { MEASURED_OUTCOMES, MEASURED_STANDS } from './measured';
import { charges } from '../../offer/charges-shape';
import { moment } from '../../shape/trade';

const positiveUpTo = (most: number, message: string) =>
  v.pipe(v.number(message), v.gtValue(0, message), v.maxValue(most, message));

export const amounts = v.object({
  kg: positiveUpTo(30_000, '重量应大于 0，不超过 30000 kg'),
  m3: positiveUpTo(80, '体积应大于 0，不超过 80 m³'),
});

export const amendableRow = v.object({ ...amounts.entries, booked: amounts });

export const weight = v.object({ kg: v.number(), m3: v.number(), charged: v.number() });

export const measured = v.object({
  outcome: v.picklist(MEASURED_OUTCOMES),
  stands: v.picklist(MEASURED_STANDS),
  booked: weight,
  came: weight,
  /** Price at the order's rates, booked and measured. */
  before: charges,
  now: charges,
  measuredAt: moment,
  /** Latest agreement by the owner; null when not asked. */
  answerBy: v.nullable(moment),
});
