import type { Quote } from '../../../domain/offer/offer';
import type { SearchedFields } from '../../../domain/order/drafts/begun';
import type { OrderForm } from '../../../domain/order/form/form';
import type { GoodsRow } from '../../../domain/goods/row';
import type { NamedDraft } from '../order-draft';
import type { LoadQuoteInput, LoadQuoteOutcome } from '../order-quote';

export type { LoadQuoteInput, LoadQuoteOutcome };

export type OlderQuote = { quote: Quote; now: number };

export type BegunOrder = { quote: Quote; isDanger: 'Y' | 'N'; goods: readonly GoodsRow[]; searched: SearchedFields };

export type DraftChoiceEvent =
  | { type: 'choice.drafts'; drafts: readonly NamedDraft[] }
  | ({ type: 'choice.quote' } & BegunOrder)
  | { type: 'older.resume'; key: string }
  | { type: 'older.drop'; key: string }
  | { type: 'older.leave' };

/** Report to the parent. `older`: quote of a resumed draft; null when it continues at the current price. */
export type ChoiceReport =
  | { type: 'choice.resumed'; draft: NamedDraft; form: OrderForm; older: OlderQuote | null }
  | { type: 'choice.left' };

export type DraftChoiceContext = {
  drafts: readonly NamedDraft[];
  draft: NamedDraft | null;
  dropKey: string | null;
  begun: BegunOrder | null;
  older: OlderQuote | null;
};
