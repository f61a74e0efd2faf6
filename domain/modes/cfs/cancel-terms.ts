import type { MissedFee } from '../../order/trucks/arrival';
import { formatMoney, roundedUp, YUAN } from '../../values/money';

/** Up to 24 hours before the first truck its hour can still be resold. */
export const FREE_HOURS = 24;
export const LATE_HOURS = 4;
const LATE_SHARE = 0.3;

/** Cancellation fees of a confirmed order by time to the first truck. `loading`: the stuffing charge. */
export const feeBands = (loading: number) => ({ early: 0, late: roundedUp(loading * LATE_SHARE), last: loading });

/** Fee per missing truck among several. */
export const MISSED_TRUCK: MissedFee = {
  item: 'TRKNS',
  name: '车辆未到费',
  unit: 'VEH',
  unitPrice: { amount: 30_000, currency: YUAN },
  part: 'STATION',
};

export const CANCEL_TERMS = `首车进站 ${FREE_HOURS} 小时前取消不收费；之后收装箱费 ${LATE_SHARE * 100}%，不足 ${LATE_HOURS} 小时或全部未到收 100%；只有个别车未到，每车 ${formatMoney(MISSED_TRUCK.unitPrice)}。`;
