import type { ReplyOf, RequestOf } from '../../contract/endpoint';
import { CODES } from '../../contract/envelope';
import type { addPapers } from '../../contract/orders';
import { askable } from '../../domain/order/asked';
import type { Paper } from '../../domain/order/brief';
import type { OrderState } from '../../domain/order/lifecycle';
import type { Database, Queries } from '../database/database';
import { notFound, Refusal } from '../http/refusal';
import { remember } from './history';
import { ORDER_MESSAGES as messages } from './messages';
import type { Moment } from './moment';
import { intoReview, walk } from './moves';
import type { OrderRow } from './order';
import type { OrdersOutside } from './outside';
import { keepPapers, papersOf, papersSince } from './papers-store';
import { readOrder } from './snapshot';
import { orderStore } from './store';

/** Once a ship has left, or nothing will, papers change nothing. */
const CLOSED: readonly OrderState[] = ['DEPARTED', 'ARRIVED', 'COMPLETED', 'REJECTED', 'CANCELLED', 'AUTO_CANCELLED'];

/** Everything that was asked for has come since; where nothing was named, everything that can be there by now. */
async function isAnswered(inside: Queries, { orderNo, asked }: OrderRow, papers: readonly Paper[]): Promise<boolean> {
  if (!asked || asked.papers.length === 0) return askable(papers).every(({ isHere }) => isHere);
  const come = await papersSince(inside, orderNo, asked.askedAt);
  return asked.papers.every(({ docType }) => come.has(docType));
}

export type PaperDeps = Pick<OrdersOutside, 'files' | 'modes'> & { database: Database; moment: Moment };

export const addPapersWith =
  ({ database, moment, files, modes }: PaperDeps) =>
  (userId: string, added: RequestOf<typeof addPapers>): Promise<ReplyOf<typeof addPapers>> =>
    database.tx(async (inside) => {
      const { orderNo, fileId, docType } = added;
      const order = await orderStore(inside).hold(userId, orderNo);
      if (!order || !(await files.areOf(inside, userId, [fileId]))) throw notFound();
      if (CLOSED.includes(order.state)) throw new Refusal(CODES.moveRefused, messages.moveRefused);
      const now = await moment(inside);
      await keepPapers(inside, orderNo, [{ fileId, docType }], now);
      const here = (await papersOf(inside, [orderNo])).get(orderNo) ?? new Set();
      const { mode, snapshot } = readOrder(modes, order);
      const papers = mode.papers(snapshot).map((paper) => ({ ...paper, isHere: here.has(paper.docType) }));
      // Papers do not bring back what was given back: another offer has to be chosen.
      const isWaiting = order.state === 'PENDING_UPDATE' && order.offerLapsedAt === null;
      if (isWaiting && (await isAnswered(inside, order, papers))) {
        const steps = walk(order.state, intoReview('papers.added', order.isDanger));
        await orderStore(inside).move(orderNo, order.state, steps.at(-1)?.to ?? order.state);
        await remember(inside, orderNo, steps, { now, byUser: userId });
      }
      return { papers };
    });
