import { CODES } from '../../../contract/wire/envelope';
import type { ModeId } from '../../../domain/mode-ids';
import { isCarrying } from '../../../domain/modes/carrying';
import type { OtherOffer } from '../../../domain/order/mode/alternative';
import type { BesideDraft as BesideAsked, BesideChoice, CarriedOrder } from '../../../domain/order/drafts/beside';
import type { OrderFault } from '../../../domain/rules/fault';
import type { OrderForm } from '../../../domain/order/form/form';
import type { ProtocolId } from '../../../domain/order/papers/protocol';
import type { Quote } from '../../../domain/offer/offer';
import { momentTyped } from '../../../domain/values/moments';
import { withCalendar } from '../../world/calendar/beside';
import { createEditions } from '../../world/content/store';
import type { Database, Queries } from '../../base/database/database';
import { draftStore } from '../../people/drafts/store';
import { Refusal } from '../../base/http/refusal';
import { bookedMode } from '../../trade/modes';
import { MARKETS } from '../../trade/modes/markets';
import { protocolStore } from '../../world/protocol/store';
import type { Buyer } from './buyer';
import { holdWithinDay } from './day-bound';
import { faultyBeside, faultyOrder, ORDER_MESSAGES as messages } from './messages';
import type { Moment } from './moment';
import type { OrdersOutside } from './outside';
import type { OrderRequest, OrderLookups, PreparedOrder, createPrepare } from './prepared';

/** Other order to be made together with this one. `form` is null if its draft is gone or was edited since. */
export type BesideOrder = BesideAsked & { id: ModeId; form: OrderForm | null; alternative: OtherOffer | null };

type Asking = { mode: ModeId; userId: string; form: OrderForm };
type DraftQuote = { mode: ModeId; quoteId: string };
type Preparing = { first: PreparedOrder; beside: BesideOrder; buyer: Buyer };
type OtherOfferOf = (userId: string, form: OrderForm) => Promise<OtherOffer | null>;

const refusalFaults = ({ data }: Refusal): OrderFault[] => {
  const faults = typeof data === 'object' && data !== null && 'faults' in data ? data.faults : null;
  return Array.isArray(faults) ? (faults as OrderFault[]) : [];
};

const refusalText = (refusal: Refusal): string => {
  const { length } = refusalFaults(refusal);
  return length > 0 ? faultyBeside(length) : refusal.message;
};

export function besideRefused({ mode }: Pick<PreparedOrder, 'mode'>, refusal: Refusal): Refusal {
  const fault = MARKETS[mode.order.id]?.beside?.refused(refusalText(refusal));
  return fault ? new Refusal(CODES.orderRefused, faultyOrder(1), { data: { faults: [fault] } }) : refusal;
}

export async function toldBeside<TDone>(
  first: Pick<PreparedOrder, 'mode'>,
  work: () => Promise<TDone>,
): Promise<TDone> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal ? besideRefused(first, error) : error;
  }
}

/** Goods of a freight order and its pickup place; none in modes without pickup. */
export const carriedGoods = ({ mode, form, quote }: Pick<PreparedOrder, 'mode' | 'form' | 'quote'>): CarriedOrder =>
  MARKETS[mode.order.id]?.carries?.(form, quote) ?? { goods: [], boxedKg: null, fetched: null };

const pickupTime = ({ fetched }: CarriedOrder): string =>
  fetched === null || fetched.at === null ? '' : momentTyped(fetched.at);

function faultsTogether(mode: ModeId, quote: Quote, now: Date, other: CarriedOrder): OrderFault[] {
  return MARKETS[mode]?.beside?.faults({ quote, now: now.getTime() }, other) ?? [];
}

const gone = () => new Refusal(CODES.orderRefused, messages.besideChanged);

export const createBeside = ({ drafts }: Pick<OrdersOutside, 'drafts'>, prepare: ReturnType<typeof createPrepare>) => ({
  /** Reads the other order's draft before the transaction. */
  async found({ mode, userId, form }: Asking, otherOffer: OtherOfferOf): Promise<BesideOrder | null> {
    const asked = MARKETS[mode]?.beside?.chosen(form);
    if (!asked) return null;
    const id = isCarrying(asked.mode) ? asked.mode : mode;
    const draft = id === mode ? null : await drafts.read({ userId, mode: id, draftId: asked.draftId });
    if (draft?.revision !== asked.revision) return { ...asked, id, form: null, alternative: null };
    return { ...asked, id, form: draft.form, alternative: await otherOffer(userId, draft.form) };
  },

  /** Judges and prices the freight order like any order. A coupon applies to the purchase, never to its freight. */
  async prepared(inside: Queries, { first, beside, buyer }: Preparing, looked: OrderLookups): Promise<PreparedOrder> {
    const { userId, now } = first.asked;
    const { id: mode, form, draftId, revision, shown, protocolVersion, alternative } = beside;
    return toldBeside(first, async () => {
      if (!form || !(await draftStore(inside).isStill({ userId, mode, draftId, revision }))) throw gone();
      await holdWithinDay(inside, buyer, now);
      const asked = { mode, userId, form, shown, protocolVersion, coupons: [], alternative, now };
      const other = await prepare(inside, asked, looked);
      if (pickupTime(carriedGoods(other)) !== beside.fetchedAt) throw gone();
      return other;
    });
  },

  /** Refuses a purchase whose valid freight order does not carry it. */
  holdTogether(first: PreparedOrder, other: PreparedOrder): void {
    const faults = faultsTogether(first.asked.mode, first.quote, first.asked.now, carriedGoods(other));
    if (faults.length > 0) throw new Refusal(CODES.orderRefused, faultyOrder(faults.length), { data: { faults } });
  },
});

type ChoiceDeps = Pick<OrdersOutside, 'drafts' | 'notices' | 'calendar' | 'quotes' | 'modes'> & {
  database: Database;
  moment: Moment;
};

const MOST_CHOICES = 12;

export function createBesideChoices(
  { database, moment, drafts, notices, calendar, quotes, modes }: ChoiceDeps,
  prepare: ReturnType<typeof createPrepare>,
  otherOffer: OtherOfferOf,
) {
  async function judged(inside: Queries, first: DraftQuote, asked: Omit<OrderRequest, 'now'>, looked: OrderLookups) {
    const held = await quotes.forSubmit(inside, first.quoteId, asked.userId);
    if (!held.ok) throw new Refusal(CODES.quoteLapsed, messages.quoteLapsed);
    const now = await moment(inside);
    const other = await prepare(inside, { ...asked, now }, looked);
    const quote = { ...held.quote, offer: withCalendar(held.quote.offer, looked.calendar) };
    const carried = carriedGoods(other);
    const [wrong = null] = faultsTogether(first.mode, quote, now, carried);
    const { charges, judged: verdict } = other;
    return { total: charges?.totalYuan ?? null, level: verdict.level, wrong, fetchedAt: pickupTime(carried) };
  }

  /** Edition a draft's tick stands for: the one in force, if its owner agreed to it since. */
  async function agreedIn(userId: string, documentId: ProtocolId, { savedAt, now }: { savedAt: Date; now: Date }) {
    const editions = createEditions(database);
    const { version } = await editions.inForce(documentId, now);
    const isGiven = (await protocolStore(database).given(userId, { documentId, version })) !== undefined;
    return isGiven ? version : (await editions.inForce(documentId, savedAt)).version;
  }

  return async (userId: string, first: DraftQuote): Promise<BesideChoice[]> => {
    const looked = { told: await notices.current(), calendar: await calendar.current() };
    const all = (await drafts.listAll(userId)).filter((one) => isCarrying(one.mode));
    const choices: BesideChoice[] = [];
    for (const { draftId, mode: id, about, goods, quoteId } of all.slice(0, MOST_CHOICES)) {
      const draft = await drafts.read({ userId, mode: id, draftId });
      if (!draft) continue;
      const { revision, form } = draft;
      const { protocol } = bookedMode(modes, id).order.terms;
      const protocolVersion = await agreedIn(userId, protocol, {
        savedAt: new Date(draft.savedAt),
        now: await moment(database),
      });
      const alternative = await otherOffer(userId, form);
      const asked = { mode: id, userId, form, shown: null, protocolVersion, coupons: [], alternative };
      const named = { mode: id, draftId, revision, quoteId, about, goods, protocolVersion };
      const refused = { total: null, level: null, wrong: null, fetchedAt: '' };
      const answer = await database
        .tx((inside) => judged(inside, first, asked, looked))
        .then((one) => ({ ...one, refused: one.total ? null : messages.noPrice }))
        .catch((error: unknown) => {
          if (error instanceof Refusal) {
            const faults = refusalFaults(error);
            return { ...refused, refused: refusalText(error), ...(faults.length > 0 && { faults }) };
          }
          throw error;
        });
      choices.push({ ...named, ...answer });
    }
    return choices;
  };
}
