import { closureFindings, findMatchingClosures, type Closure, type Passage } from '../../../domain/offer/closure';
import { goodsLookup } from '../../../domain/goods/identity';
import type { Offer } from '../../../domain/offer/offer';
import type { OrderFacts } from '../../../domain/order/form/facts';
import { orderClasses } from '../../../domain/order/findings/classes';
import type { OrderForm } from '../../../domain/order/form/form';
import { listPassages } from './passed';

export type HitDeps = { identityOf: OrderFacts['identityOf'] };

type BookedOffer = { form: OrderForm; offer: Offer };

const passageText = ({ key, from, until }: Passage): string => `${key} ${from} ${until}`;

/** Closure that stops an order; null if none. `before`: ignores closures that the order already passed. */
export type ClosedTo = (ordered: BookedOffer, before?: BookedOffer) => Closure | null;

/** First closure that hits an order, draft or quote; null if none. Possible hits count. */
export function createHitFinder({ identityOf }: HitDeps, closures: readonly Closure[], now: number): ClosedTo {
  const { goodsOf } = goodsLookup(identityOf);
  const passes = ({ form, offer }: BookedOffer) => listPassages(offer, now, form);
  return ({ form, offer }: BookedOffer, before?: BookedOffer): Closure | null => {
    const goods = { isDanger: form.isDanger === 'Y', classes: [...orderClasses(form, goodsOf).keys()] };
    const old = new Set((before ? passes(before) : []).map(passageText));
    const anew = passes({ form, offer }).filter((one) => !old.has(passageText(one)));
    return (
      findMatchingClosures(closures, offer.mode, anew).find((one) => closureFindings([one], goods).length > 0) ?? null
    );
  };
}
