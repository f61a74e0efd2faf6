import type { ReplyOf, RequestOf } from '../../../contract/wire/endpoint';
import type { copyOrder } from '../../../contract/orders/orders';
import type { orderDocument } from '../../../contract/orders/pages';
import type { MadeWith } from '../../../domain/order/drafts/beside';
import type { OrderBrief } from '../../../domain/order/receipt/brief';
import type { CaseFinding } from '../../../domain/house/finding-answers';
import type { FileRow } from '../../../domain/order/form/form';
import { copiedOrder } from '../../../domain/order/drafts/copy';
import { blankUnaskedFigures } from '../../../domain/order/form/figures';
import type { OrderQuery } from '../../../domain/order/life/order-query';
import { isGivenUp } from '../../../domain/order/life/lifecycle';
import { readAfterwards, keptPages, readAfterPage } from '../after';
import type { Capability } from '../after/after';
import type { Database } from '../../base/database/database';
import { bookingNote } from '../../trade/modes/booking-note';
import type { ServerModes } from '../../trade/modes';
import { followingForm } from '../../trade/modes/onward-trucks';
import { readTitle } from '../../trade/modes/sheet';
import { notFoundFault } from '../../base/http/refusal';
import type { GatePass } from '../../trade/modes/mode';
import { type AsOf, buildOrderBrief, buildMadeWith } from './brief';
import { withCheckedNames } from './checked-names';
import { buildOrderContents, refreshFindings } from './contents';
import type { Moment } from '../orders/moment';
import type { OrderRow } from '../orders/order';
import type { OrdersOutside } from '../orders/outside';
import { readHistory } from '../orders/history';
import { hasClosed } from './lapse';
import { ownOrders, PAGE } from './own-orders';
import { readFiles } from '../orders/papers-store';
import { readOrder } from '../orders/snapshot';
import { orderStore } from '../orders/store';

type ReadDeps = Pick<OrdersOutside, 'notices' | 'calendar' | 'identityOf'> & {
  database: Database;
  moment: Moment;
  modes: ServerModes;
  after: readonly Capability[];
  cancelOverdue: () => Promise<unknown>;
  lapseOffers: () => Promise<unknown>;
};

const NOTE_PAGE = 'bookingNote';

const gatePasses = ({ gateCodes }: OrderRow, origin: string): GatePass[] =>
  gateCodes.map((code) => ({ code, address: `${origin}/g/${code}` }));

export function createOrderReading({
  database,
  moment,
  modes,
  notices,
  calendar,
  identityOf,
  after,
  cancelOverdue,
  lapseOffers,
}: ReadDeps) {
  const store = orderStore(database);

  /** Applies due lapses at reading, so that no overdue order appears as waiting before the sweep runs. */
  async function current<TFound extends OrderRow | OrderRow[] | undefined>(find: () => Promise<TFound>) {
    const found = await find();
    const waiting = [found ?? []].flat().filter(({ state }) => state === 'AWAIT_VERIFY');
    if (waiting.length === 0) return found;
    const now = await moment(database);
    const isOverdue = waiting.some(({ verifyBy }) => verifyBy !== null && verifyBy <= now);
    const isClosed = waiting.some((order) => hasClosed(order, now));
    if (isOverdue) await cancelOverdue();
    if (isClosed) await lapseOffers();
    return isOverdue || isClosed ? find() : found;
  }

  async function madeWith(orders: readonly OrderRow[], asOf: AsOf): Promise<Map<string, MadeWith>> {
    const besideNos = orders.flatMap(({ besideNo }) => besideNo ?? []);
    const others = await store.all(besideNos);
    const histories = await readHistory(database, besideNos);
    const told = (order: OrderRow) => buildMadeWith(modes, order, histories.get(order.orderNo) ?? [], asOf);
    return new Map(others.map((order) => [order.orderNo, told(order)]));
  }

  async function briefs(orders: readonly OrderRow[]): Promise<OrderBrief[]> {
    const orderNos = orders.map(({ orderNo }) => orderNo);
    const [files, histories] = [await readFiles(database, orderNos), await readHistory(database, orderNos)];
    const afterOf = await readAfterwards(after, database, orderNos);
    const asOf = {
      now: (await moment(database)).getTime(),
      told: await notices.current(),
      calendar: await calendar.current(),
      identityOf,
    };
    const besides = await madeWith(orders, asOf);
    const handedTo = ({ orderNo, besideNo }: OrderRow) => ({
      files: files.get(orderNo) ?? [],
      history: histories.get(orderNo) ?? [],
      after: afterOf(orderNo),
      beside: besides.get(besideNo ?? ''),
    });
    return orders.map((order) => buildOrderBrief(modes, order, handedTo(order), asOf));
  }

  async function whole(order: OrderRow | undefined): Promise<OrderBrief> {
    const [brief] = order ? await briefs([order]) : [];
    if (!order || !brief) throw notFoundFault();
    const now = (await moment(database)).getTime();
    return { ...brief, contents: buildOrderContents(readOrder(modes, order), { now, identityOf }) };
  }

  async function pagesOf(order: OrderRow, origin: string) {
    const { orderNo } = order;
    const { mode, snapshot } = readOrder(modes, order);
    // Earlier orders kept goods fields that the mode does not ask; they are blanked for printing.
    const noted = { ...snapshot, form: withCheckedNames(blankUnaskedFigures(mode.order, snapshot.form), identityOf) };
    const became = (await readAfterwards(after, database, [orderNo]))(orderNo);
    // Equipment of a cancelled order may be with another order by now.
    const units = isGivenUp(order.state) ? [] : order.units;
    const printed = { order: noted, orderNo, gates: gatePasses(order, origin), units, after: became };
    const pageNamed = (kind: string): string | null =>
      mode.prints.page(kind, printed) ??
      (kind === NOTE_PAGE ? bookingNote(noted, orderNo, mode.prints.note(noted)) : null);
    return { kinds: [NOTE_PAGE, ...mode.prints.kinds], pageNamed };
  }

  async function documentOf(order: OrderRow | undefined, kind: string, origin: string): Promise<{ html: string }> {
    if (!order) throw notFoundFault();
    const html = (await readAfterPage(after, order.orderNo, kind)) ?? (await pagesOf(order, origin)).pageNamed(kind);
    if (!html) throw notFoundFault();
    return { html };
  }

  return {
    read: async (userId: string, orderNo: string): Promise<OrderBrief> =>
      whole(await current(() => store.find(userId, orderNo))),
    readAny: async (orderNo: string): Promise<OrderBrief> => whole(await current(() => store.findAny(orderNo))),
    document: async (
      userId: string,
      { orderNo, kind }: RequestOf<typeof orderDocument>,
      origin: string,
    ): Promise<{ html: string }> => documentOf(await current(() => store.find(userId, orderNo)), kind, origin),
    documentOfAny: async (orderNo: string, kind: string, origin: string): Promise<{ html: string }> =>
      documentOf(await store.findAny(orderNo), kind, origin),
    async pagesOfAny(orderNo: string): Promise<{ kind: string; name: string }[]> {
      const order = await store.findAny(orderNo);
      if (!order) throw notFoundFault();
      const { kinds, pageNamed } = await pagesOf(order, '');
      const drawn = kinds.map((kind) => ({ kind, name: readTitle(pageNamed(kind) ?? '') }));
      return [...drawn, ...(await keptPages(after, orderNo))].filter(({ name }) => name !== '');
    },
    /** Stored findings under today's papers; null if the order was not judged at submission. */
    async foundOfAny(orderNo: string, kept: readonly CaseFinding[] | null, files: readonly FileRow[]) {
      const order = await store.findAny(orderNo);
      if (!order) throw notFoundFault();
      const now = (await moment(database)).getTime();
      return refreshFindings(kept, files, readOrder(modes, order), { now, identityOf });
    },
    async copy(userId: string, { orderNo, into }: RequestOf<typeof copyOrder>): Promise<ReplyOf<typeof copyOrder>> {
      const order = await store.find(userId, orderNo);
      if (!order) throw notFoundFault();
      const { mode, snapshot } = readOrder(modes, order);
      const org = snapshot.quote.offer.org?.code ?? null;
      if (into === undefined || into === order.mode) return { form: copiedOrder(mode.order, snapshot.form), org };
      const form = followingForm(into, snapshot, orderNo);
      if (!form) throw notFoundFault();
      return { form, org };
    },
    async list(userId: string, query: OrderQuery) {
      const { found, count } = ownOrders(database, userId, query);
      const orders = await current(found);
      return { records: await briefs(orders), total: await count(), current: query.page, size: PAGE };
    },
  };
}
