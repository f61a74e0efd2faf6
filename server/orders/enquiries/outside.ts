import type { OrderFacts } from '../../../domain/order/form/facts';
import type { CalendarWatch } from '../../world/calendar/calendar';
import type { Clock } from '../../base/clock';
import type { Database, Queries } from '../../base/database/database';
import type { DraftService } from '../../people/drafts/service';
import type { ServerModes } from '../../trade/modes';
import type { Offers } from '../../trade/market/offers';
import type { TariffWatch } from '../../trade/tariffs/tariffs';
import type { QuotesForOrders } from '../../trade/quotes/for-orders';
import type { Delivery, SmsNotice } from '../../people/sms/provider';

export type EnquiryDeps = {
  modes: ServerModes;
  database: Database;
  clock: Clock;
  files: { areOf(queries: Queries, userId: string, fileIds: readonly string[]): Promise<boolean> };
  offers: Pick<Offers, 'offer' | 'search' | 'stamps'>;
  quotes: Pick<QuotesForOrders, 'keep'>;
  drafts: Pick<DraftService, 'beginInside'>;
  calendar: Pick<CalendarWatch, 'current'>;
  tariffs: Pick<TariffWatch, 'current'>;
  identityOf: OrderFacts['identityOf'];
  notify(notice: SmsNotice): Promise<Delivery>;
};
