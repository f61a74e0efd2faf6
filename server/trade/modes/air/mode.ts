import { airportCountry } from '../../../../domain/modes/air/airports';
import type { AirDetail } from '../../../../domain/modes/air/detail';
import type { AirForm } from '../../../../domain/modes/air/form';
import { AIR } from '../../../../domain/modes/air/mode';
import type { AirRates } from '../../../../domain/modes/air/rates';
import type { AirSearch } from '../../../../domain/modes/air/search';
import { searchFromAirQuery } from '../../../../domain/modes/air/asked';
import { queryFromForm } from '../../../../domain/modes/air/asked-by';
import { airCancelFee } from '../../../../domain/modes/air/cancel';
import type { AirQuote, AirOffer } from '../../../../domain/modes/air/quote';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import { peopleOnBill } from '../../../../domain/order/changes/revised';
import type { Money } from '../../../../domain/values/money';
import { parseMoment } from '../../../../domain/values/moments';
import type { BookedMode, Snapshot } from '../mode';
import { airBrief } from './brief';
import { airBumping } from './bumping';
import { AIR_SHEETS, airDocument } from './documents';
import { flightsBetween, flightMarket } from './flights';
import { findOffer, listOffers, type World } from './offers';
import { airTakings } from './ordered';
import { airPapers } from './papers';
import { othersThan, buildTimetable } from '../timetable';

export const searchAir = (search: AirSearch, world: World) =>
  buildTimetable(listOffers(search, world), world.now, 'totalYuan');

/** Alternatives for latecomers: flights that may accept the goods, same aircraft type first. */
export function findAlternatives(search: AirSearch, offerId: string, world: World): AirOffer[] {
  const offers = listOffers(search, world);
  const missed = offers.find((offer) => offer.offerId === offerId)?.detail.aircraft;
  return othersThan(offerId, offers, ({ detail }) => Number(detail.aircraft !== missed));
}

export function airFeeInState(
  { quote, charges }: Snapshot<AirForm, AirQuote>,
  state: OrderState,
  now: number,
): Money | null {
  const freight = charges.lines.find(({ item }) => item === 'AF')?.total.amount ?? 0;
  return airCancelFee({ state, now, leaves: parseMoment(quote.offer.leavesAt ?? '') ?? now, freight });
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
    const found = findOffer(search, offerId, world);
    if (!found) return null;
    const { org, dst } = found.flight;
    const takers = { carrierExcludes: [], orgHandling: org.dgHandling, dstHandling: dst.dgHandling };
    return { offer: found.offer, rates: found.rates, takers };
  },
  alternatives: findAlternatives,
  asked: (form, quote) => [searchFromAirQuery(queryFromForm(form, quote))].flatMap((one) => one ?? []),
  stock: {
    markets: ({ orgPortCode, dstPortCode }) => flightsBetween(orgPortCode, dstPortCode).map(flightMarket),
    takes: airTakings,
  },
  papers: airPapers,
  cancelFee: airFeeInState,
  brief: airBrief,
  prints: {
    note: () => ({ arrivesIn: airportCountry }),
    kinds: AIR_SHEETS,
    page: (kind, { order, orderNo }) => airDocument(kind, order, orderNo),
  },
  after: {
    bump: airBumping,
    revise: { paper: '空运单', onPaper: (_, { offer }) => peopleOnBill(airportCountry(offer.dst?.code)) },
  },
};
