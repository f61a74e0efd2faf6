import { firstDeadline } from '../../offer/cutoffs';
import type { Offer } from '../../offer/offer';
import { isBoxType } from '../../offer/search';
import type { End, Sailing } from '../../offer/sailing';
import type { Is } from '../../shape/is';
import type { fclDetail } from './detail-shape';

export type FclDetail = Is<typeof fclDetail>;

export type FclOffer = Offer<FclDetail>;

export const isFcl = (offer: Offer): offer is FclOffer => offer.mode === 'FCL';

export const vesselName = (offer: Offer): string => (isFcl(offer) ? offer.detail.vessel : '');
export const vesselAndVoyage = (offer: Offer): string =>
  isFcl(offer) ? `${offer.detail.vessel} ${offer.detail.voyage}` : '';

const NOWHERE: End = { code: '', nameCn: '', nameEn: '' };

export function sailingFromOffer({
  offerId,
  supplier,
  org,
  dst,
  leavesAt,
  arrivesAt,
  left,
  price,
  ...rest
}: FclOffer): Sailing {
  const { cutoffs, state, acceptance, detail } = rest;
  return {
    ...detail,
    sailingId: offerId,
    carrier: supplier ?? NOWHERE,
    org: org ?? NOWHERE,
    dst: dst ?? NOWHERE,
    etd: leavesAt ?? '',
    eta: arrivesAt ?? '',
    cutoffs,
    state,
    slots: left[0]?.amount ?? 0,
    acceptance,
    price: price && {
      perBox: price.units.flatMap(({ unit, total }) => (isBoxType(unit) ? [{ type: unit, total }] : [])),
      charges: price.charges,
    },
  };
}

export function offerFromSailing({ sailingId, carrier, etd, eta, slots, price, ...rest }: Sailing): FclOffer {
  const { org, dst, cutoffs, state, acceptance, vessel, voyage, service, via, transitDays, freeTime } = rest;
  return {
    offerId: sailingId,
    mode: 'FCL',
    supplier: carrier,
    org,
    dst,
    leavesAt: etd,
    arrivesAt: eta,
    cutoffs,
    closesAt: firstDeadline(cutoffs),
    state,
    left: [{ measure: 'BOX', amount: slots }],
    acceptance,
    price: price && { charges: price.charges, units: price.perBox.map(({ type, total }) => ({ unit: type, total })) },
    detail: { vessel, voyage, service, via, transitDays, freeTime },
  };
}
