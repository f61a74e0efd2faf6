import { FLEXI as WIRE } from '../../../../contract/modes/flexi';
import { FLEXI_FAULT_CODES } from '../../../../domain/modes/flexi/fault';
import { OWN } from '../../../../domain/modes/flexi/fields';
import { FLEXI_FINDING_CODES } from '../../../../domain/modes/flexi/finding';
import type { FlexiForm } from '../../../../domain/modes/flexi/form';
import { FLEXI } from '../../../../domain/modes/flexi/mode';
import type { FlexiQuote } from '../../../../domain/modes/flexi/quote';
import type { OrderFacts } from '../../../../domain/order/form/facts';
import { flexiCopy } from '../../../../src/copy/modes/flexi';
import { flexiFacts, flexiQuoteFor, soundFlexi } from '../../flexi-order';
import { inForm, type ModeCase } from '../mode-case';

const multi = flexiQuoteFor({ layer: 'MULTI', food: 'Y', kg: 40_000, litres: null }, 'XPIN');

export const FLEXI_CASE: ModeCase<FlexiForm, FlexiQuote> = {
  mode: FLEXI,
  wire: WIRE,
  samples: [
    { form: soundFlexi(), facts: flexiFacts() },
    { form: { ...soundFlexi(multi), litres: '18018', foodGrade: 'Y' }, facts: flexiFacts(multi) },
  ],
  declared: inForm<FlexiForm, OrderFacts<FlexiQuote>>(OWN),
  words: { steps: flexiCopy.steps, labels: flexiCopy.label, faults: flexiCopy.fault, findings: flexiCopy.finding },
  owes: [
    'notDanger sdsDate bags litres density loadTemp layer foodGrade heatPad unload fitKm fitDay fitWindow',
    'pumpAt noDgPromise offerId pickupRegion pickupAddress shipper.name shipper.address shipper.phone',
    'consignee.name consignee.address consignee.phone amsAgent currency payType contactName contactPhone',
    'destTaxId goods.0.hsCode',
    'agreeProtocol goods.0.nameCn goods.0.nameEn',
  ],
  codes: { faults: FLEXI_FAULT_CODES, findings: FLEXI_FINDING_CODES },
};
