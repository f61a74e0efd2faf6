import { airSchedule } from '../../../contract/modes/air/search';
import type { Gateway } from '../gateway/gateway';
import { othersOfScheduleVia } from './load-schedule';

/** All other open flights; the form as filled in decides which of them fit. */
export const otherFlightsVia = (gateway: Gateway) =>
  othersOfScheduleVia(gateway, { wire: airSchedule, isOther: () => true }, Number.MAX_SAFE_INTEGER);
