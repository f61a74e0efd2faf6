import { nothingTold } from '../../../domain/offer/notice';
import type { Offer, Quote } from '../../../domain/offer/offer';
import { NOTHING_AFTERWARDS } from '../../../domain/order/result';
import type { OrderFacts } from '../../../domain/order/facts';
import { dayAt } from '../../../domain/values/days';
import type { OrderForm } from '../../../domain/order/form';
import type { BookedMode, Snapshot, World } from '../../../server/modes/mode';
import type { Sample } from '../modes/mode-case';
import { flattened, wordsOf } from './flatten';

const HOUR = 3_600_000;
/** Before it leaves, in hours: what it costs to give an order up is asked at each. */
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

const worldAt = (now: number, taken: number): World => ({
  now,
  taken: () => taken,
  inside: () => [],
  told: nothingTold,
  priceOf: () => null,
});

const inShort = ({ offerId, state, acceptance, price, leavesAt, closesAt }: Offer): string =>
  [
    offerId,
    state,
    acceptance.level,
    price?.charges.totalUsd.amount ?? 'no price',
    leavesAt ?? 'at no hour',
    closesAt ?? 'open',
  ].join(' ');

/** What is on the shelf when nothing is sold, when something is, and when all is. */
function shelfOf(mode: BookedMode, quote: Quote, now: number): string[] {
  const { offers, days, until } = mode.search(quote.search, worldAt(now, 0));
  return [
    `until ${until}`,
    ...mode.markets(quote.search).map((market) => `market ${market}`),
    ...flattened(days, 'days'),
    ...offers.slice(0, MOST_IN_FULL).flatMap((offer) => flattened(offer, offer.offerId)),
    ...offers.slice(MOST_IN_FULL).map(inShort),
    ...[1, 20, 1_000, 1_000_000_000].flatMap((taken) =>
      mode.search(quote.search, worldAt(now, taken)).offers.map((offer) => `${taken} taken: ${inShort(offer)}`),
    ),
    ...mode
      .alternatives(quote.search, quote.offer.offerId, worldAt(now, 0))
      .map((offer) => `instead ${inShort(offer)}`),
  ];
}

function feesOf(mode: BookedMode, order: Snapshot): string[] {
  const leaves = Date.parse(order.quote.offer.leavesAt ?? order.quote.offer.closesAt ?? order.quote.lockedUntil);
  return [...mode.order.path(order.form), 'AWAIT_VERIFY' as const].flatMap((state) =>
    LEFT.flatMap((hours) =>
      flattened(mode.cancelFee(order, state, leaves - hours * HOUR, []), `given up ${state} ${hours} h before`),
    ),
  );
}

/** Everything that follows of an order once it is placed. */
function orderOf(mode: BookedMode, order: Snapshot): string[] {
  const gates = mode.after?.trucks?.gates(order) ?? [];
  const passes = gates.map((_, at) => ({ code: `GATE${at}`, address: `https://chemlane.example/g/GATE${at}` }));
  const codes = passes.map(({ code }) => code);
  const units =
    mode.after?.equipment?.proposed(order, 'XX261203000018', dayAt(Date.parse(order.quote.lockedUntil))) ?? [];
  return [
    ...flattened(order.charges, 'charges'),
    ...flattened(mode.papers(order), 'papers'),
    ...feesOf(mode, order),
    ...flattened(gates, 'gates'),
    ...flattened(mode.stands?.(order.form) ?? {}, 'stands'),
    ...flattened(mode.noted?.(order) ?? {}, 'noted'),
    ...('takes' in mode.stock
      ? flattened(mode.stock.takes(order.form, order.quote), 'takes')
      : flattened(mode.stock.turns(order.form, order.quote), 'turns')),
    ...flattened(mode.order.sameAs?.(order.form, order.quote) ?? null, 'same as'),
    ...flattened(mode.brief(order, codes, [], NOTHING_AFTERWARDS), 'brief'),
    ...[...PAGES, ...MORE_PAGES].flatMap((kind) =>
      wordsOf(mode.document?.(kind, order, 'XX261203000018', passes, units, NOTHING_AFTERWARDS) ?? '').map(
        (line) => `${kind}: ${line}`,
      ),
    ),
  ];
}

/** What a mode offers to the search of each of its sound orders, and what follows of the order. */
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
