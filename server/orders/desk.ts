import { CODES } from '../../contract/envelope';
import { isBarred } from '../../domain/after';
import type { Commission } from '../../domain/order/commission';
import { askable, REPLY_WITHIN_MS } from '../../domain/order/asked';
import type { Stage } from '../../domain/order/bumped';
import { type HouseEvent, houseMoves, isGivenUp, ORDER_STATES, type OrderState } from '../../domain/order/lifecycle';
import { kindOf } from '../../domain/order/papers';
import { mayHandOver } from '../../domain/order/result';
import type { Amounts, Measured } from '../../domain/order/measured';
import { dayAt, type Day } from '../../domain/values/days';
import type { Database, Queries } from '../database/database';
import { badRequest, Refusal } from '../http/refusal';
import { bookedMode, type ServerModes } from '../modes';
import type { Unit } from '../modes/mode';
import { allowWith } from './bounds';
import { bumpWith } from './bump/bump';
import { deskTrucks } from './arrivals';
import { arriveWith } from './arrive';
import { checksOf, checksShown, checkWith, holdToChecks } from './checks';
import { ontoOf, stageOf } from './bump/onto';
import { release } from './cancel';
import { collectedWith, endStay, openLeavings } from './collected';
import { handOverWith } from './hand-over';
import { type HeldOrder, holdOrder } from './held';
import type { DeskOrder, WorkedOut } from './desk-order';
import { historyOf, remember } from './history';
import { measure } from './intake/measure';
import { cameText, measuredText } from './intake/messages';
import { movedText, ORDER_MESSAGES as messages } from './messages';
import type { Moment } from './moment';
import { walk } from './moves';
import type { OrderRow } from './order';
import { passWith } from './on-the-way';
import { aheadOf, holdToWay } from './way';
import { placeShown, wayFilesOf, wayFilesWith } from './way-files';
import { holdToPacking, packingsShown } from './packing-desk';
import { packWith, signWith } from './pack';
import { photosWith } from './photos';
import type { OrdersOutside } from './outside';
import { resultStore } from './results';
import { holdToPapers } from './sent-off';
import { pathOf, readOrder } from './snapshot';
import { AS_IT_IS, orderStore } from './store';
import { handOut, unitsBack } from './units';

export type DeskDeps = Pick<OrdersOutside, 'quotes' | 'sold' | 'notify' | 'modes' | 'files'> & {
  database: Database;
  moment: Moment;
};

/** `from`: the state somebody saw it in. `papers`: what is asked for, and until when; by itself what is missing. */
export type DeskMove = {
  orderNo: string;
  from: OrderState;
  event: HouseEvent;
  reason: string;
  papers?: readonly string[] | undefined;
  replyBy?: Date | undefined;
  /** What the shed has measured, where goods of the mode are. */
  came?: Amounts | undefined;
  /** What it travels in, where that is handed out. */
  units?: readonly Unit[] | undefined;
};

const SHOWN = 100;
/** Nothing happens to an order after these. */
const ENDS: readonly OrderState[] = ['COMPLETED', 'REJECTED', 'CANCELLED', 'AUTO_CANCELLED', 'EXPIRED'];
const LIVING = ORDER_STATES.filter((state) => !ENDS.includes(state));

type Judged = Omit<HeldOrder, 'orderNo' | 'phone' | 'gateCodes'>;

/** Nobody accepts an order whose offer has closed meanwhile, or takes from it what it holds: that is nothing any more. */
const NEEDS_OFFER: readonly HouseEvent[] = ['accepted', 'revoked'];

const isOffered = (order: Judged, event: HouseEvent): boolean =>
  !isBarred(order, event) && (!NEEDS_OFFER.includes(event) || order.offerLapsedAt === null);

const movesOf = (modes: ServerModes, order: Judged): HouseEvent[] =>
  houseMoves(order.state, pathOf(modes, order)).filter((event) => isOffered(order, event));

/** The modes whose orders end in something that is handed over. */
const handingOver = (modes: ServerModes): string[] =>
  Object.entries(modes).flatMap(([id, mode]) => (mode.kind === 'booked' && mode.result !== undefined ? [id] : []));

const isMeasuredAt = (modes: ServerModes, { mode }: Pick<OrderRow, 'mode'>): boolean =>
  bookedMode(modes, mode).intake !== undefined;

const askableOf = (modes: ServerModes, order: Judged): DeskOrder['papers'] => {
  const { mode, snapshot } = readOrder(modes, order);
  return askable(mode.papers(snapshot)).map(({ docType, name }) => ({ docType, name }));
};

function commissionAt(modes: ServerModes, order: Judged): Commission[] {
  const { mode, snapshot } = readOrder(modes, order);
  return mode.commission?.(snapshot) ?? [];
}

function standsOf(modes: ServerModes, order: Judged) {
  const { mode, snapshot } = readOrder(modes, order);
  return mode.stands?.(snapshot.form);
}

function equipmentOf(modes: ServerModes, order: Judged & { orderNo: string }, today: Day): DeskOrder['equipment'] {
  const { mode, snapshot } = readOrder(modes, order);
  if (!mode.equipment) return null;
  return { parts: mode.equipment.parts, proposed: mode.equipment.proposed(snapshot, order.orderNo, today) };
}
const stagesOf = (modes: ServerModes, order: Judged, now: Date): Stage[] => {
  const read = readOrder(modes, order);
  return ontoOf(read, order, now).map((offer) => stageOf(read, offer));
};

/** Nobody is asked for what the order does not need; a kind means that paper of every substance. */
const askedIn = (needed: DeskOrder['papers'], named: readonly string[] = []): DeskOrder['papers'] =>
  needed.filter(({ docType }) => named.includes(docType) || named.includes(kindOf(docType)));

/** Goods that are measured come with what was measured, and no others do. */
async function takenIn(
  inside: Queries,
  modes: ServerModes,
  order: HeldOrder,
  came: Amounts | undefined,
  now: Date,
): Promise<Measured | null> {
  if (!isMeasuredAt(modes, order)) return null;
  if (!came) throw badRequest(messages.measureNeeded, 'came');
  return measure(inside, modes, order, came, now);
}

const handsOver = (modes: ServerModes, { mode, state }: Pick<OrderRow, 'mode' | 'state'>): boolean =>
  bookedMode(modes, mode).result !== undefined && mayHandOver(state);

/** What ends in something that is handed over is not done before that is there. */
async function holdToResult(inside: Queries, modes: ServerModes, order: HeldOrder, event: HouseEvent): Promise<void> {
  if (event !== 'completed' || !handsOver(modes, order)) return;
  if ((await resultStore(inside, order.orderNo).latest()) === 0) {
    throw new Refusal(CODES.moveRefused, messages.resultNeeded);
  }
}

/** What the people of the house do with orders, for whichever door lets them in. */
export const deskWith = ({ database, moment, quotes, sold, notify, modes, files }: DeskDeps) => ({
  allow: allowWith({ database, moment }),
  handOver: handOverWith({ database, moment, notify, modes }),
  pass: passWith({ database, moment, notify, modes }),
  collected: collectedWith({ database, moment, notify, modes, sold }),
  bump: bumpWith({ database, moment, quotes, sold, notify, modes }),
  check: checkWith({ database, moment, modes }),
  pack: packWith({ database, moment, modes }),
  sign: signWith({ database, moment, modes }),
  photos: photosWith({ database, modes, files }),
  wayFiles: wayFilesWith({ database, modes, files }),
  arrive: arriveWith({ database, moment, quotes, sold, notify, modes }),
  trucks: async () => deskTrucks(database, modes, (await moment(database)).getTime()),

  async list(): Promise<DeskOrder[]> {
    type Read = Omit<DeskOrder, WorkedOut> & Judged;
    const orders = await database.query<Read>(
      `select order_no as "orderNo", mode, state, is_danger as "isDanger", submitted_at as "submittedAt",
              ${AS_IT_IS} as snapshot, measured, bumped, offer_lapsed_at as "offerLapsedAt", head->'org'->>'nameCn' as org, head->'dst'->>'nameCn' as dst,
              array(select row->>'nameCn' from jsonb_array_elements(head->'goods') as row) as goods
         from orders o where state = any($1) or (state = 'COMPLETED' and mode = any($2)) order by submitted_at desc, order_no limit ${SHOWN}`,
      [LIVING, handingOver(modes)],
    );
    const orderNos = orders.map(({ orderNo }) => orderNo);
    const told = await historyOf(database, orderNos);
    const handed = await wayFilesOf(database, orderNos);
    const made = await checksOf(database, orderNos);
    const packing = await packingsShown(database, modes, orders);
    const booked = await openLeavings(database, orders);
    const now = await moment(database);
    const today = dayAt(now.getTime());
    return orders.flatMap((order) => {
      const { orderNo, mode, state, isDanger, submittedAt, org, dst, goods, measured, bumped } = order;
      const moves = movesOf(modes, order);
      const shown = { orderNo, mode, state, isDanger, submittedAt, org, dst, goods, measured, bumped, moves };
      const isHandedOver = handsOver(modes, order);
      if (moves.length === 0 && !isHandedOver) return [];
      const equipment = moves.includes('space.released') ? equipmentOf(modes, order, today) : null;
      const lying = handed.get(orderNo) ?? [];
      const ahead = aheadOf(modes, order, told.get(orderNo) ?? []).map((pass) => placeShown(pass, lying));
      const leavings = booked.get(orderNo) ?? [];
      const [papers, onto] = [askableOf(modes, order), stagesOf(modes, order, now)];
      const checks = checksShown(modes, order, made.get(orderNo) ?? []);
      return [
        {
          ...shown,
          stands: standsOf(modes, order) ?? {},
          mayHandOver: isHandedOver,
          isMeasured: isMeasuredAt(modes, order),
          papers,
          commission: commissionAt(modes, order),
          equipment,
          onto,
          ahead,
          checks,
          packing: packing.get(orderNo) ?? null,
          leavings,
        },
      ];
    });
  },

  /** Two who press at once: the first moves it, the other is told that it is somewhere else by now. */
  async move({ orderNo, from, event, reason, papers, replyBy, came, units }: DeskMove): Promise<OrderState> {
    const said = await database.tx(async (inside) => {
      const order = await holdOrder(inside, orderNo);
      if (order.state !== from || !movesOf(modes, order).includes(event)) {
        throw new Refusal(CODES.moveRefused, messages.moveRefused);
      }
      await holdToResult(inside, modes, order, event);
      await holdToChecks(inside, modes, order, event);
      await holdToPacking(inside, modes, order, event);
      await holdToWay(inside, modes, order, event);
      await holdToPapers(inside, modes, order, event);
      const now = await moment(inside);
      const steps = walk(from, [event], pathOf(modes, order));
      const to = steps.at(-1)?.to ?? from;
      await orderStore(inside).move(orderNo, from, to);
      const out = event === 'space.released' ? await handOut(inside, modes, order, units, now) : [];
      const measured = event === 'cargo.in' ? await takenIn(inside, modes, order, came, now) : null;
      const note = measured ? cameText(measured) : out.map(({ no }) => no).join('、') || reason;
      await remember(inside, orderNo, steps, { now, byUser: null, note: note === '' ? null : note });
      if (event === 'papers.missing') {
        const asked = askedIn(askableOf(modes, order), papers);
        const until = replyBy ?? new Date(now.getTime() + REPLY_WITHIN_MS);
        const times = { replyBy: until.toISOString(), askedAt: now.toISOString() };
        await orderStore(inside).ask(orderNo, { papers: asked, reason, ...times });
      }
      if (isGivenUp(to)) await release(inside, quotes, [orderNo]);
      if (to === 'COMPLETED') {
        await unitsBack(inside, [orderNo]);
        await endStay(inside, modes, order, now);
      }
      const text = measured ? measuredText(orderNo, measured) : movedText(orderNo, to, reason, standsOf(modes, order));
      return { to, phone: order.phone, now, text };
    });
    sold.stale();
    await notify({ phone: said.phone, text: said.text, sentAt: said.now });
    return said.to;
  },
});

export type OrderDesk = ReturnType<typeof deskWith>;
