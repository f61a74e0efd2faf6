import { type FclDetail, offerOf } from '../../../domain/modes/fcl/detail';
import type { FclForm } from '../../../domain/modes/fcl/form';
import { FCL } from '../../../domain/modes/fcl/mode';
import type { FclQuote } from '../../../domain/modes/fcl/quote';
import type { FclRates } from '../../../domain/modes/fcl/rates';
import type { SailingSearch } from '../../../domain/offer/sailing';
import { boxesIn } from '../../../domain/order/blocks/load';
import { cancelFee } from '../../../domain/order/cancel-fees';
import { CHARGE_AGREEMENT_VERSION } from '../../fees/agreement';
import { laneIn } from '../../sea/schedule';
import type { Sea } from '../../sea/sea';
import { findDeparture } from '../../sea/timetable';
import type { Taking } from '../../takings/taking';
import { numberIn } from '../../../domain/goods/identity';
import type { BookedMode } from '../mode';
import { orderOfBefore } from './before';
import { fclAnswering } from './answering';
import { fclBrief } from './brief';
import { fclNote } from './note';
import { fclPapers } from './papers';
import { ratesAt, ratesOfLocked } from './rates';

const DAYS = 70;

/** Of a sailing that is not ours there is nothing to take. */
function takes(form: FclForm, { offer: { offerId } }: FclQuote): Taking[] {
  const departure = findDeparture(offerId);
  return [
    {
      stockId: offerId,
      measure: 'BOX',
      market: departure?.lane.key ?? '',
      amount: boxesIn(form.boxes).reduce((all, { count }) => all + count, 0),
      most: departure?.slots ?? 0,
      untilAt: new Date(departure?.etd ?? 0).toISOString(),
    },
  ];
}

/** Full containers by sea. */
export const fclMode = (sea: Sea): BookedMode<SailingSearch, FclForm, FclDetail, FclRates> => ({
  kind: 'booked',
  order: FCL,
  sells: { what: '班次', room: '舱位' },
  markets(search) {
    const lane = laneIn(search);
    return lane ? [lane.key] : [];
  },
  search(search, world) {
    const { days, sailings, until } = sea.schedule({ ...search, days: DAYS }, world);
    return { days, offers: sailings.map(offerOf), until };
  },
  cheapest: (search, world) => sea.cheapest({ ...search, days: DAYS }, world),
  offer(search, offerId, world) {
    const sailing = sea.sailing(search, offerId, world);
    if (!sailing) return null;
    const priced = sea.rate(search, offerId, world);
    const rates = priced && ratesAt(priced.line, priced.rate, search);
    return { offer: offerOf(sailing), rates, takers: sea.takers(offerId) };
  },
  alternatives: (search, offerId, world) => sea.alternatives(search, offerId, world).map(offerOf),
  asked({ boxes, isDanger, goods }, { search }) {
    const counted = boxesIn(boxes);
    const unNo = isDanger === 'Y' ? numberIn(goods[0]?.unNo ?? '') : null;
    return counted.length === 0 ? [] : [{ ...search, isDanger, boxes: counted, unNo: unNo ?? undefined }];
  },
  stock: { takes },
  agreements: { charges: CHARGE_AGREEMENT_VERSION },
  papers: fclPapers,
  cancelFee: ({ form }, state) => cancelFee(state, boxesIn(form.boxes)),
  brief: fclBrief,
  noted: fclNote,
  answering: fclAnswering,
  before: {
    rates: (search, offer) => ratesOfLocked(laneIn(search)?.line ?? '', offer, search),
    order: orderOfBefore,
  },
});
