import { pouredEnquiryAddress } from '../../offer/enquiry-of';
import type { Offer } from '../../offer/offer';
import type { OfferList } from '../../offer/offer-list';
import type { SettingNames } from '../../offer/sailing-settings';
import { summarizeOffer, routeKind } from '../../offer/seen';
import { type TankQuery, tankQuestion, type TankSearch } from './search';
import type { TankOffer } from './quote';

export const isTank = (offer: Offer): offer is TankOffer => offer.mode === 'TANK';

/** `kind` in the address chooses journey or lease, so the list filters need other names. */
export const TANK_NAMES = {
  carriers: 'op',
  kinds: 'ty',
  sorts: ['best', 'price', 'ton', 'etd', 'count'],
} as const satisfies SettingNames;

export const inBar = ({ org, dst, isDanger, unNo, goods, group, etd }: TankQuery) => ({
  org,
  dst,
  isDanger,
  unNo,
  goods,
  group,
  etd,
});

/** Tank enquiry address with the typed values; examples are left out. */
export const enquiryAddress = (asked: TankQuery): string =>
  pouredEnquiryAddress(asked, { tool: 'tank', tf: asked.loadC, q: asked.tons });

/** Price per kg: full tanks hold different amounts. */
export function perKg({ price, detail: { plan } }: TankOffer): number | null {
  if (price === null || plan?.kind !== 'fits') return null;
  return price.charges.totalUsd.amount / (plan.eachKg * plan.tanks);
}

export const TANK_LIST: OfferList<TankOffer, TankSearch> = {
  mode: 'TANK',
  names: TANK_NAMES,
  seen: (offer) =>
    summarizeOffer(offer, {
      way: routeKind(offer.detail.voyage?.via),
      kind: offer.detail.tank,
      perKg: perKg(offer),
      count: offer.detail.plan?.kind === 'fits' ? offer.detail.plan.tanks : null,
      transitDays: offer.detail.voyage?.transitDays ?? 0,
    }),
  enquiryAt: (search, etd) => enquiryAddress({ ...tankQuestion.askedFor(search), etd }),
};
