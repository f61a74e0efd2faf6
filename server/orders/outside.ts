import type { FclForm } from '../../domain/modes/fcl/form';
import type { GoodsRow } from '../../domain/order/form';
import type { GoodsFacts } from '../../domain/goods/facts';
import type { IsListed } from '../../domain/order/lists';
import type { Queries } from '../database/database';
import type { QuotesForOrders } from '../quotes/for-orders';
import type { Delivery, SmsNotice } from '../sms/provider';
import type { TakingsWatch } from '../takings/watch';

/** What orders need of the other modules; the gateway hands it over. */
export type OrdersOutside = {
  quotes: QuotesForOrders;
  /** Told what searches should know at once. */
  sold: Pick<TakingsWatch, 'stale'>;
  goodsOf: (row: GoodsRow) => GoodsFacts | null;
  isListed: IsListed;
  isDistrict: (code: string) => boolean;
  drafts: {
    passInside(
      inside: Queries,
      placed: { userId: string; draftId: string | null; quoteId: string },
      next: FclForm | null,
      now: Date,
    ): Promise<void>;
  };
  notify(notice: SmsNotice): Promise<Delivery>;
  files: { areOf(queries: Queries, userId: string, fileIds: readonly string[]): Promise<boolean> };
};
