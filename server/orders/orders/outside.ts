import type { ModeId } from '../../../domain/mode-ids';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderFault } from '../../../domain/rules/fault';
import type { OrderForm } from '../../../domain/order/form/form';
import type { IsPlaceText } from '../../../domain/order/blocks/places';
import type { ListCheck } from '../../../domain/order/form/lists';
import type { CalendarWatch } from '../../world/calendar/calendar';
import type { Closures } from '../../trade/closures/closures';
import type { Queries } from '../../base/database/database';
import type { FileService } from '../../people/files/service';
import type { ServerModes } from '../../trade/modes';
import type { Snapshot } from '../../trade/modes/mode';
import type { QuotesForOrders } from '../../trade/quotes/for-orders';
import type { Notices } from '../../world/notices/notices';
import type { DraftService } from '../../people/drafts/service';
import type { PlacedDraft } from '../../people/drafts/store';
import type { Delivery, SmsNotice } from '../../people/sms/provider';
import type { TakingsWatch } from '../../world/takings/watch';

/** An order that has just been made. */
export type NewOrder = { orderNo: string; snapshot: Snapshot; now: Date };

/** A quote whose price stands, and all else is of now; with what keeps it from being ordered. */
export type OfTheMoment = { quote: Quote; faults: readonly OrderFault[] };

/** Another search, and its offer. */
export type Instead = { search: unknown; offerId: string };

/** What orders need of the other modules; the gateway hands it over. */
export type OrdersOutside = {
  /** Invented people and things may stand in a field, marked as such. */
  isDemo: boolean;
  modes: ServerModes;
  quotes: QuotesForOrders;
  /** Told what searches should know at once. */
  sold: Pick<TakingsWatch, 'stale'>;
  /** What the house says of places on the way. */
  notices: Pick<Notices, 'current'>;
  /** What takes no goods for a while. */
  closures: Pick<Closures, 'heldInside' | 'closedNow'>;
  /** Which days are off. */
  calendar: Pick<CalendarWatch, 'current'>;
  identityOf: OrderFacts['identityOf'];
  isListed: ListCheck;
  isPlaceText: IsPlaceText;
  isDistrict: (code: string) => boolean;
  drafts: Pick<DraftService, 'read' | 'listAll'> & {
    passInside(inside: Queries, placed: PlacedDraft, next: OrderForm | null, now: Date): Promise<void>;
  };
  /** What was put together to be ordered is put away with the order. */
  ordered: { readonly [TId in ModeId]?: (inside: Queries, userId: string, order: NewOrder) => Promise<void> };
  /** Facts asked anew at the order, in modes whose quotes hold more than a price. */
  ofTheMoment: { readonly [TId in ModeId]?: (inside: Queries, quote: Quote) => Promise<OfTheMoment> };
  /** Searches instead of one that has become too large, in modes that no list of offers answers. */
  instead: { readonly [TId in ModeId]?: (quote: Quote, userId: string) => Promise<Instead[]> };
  notify: (notice: SmsNotice) => Promise<Delivery>;
  files: Pick<FileService, 'areOf' | 'receivePicture' | 'leave'>;
};
