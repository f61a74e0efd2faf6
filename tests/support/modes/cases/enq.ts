import { enquiryForm } from '../../../../contract/modes/enq';
import { type EnquiryFacts, type EnquiryForm, VOYAGE } from '../../../../domain/modes/enq/enquiry';
import { ENQ_FAULT_CODES } from '../../../../domain/modes/enq/fault';
import { ENQ } from '../../../../domain/modes/enq/mode';
import { WISH } from '../../../../domain/modes/enq/wish';
import { enquiryCopy } from '../../../../src/copy/modes/enq';
import { enquiryFacts, generalEnquiry, soundEnquiry } from '../../enquiry-form';
import { inForm, type FormCase } from '../mode-case';

/** Fields asked only for other wished modes. */
const WISHED: readonly Partial<EnquiryForm>[] = [
  { modeWish: 'TANK', boxes: [{ type: '20TK', count: '1' }], loadTemp: '25', density: '1.11' },
  { modeWish: 'RF', setTemp: '-18' },
  { modeWish: 'OOG', oogSize: '8.2 × 2.9 × 3.1 m' },
  { modeWish: 'DOM', withTax: true },
  { targetPrice: '1900', targetCurrency: 'USD', targetUnit: 'CTN', cargoReadyDate: '2026-12-01' },
  { annualVolume: '60', contractMonths: '12' },
];

export const ENQ_CASE: FormCase<EnquiryForm, EnquiryFacts> = {
  mode: ENQ,
  wire: { form: enquiryForm },
  alsoJudged: [3],
  samples: [
    { form: soundEnquiry, facts: enquiryFacts },
    { form: generalEnquiry, facts: enquiryFacts },
    ...WISHED.map((change) => ({ form: { ...generalEnquiry, ...change }, facts: enquiryFacts })),
  ],
  declared: [...inForm<EnquiryForm, EnquiryFacts>(VOYAGE), ...inForm<EnquiryForm, EnquiryFacts>(WISH)],
  words: { steps: { enquiry: enquiryCopy.title('FCL') }, labels: enquiryCopy.fields, faults: enquiryCopy.fault },
  owes: [
    'orgPortCode dstPortCode etd quoteDeadline contactName contactPhone goods.0.nameCn goods.0.nameEn',
    'goods.0.unNo goods.0.shippingName goods.0.hazardClass goods.0.packKind goods.0.pieces goods.0.grossKg',
    'goods.0.volume',
  ],
  codes: { faults: ENQ_FAULT_CODES },
};
