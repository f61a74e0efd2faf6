import type { ModeId } from '../../mode-ids';
import type { Charges } from '../../offer/charges';
import type { Offer, Quote } from '../../offer/offer';
import type { Acceptance } from '../findings/acceptance';
import type { OrderFault, FieldPath } from '../../rules/fault';
import type { Choice } from '../blocks/listed';
import type { PlaceField } from '../blocks/places';
import type { OrderFacts } from '../form/facts';
import type { DrawnField } from '../form/fields';
import type { GoodsFigure } from '../form/figures';
import type { Room } from '../findings/room';
import type { OrderForm } from '../form/form';
import type { OrderState } from '../life/lifecycle';
import type { CHARGES_ID, ProtocolId } from '../papers/protocol';

/** Form rules of a mode. `TFacts`: what they need besides the form. */
export type FormMode<TForm, TFacts> = {
  id: ModeId;
  steps: readonly string[];
  blank: TForm;
  stepOf(path: FieldPath): string;
  faults(form: TForm, facts: TFacts): OrderFault[];
  required(form: TForm, facts: TFacts): FieldPath[];
};

export type OrderTerms<TForm extends OrderForm = OrderForm, TQuote extends { quoteId: string } = Quote> = {
  protocol: ProtocolId;
  /** Separate charge terms; missing when the other terms include them. */
  charges?: typeof CHARGES_ID;
  currencies: readonly [string, ...string[]];
  /** True if part of it needs a purchase permit. */
  isByPermit(quote: TQuote): boolean;
  services(form: TForm, quote: TQuote): readonly string[];
  path(form: TForm): readonly OrderState[];
};

export type OrderFields<TForm extends OrderForm = OrderForm, TQuote extends { quoteId: string } = Quote> = {
  /** Goods row fields the mode asks and checks. */
  figures: readonly GoodsFigure[];
  /** True for work at the goods' place: the district is then asked even without pickup. */
  isDoneOnSite: boolean;
  /** The customer chooses who declares the goods; elsewhere the mode decides. */
  isDeclarerChosen: boolean;
  choices(form: TForm, quote: TQuote | null): Choice[];
  /** Own fields that hold a place from the gateway's list. */
  places(form: TForm, quote: TQuote | null): PlaceField[];
  /**
   * Applies an edit to the mode's own data, before the shared parts; null when nothing changes. `OtherGoods` is an
   * edit, too.
   */
  edited(form: TForm, edit: { kind: string }): TForm | null;
  own(form: TForm, facts: OrderFacts<TQuote>): DrawnField[];
  /** Clears what belongs to one journey, such as days and trucks; the rest is copied. */
  copied(form: TForm): TForm;
  leftOver(form: TForm): string | null;
};

export type OfferFit<TForm extends OrderForm = OrderForm, TQuote extends { quoteId: string } = Quote> = {
  offered(form: TForm, quote: TQuote): TQuote;
  /** Capacity needed and left; empty when hours are booked separately or capacity is unlimited. */
  room(form: TForm, quote: TQuote): Room;
  /** True if another offer may be the alternative, apart from accepting the goods. */
  standsIn(offer: Offer, quote: TQuote): boolean;
};

/**
 * A mode for page and gateway: pure and stateless. Declared with methods for bivariance, so that no casts are needed.
 */
export type OrderMode<TForm extends OrderForm = OrderForm, TQuote extends { quoteId: string } = Quote> = FormMode<
  TForm,
  OrderFacts<TQuote>
> & {
  /** Attaches a quote; typed values stay. */
  quoted(form: TForm, quote: TQuote): TForm;
  terms: OrderTerms<TForm, TQuote>;
  fields: OrderFields<TForm, TQuote>;
  fit: OfferFit<TForm, TQuote>;
  /** Verdict of third parties on the goods. */
  acceptance(form: TForm, facts: OrderFacts<TQuote>): Acceptance;
  /** Charges at the quote's rates; null when not computable. `goodsOf`: the content of a box may affect the price. */
  price(form: TForm, quote: TQuote, goodsOf: OrderFacts['goodsOf']): Charges | null;
};

/** Modes that compare an order with earlier ones: the page shows them, the gateway compares signed results. */
export type Comparing<TForm extends OrderForm = OrderForm, TQuote extends { quoteId: string } = Quote> = {
  /** Key of equal orders; null while incomplete. */
  sameAs(form: TForm, quote: TQuote): string | null;
};
