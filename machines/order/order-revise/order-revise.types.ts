import type { OrderFault, FieldPath } from '../../../domain/rules/fault';
import type { AddedLine, Revisable } from '../../../domain/order/changes/revised';
import type { Money } from '../../../domain/values/money';
import type { RegionReport } from '../../booking/region-picker';

/** What is written in the fields of a topic, by their paths. */
export type Texts = Readonly<Record<FieldPath, string>>;

export type LoadRevisableInput = { orderNo: string };
export type LoadRevisableOutcome =
  | { kind: 'loaded'; total: Money; topics: readonly Revisable[] }
  | { kind: 'failed'; code: 'network' | 'unavailable' };

/** `seen`: what stood there before; what was changed elsewhere meanwhile is not written over. `total`: what has been agreed to; null where only the price is asked. */
export type ReviseInput = { orderNo: string; topic: string; texts: Texts; seen: Texts; total: Money | null };

/** What the order costs, what it would cost, and what makes it another price. */
export type ReviseOffer = { before: Money; total: Money; added: readonly AddedLine[] };

/**
 * `late`: its time is over. `asked`: its owner has another question to answer first. `elsewhere`: somebody has changed the
 * same. `forbidden`: the goods may not go like that. `often`: as often as an order may be changed.
 */
export type ReviseFailure =
  | 'late'
  | 'asked'
  | 'elsewhere'
  | 'forbidden'
  | 'often'
  | 'priceless'
  | 'network'
  | 'unavailable';
export type ReviseOutcome =
  | { kind: 'revised' }
  | { kind: 'priced'; offer: ReviseOffer }
  /** It costs something else than was shown and agreed to. */
  | { kind: 'repriced'; offer: ReviseOffer }
  | { kind: 'faulty'; faults: readonly OrderFault[] }
  | { kind: 'failed'; code: ReviseFailure };

/** `same`: nothing has been changed. `unsure`: what was agreed to was sent, and no answer came. */
export type ReviseFailureCode = ReviseFailure | 'same' | 'repriced' | 'unsure' | 'unexpected';

export type OrderReviseInput = { orderNo: string };
export type OrderReviseEvent =
  /** The order was read again. */
  | { type: 'order.read' }
  | { type: 'list.retry' }
  | { type: 'revise.open'; topic: string }
  | { type: 'text.type'; path: FieldPath; value: string }
  | { type: 'revise.send' }
  | { type: 'revise.close' }
  | RegionReport;

export type OrderReviseContext = OrderReviseInput & {
  /** What the order costs as it is. */
  total: Money;
  topics: readonly Revisable[];
  /** The one that somebody asked to open. */
  wanted: string;
  /** The one that is open; null where none is. */
  topic: Revisable | null;
  typed: Texts;
  /** What was counted for what is typed; null until somebody has. */
  offer: ReviseOffer | null;
  faults: readonly OrderFault[];
  /** Which field is looked at for its fault; each turn moves there once. */
  turn: number;
  failureCode: ReviseFailureCode | null;
};
