import type { Offer } from '../../../domain/offer/offer';
import type { OrderHead } from '../../../domain/order/receipt/brief';
import { isDeadline } from '../../../domain/offer/cutoffs';
import { dayAt } from '../../../domain/values/days';
import { toIso, parseMoment } from '../../../domain/values/moments';
import { MARKETS } from '../../trade/modes/markets';

type Head = Pick<OrderHead, 'org' | 'dst' | 'goods' | 'leavesAt'>;
type OfferFacts = Pick<Offer, 'mode' | 'cutoffs' | 'detail'>;

function departureName({ org, dst, leavesAt }: Head, { mode, detail }: OfferFacts): string | null {
  const [vehicle, at] = [MARKETS[mode]?.vehicle?.(detail), parseMoment(leavesAt ?? '')];
  if (vehicle === undefined || at === null) return null;
  const name = vehicle || [org, dst].flatMap((end) => end?.nameCn ?? []).join(' → ');
  return name === '' ? null : `${dayAt(at)} ${name}`;
}

/** Fields that filter and sort desk queues; cut-offs and departure in order of time. */
export const queueFilters = (head: Head, offer: OfferFacts) => ({
  places: [...new Set([head.org, head.dst].flatMap((end) => end?.code ?? []))],
  hazards: [...new Set(head.goods.flatMap(({ hazardClass }) => hazardClass ?? []))].toSorted(),
  deadlines: [
    ...new Set(
      [...offer.cutoffs.filter(({ code }) => isDeadline(code)).map(({ at }) => at), head.leavesAt ?? ''].flatMap(
        (at) => parseMoment(at) ?? [],
      ),
    ),
  ]
    .toSorted((one, other) => one - other)
    .map(toIso),
  departure: departureName(head, offer),
});
