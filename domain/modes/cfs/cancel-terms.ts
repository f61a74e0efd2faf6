import type { MissedFee } from '../../order/trucks/arrival';
import { formatMoney, roundedUp, YUAN } from '../../values/money';

/** So long before the first truck is due its hour can still be given to others. */
export const FREE_HOURS = 24;
export const LATE_HOURS = 4;
const LATE_SHARE = 0.3;

/** What giving up a confirmed order costs, by how near the first truck is. `loading`: what stuffing was charged at. */
export const feeBands = (loading: number) => ({ early: 0, late: roundedUp(loading * LATE_SHARE), last: loading });

/** For one of several trucks that does not come. */
export const MISSED_TRUCK: MissedFee = {
  item: 'TRKNS',
  name: '车辆未到费',
  unit: 'VEH',
  unitPrice: { amount: 30_000, currency: YUAN },
  part: 'STATION',
};

/** What cancelling costs, in words: on the receipt and among the questions of the search page. */
export const CANCEL_TERMS = `首车进站 ${FREE_HOURS} 小时前取消不收费；之后收装箱费 ${LATE_SHARE * 100}%，不足 ${LATE_HOURS} 小时或全部未到收 100%；只有个别车未到，每车 ${formatMoney(MISSED_TRUCK.unitPrice)}。`;
