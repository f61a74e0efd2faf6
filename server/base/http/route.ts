import type { HonoRequest } from 'hono';

import type { Answer } from './answer';
import type { Call } from './call';

/** One method of one path. Endpoints of the contract become routes through `serve`; the rest write their own. */
export type Route = {
  method: 'GET' | 'POST';
  /** The template, `/api-puds/order/:no`; also what the log calls the request. */
  path: string;
  /**
   * Demand `appCode` and a same-site origin, or one of the listed; `own` where nobody but this very origin is let in.
   * False only where nothing of value can be changed.
   */
  guarded: boolean | 'own';
  answer(request: HonoRequest, call: Call): Promise<Answer> | Answer;
};
