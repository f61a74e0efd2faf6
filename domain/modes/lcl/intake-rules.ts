import type { Cutoff } from '../../offer/cutoffs';
import type { FaultCheck } from '../../rules/fault';
import { isDay, momentOf } from '../../values/days';
import { parseMoment } from '../../values/moments';
import { parseWholeNumber } from '../../values/typed-number';
import { isGateOpen } from './cutoffs';
import type { LclQuote } from './quote';
import { HOUR_MS } from '../../values/spans';

type Delivery = { deliverDate: string; deliverHour: string };

export function readDeliveryTime({ deliverDate, deliverHour }: Delivery): number | null {
  const hour = parseWholeNumber(deliverHour);
  return isDay(deliverDate) && hour !== null && hour >= 0 && hour < 24 ? momentOf(deliverDate, hour) : null;
}

const momentOfCode = (cutoffs: readonly Cutoff[], code: Cutoff['code']): number | null =>
  parseMoment(cutoffs.find((cutoff) => cutoff.code === code)?.at ?? '');

type Facts = { quote: { offer: Pick<LclQuote['offer'], 'cutoffs'> } | null };

/** Delivery must fall into the CFS receiving period and its gate hours. */
export const deliveryRules = {
  deliverDate(form: Delivery, { quote }: Facts): FaultCheck {
    const [at, cutoffs] = [readDeliveryTime(form), quote?.offer.cutoffs ?? []];
    const [opens, closes] = [momentOfCode(cutoffs, 'CFS_OPEN'), momentOfCode(cutoffs, 'CFS_CLOSE')];
    if (at === null) return null;
    if (opens !== null && at < opens) return 'lclDeliverEarly';
    return closes !== null && at > closes ? 'lclDeliverLate' : null;
  },
  deliverHour(form: Delivery & { isDanger: 'Y' | 'N' }): FaultCheck {
    const at = readDeliveryTime(form);
    return at === null || isGateOpen(at, form.isDanger === 'Y' ? 'danger' : 'general') ? null : 'lclGateShut';
  },
};

/** True if the delivery hour lies in the receiving period but has passed. */
export function isPastDelivery(
  form: Delivery & { services: readonly string[] },
  { quote, now }: Facts & { now: number },
): boolean {
  const at = readDeliveryTime(form);
  if (at === null || form.services.includes('TRK') || deliveryRules.deliverDate(form, { quote }) !== null) return false;
  return at + HOUR_MS <= now;
}
