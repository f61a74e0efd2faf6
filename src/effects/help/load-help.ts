import { fromPromise } from 'xstate';

import { helpPages } from '../../../contract/content/help';
import type { LoadHelpOutcome } from '../../../machines/content/help-search';
import type { Gateway } from '../gateway/gateway';
import { shelfFailure } from '../home/shelf-failure';

export const loadHelpVia = (gateway: Gateway) =>
  fromPromise<LoadHelpOutcome, undefined>(async ({ signal }) => {
    const reply = await gateway.call(helpPages, {}, { signal });
    return reply.kind === 'done' ? { ok: true, pages: reply.data.pages } : shelfFailure(reply);
  });
