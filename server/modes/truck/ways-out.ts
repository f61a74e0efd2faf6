import { mostLoadOn } from '../../../domain/modes/truck/rules-of-load';
import { isOfLoad, smallerLoads, type WayOut } from '../../../domain/modes/truck/ways-out';
import { answerOf, isShut } from '../../../domain/offer/answer';
import type { Day } from '../../../domain/values/days';
import { askedOn, offerOn, type Question, type Ride, type World } from './offers';

/** Smaller loads of the same goods that a truck takes, each from the first day on which it is free, at its price. */
export function waysOutOf(ride: Ride, days: readonly [Day, ...Day[]], question: Question, world: World): WayOut[] {
  const refusals = offerOn(days[0], ride, question, world).offer.detail.findings.filter(
    ({ level }) => level === 'BLOCK',
  );
  if (!isOfLoad(refusals)) return [];
  const most = mostLoadOn(askedOn(days[0], ride, question, world));
  return smallerLoads(question.search, most.kg, most.m3).flatMap((load) => {
    const { kg, m3, packages, trucks } = load;
    const smaller: Question = { ...question, search: { ...question.search, kg, m3, packages, trucks } };
    for (const day of days) {
      const { offer } = offerOn(day, ride, smaller, world);
      if (offer.price && offer.state === 'OPEN' && !isShut(answerOf(offer)))
        return [{ ...load, day, total: offer.price.charges.totalYuan.amount }];
    }
    return [];
  });
}
