import { AIRCRAFT } from '../../goods/air/aircraft';
import { boxesHolding } from '../../offer/boxes-holding';
import { carriedText, type CarriedRow } from '../../offer/carried';
import type { Offer } from '../../offer/offer';
import type { OfferList } from '../../offer/offer-list';
import { sizesText } from '../../offer/piece-sizes';
import { askedAddress } from '../../offer/sailing-address';
import { plainNames } from '../../offer/sailing-settings';
import { summarizeOffer, routeKind } from '../../offer/seen';
import { routePath } from '../../routes';
import { type Day } from '../../values/days';
import { upToThousandths } from '../../values/thousandths';
import type { AirOffer } from './quote';
import type { AirLoad, AirSearch } from './search';
import { weighTyped } from './weight';

/** Sea version of an air row. An example amount is not carried over, only the UN number and group. */
function seaRow({ unNo, group, pieces, isTrial, ...said }: AirLoad): CarriedRow {
  const { kg, cm3 } = weighTyped(said);
  const told = (amount: number): string => (isTrial || amount === 0 ? '' : String(upToThousandths(amount)));
  return { unNo: unNo ?? '', group: group ?? '', pieces: told(pieces), kg: told(kg), m3: told(cm3 / 1e6) };
}

/** Offers sea freight for goods refused by air; the seaports are left for the user to name. */
export function bySea(goods: AirLoad): string {
  const { isDanger, unNo, group, name = null } = goods;
  const row = seaRow(goods);
  const longest = Math.max(0, ...goods.sizes.flatMap(({ l, w, h }) => [l, w, h]));
  const box = boxesHolding({ kg: Number(row.kg), m3: Number(row.m3) }, longest);
  const rows = carriedText([row]) ?? undefined;
  return askedAddress(routePath('shippingFcl'), {
    org: null,
    dst: null,
    isDanger,
    unNo,
    goods: name,
    group: group ?? undefined,
    etd: null,
    ...box,
    rows,
  });
}

type Flown = AirLoad & { orgPortCode: string | null; dstPortCode: string | null };

export function enquiryAddress(asked: Flown, etd: Day | null): string {
  const { orgPortCode: org, dstPortCode: dst, isDanger, unNo, name = null, group, sizes } = asked;
  const rows = carriedText([seaRow(asked)]);
  const words = {
    wish: 'AIR',
    org,
    dst,
    d: isDanger,
    un: unNo,
    goods: name,
    pg: group,
    etd,
    rows,
    size: sizesText(sizes) || null,
  };
  const query = Object.entries(words).flatMap(([key, value]) =>
    value === null ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return `${routePath('enquiryFcl')}?${query.join('&')}`;
}

export const isAir = (offer: Offer): offer is AirOffer => offer.mode === 'AIR';

export const AIR_LIST: OfferList<AirOffer, AirSearch> = {
  mode: 'AIR',
  names: { ...plainNames, known: AIRCRAFT },
  seen: (offer) =>
    summarizeOffer(offer, {
      way: routeKind(offer.detail.via),
      kind: offer.detail.aircraft,
      transitDays: offer.detail.hours / 24,
    }),
  enquiryAt: enquiryAddress,
};
