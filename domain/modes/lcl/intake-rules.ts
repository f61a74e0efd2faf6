import type { Cutoff } from '../../offer/cutoffs';
import type { Said } from '../../order/fields';
import { isDay, momentOf } from '../../values/days';
import { momentIn } from '../../values/moments';
import { plainTyped, wholeNumberIn } from '../../values/typed-number';
import { isGateOpen } from './cutoffs';
import type { LclQuote } from './quote';

/** Provinces, a letter for the city, five or six letters and digits; the last may be one of the special plates. */
const PLATE =
  /^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z][A-HJ-NP-Z0-9]{4,5}[A-HJ-NP-Z0-9挂学警港澳]$/;

export const isPlate = (typed: string): boolean =>
  PLATE.test((plainTyped(typed) ?? '').toUpperCase().replaceAll(/[\s·]/g, ''));

type Delivery = { deliverDate: string; deliverHour: string };

/** When the goods are to come, as far as it can be read. */
export function deliveryIn({ deliverDate, deliverHour }: Delivery): number | null {
  const hour = wholeNumberIn(deliverHour);
  return isDay(deliverDate) && hour !== null && hour >= 0 && hour < 24 ? momentOf(deliverDate, hour) : null;
}

const momentOfCode = (cutoffs: readonly Cutoff[], code: Cutoff['code']): number | null =>
  momentIn(cutoffs.find((cutoff) => cutoff.code === code)?.at ?? '');

type Facts = { quote: { offer: Pick<LclQuote['offer'], 'cutoffs'> } | null };

/** Within the days the shed takes in for this departure, at an hour its gate is open for such goods. */
export const deliveryRules = {
  deliverDate(form: Delivery, { quote }: Facts): Said {
    const [at, cutoffs] = [deliveryIn(form), quote?.offer.cutoffs ?? []];
    const [opens, closes] = [momentOfCode(cutoffs, 'CFS_OPEN'), momentOfCode(cutoffs, 'CFS_CLOSE')];
    if (at === null) return null;
    if (opens !== null && at < opens) return 'lclDeliverEarly';
    return closes !== null && at > closes ? 'lclDeliverLate' : null;
  },
  deliverHour(form: Delivery & { isDanger: 'Y' | 'N' }): Said {
    const at = deliveryIn(form);
    return at === null || isGateOpen(at, form.isDanger === 'Y' ? 'danger' : 'general') ? null : 'lclGateShut';
  },
};
