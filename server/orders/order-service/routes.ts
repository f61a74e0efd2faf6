import { BESIDE_WIRES, ORDER_WIRES, PRINT_WIRES, listWires } from '../../../contract/modes';
import { listOrders } from '../../../contract/orders/list';
import { cancelOrder, copyOrder, orderByKey, readOrder } from '../../../contract/orders/orders';
import { orderDocument } from '../../../contract/orders/pages';
import { addPapers, withdrawPaper } from '../../../contract/papers/papers';
import { blankUnaskedFigures } from '../../../domain/order/form/figures';
import { notFoundFault } from '../../base/http/refusal';
import type { Route } from '../../base/http/route';
import { serve, serveOwner } from '../../base/http/serve';
import { bookedMode } from '../../trade/modes';
import type { QuoteService } from '../../trade/quotes/service';
import { whoAsks } from '../../base/http/who-asks';
import { gateRoute } from './gate';
import { readKey } from './keys';
import { withCheckedNames } from './checked-names';
import type { ServerModes } from '../../trade/modes';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { OrderService } from './service';

/** One route per mode, because each has its own form. */
const submitRoutes = (orders: OrderService): Route[] =>
  listWires(ORDER_WIRES).map(([mode, { submit }]) =>
    serveOwner(submit, (submission, { userId }, { header }) =>
      orders.submit({ mode, userId, key: readKey(header('idempotency-key')), submission }),
    ),
  );

const besideRoutes = (orders: OrderService): Route[] =>
  listWires(BESIDE_WIRES).map(([mode, wire]) =>
    serveOwner(wire, ({ quoteId }, { userId }) => orders.besideChoices(userId, { mode, quoteId })),
  );

type PreviewDeps = {
  quotes: Pick<QuoteService, 'read'>;
  modes: ServerModes;
  identityOf: OrderFacts['identityOf'];
};

/** Prints of an unsubmitted form. Another user's quote is not found. */
export const previewRoutes = ({ quotes, modes, identityOf }: PreviewDeps): Route[] =>
  listWires(PRINT_WIRES).map(([id, wire]) =>
    serve(wire, async ({ form: typed, kind }, call) => {
      const { order, prints } = bookedMode(modes, id);
      const quote = await quotes.read(typed.quoteId, await whoAsks(call));
      const form = withCheckedNames(blankUnaskedFigures(order, typed), identityOf);
      const html = quote.mode === id ? prints.preview?.(kind, { form, quote }) : null;
      if (!html) throw notFoundFault();
      return { html };
    }),
  );

/** Origin of printed codes: the configured site, else the request's host. */
export const chooseOrigin = (siteOrigin: string | undefined, header: (name: string) => string | undefined): string =>
  siteOrigin ?? `https://${header('host') ?? ''}`;

export const orderRoutes = (orders: OrderService, siteOrigin: string | undefined): Route[] => [
  gateRoute(orders.gate),
  ...submitRoutes(orders),
  ...besideRoutes(orders),
  ...orders.after.flatMap(({ routes = [] }) => routes),
  serveOwner(orderByKey, ({ key }, { userId }) => orders.byKey(userId, key)),
  serveOwner(listOrders, ({ current, ...asked }, { userId }) =>
    orders.list(userId, { ...asked, page: Number(current) }),
  ),
  serveOwner(readOrder, ({ orderNo }, { userId }) => orders.read(userId, orderNo)),
  serveOwner(copyOrder, (asked, { userId }) => orders.copy(userId, asked)),
  serveOwner(orderDocument, (asked, { userId }, { header }) =>
    orders.document(userId, asked, chooseOrigin(siteOrigin, header)),
  ),
  serveOwner(cancelOrder, (cancel, { userId }) => orders.cancel(userId, cancel)),
  serveOwner(addPapers, (added, { userId }) => orders.addPapers(userId, added)),
  serveOwner(withdrawPaper, (withdrawn, { userId }) => orders.withdrawPaper(userId, withdrawn)),
];
