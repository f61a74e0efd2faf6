import type { ModeId } from '../../../../domain/mode-ids';
import { cfsFollowing } from '../../../../domain/modes/cfs/following';
import { linkedOrderChecks } from '../../../../domain/modes/dgd/linked';
import type { OrderFault } from '../../../../domain/rules/fault';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { SailedOrder } from '../../../../domain/order/boxes/sailed';
import { fclSailed } from '../fcl/sailed';
import type { Snapshot } from '../kept';
import { truckFormForOrder } from './onward-trucks';

type Links<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  sailed?(order: Snapshot<TForm, TQuote>): SailedOrder;
  /** Form of an order that follows another; null if it cannot. */
  following?(order: Snapshot, orderNo: string): TForm | null;
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
  DGD: { names: linkedOrderChecks },
  TRUCK: { following: truckFormForOrder },
};
