import { QUOTE_WIRES, listWires } from '../../../contract/modes';
import { quoteById, quoteRenew } from '../../../contract/offers/quotes';
import type { Route } from '../../base/http/route';
import { serve } from '../../base/http/serve';
import { formDoors, type FormDeps } from './form-door';
import type { QuoteService } from './service';
import { whoAsks } from '../../base/http/who-asks';

/** One route per mode, each with its own search fields. */
const lockRoutes = (quotes: QuoteService): Route[] =>
  listWires(QUOTE_WIRES).map(([mode, wire]) =>
    serve(wire, async ({ offerId, ...search }, call) => quotes.lock(mode, search, offerId, await whoAsks(call))),
  );

export const quoteRoutes = ({ quotes, ...deps }: FormDeps & { quotes: QuoteService }): Route[] => [
  ...lockRoutes(quotes),
  ...formDoors({ quotes, ...deps }),
  serve(quoteById, async ({ quoteId }, call) => quotes.read(quoteId, await whoAsks(call))),
  serve(quoteRenew, async ({ quoteId }, call) => quotes.renew(quoteId, await whoAsks(call))),
];
