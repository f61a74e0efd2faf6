import { WH as WIRE } from '../../../../contract/modes/wh';
import { WH_FAULT_CODES } from '../../../../domain/modes/wh/fault';
import { OWN } from '../../../../domain/modes/wh/fields';
import { WH_FINDING_CODES } from '../../../../domain/modes/wh/finding';
import type { WhForm } from '../../../../domain/modes/wh/form';
import { WH } from '../../../../domain/modes/wh/mode';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import type { OrderFacts } from '../../../../domain/order/form/facts';
import { whCopy } from '../../../../src/copy/modes/wh';
import { generalWh, HARMLESS, QUIET, quietWh, soundWh, whFacts, whQuoteFor } from '../../wh-order';
import { inForm, type ModeCase } from '../mode-case';

export const WH_CASE: ModeCase<WhForm, WhQuote> = {
  mode: WH,
  wire: WIRE,
  alsoJudged: [3],
  samples: [
    { form: soundWh, facts: whFacts() },
    { form: generalWh, facts: whFacts(whQuoteFor(HARMLESS, 'JXZP-C')) },
    { form: quietWh, facts: whFacts(whQuoteFor(QUIET, 'JXZP-C')) },
  ],
  declared: inForm<WhForm, OrderFacts<WhQuote>>(OWN),
  words: { steps: whCopy.steps, labels: whCopy.label, faults: whCopy.fault, findings: whCopy.finding },
  owes: [
    'pallets palletSize stackLayers storageTemp inDate days inbound inbound.0.slot owner pickerName pickerPhone',
    'pickerIdTail partialOut autoRenew offerId currency payType contactName contactPhone emergencyName',
    'emergencyPhone agreeProtocol dgPromise goods.0.nameCn goods.0.nameEn goods.0.unNo goods.0.shippingName',
    'goods.0.hazardClass goods.0.packKind goods.0.pieces goods.0.grossKg goods.0.volume',
  ],
  codes: { faults: WH_FAULT_CODES, findings: WH_FINDING_CODES },
};
