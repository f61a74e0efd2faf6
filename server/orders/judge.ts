import { fclAcceptance } from '../../domain/modes/fcl/acceptance';
import { fclChoices } from '../../domain/modes/fcl/choices';
import { CODES } from '../../contract/envelope';
import { SHIPPING_PROTOCOL_VERSION } from '../../contract/protocol';
import type { FclForm } from '../../domain/modes/fcl/form';
import type { OrderFault } from '../../domain/order/blocks/fault';
import type { OrderFacts } from '../../domain/order/facts';
import { fclFaults } from '../../domain/modes/fcl/rules';
import { nowhereFaults } from '../../domain/order/blocks/services';
import { unlistedFaults } from '../../domain/order/blocks/listed';
import { alternativeFaults } from '../../domain/modes/fcl/offer';
import type { FclQuote } from '../../domain/modes/fcl/quote';
import type { IsListed } from '../../domain/order/lists';
import type { Sailing } from '../../domain/offer/sailing';
import { Refusal } from '../http/refusal';
import { faultyOrder, ORDER_MESSAGES as messages } from './messages';
import type { Snapshot } from './order';

/** The edition of the rules an order was judged by. */
const RULES = '2026-01';

/** Somebody has agreed to an older text than the one that holds. */
function holdToProtocol(version: string): void {
  if (version === SHIPPING_PROTOCOL_VERSION) return;
  const faults: OrderFault[] = [{ path: 'agreeProtocol', code: 'required' }];
  const data = { faults, protocolVersion: SHIPPING_PROTOCOL_VERSION };
  throw new Refusal(CODES.orderRefused, messages.protocolChanged, { data });
}

type JudgeFacts = OrderFacts<FclQuote> & {
  isListed: IsListed;
  isDistrict: (code: string) => boolean;
  alternative: Sailing | null;
};

/** Refuses what breaks a rule or may not be shipped like that; what is left of the judgement goes with the order. */
export function judge(form: FclForm, facts: JudgeFacts, protocolVersion: string): Snapshot['verdict'] {
  holdToProtocol(protocolVersion);
  const faults = [
    ...fclFaults(form, facts),
    ...alternativeFaults(form, facts.alternative),
    ...unlistedFaults(fclChoices(form), facts.isListed),
    ...nowhereFaults(form, facts.isDistrict),
  ];
  if (faults.length > 0) throw new Refusal(CODES.orderRefused, faultyOrder(faults.length), { data: { faults } });
  const { level, findings } = fclAcceptance(form, facts);
  if (level === 'BLOCK') throw new Refusal(CODES.cargoRefused, messages.cargoRefused, { data: { level, findings } });
  return { level, findings, rules: RULES };
}
