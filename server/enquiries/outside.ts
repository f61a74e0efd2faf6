import type { OrderFacts } from '../../domain/order/facts';
import type { CalendarWatch } from '../calendar/calendar';
import type { Clock } from '../clock';
import type { Database, Queries } from '../database/database';
import type { DraftService } from '../drafts/service';
import type { ServerModes } from '../modes';
import type { Offers } from '../market/offers';
import type { QuotesForOrders } from '../quotes/for-orders';
import type { Delivery, SmsNotice } from '../sms/provider';

/** What enquiries need of the other modules; the gateway hands it over. */
export type EnquiryDeps = {
  modes: ServerModes;
  database: Database;
  clock: Clock;
  files: { areOf(queries: Queries, userId: string, fileIds: readonly string[]): Promise<boolean> };
  offers: Pick<Offers, 'offer' | 'search' | 'stamps'>;
  quotes: Pick<QuotesForOrders, 'keep'>;
  drafts: Pick<DraftService, 'beginInside'>;
  calendar: Pick<CalendarWatch, 'told'>;
  identityOf: OrderFacts['identityOf'];
  notify(notice: SmsNotice): Promise<Delivery>;
};
