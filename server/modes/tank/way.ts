import type { OrderState } from '../../../domain/order/lifecycle';
import type { Pass } from '../mode';

/** What happens to a tank while its order stands where it does, and the papers each of that is reported with. */
export const TANK_WAY: { readonly [TState in OrderState]?: readonly Pass[] } = {
  BOOKED: [
    { place: '空罐已到厂' },
    {
      place: '已装货',
      papers: [
        { docType: 'WEIGHT', name: '磅单' },
        { docType: 'PHOTO', name: '铅封照片' },
        { docType: 'FILLING', name: '充装证明' },
      ],
    },
  ],
  ARRIVED: [{ place: '空罐已还场' }, { place: '已洗罐', papers: [{ docType: 'CLEANCERT', name: '洗罐证明' }] }],
};
