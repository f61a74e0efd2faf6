import type { OrderHead } from '../../../domain/order/receipt/brief';
import { type Cutoff, isDeadline } from '../../../domain/offer/cutoffs';
import { isoOf, momentIn } from '../../../domain/values/moments';

type Head = Pick<OrderHead, 'org' | 'dst' | 'goods' | 'leavesAt'>;

/** Fields that filter and sort desk queues; cut-offs and departure in order of time. */
export const narrowedBy = ({ org, dst, goods, leavesAt }: Head, cutoffs: readonly Cutoff[]) => ({
  places: [...new Set([org, dst].flatMap((end) => end?.code ?? []))],
  hazards: [...new Set(goods.flatMap(({ hazardClass }) => hazardClass ?? []))].toSorted(),
  deadlines: [
    ...new Set(
      [...cutoffs.filter(({ code }) => isDeadline(code)).map(({ at }) => at), leavesAt ?? ''].flatMap(
        (at) => momentIn(at) ?? [],
      ),
    ),
  ]
    .toSorted((one, other) => one - other)
    .map(isoOf),
});
