import type { Quote } from '../../../domain/offer/offer';
import type { Searched } from '../../../domain/order/drafts/begun';
import type { OrderForm } from '../../../domain/order/form/form';
import type { GoodsRow } from '../../../domain/goods/row';
import type { NamedDraft } from '../order-draft';
import type { LoadQuoteInput, LoadQuoteOutcome } from '../order-quote';

export type { LoadQuoteInput, LoadQuoteOutcome };

/** The price of an older draft, as far as it can still be had. */
export type OlderQuote = { quote: Quote; now: number };

/** What was searched for: the offer, and what a form would begin with. */
export type Begun = { quote: Quote; isDanger: 'Y' | 'N'; goods: readonly GoodsRow[]; searched: Searched };

export type DraftChoiceEvent =
  /** Drafts were found, the first of which was made at another price. */
  | { type: 'choice.drafts'; drafts: readonly NamedDraft[] }
  | ({ type: 'choice.quote' } & Begun)
  | { type: 'older.resume'; key: string }
  /** Pressed once it asks, pressed again it deletes. */
  | { type: 'older.drop'; key: string }
  | { type: 'older.leave' };

/** What is told to the parent. `older` is the price a resumed draft was made at; null where it goes on at today's. */
export type ChoiceReport =
  | { type: 'choice.resumed'; draft: NamedDraft; form: OrderForm; older: OlderQuote | null }
  | { type: 'choice.left' };

export type DraftChoiceContext = {
  drafts: readonly NamedDraft[];
  /** The one that is gone on with, or looked at; the first one unless another is taken. */
  draft: NamedDraft | null;
  /** The one whose deletion is being confirmed. */
  dropKey: string | null;
  begun: Begun | null;
  older: OlderQuote | null;
};
