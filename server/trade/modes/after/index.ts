import type { Lawful } from '../../../../domain/mall/buyer-papers';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Snapshot } from '../kept';
import type { Bumping } from './bump';
import type { SiteChecks } from './checks';
import type { Collecting } from './collect';
import type { Equipment } from './equipment';
import type { Intake } from './measure';
import type { Mishaps } from './mishap';
import type { Packing } from './packing';
import type { Halves } from './pairs';
import type { Result } from './result';
import type { Revising } from './revise';
import type { Staying } from './stay';
import type { Trucks } from './trucks';
import type { TransitRules } from './way';

type Approving<TForm extends OrderForm, TQuote extends Quote> = {
  /** Buyer's papers the order relies on; null for open goods. */
  lawful(order: Snapshot<TForm, TQuote>): Lawful | null;
};

type Receiving = {
  /** Report that they were signed for; null if the carrier's arrival counts. */
  signedFor: string | null;
  /** True if reports name a shortage or damage: then the owner, or the end of the complaint period, completes it. */
  isShort?(passed: readonly string[]): boolean;
};

/** A mode's data for each capability. Only `server/orders/after/<id>` reads its own entry. */
export type AfterWords<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote, TDetail = unknown> = {
  approved?: Approving<TForm, TQuote>;
  bump?: Bumping<TForm, TQuote, TDetail>;
  measure?: Intake<TForm, TQuote, TDetail>;
  receive?: Receiving;
  result?: Result<TForm, TQuote>;
  way?: TransitRules<TForm, TQuote>;
  equipment?: Equipment<TForm, TQuote>;
  checks?: SiteChecks<TForm, TQuote>;
  packing?: Packing<TForm, TQuote>;
  pairs?: Halves<TForm, TQuote>;
  stay?: Staying<TForm, TQuote>;
  collect?: Collecting<TForm, TQuote>;
  trucks?: Trucks<TForm, TQuote>;
  mishap?: Mishaps<TForm, TQuote>;
  revise?: Revising<TForm, TQuote>;
};
