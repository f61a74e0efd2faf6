import type { LclDetail } from '../../../../domain/modes/lcl/detail';
import type { LclForm } from '../../../../domain/modes/lcl/form';
import { LCL } from '../../../../domain/modes/lcl/mode';
import type { LclRates } from '../../../../domain/modes/lcl/rates';
import { lclQuestion, type LclSearch } from '../../../../domain/modes/lcl/search';
import { applyDeliveryTruck, TRUCK_FIELDS, truckOpenUntil } from '../../../../domain/modes/lcl/truck';
import { HOUSE_DECLARES } from '../../../../domain/modes/lcl/services';
import { queryFromForm } from '../../../../domain/modes/lcl/fit-asked';
import { portCountry } from '../../../../domain/order/blocks/countries';
import { peopleOnBill } from '../../../../domain/order/changes/revised';
import type { BookedMode } from '../mode';
import { lclBrief, lclGates, lclTruckText } from './brief';
import { LCL_SHEETS, lclDocument } from './documents';
import { lclFeeInState } from '../../../../domain/modes/lcl/cancel';
import { lclIntake } from './intake';
import { findOffer, listOffers } from './offers';
import { quotedDeparture, toPlace } from './ordered';
import { lclPapers } from './papers';
import { placeInDeparture, stockTurns } from './place';
import { serviceMarket, servicesBetween } from './services';
import { createWorld, type World } from './world';
import type { LclOffer } from '../../../../domain/modes/lcl/quote';
import { othersThan, buildTimetable } from '../timetable';

export const searchLcl = (search: LclSearch, world: World) => buildTimetable(listOffers(search, world), world.now);

export const findAlternatives = (search: LclSearch, offerId: string, world: World): LclOffer[] =>
  othersThan(offerId, listOffers(search, world));

export const lclMode: BookedMode<LclSearch, LclForm, LclDetail, LclRates> = {
  kind: 'booked',
  order: LCL,
  words: {
    what: '班次',
    room: '箱位',
    stands: () => ({ BOOKED: '已配箱', CARGO_IN: '货物已进仓', DECLARED: '已申报装箱', ARRIVED: '已到目的港拆箱' }),
  },
  search: (search, world) => searchLcl(search, createWorld(world)),
  offer(search, offerId, world) {
    const found = findOffer(search, offerId, createWorld(world));
    if (!found) return null;
    const { org, dst } = found.service;
    const takers = { carrierExcludes: [], orgHandling: org.dgHandling, dstHandling: dst.dgHandling };
    return { offer: found.offer, rates: found.asked.rates, takers };
  },
  alternatives: (search, offerId, world) => findAlternatives(search, offerId, createWorld(world)),
  asked: (form, quote) => [lclQuestion.searchOf(queryFromForm(form, quote))].flatMap((one) => one ?? []),
  leftNow(quote, world) {
    const seen = findOffer(quote.search, quote.offer.offerId, createWorld(world));
    if (!seen) return quote;
    const { left, detail } = seen.offer;
    const { boxes, box, nextFit } = detail;
    return { ...quote, offer: { ...quote.offer, left, detail: { ...quote.offer.detail, boxes, box, nextFit } } };
  },
  stock: {
    markets: ({ orgPortCode, dstPortCode }) => servicesBetween(orgPortCode, dstPortCode).map(serviceMarket),
    turns: (form, quote) => stockTurns(quotedDeparture(quote), toPlace(form, quote)),
    place: (form, quote, held) => placeInDeparture(quotedDeparture(quote), toPlace(form, quote), held),
  },
  papers: lclPapers,
  cancelFee: lclFeeInState,
  brief: lclBrief,
  prints: {
    note: () => ({}),
    kinds: LCL_SHEETS,
    page: (kind, { order, orderNo, gates }) => lclDocument(kind, order, orderNo, gates),
  },
  after: {
    measure: lclIntake,
    trucks: {
      gates: lclGates,
      openUntil: ({ quote }) => truckOpenUntil(quote.offer.cutoffs),
      changed: ({ form }, at, truck) => (at === 0 ? applyDeliveryTruck(form, truck) : null),
      isAbout: ({ path }) => TRUCK_FIELDS.some((field) => field === path),
      told: lclTruckText,
    },
    revise: {
      paper: '提单',
      onPaper: (_, { offer }) => [...peopleOnBill(portCountry(offer.dst?.code)), 'releaseType', 'marks'],
      names: { marks: '唛头' },
      lines: ['marks'],
      notLater: ({ isDanger }) => (isDanger === 'Y' ? [HOUSE_DECLARES] : []),
    },
  },
};
