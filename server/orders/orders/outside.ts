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
import type { TariffWatch } from '../../trade/tariffs/tariffs';
import type { ServerModes } from '../../trade/modes';
import type { Snapshot } from '../../trade/modes/mode';
import type { QuotesForOrders } from '../../trade/quotes/for-orders';
import type { Notices } from '../../world/notices/notices';
import type { DraftService } from '../../people/drafts/service';
import type { PlacedDraft } from '../../people/drafts/store';
import type { Delivery, SmsNotice } from '../../people/sms/provider';
import type { TakingsWatch } from '../../world/takings/watch';

export type NewOrder = { orderNo: string; snapshot: Snapshot; now: Date };

export type OfTheMoment = { quote: Quote; faults: readonly OrderFault[] };

export type ReplacedOffer = { search: unknown; offerId: string };

export type OrdersOutside = {
  /** True lets fields hold invented demo people and units, marked as such. */
  isDemo: boolean;
  modes: ServerModes;
  quotes: QuotesForOrders;
  sold: Pick<TakingsWatch, 'stale'>;
  notices: Pick<Notices, 'current'>;
  closures: Pick<Closures, 'heldInside' | 'closedNow'>;
  tariffs: Pick<TariffWatch, 'heldInside'>;
  calendar: Pick<CalendarWatch, 'current'>;
  identityOf: OrderFacts['identityOf'];
  isListed: ListCheck;
  isPlaceText: IsPlaceText;
  isDistrict: (code: string) => boolean;
  drafts: Pick<DraftService, 'read' | 'listAll'> & {
    passInside(inside: Queries, placed: PlacedDraft, next: OrderForm | null, now: Date): Promise<void>;
  };
  ordered: { readonly [TId in ModeId]?: (inside: Queries, userId: string, order: NewOrder) => Promise<void> };
  /** Refreshes facts at ordering, in modes whose quotes hold more than a price. */
  ofTheMoment: { readonly [TId in ModeId]?: (inside: Queries, quote: Quote) => Promise<OfTheMoment> };
  /** Replacement searches when a search is too large, in modes without offer lists. */
  instead: { readonly [TId in ModeId]?: (quote: Quote, userId: string) => Promise<ReplacedOffer[]> };
  notify: (notice: SmsNotice) => Promise<Delivery>;
  files: Pick<FileService, 'areOf' | 'receivePicture' | 'leave'>;
};
