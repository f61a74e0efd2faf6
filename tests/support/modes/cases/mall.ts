import { MALL as WIRE } from '../../../../contract/modes/mall';
import { MALL_FAULT_CODES } from '../../../../domain/modes/mall/fault';
import { MALL_FINDING_CODES } from '../../../../domain/modes/mall/finding';
import type { MallForm } from '../../../../domain/modes/mall/form';
import { MALL } from '../../../../domain/modes/mall/mode';
import { OWN } from '../../../../domain/modes/mall/own';
import type { MallQuote } from '../../../../domain/modes/mall/quote';
import type { OrderFacts } from '../../../../domain/order/form/facts';
import { mallCopy } from '../../../../src/copy/modes/mall';
import { mallFacts, soundMall, type MallKind } from '../../mall-order';
import { inForm, type ModeCase } from '../mode-case';

const sampleOf = (kind: MallKind) => ({ form: soundMall(kind), facts: mallFacts(kind) });

export const MALL_CASE: ModeCase<MallForm, MallQuote> = {
  mode: MALL,
  wire: WIRE,
  alsoJudged: [3],
  samples: [sampleOf('fetched'), sampleOf('sent'), sampleOf('apart')],
  declared: inForm<MallForm, OrderFacts<MallQuote>>(OWN),
  words: { steps: mallCopy.steps, labels: mallCopy.label, faults: mallCopy.fault, findings: mallCopy.finding },
  owes: [
    'offerId way pickupAt plateNo driverName driverPhone roadPermit escort',
    'currency payType contactName contactPhone agreeProtocol storeSafe',
  ],
  codes: { faults: MALL_FAULT_CODES, findings: MALL_FINDING_CODES },
};
