import * as v from 'valibot';

import type { Offer } from '../domain/offer/offer';
import { endpoint } from './endpoint';
import { between } from './offers';
import { offerDay } from './sailings';

type Found = { days: readonly unknown[]; offers: readonly Offer[] };

/** What differs from one offer of a way to the next. */
const { offerId, leavesAt, arrivesAt, cutoffs, closesAt, state, left, ...alike } = between;
const run = v.object({ offerId, leavesAt, arrivesAt, cutoffs, closesAt, state, left, said: v.number() });

const PARTS = ['mode', 'supplier', 'org', 'dst', 'acceptance', 'price', 'detail'] as const satisfies (keyof Offer)[];
type Alike = Pick<Offer, (typeof PARTS)[number]>;

/** What offers say alike is kept once, each of them names it by its place. They are alike where they hold the same objects. */
function saidOnce({ days, offers }: Found) {
  const said: Alike[] = [];
  const runs = offers.map((offer) => {
    const at = said.findIndex((one) => PARTS.every((part) => one[part] === offer[part]));
    return { said: at === -1 ? said.push(offer) - 1 : at, ...offer };
  });
  return { days, offers: runs, said };
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
  return { ...schedule, written: (found: Found) => v.parse(written, saidOnce(found)) };
}
