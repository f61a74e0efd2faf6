import { countryAt } from '../../../../domain/modes/air/airports';
import type { AirDetail } from '../../../../domain/modes/air/detail';
import type { AirForm } from '../../../../domain/modes/air/form';
import { AIR } from '../../../../domain/modes/air/mode';
import type { AirRates } from '../../../../domain/modes/air/rates';
import type { AirSearch } from '../../../../domain/modes/air/search';
import { searchOf } from '../../../../domain/modes/air/asked';
import { askedBy } from '../../../../domain/modes/air/asked-by';
import { airCancelFee } from '../../../../domain/modes/air/cancel';
import type { AirQuote, AirOffer } from '../../../../domain/modes/air/quote';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import { peopleOnBill } from '../../../../domain/order/changes/revised';
import type { Money } from '../../../../domain/values/money';
import { momentIn } from '../../../../domain/values/moments';
import type { BookedMode, Snapshot } from '../mode';
import { airBrief } from './brief';
import { airBumping } from './bumping';
import { AIR_SHEETS, airDocument } from './documents';
import { flightsBetween, marketOf } from './flights';
import { offerNamed, offersFor, type World } from './offers';
import { takes } from './ordered';
import { airPapers } from './papers';
import { othersThan, timetableOf } from '../timetable';

export const searchAir = (search: AirSearch, world: World) =>
  timetableOf(offersFor(search, world), world.now, 'totalYuan');

/** Alternatives for latecomers: flights that may accept the goods, same aircraft type first. */
export function alternativesTo(search: AirSearch, offerId: string, world: World): AirOffer[] {
  const offers = offersFor(search, world);
  const missed = offers.find((offer) => offer.offerId === offerId)?.detail.aircraft;
  return othersThan(offerId, offers, ({ detail }) => Number(detail.aircraft !== missed));
}

export function feeOf({ quote, charges }: Snapshot<AirForm, AirQuote>, state: OrderState, now: number): Money | null {
  const freight = charges.lines.find(({ item }) => item === 'AF')?.total.amount ?? 0;
  return airCancelFee({ state, now, leaves: momentIn(quote.offer.leavesAt ?? '') ?? now, freight });
}

export const airMode: BookedMode<AirSearch, AirForm, AirDetail, AirRates> = {
  kind: 'booked',
  order: AIR,
  words: {
    what: '航班',
    room: '舱位',
    stands: () => ({
      BOOKED: '已订舱',
      CARGO_IN: '已交货',
      DECLARED: '海关已放行',
      DEPARTED: '已起飞',
      ARRIVED: '已到目的机场',
    }),
  },
  search: searchAir,
  offer(search, offerId, world) {
    const found = offerNamed(search, offerId, world);
    if (!found) return null;
    const { org, dst } = found.flight;
    const takers = { carrierExcludes: [], orgHandling: org.dgHandling, dstHandling: dst.dgHandling };
    return { offer: found.offer, rates: found.rates, takers };
  },
  alternatives: alternativesTo,
  asked: (form, quote) => [searchOf(askedBy(form, quote))].flatMap((one) => one ?? []),
  stock: {
    markets: ({ orgPortCode, dstPortCode }) => flightsBetween(orgPortCode, dstPortCode).map(marketOf),
    takes,
  },
  papers: airPapers,
  cancelFee: feeOf,
  brief: airBrief,
  prints: {
    note: () => ({ arrivesIn: countryAt }),
    kinds: AIR_SHEETS,
    page: (kind, { order, orderNo }) => airDocument(kind, order, orderNo),
  },
  after: {
    bump: airBumping,
    revise: { paper: '空运单', onPaper: (_, { offer }) => peopleOnBill(countryAt(offer.dst?.code)) },
  },
};
