import type { OrderHead } from '../../../domain/order/receipt/brief';
import { type Cutoff, isDeadline } from '../../../domain/offer/cutoffs';
import { toIso, parseMoment } from '../../../domain/values/moments';

type Head = Pick<OrderHead, 'org' | 'dst' | 'goods' | 'leavesAt'>;

/** Fields that filter and sort desk queues; cut-offs and departure in order of time. */
export const queueFilters = ({ org, dst, goods, leavesAt }: Head, cutoffs: readonly Cutoff[]) => ({
  places: [...new Set([org, dst].flatMap((end) => end?.code ?? []))],
  hazards: [...new Set(goods.flatMap(({ hazardClass }) => hazardClass ?? []))].toSorted(),
  deadlines: [
    ...new Set(
      [...cutoffs.filter(({ code }) => isDeadline(code)).map(({ at }) => at), leavesAt ?? ''].flatMap(
        (at) => parseMoment(at) ?? [],
      ),
    ),
  ]
    .toSorted((one, other) => one - other)
    .map(toIso),
});
