import type { OfferList } from '../../offer/offer-list';
import { plainNames } from '../../offer/sailing-settings';
import { summarizeOffer } from '../../offer/seen';
import { readRoom } from './part-room';
import { parseMoment } from '../../values/moments';
import { enquiryAddress } from './enquiry';
import type { TruckOffer } from './quote';
import { type TruckQuery, truckQuestion, type TruckSearch } from './search';

const DAY = 86_400_000;

export const inBar = ({ org, dst, isDanger, unNo, goods, group, etd }: TruckQuery) => ({
  org,
  dst,
  isDanger,
  unNo,
  goods,
  group,
  etd,
});

export const TRUCK_LIST: OfferList<TruckOffer, TruckSearch> = {
  mode: 'TRUCK',
  names: { ...plainNames, kinds: 'veh', sorts: ['best', 'price', 'etd', 'transit', 'left'] },
  seen: (offer) =>
    summarizeOffer(offer, {
      way: offer.detail.detourKm > 0 ? 'via' : 'direct',
      kind: offer.detail.vehicle,
      left: offer.detail.part
        ? readRoom(offer.left).kg
        : (offer.left.find(({ measure }) => measure === 'TRUCK')?.amount ?? 0),
      transitDays: Math.ceil(((parseMoment(offer.arrivesAt) ?? 0) - (parseMoment(offer.leavesAt) ?? 0)) / DAY),
    }),
  enquiryAt: (search, etd) => enquiryAddress({ ...truckQuestion.askedFor(search), etd }),
};
