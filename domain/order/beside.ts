import type { VerdictLevel } from '../goods/verdict';
import type { ModeId } from '../modes';
import type { Money } from '../values/money';
import type { OrderFault } from './blocks/fault';
import type { DraftBrief } from './draft';
import type { OrderForm } from './form';
import type { OrderState } from './lifecycle';

/** Another order that is made with this one, out of a draft: as it was when its price was shown. */
export type Beside = { mode: string; draftId: string; revision: number; shown: Money; protocolVersion: string };

/** What matters of the other order to whether the two go together. */
export type Together = {
  form: OrderForm;
  /** When it takes goods in at the latest, in milliseconds. */
  lastAt: number | null;
  /** Whether it fetches them where they are handed out. */
  fetches: 'there' | 'elsewhere' | 'nowhere';
};

/** A draft that an order could be made with, as it would be judged now. */
export type BesideChoice = Pick<DraftBrief, 'draftId' | 'mode' | 'quoteId' | 'about' | 'goods'> & {
  revision: number;
  protocolVersion: string;
  /** What it comes to, without any coupon; null where it is refused. */
  total: Money | null;
  level: VerdictLevel | null;
  /** What keeps the two from going together. */
  wrong: OrderFault | null;
  /** Why it could not be ordered by itself, either. */
  refused: string | null;
};

/** The order that one was made with: what giving it up costs by now, null where it cannot be given up any more. */
export type MadeWith = { orderNo: string; mode: ModeId; state: OrderState; cancelFee: Money | null };
