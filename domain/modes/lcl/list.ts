import { boxesHolding } from '../../offer/boxes-holding';
import { carriedText } from '../../offer/carried';
import { tidySum } from '../../offer/containers';
import type { Offer } from '../../offer/offer';
import type { OfferList } from '../../offer/offer-list';
import { askedAddress } from '../../offer/sailing-address';
import { summarizeOffer, routeKind } from '../../offer/seen';
import { routePath } from '../../routes';
import { type Day } from '../../values/days';
import type { LclOffer } from './quote';
import type { LclSearch } from './search';
import { revenueTons, USUAL_TONS } from './tons';

function fclAddress(
  path: string,
  { orgPortCode, dstPortCode, isDanger, isStackable, rows }: LclSearch,
  etd: Day | null,
) {
  const load = { kg: tidySum(rows.map(({ kg }) => kg)), m3: revenueTons(rows, isStackable, USUAL_TONS).m3 };
  const longest = Math.max(0, ...rows.map(({ longCm }) => longCm ?? 0));
  const carried = carriedText(
    rows.map(({ unNo, pieces, kg, m3, group }) => ({
      unNo: unNo ?? '',
      pieces: String(pieces),
      kg: String(kg),
      m3: String(m3),
      group: group ?? '',
    })),
  );
  return askedAddress(path, {
    org: orgPortCode,
    dst: dstPortCode,
    isDanger,
    unNo: rows.find(({ unNo }) => unNo !== null)?.unNo ?? null,
    goods: null,
    etd,
    ...boxesHolding(load, longest),
    ...(carried !== null && { rows: carried }),
  });
}

export const enquiryAddress = (search: LclSearch, etd: Day | null): string =>
  `${fclAddress(routePath('enquiryFcl'), search, etd)}&wish=LCL&stack=${search.isStackable ? 'Y' : 'N'}`;

export const ownBoxAddress = (search: LclSearch): string => fclAddress(routePath('shippingFcl'), search, null);

export const isLcl = (offer: Offer): offer is LclOffer => offer.mode === 'LCL';

export const LCL_LIST: OfferList<LclOffer, LclSearch> = {
  mode: 'LCL',
  seen: (offer) => summarizeOffer(offer, { way: routeKind(offer.detail.via), transitDays: offer.detail.transitDays }),
  enquiryAt: enquiryAddress,
};
