import { CFS as WIRE } from '../../../../contract/modes/cfs';
import { CFS_FAULT_CODES } from '../../../../domain/modes/cfs/fault';
import { OWN } from '../../../../domain/modes/cfs/fields';
import { CFS_FINDING_CODES } from '../../../../domain/modes/cfs/finding';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import { CFS } from '../../../../domain/modes/cfs/mode';
import type { CfsQuote } from '../../../../domain/modes/cfs/quote';
import type { OrderFacts } from '../../../../domain/order/form/facts';
import { cfsCopy } from '../../../../src/copy/modes/cfs';
import { cfsFacts, cfsQuoteFor, generalCfs, HARMLESS, soundCfs } from '../../cfs-order';
import { inForm, type ModeCase } from '../mode-case';

export const CFS_CASE: ModeCase<CfsForm, CfsQuote> = {
  mode: CFS,
  wire: WIRE,
  alsoJudged: [2],
  samples: [
    { form: soundCfs, facts: cfsFacts() },
    { form: generalCfs, facts: cfsFacts(cfsQuoteFor({ ...HARMLESS, boxes: 2 })) },
  ],
  declared: inForm<CfsForm, OrderFacts<CfsQuote>>(OWN),
  words: { steps: cfsCopy.steps, labels: cfsCopy.label, faults: cfsCopy.fault, findings: cfsCopy.finding },
  owes: [
    'carrierBookingNo vesselVoyage etd dstPort cutoff inbound stuffSlots owner ctuPromise offerId currency',
    'payType contactName contactPhone emergencyName emergencyPhone agreeProtocol dgPromise goods.0.nameCn',
    'goods.0.nameEn goods.0.unNo goods.0.shippingName goods.0.hazardClass goods.0.packKind goods.0.pieces',
    'goods.0.grossKg goods.0.volume',
  ],
  codes: { faults: CFS_FAULT_CODES, findings: CFS_FINDING_CODES },
};
