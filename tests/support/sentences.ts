import type { Finding } from '../../domain/rules/finding';
import type { OrderFault } from '../../domain/rules/fault';
import { findingSentence, type OwnFindingWords } from '../../src/copy/trade/findings';
import { orderFaultSentence, type OwnFaultWords } from '../../src/copy/order/faults';

type Sentenced = Pick<Finding, 'level' | 'code' | 'given'>;

export function sentenceOf(findings: readonly Sentenced[], code: string, own: OwnFindingWords = {}): string | null {
  const found = findings.find((one) => one.code === code);
  return found ? `${found.level} ${findingSentence(found, own)}` : null;
}

export function sentenceUnder(faults: readonly OrderFault[], path: string, own: OwnFaultWords = {}): string | null {
  const found = faults.find((one) => one.path === path);
  return found ? `${found.code} ${orderFaultSentence(found, own)}` : null;
}
