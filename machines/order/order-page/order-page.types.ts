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

/** The mode, and what the address says. */
export type OrderPageInput = { mode: OrderMode; facts: ModeFacts; quoteId: string; step: string };

/** Whose offer is to be looked at, again and again, while it is ordered: what is left of it changes. */
export type OfferWatch = { type: 'offer.watch'; quote: Quote | null };
/** The offer as it stands by now, at the price that is held. */
export type OfferNews = { type: 'offer.seen'; offer: Offer; now: number };

export type OrderPageEvent =
  | OfferNews
  | QuoteReport
  | OwnerReport
  /** Another minute, as the quote counts it. */
  | ClockTicked
  | DraftReport
  | ChoiceReport
  | FormReport
  | SubmitReport
  | FileUploadReport
  | RegionReport
  /** Begin anew: the draft is dropped, the quote stays. */
  | { type: 'order.clear' }
  | { type: 'lists.retry' };

export type OrderPageContext = OrderPageInput & {
  quote: Quote | null;
  form: OrderForm | null;
  /** Others on the same lane, to fall back on. */
  alternatives: readonly Offer[];
  /** Null while they are not here. */
  lists: OrderLists | null;
  key: string;
  draftId: string | null;
};
