import { createContext, use } from 'react';

import type { Calls } from './calls';

/** For charts that come with the code of a page. While a page is only drawn, nobody is asked anything. */
export const CallsContext = createContext<() => Promise<Calls>>(() => new Promise(() => {}));

export const useCalls = () => use(CallsContext);
