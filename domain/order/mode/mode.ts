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

/** A form as a mode asks it, whatever becomes of it. `TFacts`: what its rules must know besides. */
export type FormMode<TForm, TFacts> = {
  id: ModeId;
  /** The steps its form is filled in by, in their order. */
  steps: readonly string[];
  blank: TForm;
  /** Where a field is filled in. */
  stepOf(path: FieldPath): string;
  /** What the person can mend, in the order of the form. */
  faults(form: TForm, facts: TFacts): OrderFault[];
  /** The fields that cannot be left blank as things stand. */
  required(form: TForm, facts: TFacts): FieldPath[];
};

/** What an order of a mode is placed by, paid in, and led through. */
export type OrderTerms<TForm extends OrderForm = OrderForm, TQuote extends { quoteId: string } = Quote> = {
  /** The text it is placed by. */
  protocol: ProtocolId;
  /** The text of what is charged, agreed to by itself; left out where the other says it. */
  charges?: typeof CHARGES_ID;
  /** What it is priced and paid in. */
  currencies: readonly [string, ...string[]];
  /** Some of it is sold against a permit alone. */
  isByPermit(quote: TQuote): boolean;
  /** What can be ordered on top of the offer at its rates. */
  services(form: TForm, quote: TQuote): readonly string[];
  /** The states this very order passes through once it is confirmed. */
  path(form: TForm): readonly OrderState[];
};

/** What a form of a mode holds beyond what its rules judge, and what becomes of that. */
export type OrderFields<TForm extends OrderForm = OrderForm, TQuote extends { quoteId: string } = Quote> = {
  /** What it asks and judges of each row of goods. */
  figures: readonly GoodsFigure[];
  /** Work is done where the goods are, so their district is asked for without a truck that fetches them. */
  isDoneOnSite: boolean;
  /** Everything that was chosen from a list. */
  choices(form: TForm, quote: TQuote | null): Choice[];
  /** The fields of its own that are places: they are picked, and the gateway knows them all. */
  places(form: TForm, quote: TQuote | null): PlaceField[];
  /**
   * The form with what only its mode keeps of it as an edit leaves it, before every mode's part is edited; null where
   * nothing of its own changes. `OtherGoods` is an edit, too.
   */
  edited(form: TForm, edit: { kind: string }): TForm | null;
  /** Fields of its own that are drawn, with their values: those of the order, its boxes and its rows of goods. */
  own(form: TForm, facts: OrderFacts<TQuote>): DrawnField[];
  /** The form without what of the mode's own belongs to one journey: a day, a truck. The rest is copied into another order. */
  copied(form: TForm): TForm;
  /** What was split off, as the next search is asked for it; null where nothing was. */
  leftOver(form: TForm): string | null;
};

/** How an offer fits a form. */
export type OfferFit<TForm extends OrderForm = OrderForm, TQuote extends { quoteId: string } = Quote> = {
  /** What the quote offers to these very goods. */
  offered(form: TForm, quote: TQuote): TQuote;
  /** What the form takes of its offer and what is left of that; nothing where hours are booked, or nothing runs out. */
  room(form: TForm, quote: TQuote): Room;
  /** Whether another offer may stand in for the one of the quote, beyond taking the goods. */
  standsIn(offer: Offer, quote: TQuote): boolean;
};

/**
 * A mode as page and gateway run it: pure, and with nothing to remember. Written with methods, so that the mode of one
 * form is a mode of forms without a cast.
 */
export type OrderMode<TForm extends OrderForm = OrderForm, TQuote extends { quoteId: string } = Quote> = FormMode<
  TForm,
  OrderFacts<TQuote>
> & {
  /** The form follows a quote. What was filled in stays. */
  quoted(form: TForm, quote: TQuote): TForm;
  terms: OrderTerms<TForm, TQuote>;
  fields: OrderFields<TForm, TQuote>;
  fit: OfferFit<TForm, TQuote>;
  /** What somebody else decides: may the goods go like that? */
  acceptance(form: TForm, facts: OrderFacts<TQuote>): Acceptance;
  /** What all of it costs at the rates of the quote; null where nobody can say. What lies in a box may decide it. */
  price(form: TForm, quote: TQuote, goodsOf: OrderFacts['goodsOf']): Charges | null;
};

/** For a form whose page tells of an earlier order of the same, the gateway by the words of signed results. */
export type Comparing<TForm extends OrderForm = OrderForm, TQuote extends { quoteId: string } = Quote> = {
  /** What makes two orders the same; null where it is not filled in yet. */
  sameAs(form: TForm, quote: TQuote): string | null;
};
