import * as v from 'valibot';

import type { Offer } from '../../domain/offer/offer';
import { endpoint } from '../wire/endpoint';
import { offerDay } from './sailings';
import { between } from '../../domain/offer/offer-shape';

type OfferAnswer = { days: readonly unknown[]; offers: readonly Offer[] };

const { offerId, leavesAt, arrivesAt, cutoffs, closesAt, state, left, closures, ...alike } = between;
const run = v.object({ offerId, leavesAt, arrivesAt, cutoffs, closesAt, state, left, closures, said: v.number() });

const PARTS = ['mode', 'supplier', 'org', 'dst', 'acceptance', 'price', 'detail'] as const satisfies (keyof Offer)[];
type Alike = Pick<Offer, (typeof PARTS)[number]>;

const commonParts = ({ mode, supplier, org, dst, acceptance, price, detail }: Alike): Alike => ({
  mode,
  supplier,
  org,
  dst,
  acceptance,
  price,
  detail,
});

/** Writes shared parts once; each offer refers to them by index. Equality is object identity. */
function saidOnce(found: OfferAnswer) {
  const said: Alike[] = [];
  const offers = found.offers.map((offer) => {
    const known = said.findIndex((one) => PARTS.every((part) => one[part] === offer[part]));
    const at = known === -1 ? said.push(commonParts(offer)) - 1 : known;
    return {
      offerId: offer.offerId,
      leavesAt: offer.leavesAt,
      arrivesAt: offer.arrivesAt,
      cutoffs: offer.cutoffs,
      closesAt: offer.closesAt,
      state: offer.state,
      left: offer.left,
      ...(offer.closures && { closures: offer.closures }),
      said: at,
    };
  });
  return { days: found.days, offers, said };
}

type Schedule<TSearch, TDetail> = { mode: string; summary: string; request: TSearch; detail: TDetail };

/** Search of a mode whose offers differ mostly by day: shared parts are written once. */
export function dedupedScheduleEndpoint<TSearch extends v.GenericSchema, TDetail extends v.GenericSchema>({
  mode,
  summary,
  request,
  detail,
}: Schedule<TSearch, TDetail>) {
  const written = v.object({
    days: v.array(offerDay),
    offers: v.array(run),
    said: v.array(v.object({ ...alike, detail })),
  });
  const schedule = endpoint({
    summary,
    method: 'POST',
    path: `/api-ecommerce/schedule/${mode}`,
    request,
    reply: v.pipe(
      written,
      v.transform(({ days, offers, said }) => ({
        days,
        offers: offers.flatMap(({ said: at, ...own }) => {
          const one = said[at];
          return one ? [{ ...one, ...own }] : [];
        }),
      })),
    ),
    access: 'public',
    urlSafe: false,
  });
  return { ...schedule, written: saidOnce };
}
