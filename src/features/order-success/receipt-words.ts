import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import type { StepCode } from '../../../machines/order/order-receipt';
import { cutoffParts } from '../../copy/trade/cutoffs';
import { momentText } from '../../copy/words/moment-words';
import { orderReceiptCopy as copy } from '../../copy/orders/receipt';
import { DAY_MS } from '../../../domain/values/spans';

const FROM: readonly StepCode[] = ['CY_OPEN', 'CFS_OPEN', 'STATION_OPEN'];
const EXACT: readonly StepCode[] = ['SUBMITTED', 'STUFFING', 'DEPARTURE'];

/** When a step is due, by what kind of time it has; no part of it is broken. */
export function dueParts(code: StepCode, at: string | null): string[] {
  if (at === null) return [];
  if (code === 'DG_GATE_IN') return cutoffParts({ code, at });
  const moment = momentText(at);
  if (EXACT.includes(code)) return [moment];
  return [FROM.includes(code) ? copy.from(moment) : copy.before(moment)];
}

export const dueText = (code: StepCode, at: string | null): string => dueParts(code, at).join(' ');

/** From calendar day to calendar day, as schedules count. */
export const transitDays = ({ etd, eta }: PlacedOrder): number =>
  Math.round((Date.parse(eta) - Date.parse(etd)) / DAY_MS);
