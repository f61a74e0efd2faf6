import { CODES } from '../../contract/envelope';
import { PROTOCOL_VERSIONS } from '../../contract/protocol';
import { CARRYING, MODES, type ModeId } from '../../domain/modes';
import type { OtherOffer } from '../../domain/order/blocks/alternative';
import type { Beside as BesideAsked, BesideChoice } from '../../domain/order/beside';
import type { OrderFault } from '../../domain/order/blocks/fault';
import type { OrderForm } from '../../domain/order/form';
import type { Database, Queries } from '../database/database';
import { draftStore } from '../drafts/store';
import { Refusal } from '../http/refusal';
import { bookedMode } from '../modes';
import { BESIDES } from '../modes/tables/beside';
import { fetchedAt, handedInBy } from '../modes/tables/hauls';
import type { Buyer } from './buyer';
import { holdWithinDay } from './day-bound';
import { faultyBeside, faultyOrder, ORDER_MESSAGES as messages } from './messages';
import type { Moment } from './moment';
import type { OrdersOutside } from './outside';
import type { Asked, Looked, Prepared, prepareWith } from './prepared';

/** Another order that is to be made with this one. No form where its draft is gone, or was written in since. */
export type Beside = BesideAsked & { id: ModeId; form: OrderForm | null; alternative: OtherOffer | null };

type Asking = { mode: ModeId; userId: string; form: OrderForm };
type Preparing = { first: Prepared; beside: Beside; buyer: Buyer };
type OtherOfferOf = (userId: string, form: OrderForm) => Promise<OtherOffer | null>;

const isMode = (name: string): name is ModeId => Object.hasOwn(MODES, name);

const carries = (mode: ModeId): boolean => CARRYING.includes(mode);

const wordsOf = ({ message, data }: Refusal): string => {
  const faults = typeof data === 'object' && data !== null && 'faults' in data ? data.faults : null;
  return Array.isArray(faults) && faults.length > 0 ? faultyBeside(faults.length) : message;
};

/** Whatever keeps the other order from being made is told at the place of the form where it was chosen. */
export function besideRefused({ mode }: Pick<Prepared, 'mode'>, refusal: Refusal): Refusal {
  const faults = [BESIDES[mode.order.id]?.refused(wordsOf(refusal)) ?? []].flat();
  return new Refusal(CODES.orderRefused, faultyOrder(1), { data: { faults } });
}

export async function toldBeside<TDone>(first: Pick<Prepared, 'mode'>, work: () => Promise<TDone>): Promise<TDone> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal ? besideRefused(first, error) : error;
  }
}

/** What keeps the two from going together. */
export function faultsTogether(
  { mode, form, quote }: Pick<Prepared, 'mode' | 'form' | 'quote'>,
  other: Prepared,
): OrderFault[] {
  const { charges } = other;
  const lastAt = charges && handedInBy({ ...other, charges, takings: [], alternative: null });
  const fetches = fetchedAt(quote.offer.org?.code ?? '', other);
  return BESIDES[mode.order.id]?.faults({ form, quote }, { form: other.form, lastAt, fetches }) ?? [];
}

const gone = () => new Refusal(CODES.orderRefused, messages.besideChanged);

export const besideWith = ({ drafts }: Pick<OrdersOutside, 'drafts'>, prepare: ReturnType<typeof prepareWith>) => ({
  /** By its draft, before the transaction begins. */
  async found({ mode, userId, form }: Asking, otherOffer: OtherOfferOf): Promise<Beside | null> {
    const asked = BESIDES[mode]?.of(form);
    if (!asked) return null;
    const id = isMode(asked.mode) && carries(asked.mode) ? asked.mode : mode;
    const draft = id === mode ? null : await drafts.read({ userId, mode: id, draftId: asked.draftId });
    if (draft?.revision !== asked.revision) return { ...asked, id, form: null, alternative: null };
    return { ...asked, id, form: draft.form, alternative: await otherOffer(userId, draft.form) };
  },

  /** Judged and priced as any order is, at the price that was shown; its coupons are left for the first. */
  async prepared(inside: Queries, { first, beside, buyer }: Preparing, looked: Looked): Promise<Prepared> {
    const { userId, now } = first.asked;
    const { id: mode, form, draftId, revision, shown, protocolVersion, alternative } = beside;
    const other = await toldBeside(first, async () => {
      if (!form || !(await draftStore(inside).isStill({ userId, mode, draftId, revision }))) throw gone();
      await holdWithinDay(inside, buyer, now);
      return prepare(inside, { mode, userId, form, shown, protocolVersion, coupons: [], alternative, now }, looked);
    });
    const faults = faultsTogether(first, other);
    if (faults.length > 0) throw new Refusal(CODES.orderRefused, faultyOrder(faults.length), { data: { faults } });
    return other;
  },
});

type ChoiceDeps = Pick<OrdersOutside, 'drafts' | 'notices' | 'calendar' | 'quotes' | 'modes'> & {
  database: Database;
  moment: Moment;
};

/** So many of the newest are looked at. */
const MOST_CHOICES = 12;

/** The drafts of a person that an order could be made with, each as it would be judged and priced if it were sent now. */
export function besideChoicesWith(
  { database, moment, drafts, notices, calendar, quotes, modes }: ChoiceDeps,
  prepare: ReturnType<typeof prepareWith>,
  otherOffer: OtherOfferOf,
) {
  async function judged(inside: Queries, first: Asking, asked: Omit<Asked, 'now'>, looked: Looked) {
    const held = await quotes.forSubmit(inside, first.form.quoteId, first.userId);
    if (!held.ok) throw new Refusal(CODES.quoteLapsed, messages.quoteLapsed);
    const other = await prepare(inside, { ...asked, now: await moment(inside) }, looked);
    const [wrong] = faultsTogether({ mode: bookedMode(modes, first.mode), form: first.form, quote: held.quote }, other);
    return { total: other.charges?.totalYuan ?? null, level: other.judged.level, wrong: wrong ?? null };
  }

  return async (mode: ModeId, userId: string, said: { quoteId: string; pickupAt: string }): Promise<BesideChoice[]> => {
    const form = BESIDES[mode]?.asked(said);
    if (!form) return [];
    const first = { mode, userId, form };
    const looked = { told: await notices.told(), calendar: await calendar.told() };
    const all = (await drafts.listAll(userId)).filter((one) => one.mode !== mode && carries(one.mode));
    const choices: BesideChoice[] = [];
    for (const { draftId, mode: id, about, goods, quoteId } of all.slice(0, MOST_CHOICES)) {
      const draft = await drafts.read({ userId, mode: id, draftId });
      if (!draft) continue;
      const { revision, form: other } = draft;
      const protocolVersion = PROTOCOL_VERSIONS[bookedMode(modes, id).order.terms.protocol];
      const alternative = await otherOffer(userId, other);
      const asked = { mode: id, userId, form: other, shown: null, protocolVersion, coupons: [], alternative };
      const named = { mode: id, draftId, revision, quoteId, about, goods, protocolVersion };
      const refused = { total: null, level: null, wrong: null };
      const answer = await database
        .tx((inside) => judged(inside, first, asked, looked))
        .then((one) => ({ ...one, refused: one.total ? null : messages.noPrice }))
        .catch((error: unknown) => {
          if (error instanceof Refusal) return { ...refused, refused: wordsOf(error) };
          throw error;
        });
      choices.push({ ...named, ...answer });
    }
    return choices;
  };
}
