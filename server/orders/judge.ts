import { acceptanceOf } from '../../domain/order/acceptance';
import { CODES } from '../../contract/envelope';
import { SHIPPING_PROTOCOL_VERSION } from '../../contract/protocol';
import type { FclOrderForm } from '../../domain/order/form';
import { fclOrderFaults, type OrderFacts, type OrderFault } from '../../domain/order/rules';
import { nowhereFaults } from '../../domain/order/blocks/services';
import { unlistedFaults } from '../../domain/order/blocks/listed';
import { alternativeFaults } from '../../domain/order/blocks/sailing';
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

type JudgeFacts = OrderFacts & {
  isListed: IsListed;
  isDistrict: (code: string) => boolean;
  alternative: Sailing | null;
};

/** Refuses what breaks a rule or may not be shipped like that; what is left of the judgement goes with the order. */
export function judge(form: FclOrderForm, facts: JudgeFacts, protocolVersion: string): Snapshot['verdict'] {
  holdToProtocol(protocolVersion);
  const faults = [
    ...fclOrderFaults(form, facts),
    ...alternativeFaults(form, facts.alternative),
    ...unlistedFaults(form, facts.isListed),
    ...nowhereFaults(form, facts.isDistrict),
  ];
  if (faults.length > 0) throw new Refusal(CODES.orderRefused, faultyOrder(faults.length), { data: { faults } });
  const { level, findings } = acceptanceOf(form, facts);
  if (level === 'BLOCK') throw new Refusal(CODES.cargoRefused, messages.cargoRefused, { data: { level, findings } });
  return { level, findings, rules: RULES };
}
