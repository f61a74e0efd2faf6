import {
  carrierKey,
  findMatchingClosures,
  type Closure,
  type Passage,
  passedBetween,
  placeKey,
} from '../../../domain/offer/closure';
import type { Offer } from '../../../domain/offer/offer';
import type { End } from '../../../domain/offer/sailing';
import { type Day, dayAt } from '../../../domain/values/days';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OnWay } from '../modes/kept';
import { MARKETS } from '../modes/markets';

const dayOfMoment = (moment: string | null): Day | null => (moment === null ? null : dayAt(Date.parse(moment)));

/**
 * Keys an offer or order passes, with days. Without a departure it is there on its own days, or today; without an
 * arrival, on the day it leaves.
 */
export function listPassages({ mode, detail, ...offer }: OnWay, now: number, form: OrderForm | null = null): Passage[] {
  const passing = MARKETS[mode]?.passing;
  const leaving = dayOfMoment(offer.leavesAt) ?? dayAt(now);
  const own = passing?.own(detail, { form, leaves: leaving, closes: dayOfMoment(offer.closesAt ?? null) }) ?? {};
  const listedAs = passing?.listedAs ?? ((code: string) => code);
  const listed = (end: End | null) => end && { ...end, code: listedAs(end.code) };
  const leaves = dayOfMoment(offer.leavesAt) ?? own.days?.[0] ?? dayAt(now);
  const arrives = dayOfMoment(offer.arrivesAt) ?? own.days?.[1] ?? leaves;
  const places = (own.places ?? []).flatMap((end) => (end ? [placeKey(listedAs(end.code))] : []));
  const carriers = (own.carriers ?? []).map(({ code }) => carrierKey(code));
  const between = passedBetween({ ...offer, org: listed(offer.org), dst: listed(offer.dst) }, { leaves, arrives });
  return [
    // Stored goods are in place for their whole stay.
    ...between.map((one) => (own.days ? { ...one, from: own.days[0], until: own.days[1] } : one)),
    ...places.map((key) => ({ key, from: leaves, until: arrives })),
    ...(own.at ?? []).map(({ place, days: [from, until] }) => ({ key: placeKey(listedAs(place.code)), from, until })),
    ...carriers.map((key) => ({ key, from: leaves, until: leaves })),
  ];
}

export const findClosures = (
  closures: readonly Closure[],
  offer: OnWay,
  now: number,
  form: OrderForm | null = null,
): Closure[] =>
  closures.length === 0 ? [] : findMatchingClosures(closures, offer.mode, listPassages(offer, now, form));

export const passageKeys = (offer: OnWay): string[] => [...new Set(listPassages(offer, 0).map(({ key }) => key))];

export function withClosures<TOffer extends Offer>({ closures: _, ...offer }: TOffer, met: readonly Closure[]) {
  return (met.length === 0 ? offer : { ...offer, closures: met }) as TOffer;
}

/** Mark of an order changed since its last check against closures. */
export const ANEW = '?';
