import { pouredEnquiryAddress } from '../../offer/enquiry-of';
import type { Offer } from '../../offer/offer';
import type { OfferList } from '../../offer/offer-list';
import { summarizeOffer, routeKind } from '../../offer/seen';
import type { FlexiOffer } from './quote';
import type { FlexiSearch } from './search';

export const isFlexi = (offer: Offer): offer is FlexiOffer => offer.mode === 'FLEXI';

const asTyped = (figure: number | null): string => (figure === null ? '' : String(figure));

export const FLEXI_LIST: OfferList<FlexiOffer, FlexiSearch> = {
  mode: 'FLEXI',
  seen: (offer) => summarizeOffer(offer, { way: routeKind(offer.detail.via), transitDays: offer.detail.transitDays }),
  enquiryAt: ({ orgPortCode: org, dstPortCode: dst, goods, density, loadTemp, kg }, etd) =>
    pouredEnquiryAddress(
      { org, dst, isDanger: 'N', unNo: null, goods, etd },
      {
        tool: 'bag',
        d: 'N',
        rho: asTyped(density),
        t: asTyped(loadTemp),
        q: asTyped(kg === null ? null : kg / 1000),
      },
    ),
};
