import type { Offer, Quote } from '../../../domain/offer/offer';
import { NOTHING_AFTERWARDS } from '../../../domain/order/receipt/result';
import type { OrderFacts } from '../../../domain/order/form/facts';
import { dayAt } from '../../../domain/values/days';
import { toIso } from '../../../domain/values/moments';
import type { OrderForm } from '../../../domain/order/form/form';
import type { BookedMode, Snapshot, World } from '../../../server/trade/modes/mode';
import type { Sample } from '../modes/mode-case';
import { otherwise } from '../agreed/papers';
import { inRuns, rowsOf, tabled } from '../agreed/tabled';
import { untouchedWorld } from '../untouched-world';

const HOUR = 3_600_000;
/** Hours before departure at which cancellation fees are recorded. */
const LEFT = [480, 170, 100, 71, 47, 23, 1, -1];
const PAGES = [
  'bookingNote',
  'cargoIn',
  'cargoInRules',
  'marks',
  'appointments',
  'packing',
  'awbDraft',
  'dgdDraft',
  'handIn',
  'labels',
];
const MORE_PAGES = ['smgsDraft', 'stationIn', 'tankRelease', 'result', 'toString'];
const MOST_IN_FULL = 2;

const worldAt = (now: number, taken: number): World => ({ ...untouchedWorld(now), taken: () => taken });

const inShort = ({ offerId, state, acceptance, price, leavesAt, closesAt }: Offer): string =>
  [
    offerId,
    state,
    acceptance.level,
    price?.charges.totalUsd.amount ?? 'no price',
    leavesAt ?? 'at no hour',
    closesAt ?? 'open',
  ].join(' ');

const namesIn = (offers: readonly Offer[]): Map<string, string> =>
  new Map(offers.map((offer) => [offer.offerId, inShort(offer)]));

/** Changed and removed offers, and a changed order of them. */
function takenFrom(all: ReadonlyMap<string, string>, left: ReadonlyMap<string, string>): string[] {
  const gone = [...all.keys()].filter((id) => !left.has(id)).map((id) => `${id} is gone`);
  const order = [...left.keys()].join(' ');
  const before = [...all.keys()].filter((id) => left.has(id)).join(' ');
  return [
    ...[...left].filter(([id, said]) => all.get(id) !== said).map(([, said]) => said),
    ...gone,
    ...(order === before ? [] : [`in the order of ${order}`]),
  ];
}

/** Equal lines share one, named by all they belong to. */
function together(said: readonly (readonly [of: string, line: string])[]): [of: string, line: string][] {
  const lines = new Map<string, string[]>();
  for (const [of, line] of said) lines.set(line, [...(lines.get(line) ?? []), of]);
  return [...lines].map(([line, of]) => [of.join(', '), line]);
}

/** The first offer in full, the next ones as the difference from it. */
function inFull([first, ...next]: readonly Offer[]): string[] {
  if (!first) return [];
  const usual = tabled('', first);
  return [
    ...tabled(first.offerId, first),
    ...next.flatMap((offer) => [
      `${offer.offerId}, other than the first:`,
      ...otherwise(usual, tabled('', offer)).map((line) => `  ${line}`),
    ]),
  ];
}

function shelfOf(mode: BookedMode, quote: Quote, now: number): string[] {
  const { offers, days, until } = mode.search(quote.search, worldAt(now, 0));
  const all = namesIn(offers);
  return [
    `until ${toIso(until)}`,
    ...mode.stock.markets(quote.search).map((market) => `market ${market}`),
    ...tabled('days', days),
    ...inFull(offers.slice(0, MOST_IN_FULL)),
    ...offers.slice(MOST_IN_FULL).map(inShort),
    ...together(
      [1, 20, 1_000, 1_000_000_000].flatMap((taken) =>
        takenFrom(all, namesIn(mode.search(quote.search, worldAt(now, taken)).offers)).map(
          (line) => [String(taken), line] as const,
        ),
      ),
    ).map(([taken, line]) => `${taken} taken: ${line}`),
    ...mode
      .alternatives(quote.search, quote.offer.offerId, worldAt(now, 0))
      .map((offer) => `instead ${inShort(offer)}`),
  ];
}

function feesOf(mode: BookedMode, order: Snapshot): string[] {
  const leaves = Date.parse(order.quote.offer.leavesAt ?? order.quote.offer.closesAt ?? order.quote.lockedUntil);
  const given = [...mode.order.terms.path(order.form), 'AWAIT_VERIFY' as const].map((state) => {
    const fees = LEFT.map((hours) => [`${hours} h`, mode.cancelFee(order, state, leaves - hours * HOUR, [])] as const);
    return [state, inRuns(fees)] as const;
  });
  return together(given).map(([states, fees]) => `given up ${states}, from so many hours before it leaves: ${fees}`);
}

/** Stocks of an order, or the turn it waits for. */
function stocksOf({ stock }: BookedMode, { form, quote }: Snapshot): string[] {
  if ('takes' in stock) return tabled('takes', stock.takes(form, quote));
  const turns = stock.turns(form, quote);
  if (turns.length > 0) return tabled('turns', turns);
  const placed = stock.place(form, quote, { taken: () => 0, inside: () => [] });
  return tabled('takes', 'takings' in placed ? placed.takings : placed);
}

function orderOf(mode: BookedMode, order: Snapshot): string[] {
  const gates = mode.after?.trucks?.gates(order) ?? [];
  const passes = gates.map((_, at) => ({ code: `GATE${at}`, address: `https://chemlane.example/g/GATE${at}` }));
  const codes = passes.map(({ code }) => code);
  const units =
    mode.after?.equipment?.proposed(order, 'XX261203000018', dayAt(Date.parse(order.quote.lockedUntil))) ?? [];
  return [
    ...tabled('charges', order.charges),
    ...tabled('papers', mode.papers(order)),
    ...feesOf(mode, order),
    ...tabled('gates', gates),
    ...tabled('stands', mode.words.stands(order.form) ?? {}),
    ...tabled('noted', mode.prints.note(order).own ?? {}),
    ...stocksOf(mode, order),
    ...tabled('same as', mode.after?.result?.sameAs(order) ?? null),
    ...tabled('brief', mode.brief(order, codes, [], NOTHING_AFTERWARDS)),
    ...[...PAGES, ...MORE_PAGES].flatMap((kind) =>
      rowsOf(
        mode.prints.page(kind, { order, orderNo: 'XX261203000018', gates: passes, units, after: NOTHING_AFTERWARDS }) ??
          '',
      ).map((line) => `${kind}: ${line}`),
    ),
  ];
}

/** Offers for the search of each valid order, and the results of the order. */
export function offeredBy(
  mode: BookedMode,
  samples: readonly Sample<OrderForm, OrderFacts>[],
): Map<string, readonly string[]> {
  return new Map(
    samples.flatMap(({ form, facts }, at): [string, string[]][] => {
      const { quote } = facts;
      const charges = quote && mode.order.price(form, quote, facts.goodsOf);
      if (!quote || !charges) return [];
      const order = { form, quote, charges, takings: [], alternative: null };
      return [
        [`sample ${at + 1}, on the shelf`, shelfOf(mode, quote, facts.now)],
        [`sample ${at + 1}, ordered`, orderOf(mode, order)],
      ];
    }),
  );
}
