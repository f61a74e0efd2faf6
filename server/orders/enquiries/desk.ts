import { CODES } from '../../../contract/wire/envelope';
import {
  type EnquiryHead,
  type EnquiryMessage,
  MOST_MESSAGES,
  MOST_VALID_DAYS,
} from '../../../domain/order/enquiry/enquiry-life';
import { type AnswerReading, doubtsAbout } from '../../../domain/order/enquiry/answer-doubts';
import { goodsLookup } from '../../../domain/goods/identity';
import type { ModeId } from '../../../domain/mode-ids';
import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import type { Offer, Quote } from '../../../domain/offer/offer';
import type { GoodsRow } from '../../../domain/goods/row';
import { DAY_MS } from '../../../domain/values/spans';
import { badRequest, notFoundFault, Refusal } from '../../base/http/refusal';
import { askedMode, bookedMode } from '../../trade/modes';
import type { NamedPrices } from '../../trade/modes/answering';
import type { AskedForm } from '../../trade/modes/mode';
import { actingStaff } from '../../people/staff/acting';
import { answerStore, waitingStore } from './answers';
import { lockEnquiry } from './held';
import { findAnswering, bookedAs, orderBegun, buildBookingSearch } from './booking';
import { tariffPrice } from './instant';
import { ENQUIRY_MESSAGES as messages, ENQUIRY_NOTICES as notices } from './messages';
import type { EnquiryDeps } from './outside';
import { buildEnquiryHead, shownAnswer } from './shown';
import { keepOffered, type OfferedTo } from './offered';
import { createSecondPerson } from './second-person';
import { holdToOffer } from './stands';
import { type EnquiryRow, enquiryStore } from './store';

type EnquiryKey = { enquiryNo: string };
export type NewAnswer = EnquiryKey &
  Omit<NamedPrices, 'classes'> & {
    offerId: string;
    /** True: the price holds for any sailing found later; the offer's own sailing is not promised. */
    isUnsailed: boolean;
    validUntil: Date;
    note: string;
  };

type DeskEnquiry = EnquiryHead & {
  isDanger: boolean;
  goods: string[];
  isContract: boolean;
  wishes: string[];
  mode: ModeId;
  currency: string;
  units: string[];
  offers: OfferedTo[];
  messages: EnquiryMessage[];
};

/** Placeholder id of a quote in preparation. */
const ASKED = 'asked';
const INCLUDED = '含';

const amount = (typed: string, unit: string): string[] => (typed.trim() === '' ? [] : [`${typed.trim()} ${unit}`]);

const goodsWords = ({ nameCn, unNo, pieces, grossKg, volume }: GoodsRow, isPoured: boolean): string =>
  [
    nameCn,
    ...(unNo.trim() === '' ? [] : [`UN ${unNo.trim()}`]),
    ...amount(grossKg, 'kg'),
    ...(isPoured ? [] : [...amount(volume, 'm³'), ...amount(pieces, '件')]),
  ].join(' ');

const formClasses = ({ goods }: AskedForm): HazardClass[] => [
  ...new Set(goods.flatMap(({ hazardClass, subRisks }) => (hazardClass === '' ? [] : [hazardClass, ...subRisks]))),
];

const hasEach = (units: readonly string[], prices: Readonly<Record<string, number>>): boolean =>
  units.every((unit) => (prices[unit] ?? 0) > 0);

/** Every requested line must have a price. */
function holdToLines({ isDanger }: AskedForm, units: readonly string[], { freight, danger, note }: NewAnswer): void {
  if (!hasEach(units, freight)) throw badRequest(messages.freight, 'freight');
  if (isDanger === 'Y' && !hasEach(units, danger) && !note.includes(INCLUDED))
    throw badRequest(messages.danger, 'danger');
}

const unsailed = (offer: Offer): Offer => ({
  ...offer,
  leavesAt: null,
  arrivesAt: null,
  closesAt: null,
  cutoffs: [],
  left: [],
});

export function createEnquiryDesk(deps: EnquiryDeps) {
  const { modes, database, clock, offers, identityOf } = deps;
  const offeredFor = keepOffered(deps);
  const secondPerson = createSecondPerson(deps);

  async function find(enquiryNo: string): Promise<EnquiryRow> {
    const row = await enquiryStore(database).find(enquiryNo, null);
    if (!row) throw notFoundFault();
    return row;
  }

  async function priced(row: EnquiryRow, answer: NewAnswer) {
    const { form } = row;
    const { mode: id, search, wished } = bookedAs(modes, row);
    const { order } = bookedMode(modes, id);
    const answering = findAnswering(id);
    const { offer, sold, rates: offered, takers } = await holdToOffer(offers, id, { search, offer: answer });
    const until = answer.isUnsailed || offer.closesAt === null ? Number.POSITIVE_INFINITY : Date.parse(offer.closesAt);
    const valid = answer.validUntil.getTime();
    if (valid <= clock.now() || valid > until) throw badRequest(messages.validity, 'validUntil');
    if (valid > clock.now() + MOST_VALID_DAYS * DAY_MS) throw badRequest(messages.validTooLong, 'validUntil');
    const units = answering.units(wished);
    const danger = Object.fromEntries(units.map((unit) => [unit, answer.danger[unit] ?? 0]));
    const prices = { freight: answer.freight, danger, classes: formClasses(form) };
    const rates = answering.rates(search, prices, offered, await deps.tariffs.current());
    const lockedUntil = answer.validUntil.toISOString();
    const quote: Quote = { quoteId: ASKED, mode: id, state: 'LOCKED', lockedUntil, search, offer, rates, takers };
    const charges =
      rates === null ? null : order.price(orderBegun(modes, row, quote), quote, goodsLookup(identityOf).goodsOf);
    if (charges === null) {
      throw new Refusal(CODES.noPrice, rates === null && offered === null ? messages.noTariff : messages.unpriced);
    }
    const detail = answering.told?.(offer.detail, rates, search) ?? offer.detail;
    const named = { ...offer, detail, state: 'OPEN' as const, price: { charges, units: [] } };
    const tariff = tariffPrice(deps, row, { mode: id, search, offer: sold, rates: offered, takers });
    const lacksDanger = form.isDanger === 'Y' && !hasEach(units, answer.danger);
    const shown = answer.isUnsailed ? unsailed(named) : named;
    return { search, offer: shown, rates, takers, charges, ...doubtsAbout({ charges, tariff, lacksDanger }) };
  }

  async function shown(row: EnquiryRow): Promise<DeskEnquiry> {
    const booked = buildBookingSearch(modes, row);
    const asked = askedMode(modes, row.mode);
    const { mode, wished } = asked.asks(row.form);
    const answering = findAnswering(mode);
    return {
      ...buildEnquiryHead(row, clock.now()),
      mode,
      currency: answering.currency,
      isDanger: row.form.isDanger === 'Y',
      isContract: asked.isContract(row.form),
      goods: row.form.goods.map((goods) => goodsWords(goods, asked.isPoured(row.form))),
      wishes: asked.wishes(row.form),
      units: answering.units(wished),
      offers:
        booked === null
          ? []
          : await offeredFor(booked.mode, booked.search, (detail) => answering.which?.(detail) ?? ''),
      messages: await answerStore(database, row.enquiryNo).said(),
    };
  }

  return {
    async find(enquiryNo: string) {
      const row = await find(enquiryNo);
      const answers = (await answerStore(database, enquiryNo).all()).map(shownAnswer);
      const { form, reason, orderNo, saidAt } = row;
      const waiting = await secondPerson.waitingFor(row, answers.length);
      return { ...(await shown(row)), answers, waiting, files: form.files, reason, orderNo, saidAt };
    },

    /** A new answer replaces the previous one, at once or after a second person. Returns what the owner will read. */
    async answer(answer: NewAnswer): Promise<AnswerReading | null> {
      const { enquiryNo, validUntil, note } = answer;
      const row = await find(enquiryNo);
      const { mode, wished } = bookedAs(modes, row);
      holdToLines(row.form, findAnswering(mode).units(wished), answer);
      const { doubts, tariff, ...offered } = await priced(row, answer);
      const now = new Date(clock.now());
      const given = await database.tx(async (inside) => {
        await lockEnquiry(inside, 'answer', { enquiryNo, userId: null, now });
        const given = { ...offered, at: now, validUntil, note };
        if (doubts.length === 0) return secondPerson.give(inside, enquiryNo, given);
        await waitingStore(inside, enquiryNo).put({ ...given, doubts, tariff, putBy: actingStaff() });
        return { ...given, answerNo: ((await answerStore(inside, enquiryNo).last())?.answerNo ?? 0) + 1 };
      });
      if (doubts.length === 0)
        await deps.notify({ phone: row.phone, text: notices.answered(enquiryNo, validUntil), sentAt: now });
      return given ? { ...shownAnswer(given), doubts, tariff } : null;
    },
    approve: async (enquiryNo: string) => secondPerson.approve(enquiryNo),
    giveBack: async (enquiryNo: string, reason: string) => secondPerson.giveBack(enquiryNo, reason),

    async refuse({ enquiryNo, reason }: EnquiryKey & { reason: string }): Promise<void> {
      const now = new Date(clock.now());
      const { phone } = await database.tx(async (inside) => {
        const row = await lockEnquiry(inside, 'refuse', { enquiryNo, userId: null, now });
        await enquiryStore(inside).end({ enquiryNo, state: 'REFUSED', reason });
        return row;
      });
      await deps.notify({ phone, text: notices.refused(enquiryNo, reason), sentAt: now });
    },

    async say({ enquiryNo, text }: EnquiryKey & { text: string }): Promise<void> {
      const now = new Date(clock.now());
      const { phone } = await database.tx(async (inside) => {
        const row = await lockEnquiry(inside, 'say', { enquiryNo, userId: null, now });
        const store = answerStore(inside, enquiryNo);
        if ((await store.said()).length >= MOST_MESSAGES) throw new Refusal(CODES.moveRefused, messages.full);
        await store.say({ at: now, byHouse: true, text, counter: null });
        await enquiryStore(inside).waitSince(enquiryNo, null);
        return row;
      });
      await deps.notify({ phone, text: notices.said(enquiryNo), sentAt: now });
    },
  };
}

export type EnquiryAtDesk = Awaited<ReturnType<ReturnType<typeof createEnquiryDesk>['find']>>;
export type EnquiryDesk = ReturnType<typeof createEnquiryDesk>;
