import type { OrderFault, FieldPath } from '../../../domain/rules/fault';
import type { AddedLine, Revisable } from '../../../domain/order/changes/revised';
import type { Money } from '../../../domain/values/money';
import type { RegionReport } from '../../booking/region-picker';

export type Texts = Readonly<Record<FieldPath, string>>;

export type LoadRevisableInput = { orderNo: string };
export type LoadRevisableOutcome =
  | { kind: 'loaded'; total: Money; topics: readonly Revisable[] }
  | { kind: 'failed'; code: 'network' | 'unavailable' };

/**
 * `seen`: earlier values, so that changes made elsewhere are not overwritten. `total`: confirmed price; null for a
 * price request.
 */
export type ReviseInput = { orderNo: string; topic: string; texts: Texts; seen: Texts; total: Money | null };

export type ReviseOffer = { before: Money; total: Money; added: readonly AddedLine[] };

/**
 * `late`: revisions are closed. `asked`: the owner must answer another question first. `elsewhere`: the same field was
 * changed elsewhere. `forbidden`: the goods must not travel like that. `often`: limit of changes reached.
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
  | { kind: 'repriced'; offer: ReviseOffer }
  | { kind: 'faulty'; faults: readonly OrderFault[] }
  | { kind: 'failed'; code: ReviseFailure };

/** `same`: no change. `unsure`: a confirmed change was sent without an answer. */
export type ReviseFailureCode = ReviseFailure | 'same' | 'repriced' | 'unsure' | 'unexpected';

export type OrderReviseInput = { orderNo: string };
export type OrderReviseEvent =
  | { type: 'order.read' }
  | { type: 'list.retry' }
  | { type: 'revise.open'; topic: string }
  | { type: 'text.type'; path: FieldPath; value: string }
  | { type: 'revise.send' }
  | { type: 'revise.close' }
  | RegionReport;

export type OrderReviseContext = OrderReviseInput & {
  total: Money;
  topics: readonly Revisable[];
  wanted: string;
  topic: Revisable | null;
  typed: Texts;
  offer: ReviseOffer | null;
  faults: readonly OrderFault[];
  /** Each turn focuses the first faulty field once. */
  turn: number;
  failureCode: ReviseFailureCode | null;
};
