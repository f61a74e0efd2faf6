import type { OrderHead } from '../../domain/order/brief';

/** By what the desk narrows its queues: both ends of an order, and the classes of its goods. */
export const narrowedBy = ({ org, dst, goods }: Pick<OrderHead, 'org' | 'dst' | 'goods'>) => ({
  places: [...new Set([org, dst].flatMap((end) => end?.code ?? []))],
  hazards: [...new Set(goods.flatMap(({ hazardClass }) => hazardClass ?? []))].toSorted(),
});
