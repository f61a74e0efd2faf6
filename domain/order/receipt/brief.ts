import type { OrderState } from '../life/lifecycle';
import type { Is } from '../../shape/is';
import type { namedGoods, orderBrief, paper, past } from './brief-shape';

export type Paper = Is<typeof paper>;

export type PastEvent = Is<typeof past>;

/** Order facts of lists, common to all modes. Times are ISO. */
export type OrderHead = Pick<OrderBrief, 'org' | 'dst' | 'supplier' | 'leavesAt' | 'arrivesAt'> & {
  goods: Pick<NamedGoods, 'nameCn' | 'unNo' | 'hazardClass'>[];
};

export type NamedGoods = Is<typeof namedGoods>;

export type OrderBrief<TDetail = Readonly<Record<string, unknown>>> = Omit<
  Is<typeof orderBrief>,
  'detail' | 'stands'
> & {
  /** State names, when they differ from those of boxes. */
  stands?: Readonly<Partial<Record<OrderState, string>>> | undefined;
  detail: TDetail;
};
