import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import type { StepCode } from '../../../machines/order/order-receipt';
import { cutoffParts } from '../../copy/trade/cutoffs';
import { momentText } from '../../copy/words/moment-words';
import { orderReceiptCopy as copy } from '../../copy/orders/receipt';
import { DAY_MS } from '../../../domain/values/spans';

const FROM: readonly StepCode[] = ['CY_OPEN', 'CFS_OPEN', 'STATION_OPEN'];
const EXACT: readonly StepCode[] = ['SUBMITTED', 'STUFFING', 'DEPARTURE'];

/** Due time of a step by its precision, in parts that are not broken across lines. */
export function dueParts(code: StepCode, at: string | null): string[] {
  if (at === null) return [];
  if (code === 'DG_GATE_IN') return cutoffParts({ code, at });
  const moment = momentText(at);
  if (EXACT.includes(code)) return [moment];
  return [FROM.includes(code) ? copy.from(moment) : copy.before(moment)];
}

export const dueText = (code: StepCode, at: string | null): string => dueParts(code, at).join(' ');

/** Calendar days, as schedules count them. */
export const transitDays = ({ etd, eta }: PlacedOrder): number =>
  Math.round((Date.parse(eta) - Date.parse(etd)) / DAY_MS);
