import type { ModeFacts } from '../../../domain/mode-ids';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderMode } from '../../../domain/order/mode/mode';
import type { OrderLists } from '../../../domain/order/form/lists';
import type { Offer, Quote } from '../../../domain/offer/offer';
import type { FileUploadReport } from '../file-upload';
import type { ClockTicked } from '../../support/clock';
import type { ChoiceReport } from '../draft-choice';
import type { DraftReport } from '../order-draft';
import type { FormReport } from '../order-form';
import type { OwnerReport, QuoteReport } from '../order-quote';
import type { RegionReport } from '../../booking/region-picker';
import type { SubmitReport } from '../order-submit';

export type { ListItem, OrderLists } from '../../../domain/order/form/lists';

export type LoadListsOutcome = { ok: true; lists: OrderLists } | { ok: false };

export type OrderPageInput = { mode: OrderMode; facts: ModeFacts; quoteId: string; step: string };

/** Offer to watch while it is ordered, because its capacity changes. */
export type OfferWatch = { type: 'offer.watch'; quote: Quote | null };
/** Current offer, at the held price. */
export type OfferNews = { type: 'offer.seen'; offer: Offer; now: number };

export type OrderPageEvent =
  | OfferNews
  | QuoteReport
  | OwnerReport
  | ClockTicked
  | DraftReport
  | ChoiceReport
  | FormReport
  | SubmitReport
  | FileUploadReport
  | RegionReport
  /** Drops the draft and keeps the quote. */
  | { type: 'order.clear' }
  | { type: 'lists.retry' };

export type OrderPageContext = OrderPageInput & {
  quote: Quote | null;
  form: OrderForm | null;
  alternatives: readonly Offer[];
  lists: OrderLists | null;
  key: string;
  draftId: string | null;
};
