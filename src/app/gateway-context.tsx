import { createContext, use } from 'react';

import type { Gateway } from '../effects/gateway/gateway';

/**
 * Gateway for charts that load with a page. The default never resolves, so a page drawn on the server sends no call.
 */
export const GatewayContext = createContext<() => Promise<Gateway>>(() => new Promise(() => {}));

export const useGateway = () => use(GatewayContext);
