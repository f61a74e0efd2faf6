import type { Cutoff } from '../../offer/cutoffs';
import { isContactPhone } from '../../order/blocks/texts';
import { isDay, momentOf } from '../../values/days';
import { momentIn } from '../../values/moments';
import { plainTyped, wholeNumberIn } from '../../values/typed-number';
import { isGateOpen } from './cutoffs';
import { firstOf, lclFault, type LclFault } from './fault';
import type { LclRead } from './form';

/** Provinces, a letter for the city, five or six letters and digits; the last may be one of the special plates. */
const PLATE =
  /^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z][A-HJ-NP-Z0-9]{4,5}[A-HJ-NP-Z0-9挂学警港澳]$/;

export const isPlate = (typed: string): boolean =>
  PLATE.test((plainTyped(typed) ?? '').toUpperCase().replaceAll(/[\s·]/g, ''));

/** When the goods are to come, as far as it can be read. */
export function deliveryIn({ deliverDate, deliverHour }: Pick<LclRead, 'deliverDate' | 'deliverHour'>): number | null {
  const hour = wholeNumberIn(deliverHour);
  return isDay(deliverDate) && hour !== null && hour >= 0 && hour < 24 ? momentOf(deliverDate, hour) : null;
}

const momentOfCode = (cutoffs: readonly Cutoff[], code: Cutoff['code']): number | null =>
  momentIn(cutoffs.find((cutoff) => cutoff.code === code)?.at ?? '');

/** Within the days the shed takes in for this departure, at an hour its gate is open for such goods. */
function deliveryFaults(form: LclRead, cutoffs: readonly Cutoff[]): LclFault[] {
  const at = deliveryIn(form);
  if (at === null) return [lclFault('deliverDate', 'lclDeliver')];
  const [opens, closes] = [momentOfCode(cutoffs, 'CFS_OPEN'), momentOfCode(cutoffs, 'CFS_CLOSE')];
  return firstOf(
    opens !== null && at < opens && lclFault('deliverDate', 'lclDeliverEarly'),
    closes !== null && at > closes && lclFault('deliverDate', 'lclDeliverLate'),
    !isGateOpen(at, form.isDanger === 'Y' ? 'danger' : 'general') && lclFault('deliverHour', 'lclGateShut'),
  );
}

const isBlank = (text: string): boolean => text.trim() === '';

/** Whoever names a truck names who drives it; dangerous goods travel with somebody who watches them. */
function truckFaults({ plateNo, driverName, driverPhone, escortName, isDanger }: LclRead): LclFault[] {
  if ([plateNo, driverName, driverPhone, escortName].every(isBlank)) return [];
  return [
    ...firstOf(!isPlate(plateNo) && lclFault('plateNo', 'lclPlate')),
    ...firstOf(isBlank(driverName) && lclFault('driverName', 'lclDriverName')),
    ...firstOf(!isContactPhone(driverPhone) && lclFault('driverPhone', 'lclDriverPhone')),
    ...firstOf(isDanger === 'Y' && isBlank(escortName) && lclFault('escortName', 'lclEscort')),
  ];
}

/** How the goods come to the shed. Where the house fetches them, it asks nothing of that. */
export const intakeFaults = (form: LclRead, cutoffs: readonly Cutoff[]): LclFault[] =>
  form.services.includes('TRK') ? [] : [...deliveryFaults(form, cutoffs), ...truckFaults(form)];
