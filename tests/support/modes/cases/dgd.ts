import { DGD as WIRE } from '../../../../contract/modes/dgd';
import { SERVICE_TYPES } from '../../../../domain/desk/service-types';
import { DGD_FAULT_CODES } from '../../../../domain/modes/dgd/fault';
import { OWN } from '../../../../domain/modes/dgd/own';
import { DGD_FINDING_CODES } from '../../../../domain/modes/dgd/finding';
import type { DgdForm } from '../../../../domain/modes/dgd/form';
import { DGD } from '../../../../domain/modes/dgd/mode';
import type { DgdQuote } from '../../../../domain/modes/dgd/quote';
import type { OrderFacts } from '../../../../domain/order/form/facts';
import { dgdCopy } from '../../../../src/copy/modes/dgd';
import { dgdFacts, soundDgd } from '../../dgd-order';
import { inForm, type ModeCase } from '../mode-case';

const sampleOf = (type: (typeof SERVICE_TYPES)[number]) => ({ form: soundDgd(type), facts: dgdFacts(type) });
/** A check before a booking is free, so it is judged with the others and priced separately. */
const PRICED = SERVICE_TYPES.filter((type) => type !== '1' && type !== '6');

export const DGD_CASE: ModeCase<DgdForm, DgdQuote> = {
  mode: DGD,
  wire: WIRE,
  alsoJudged: [3, 6],
  samples: [sampleOf('1'), ...PRICED.map(sampleOf)],
  declared: inForm<DgdForm, OrderFacts<DgdQuote>>(OWN),
  words: { steps: dgdCopy.steps, labels: dgdCopy.label, faults: dgdCopy.fault, findings: dgdCopy.finding },
  owes: [
    'isMixture physState use ways count deliverTo offerId currency payType contactName contactPhone',
    'agreeProtocol goods.0.nameCn',
  ],
  codes: { faults: DGD_FAULT_CODES, findings: DGD_FINDING_CODES },
};
