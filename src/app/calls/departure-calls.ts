import { quoteLcl } from '../../../contract/modes/lcl/quote';
import type { Gateway } from '../../effects/gateway/gateway';
import { LCL_SCHEDULE } from '../../effects/market/load-departures';
import { loadCallsOver } from './load-calls';

/** What the page of shared boxes asks. */
export const callsOver = (gateway: Gateway) => loadCallsOver(gateway, LCL_SCHEDULE, quoteLcl);
