import { gateAnswerBeside, type Buyer } from '../../../domain/mall/gate';
import { GATE_FAULTS } from '../../../domain/modes/mall/fault';
import type { MallQuote } from '../../../domain/modes/mall/quote';
import { fault, type OrderFault } from '../../../domain/order/blocks/fault';
import { dayAt } from '../../../domain/values/days';
import type { KnownBuyer } from '../kept';

/** An account without an enterprise is a person's. No paper of a buyer has been read yet. */
export const mallBuyer = ({ enterpriseId, isVerified }: KnownBuyer): Buyer =>
  enterpriseId === null ? { kind: 'PERSON', age: null } : { kind: 'ENTERPRISE', isVerified, papers: [] };

/** May whoever orders buy all of it today? The first of them that they may not is named. */
export function mallBuyerFaults({ search: { lines } }: MallQuote, known: KnownBuyer, now: number): OrderFault[] {
  const buyer = mallBuyer(known);
  const refused = lines.flatMap((line) => {
    const beside = lines.filter((other) => other !== line);
    const code = GATE_FAULTS[gateAnswerBeside(line, beside, buyer, dayAt(now))];
    return code === null ? [] : [fault('goods', code, { goods: line.row.nameCn })];
  });
  return refused.slice(0, 1);
}
