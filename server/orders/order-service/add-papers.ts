import type { ReplyOf, RequestOf } from '../../../contract/wire/endpoint';
import { CODES } from '../../../contract/wire/envelope';
import type { addPapers, withdrawPaper } from '../../../contract/papers/papers';
import { papersToRequest } from '../../../domain/order/papers/asked';
import type { Paper } from '../../../domain/order/receipt/brief';
import type { FileRow } from '../../../domain/order/form/form';
import type { Happening } from '../../../domain/order/life/lifecycle';
import { isPaperHandedIn, paperKind, mayTakeBack, takesPapers } from '../../../domain/order/papers/papers';
import type { Database, Queries } from '../../base/database/database';
import { notFoundFault, Refusal } from '../../base/http/refusal';
import { paperStates } from '../orders/sent-off';
import { appendHistory } from '../orders/history';
import { ORDER_MESSAGES as messages } from '../orders/messages';
import type { Moment } from '../orders/moment';
import { intoReview, walkStates } from '../orders/moves';
import type { OrderRow } from '../orders/order';
import type { OrdersOutside } from '../orders/outside';
import { readFiles, isThere, keepPapers, papersSince, withdrawPaper as withdraw } from '../orders/papers-store';
import { readOrder } from '../orders/snapshot';
import { orderStore } from '../orders/store';

const refused = () => new Refusal(CODES.moveRefused, messages.moveRefused);

/** True if all requested papers have arrived since; if none was named, all that can exist by now. */
async function isAnswered(inside: Queries, { orderNo, asked }: OrderRow, papers: readonly Paper[]): Promise<boolean> {
  if (!asked || asked.papers.length === 0) return papersToRequest(papers).every(({ isHere }) => isHere);
  const come = await papersSince(inside, orderNo, asked.askedAt);
  // Requests from before papers were per substance accept that of any substance.
  const kinds = new Set([...come].map(paperKind));
  return asked.papers.every(({ docType }) => kinds.has(docType) || isPaperHandedIn(docType, come, papers));
}

type PaperDeps = Pick<OrdersOutside, 'files' | 'modes'> & { database: Database; moment: Moment };

async function papersNow(inside: Queries, modes: PaperDeps['modes'], order: OrderRow) {
  const files: FileRow[] = (await readFiles(inside, [order.orderNo])).get(order.orderNo) ?? [];
  const { mode, snapshot } = readOrder(modes, order);
  return { files, papers: paperStates(mode.papers(snapshot), files) };
}

/** A paper can be withdrawn only while no one has decided on it. */
async function takeBack(inside: Queries, { orderNo, state }: OrderRow, fileId: string, now: Date): Promise<string> {
  if (!mayTakeBack(state)) throw refused();
  const name = await withdraw(inside, orderNo, fileId, now);
  if (name === undefined) throw notFoundFault();
  return name;
}

const WITHDRAWN: Happening = 'paper.withdrawn';

type PapersEvent = { event: Happening; note: string; now: Date; byUser: string };

const note = (inside: Queries, { orderNo, state }: OrderRow, { event, ...by }: PapersEvent) =>
  appendHistory(inside, orderNo, [{ event, from: state, to: state }], by);

export const createAddPapers =
  ({ database, moment, files, modes }: PaperDeps) =>
  (userId: string, added: RequestOf<typeof addPapers>): Promise<ReplyOf<typeof addPapers>> =>
    database.tx(async (inside) => {
      const { orderNo, fileId, docType, replaces } = added;
      const order = await orderStore(inside).hold(userId, orderNo);
      if (!order || !(await files.areOf(inside, userId, [fileId]))) throw notFoundFault();
      if (!takesPapers(order.state)) throw refused();
      // The answer may have been lost: a repeat is no event, unless the desk has requested the paper since.
      const since = order.state === 'PENDING_UPDATE' ? (order.asked?.askedAt ?? null) : null;
      if (await isThere(inside, orderNo, { fileId, docType }, since))
        return { papers: (await papersNow(inside, modes, order)).papers };
      const now = await moment(inside);
      if (replaces !== undefined) await takeBack(inside, order, replaces, now);
      await keepPapers(inside, orderNo, [{ fileId, docType }], now);
      const { files: here, papers } = await papersNow(inside, modes, order);
      const name = here.find((file) => file.fileId === fileId)?.name ?? '';
      const event = replaces === undefined ? 'paper.handed' : 'paper.replaced';
      await note(inside, order, { event, note: name, now, byUser: userId });
      // Papers do not revive a lapsed offer: another must be chosen.
      const isWaiting = order.state === 'PENDING_UPDATE' && order.offerLapsedAt === null;
      if (isWaiting && (await isAnswered(inside, order, papers))) {
        const steps = walkStates(order.state, intoReview('papers.added', order.isDanger));
        await orderStore(inside).move(orderNo, order.state, steps.at(-1)?.to ?? order.state);
        await appendHistory(inside, orderNo, steps, { now, byUser: userId });
      }
      return { papers };
    });

export const createWithdrawPaper =
  ({ database, moment, modes }: Omit<PaperDeps, 'files'>) =>
  (userId: string, { orderNo, fileId }: RequestOf<typeof withdrawPaper>): Promise<ReplyOf<typeof withdrawPaper>> =>
    database.tx(async (inside) => {
      const order = await orderStore(inside).hold(userId, orderNo);
      if (!order) throw notFoundFault();
      const now = await moment(inside);
      const name = await takeBack(inside, order, fileId, now);
      await note(inside, order, { event: WITHDRAWN, note: name, now, byUser: userId });
      return { papers: (await papersNow(inside, modes, order)).papers };
    });
