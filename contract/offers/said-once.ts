import * as v from 'valibot';

import type { Offer } from '../../domain/offer/offer';
import { endpoint } from '../wire/endpoint';
import { between } from './offers';
import { offerDay } from './sailings';

type OfferAnswer = { days: readonly unknown[]; offers: readonly Offer[] };

/** What differs from one offer of a way to the next. */
const { offerId, leavesAt, arrivesAt, cutoffs, closesAt, state, left, closures, ...alike } = between;
const run = v.object({ offerId, leavesAt, arrivesAt, cutoffs, closesAt, state, left, closures, said: v.number() });

const PARTS = ['mode', 'supplier', 'org', 'dst', 'acceptance', 'price', 'detail'] as const satisfies (keyof Offer)[];
type Alike = Pick<Offer, (typeof PARTS)[number]>;

const alikeIn = ({ mode, supplier, org, dst, acceptance, price, detail }: Alike): Alike => ({
  mode,
  supplier,
  org,
  dst,
  acceptance,
  price,
  detail,
});

/** What offers say alike is kept once, each of them names it by its place. They are alike where they hold the same objects. */
function saidOnce(found: OfferAnswer) {
  const said: Alike[] = [];
  const offers = found.offers.map((offer) => {
    const known = said.findIndex((one) => PARTS.every((part) => one[part] === offer[part]));
    const at = known === -1 ? said.push(alikeIn(offer)) - 1 : known;
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

/** The search of a mode whose offers of a way differ in little but their day: what they say alike is written once. */
export function saidOnceScheduleOf<TSearch extends v.GenericSchema, TDetail extends v.GenericSchema>({
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
