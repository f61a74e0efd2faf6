import { answerOf } from '../../offer/answer';
import { boxesHolding } from '../../offer/boxes-holding';
import { carriedText, type CarriedRow } from '../../offer/carried';
import type { Offer } from '../../offer/offer';
import type { OfferList } from '../../offer/offer-list';
import { askedAddress } from '../../offer/sailing-address';
import { pathOf } from '../../routes';
import { dayAt, type Day } from '../../values/days';
import { momentIn } from '../../values/moments';
import { upToThousandths } from '../../values/thousandths';
import type { AirOffer } from './quote';
import type { AirLoad, AirSearch } from './search';
import { weighed } from './weight';

/** What goes by sea of what was to fly. An example is nobody's cargo: only what it is goes along. */
function rowOf({ unNo, group, pieces, isTrial, ...said }: AirLoad): CarriedRow {
  const { kg, cm3 } = weighed(said);
  const told = (amount: number): string => (isTrial || amount === 0 ? '' : String(upToThousandths(amount)));
  return { unNo: unNo ?? '', group: group ?? '', pieces: told(pieces), kg: told(kg), m3: told(cm3 / 1e6) };
}

/** Where somebody is asked for a price, or for a ship: between ports of the sea, which are still to be named. */
function askAt(path: string, goods: AirLoad, etd: Day | null): string {
  const { isDanger, unNo, group } = goods;
  const row = rowOf(goods);
  const longest = Math.max(0, ...goods.sizes.flatMap(({ l, w, h }) => [l, w, h]));
  const box = boxesHolding({ kg: Number(row.kg), m3: Number(row.m3) }, longest);
  const rows = carriedText([row]) ?? undefined;
  return askedAddress(path, {
    org: null,
    dst: null,
    isDanger,
    unNo,
    goods: null,
    group: group ?? undefined,
    etd,
    ...box,
    rows,
  });
}

export const enquiryFor = (goods: AirLoad, etd: Day | null): string => askAt(pathOf('enquiryFcl'), goods, etd);

/** What may not fly goes by sea. */
export const bySea = (goods: AirLoad): string => askAt(pathOf('shippingFcl'), goods, null);

export const isAir = (offer: Offer): offer is AirOffer => offer.mode === 'AIR';

/** Flights as their list looks at them. */
export const AIR_LIST: OfferList<AirOffer, AirSearch> = {
  mode: 'AIR',
  seen: (offer) => ({
    offerId: offer.offerId,
    supplier: offer.supplier,
    answer: answerOf(offer),
    way: offer.detail.via === null ? 'direct' : 'via',
    kind: offer.detail.aircraft,
    total: offer.price?.charges.totalUsd.amount ?? null,
    transitDays: offer.detail.hours / 24,
    freeDays: 0,
    day: dayAt(momentIn(offer.leavesAt) ?? 0),
    leavesAt: offer.leavesAt,
    cutoffs: offer.cutoffs,
  }),
  enquiryAt: enquiryFor,
};
