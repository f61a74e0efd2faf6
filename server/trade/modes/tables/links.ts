import type { ModeId } from '../../../../domain/mode-ids';
import { cfsFollowing } from '../../../../domain/modes/cfs/following';
import { linkedTo } from '../../../../domain/modes/dgd/linked';
import type { OrderFault } from '../../../../domain/rules/fault';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Sailed } from '../../../../domain/order/boxes/sailed';
import { fclSailed } from '../fcl/sailed';
import type { Snapshot } from '../kept';
import { carriedOn } from './hauls';

/** What orders of a mode have to do with other orders. */
type Links<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  /** The order as whoever fills its boxes reads it. */
  sailed?(order: Snapshot<TForm, TQuote>): Sailed;
  /** What an order begins with that follows another one; null where it follows none of that mode. */
  following?(order: Snapshot, orderNo: string): TForm | null;
  /** Other orders that the form names, and what is wrong with it where one is not of the same buyer. */
  names?(form: TForm, quote: TQuote): { orderNo: string; unless: OrderFault }[];
};

export const LINKS: { readonly [TId in ModeId]?: Links } = {
  FCL: { sailed: fclSailed },
  CFS: {
    following(order) {
      const sailed = LINKS[order.quote.mode]?.sailed?.(order);
      return sailed ? cfsFollowing(sailed) : null;
    },
  },
  DGD: { names: linkedTo },
  TRUCK: { following: carriedOn },
};
