import { BOX_TYPES } from '../../../domain/offer/search';
import type { FclOrder } from '../../../domain/modes/fcl/receipt';
import { pathOf } from '../../../domain/routes';
import type { StepCode } from '../../../machines/order/order-receipt';
import { momentWords } from '../../copy/moment-words';
import { orderReceiptCopy as copy } from '../../copy/order-receipt';

/** `11-22 09:42`. */
export function momentText(at: string): string {
  const { date, time } = momentWords(at);
  return `${date} ${time}`;
}

const FROM: readonly StepCode[] = ['CY_OPEN', 'DG_GATE_IN'];
const EXACT: readonly StepCode[] = ['SUBMITTED', 'DEPARTURE'];

/** When a step is due, by what kind of time it has. */
export function dueText(code: StepCode, at: string | null): string {
  if (at === null) return '';
  const moment = momentText(at);
  if (EXACT.includes(code)) return moment;
  return FROM.includes(code) ? copy.from(moment) : copy.before(moment);
}

export const boxesText = ({ boxes }: FclOrder): string =>
  boxes.map(({ type, count }) => `${count} × ${type}`).join('，');

export const routeText = ({ org, dst }: FclOrder): string => `${org.nameCn} → ${dst.nameCn}`;

const DAY = 86_400_000;

/** From calendar day to calendar day, as schedules count. */
export const transitDays = ({ etd, eta }: FclOrder): number => Math.round((Date.parse(eta) - Date.parse(etd)) / DAY);

/** The same lane, goods and boxes, with the prices of today. */
export function againHref({ org, dst, isDanger, goods, boxes }: FclOrder): string {
  const box = boxes.find(({ type }) => BOX_TYPES.some((known) => known === type));
  const unNo = goods.find((row) => row.unNo !== null)?.unNo;
  const query = new URLSearchParams({
    org: org.code,
    dst: dst.code,
    d: isDanger,
    ...(unNo && { un: unNo }),
    ...(box && { box: `${box.type}*${box.count}` }),
  });
  return `${pathOf('shippingFcl')}?${query.toString().replaceAll('%2A', '*')}`;
}
