import { quoteAir } from '../../../contract/modes/air/quote';
import type { Gateway } from '../../effects/gateway/gateway';
import { AIR_SCHEDULE } from '../../effects/market/load-flights';
import { loadCallsOver } from './load-calls';

/** What the page of air freight asks. */
export const callsOver = (gateway: Gateway) => loadCallsOver(gateway, AIR_SCHEDULE, quoteAir);
