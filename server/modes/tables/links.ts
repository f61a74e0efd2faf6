import type { ModeId } from '../../../domain/modes';
import { cfsFollowing } from '../../../domain/modes/cfs/following';
import { linkedTo } from '../../../domain/modes/dgd/linked';
import type { OrderFault } from '../../../domain/order/blocks/fault';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderForm } from '../../../domain/order/form';
import type { Sailed } from '../../../domain/order/sailed';
import { fclSailed } from '../fcl/sailed';
import type { Snapshot } from '../kept';

/** What orders of a mode have to do with other orders. */
type Links<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  /** The order as whoever fills its boxes reads it. */
  sailed?(order: Snapshot<TForm, TQuote>): Sailed;
  /** What an order begins with that follows one that sails. */
  following?(sailed: Sailed): TForm;
  /** Other orders that the form names, and what is wrong with it where one is not of the same buyer. */
  names?(form: TForm, quote: TQuote): { orderNo: string; unless: OrderFault }[];
};

export const LINKS: { readonly [TId in ModeId]?: Links } = {
  FCL: { sailed: fclSailed },
  CFS: { following: cfsFollowing },
  DGD: { names: linkedTo },
};
