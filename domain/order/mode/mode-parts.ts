import { DOLLAR, YUAN } from '../../values/money';
import { GOODS_FIGURES } from '../form/figures';
import type { OfferFit, OrderFields, OrderTerms } from './mode';
import { nextGoodsName } from '../form/split';

/* Defaults most modes share; a mode spreads them and overrides the rest. */

export const TERMS = {
  protocol: 'shipping-protocol',
  currencies: [DOLLAR, YUAN],
  isByPermit: () => false,
  services: () => [],
} satisfies Partial<OrderTerms>;

export const FIELDS = {
  figures: GOODS_FIGURES,
  isDoneOnSite: false,
  isDeclarerChosen: false,
  places: () => [],
  copied: <TForm>(form: TForm): TForm => form,
  leftOver: nextGoodsName,
} satisfies Partial<OrderFields>;

export const FIT = {
  offered: <TQuote>(_: unknown, quote: TQuote): TQuote => quote,
  standsIn: () => true,
} satisfies Partial<OfferFit>;
