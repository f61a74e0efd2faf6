import { createContext, use } from 'react';

import type { Gateway } from '../effects/gateway/gateway';

/** For charts that come with the code of a page. While a page is only drawn, nobody is asked anything. */
export const GatewayContext = createContext<() => Promise<Gateway>>(() => new Promise(() => {}));

export const useGateway = () => use(GatewayContext);
