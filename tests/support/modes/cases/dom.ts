import { DOM as WIRE } from '../../../../contract/modes/dom';
import { DOM_FAULT_CODES } from '../../../../domain/modes/dom/fault';
import { OWN } from '../../../../domain/modes/dom/fields';
import { DOM_FINDING_CODES } from '../../../../domain/modes/dom/finding';
import type { DomForm } from '../../../../domain/modes/dom/form';
import { DOM } from '../../../../domain/modes/dom/mode';
import type { DomQuote } from '../../../../domain/modes/dom/quote';
import type { OrderFacts } from '../../../../domain/order/form/facts';
import { domCopy } from '../../../../src/copy/modes/dom';
import { domFacts, portDom, soundDom } from '../../dom-order';
import { inForm, type ModeCase } from '../mode-case';

export const DOM_CASE: ModeCase<DomForm, DomQuote> = {
  mode: DOM,
  wire: WIRE,
  samples: [
    { form: soundDom, facts: domFacts() },
    { form: portDom, facts: domFacts() },
  ],
  declared: inForm<DomForm, OrderFacts<DomQuote>>(OWN),
  words: { steps: domCopy.steps, labels: domCopy.label, faults: domCopy.fault, findings: domCopy.finding },
  owes: [
    'loads loads.0.type loads.0.count loads.0.kg taxRate offerId currency payType contactName contactPhone',
    'agreeProtocol goods.0.nameCn',
  ],
  codes: { faults: DOM_FAULT_CODES, findings: DOM_FINDING_CODES },
};
