import { isBarred } from '../../../domain/after';
import type { AnsweredFinding } from '../../../domain/house/finding-answers';
import { CODES } from '../../../contract/wire/envelope';
import { papersToRequest, isReplyDay, REPLY_WITHIN_MS } from '../../../domain/order/papers/asked';
import { type HouseEvent, houseMoves, stateAfterEvent, type OrderState } from '../../../domain/order/life/lifecycle';
import { paperKind } from '../../../domain/order/papers/papers';
import { readDeskParts } from '../after';
import type { Capability, ListedOrder } from '../after/after';
import type { DeskReport } from '../after/deps';
import type { Database, Queries } from '../../base/database/database';
import { badRequest, Refusal } from '../../base/http/refusal';
import type { ServerModes } from '../../trade/modes';
import { createAllow, noteOn } from './bounds';
import { moveOrderOn } from '../after/carry-on';
import type { DeskOrder } from './desk-order';
import { type HeldOrder, holdOrder } from '../orders/held';
import { keepAnswers } from '../orders/history';
import { movedText, ORDER_MESSAGES as messages } from '../orders/messages';
import type { Moment } from '../orders/moment';
import type { OrdersOutside } from '../orders/outside';
import { papersLacking } from '../orders/sent-off';
import { orderPath, readOrder } from '../orders/snapshot';
import { isEarly, type PlannedOrder, findStepPlan } from '../orders/step-plan';
import { AS_IT_IS, orderStore } from '../orders/store';

type DeskDeps = Pick<OrdersOutside, 'quotes' | 'sold' | 'notify' | 'modes'> & {
  database: Database;
  moment: Moment;
  after: readonly Capability[];
};

/**
 * `from`: the state on screen. `papers`: the requested ones, by default those missing. Other input is for the move's
 * capabilities.
 */
export type DeskMove = DeskReport & {
  orderNo: string;
  from: OrderState;
  event: HouseEvent;
  reason: string;
  papers?: readonly string[] | undefined;
  replyBy?: Date | undefined;
  lacking?: number | undefined;
  answers?: readonly AnsweredFinding[] | undefined;
};

/** Moves that promise something while papers may still come. */
export const SAYS_LACKING: readonly HouseEvent[] = ['accepted', 'space.released'];

type DeskOrderRow = Pick<HeldOrder, 'mode' | 'state' | 'offerLapsedAt' | 'measured' | 'bumped' | 'snapshot'>;

/** Refused after the offer has lapsed, because the order then holds no capacity. */
const NEEDS_OFFER: readonly HouseEvent[] = ['accepted', 'revoked'];

const isOffered = (order: DeskOrderRow, event: HouseEvent): boolean =>
  !isBarred(order, event) && (!NEEDS_OFFER.includes(event) || order.offerLapsedAt === null);

const offeredMoves = (modes: ServerModes, order: DeskOrderRow): HouseEvent[] =>
  houseMoves(order.state, orderPath(modes, order)).filter((event) => isOffered(order, event));

async function earlyMoves(queries: Queries, modes: ServerModes, order: PlannedOrder & DeskOrderRow, now: Date) {
  const early: DeskOrder['early'] = [];
  for (const event of offeredMoves(modes, order)) {
    const to = stateAfterEvent(event);
    const plan = to ? await findStepPlan(queries, modes, order, to) : null;
    if (isEarly(plan, now)) early.push({ event, ...plan });
  }
  return early;
}

const requestablePapers = (modes: ServerModes, order: DeskOrderRow): DeskOrder['papers'] => {
  const { mode, snapshot } = readOrder(modes, order);
  return papersToRequest(mode.papers(snapshot)).map(({ docType, name }) => ({ docType, name }));
};

function orderStands(modes: ServerModes, order: DeskOrderRow) {
  const { mode, snapshot } = readOrder(modes, order);
  return mode.words.stands(snapshot.form) ?? undefined;
}

const lackingNames = async (
  queries: Queries,
  modes: ServerModes,
  order: Pick<HeldOrder, 'orderNo' | 'mode' | 'snapshot'>,
) => papersToRequest(await papersLacking(queries, modes, order)).map(({ name }) => name);

async function lackingNote(inside: Queries, modes: ServerModes, order: HeldOrder, { event, lacking = 0 }: DeskMove) {
  if (!SAYS_LACKING.includes(event)) return '';
  const names = await lackingNames(inside, modes, order);
  if (names.length !== lacking) throw new Refusal(CODES.moveRefused, messages.papersLacking(names));
  return names.length === 0 ? '' : messages.passedWithout(names);
}

/** Only papers the order needs; a kind means that paper of every substance. */
const chooseRequestedPapers = (needed: DeskOrder['papers'], named: readonly string[] = []): DeskOrder['papers'] =>
  needed.filter(({ docType }) => named.includes(docType) || named.includes(paperKind(docType)));

type Read = ListedOrder &
  DeskOrderRow &
  Pick<DeskOrder, 'orderNo' | 'mode' | 'state' | 'isDanger' | 'submittedAt' | 'org' | 'dst' | 'goods'> & {
    protocolVersion: string;
  };

const createFindOrder =
  ({ database, moment, modes, after }: Pick<DeskDeps, 'database' | 'moment' | 'modes' | 'after'>) =>
  async (orderNo: string): Promise<DeskOrder | undefined> => {
    const [order] = await database.query<Read>(
      `select order_no as "orderNo", mode, state, is_danger as "isDanger", submitted_at as "submittedAt",
              protocol_version as "protocolVersion",
              ${AS_IT_IS} as snapshot, measured, bumped, offer_lapsed_at as "offerLapsedAt", head->'org'->>'nameCn' as org, head->'dst'->>'nameCn' as dst,
              array(select row->>'nameCn' from jsonb_array_elements(head->'goods') as row) as goods
         from orders o where order_no = $1`,
      [orderNo],
    );
    if (!order) return undefined;
    const now = await moment(database);
    const partsOf = await readDeskParts(after, database, [order], now);
    const { mode, state, isDanger, submittedAt, org, dst, goods } = order;
    const early = await earlyMoves(database, modes, order, now);
    const moves = offeredMoves(modes, order).filter((event) => early.every((one) => one.event !== event));
    const shown = { orderNo, mode, state, isDanger, submittedAt, org, dst, goods, moves, early };
    const [stands, papers] = [orderStands(modes, order) ?? {}, requestablePapers(modes, order)];
    const lacking = await lackingNames(database, modes, order);
    const { mode: of, snapshot } = readOrder(modes, order);
    const charges = snapshot.agreements?.charges ?? null;
    const agreed = { protocol: of.order.terms.protocol, version: order.protocolVersion, charges };
    return { ...shown, agreed, stands, lacking, papers, ...partsOf(order, moves) };
  };

export const createOrderDesk = ({ database, moment, quotes, sold, notify, modes, after }: DeskDeps) => ({
  allow: createAllow({ database, moment }),
  note: noteOn(database),
  acts: after.flatMap(({ acts = [] }) => acts),
  lists: after.flatMap(({ lists = [] }) => lists),

  find: createFindOrder({ database, moment, modes, after }),

  /** Only the first of two concurrent moves succeeds; the other is refused. */
  async move(asked: DeskMove): Promise<OrderState> {
    const { orderNo, from, event, reason, papers, replyBy, answers = [], ...said } = asked;
    const moved = await database.tx(async (inside) => {
      const order = await holdOrder(inside, orderNo);
      if (order.state !== from || !offeredMoves(modes, order).includes(event)) {
        throw new Refusal(CODES.moveRefused, messages.moveRefused);
      }
      const now = await moment(inside);
      const without = await lackingNote(inside, modes, order, asked);
      const note = [reason, without].filter((one) => one !== '').join('；');
      const { to, texts } = await moveOrderOn(
        inside,
        { modes, quotes, after },
        { order, event, said, reason: note, now },
      );
      if (answers.length > 0) await keepAnswers(inside, orderNo, event, answers);
      if (event === 'papers.missing') {
        const wanted = chooseRequestedPapers(requestablePapers(modes, order), papers);
        const until = replyBy ?? new Date(now.getTime() + REPLY_WITHIN_MS);
        if (!isReplyDay(until.getTime(), now.getTime())) throw badRequest(messages.replyDay, 'replyBy');
        const times = { replyBy: until.toISOString(), askedAt: now.toISOString() };
        await orderStore(inside).ask(orderNo, { papers: wanted, reason, ...times });
      }
      const text = texts?.text ?? movedText(orderNo, to, reason, orderStands(modes, order));
      return { to, phone: order.phone, now, text };
    });
    sold.stale();
    await notify({ phone: moved.phone, text: moved.text, sentAt: moved.now });
    return moved.to;
  },
});

export type OrderDesk = ReturnType<typeof createOrderDesk>;
