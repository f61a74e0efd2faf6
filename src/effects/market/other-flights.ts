import { airSchedule } from '../../../contract/modes/air/search';
import type { Gateway } from '../gateway/gateway';
import { othersOfScheduleVia } from './load-schedule';

/** Every other flight that can be had: which of them takes the goods is judged by what is filled in by now. */
export const otherFlightsVia = (gateway: Gateway) =>
  othersOfScheduleVia(gateway, { wire: airSchedule, isOther: () => true }, Number.MAX_SAFE_INTEGER);
