import { LCL as WIRE } from '../../../../contract/modes/lcl';
import { LCL_FAULT_CODES } from '../../../../domain/modes/lcl/fault';
import { OWN } from '../../../../domain/modes/lcl/fields';
import { LCL_FINDING_CODES } from '../../../../domain/modes/lcl/finding';
import type { LclForm, LclRowFacts } from '../../../../domain/modes/lcl/form';
import { LCL } from '../../../../domain/modes/lcl/mode';
import type { LclQuote } from '../../../../domain/modes/lcl/quote';
import { ROW, ROW_FACTS } from '../../../../domain/modes/lcl/row-fields';
import type { OrderFacts } from '../../../../domain/order/form/facts';
import { lclCopy } from '../../../../src/copy/modes/lcl';
import { fetchedLcl, GENERAL_SEARCH, generalLcl, lclFacts, lclQuoteFor, soundLcl } from '../../lcl-order';
import { type Declared, inForm, type ModeCase } from '../mode-case';

type Facts = OrderFacts<LclQuote>;

const inRow = Object.entries(ROW.fields).map(
  ([name, field]): Declared<LclForm, Facts> => ({
    path: `goods.0.${name}`,
    field,
    asks: (form, facts) =>
      form.goods.some((row) => ROW_FACTS.asks(name as keyof LclRowFacts, form, form.lcl, row, facts)),
    withValue: (form, value) => ({
      ...form,
      lcl: { ...form.lcl, '1': { ...form.lcl['1'], [name]: value } as LclRowFacts },
    }),
  }),
);

export const LCL_CASE: ModeCase<LclForm, LclQuote> = {
  mode: LCL,
  wire: WIRE,
  samples: [
    { form: soundLcl, facts: lclFacts() },
    { form: fetchedLcl, facts: lclFacts() },
    { form: generalLcl, facts: lclFacts(lclQuoteFor(GENERAL_SEARCH)) },
  ],
  declared: [...inForm<LclForm, Facts>(OWN), ...inRow],
  words: {
    steps: lclCopy.steps,
    labels: { ...lclCopy.label, ...lclCopy.rowLabel },
    faults: lclCopy.fault,
    findings: lclCopy.finding,
  },
  owes: [
    'stackable marks deliverDate deliverHour releaseType tolerance goods.0.unitKg goods.0.longCm goods.0.highCm',
    'offerId shipper.name shipper.address shipper.phone consignee.name consignee.address consignee.phone',
    'destTaxId goods.0.hsCode amsAgent currency payType contactName contactPhone emergencyName emergencyPhone agreeProtocol dgPromise',
    'goods.0.nameCn goods.0.nameEn goods.0.unNo goods.0.shippingName goods.0.hazardClass goods.0.packKind',
    'goods.0.pieces goods.0.grossKg goods.0.volume',
  ],
  codes: { faults: LCL_FAULT_CODES, findings: LCL_FINDING_CODES },
};
