import { DOLLAR, YUAN } from '../../values/money';
import { GOODS_FIGURES } from '../form/figures';
import type { OfferFit, OrderFields, OrderTerms } from './mode';
import { nextGoodsOf } from '../form/split';

/* What most modes answer alike. A mode spreads it and says what is otherwise with it. */

export const TERMS = {
  protocol: 'shipping-protocol',
  currencies: [DOLLAR, YUAN],
  isByPermit: () => false,
  services: () => [],
} satisfies Partial<OrderTerms>;

export const FIELDS = {
  figures: GOODS_FIGURES,
  isDoneOnSite: false,
  places: () => [],
  copied: <TForm>(form: TForm): TForm => form,
  leftOver: nextGoodsOf,
} satisfies Partial<OrderFields>;

export const FIT = {
  offered: <TQuote>(_: unknown, quote: TQuote): TQuote => quote,
  standsIn: () => true,
} satisfies Partial<OfferFit>;
