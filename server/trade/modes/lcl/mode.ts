import type { LclDetail } from '../../../../domain/modes/lcl/detail';
import type { LclForm } from '../../../../domain/modes/lcl/form';
import { LCL } from '../../../../domain/modes/lcl/mode';
import type { LclRates } from '../../../../domain/modes/lcl/rates';
import { lclQuestion, type LclSearch } from '../../../../domain/modes/lcl/search';
import { broughtBy, TRUCK_FIELDS, truckOpenUntil } from '../../../../domain/modes/lcl/truck';
import { HOUSE_DECLARES } from '../../../../domain/modes/lcl/services';
import { askedBy } from '../../../../domain/modes/lcl/fit-asked';
import { countryOf } from '../../../../domain/order/blocks/countries';
import { peopleOnBill } from '../../../../domain/order/changes/revised';
import type { BookedMode } from '../mode';
import { lclBrief, lclGates, lclTruckTold } from './brief';
import { LCL_SHEETS, lclDocument } from './documents';
import { lclFeeOf } from '../../../../domain/modes/lcl/cancel';
import { lclIntake } from './intake';
import { offerNamed, offersFor } from './offers';
import { departureOf, toPlace } from './ordered';
import { lclPapers } from './papers';
import { placeOn, turnsOf } from './place';
import { marketOf, servicesBetween } from './services';
import { worldIn, type World } from './world';
import type { LclOffer } from '../../../../domain/modes/lcl/quote';
import { othersThan, timetableOf } from '../timetable';

export const searchLcl = (search: LclSearch, world: World) => timetableOf(offersFor(search, world), world.now);

export const alternativesTo = (search: LclSearch, offerId: string, world: World): LclOffer[] =>
  othersThan(offerId, offersFor(search, world));

export const lclMode: BookedMode<LclSearch, LclForm, LclDetail, LclRates> = {
  kind: 'booked',
  order: LCL,
  words: {
    what: '班次',
    room: '箱位',
    stands: () => ({ BOOKED: '已配箱', CARGO_IN: '货物已进仓', DECLARED: '已申报装箱', ARRIVED: '已到目的港拆箱' }),
  },
  search: (search, world) => searchLcl(search, worldIn(world)),
  offer(search, offerId, world) {
    const found = offerNamed(search, offerId, worldIn(world));
    if (!found) return null;
    const { org, dst } = found.service;
    const takers = { carrierExcludes: [], orgHandling: org.dgHandling, dstHandling: dst.dgHandling };
    return { offer: found.offer, rates: found.asked.rates, takers };
  },
  alternatives: (search, offerId, world) => alternativesTo(search, offerId, worldIn(world)),
  asked: (form, quote) => [lclQuestion.searchOf(askedBy(form, quote))].flatMap((one) => one ?? []),
  leftNow(quote, world) {
    const seen = offerNamed(quote.search, quote.offer.offerId, worldIn(world));
    if (!seen) return quote;
    const { left, detail } = seen.offer;
    const { boxes, box, nextFit } = detail;
    return { ...quote, offer: { ...quote.offer, left, detail: { ...quote.offer.detail, boxes, box, nextFit } } };
  },
  stock: {
    markets: ({ orgPortCode, dstPortCode }) => servicesBetween(orgPortCode, dstPortCode).map(marketOf),
    turns: (form, quote) => turnsOf(departureOf(quote), toPlace(form, quote)),
    place: (form, quote, held) => placeOn(departureOf(quote), toPlace(form, quote), held),
  },
  papers: lclPapers,
  cancelFee: lclFeeOf,
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
      changed: ({ form }, at, truck) => (at === 0 ? broughtBy(form, truck) : null),
      isAbout: ({ path }) => TRUCK_FIELDS.some((field) => field === path),
      told: lclTruckTold,
    },
    revise: {
      paper: '提单',
      onPaper: (_, { offer }) => [...peopleOnBill(countryOf(offer.dst?.code)), 'releaseType', 'marks'],
      names: { marks: '唛头' },
      lines: ['marks'],
      notLater: ({ isDanger }) => (isDanger === 'Y' ? [HOUSE_DECLARES] : []),
    },
  },
};
