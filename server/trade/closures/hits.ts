import { closureFindings, metBy, type Closure, type Passage } from '../../../domain/offer/closure';
import { knowing } from '../../../domain/goods/identity';
import type { Offer } from '../../../domain/offer/offer';
import type { OrderFacts } from '../../../domain/order/form/facts';
import { classesIn } from '../../../domain/order/findings/classes';
import type { OrderForm } from '../../../domain/order/form/form';
import { passedBy } from './passed';

export type HitDeps = { identityOf: OrderFacts['identityOf'] };

type BookedOffer = { form: OrderForm; offer: Offer };

const wordsOf = ({ key, from, until }: Passage): string => `${key} ${from} ${until}`;

/** Closure that stops an order; null if none. `before`: ignores closures that the order already passed. */
export type ClosedTo = (ordered: BookedOffer, before?: BookedOffer) => Closure | null;

/** First closure that hits an order, draft or quote; null if none. Possible hits count. */
export function hitBy({ identityOf }: HitDeps, closures: readonly Closure[], now: number): ClosedTo {
  const { goodsOf } = knowing(identityOf);
  const passes = ({ form, offer }: BookedOffer) => passedBy(offer, now, form);
  return ({ form, offer }: BookedOffer, before?: BookedOffer): Closure | null => {
    const goods = { isDanger: form.isDanger === 'Y', classes: [...classesIn(form, goodsOf).keys()] };
    const old = new Set((before ? passes(before) : []).map(wordsOf));
    const anew = passes({ form, offer }).filter((one) => !old.has(wordsOf(one)));
    return metBy(closures, offer.mode, anew).find((one) => closureFindings([one], goods).length > 0) ?? null;
  };
}
