import { quoteById, quoteFcl, quoteRenew } from '../../contract/quotes';
import type { Route } from '../http/route';
import { serve } from '../http/serve';
import type { QuoteService } from './service';
import { whoAsks } from './who-asks';

export const quoteRoutes = (quotes: QuoteService): Route[] => [
  serve(quoteFcl, async ({ sailingId, ...search }, call) => quotes.lock(search, sailingId, await whoAsks(call))),
  serve(quoteById, async ({ quoteId }, call) => quotes.read(quoteId, await whoAsks(call))),
  serve(quoteRenew, async ({ quoteId }, call) => quotes.renew(quoteId, await whoAsks(call))),
];
