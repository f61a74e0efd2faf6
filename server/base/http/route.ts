import type { HonoRequest } from 'hono';

import type { Answer } from './answer';
import type { Call } from './call';

/** One method of one path. Contract endpoints become routes through `serve`; others are written directly. */
export type Route = {
  method: 'GET' | 'POST';
  /** Path template, `/api-puds/order/:no`; also the request's name in the log. */
  path: string;
  /**
   * Requires `appCode` and a same-site or listed origin; `own` admits this origin only. `form`: a plain form of this
   * origin, at the address of a page. False only where no valuable change is possible.
   */
  guarded: boolean | 'own' | 'form';
  answer(request: HonoRequest, call: Call): Promise<Answer> | Answer;
};
