import type { Quote } from '../../domain/offer/offer';
import type { OrderForm } from '../../domain/order/form';
import type { Approving } from './approved/words';
import type { Bumping } from './bump/words';
import type { SiteChecks } from './checks/words';
import type { Collecting } from './collect/words';
import type { Equipment } from './equipment/words';
import type { Intake } from './measure/words';
import type { Mishaps } from './mishap/words';
import type { Packing } from './packing/words';
import type { Halves } from './pairs/words';
import type { Receiving } from './receive/words';
import type { Result } from './result/words';
import type { Revising } from './revise/words';
import type { Staying } from './stay/words';
import type { Trucks } from './trucks/words';
import type { Way } from './way/words';

/** What a mode tells each of what can happen to its orders. Only `server/after/<id>` reads its own entry. */
export type AfterWords<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote, TDetail = unknown> = {
  approved?: Approving<TForm, TQuote>;
  bump?: Bumping<TForm, TQuote, TDetail>;
  measure?: Intake<TForm, TQuote, TDetail>;
  receive?: Receiving;
  result?: Result<TForm, TQuote>;
  way?: Way<TForm, TQuote>;
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
