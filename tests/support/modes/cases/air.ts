import { AIR as WIRE } from '../../../../contract/modes/air';
import { AIR_FAULT_CODES } from '../../../../domain/modes/air/fault';
import { OWN } from '../../../../domain/modes/air/fields';
import { AIR_FINDING_CODES } from '../../../../domain/modes/air/finding';
import type { AirForm, AirRowFacts } from '../../../../domain/modes/air/form';
import { AIR } from '../../../../domain/modes/air/mode';
import type { AirQuote } from '../../../../domain/modes/air/quote';
import { ROW, ROW_FACTS } from '../../../../domain/modes/air/row-fields';
import type { OrderFacts } from '../../../../domain/order/form/facts';
import { airCopy } from '../../../../src/copy/modes/air';
import { airFacts, airQuoteFor, GENERAL_SEARCH, generalAir, soundAir, togetherAir } from '../../air-order';
import { type Declared, inForm, type ModeCase } from '../mode-case';

type Facts = OrderFacts<AirQuote>;

const inRow = Object.entries(ROW.fields).map(
  ([name, field]): Declared<AirForm, Facts> => ({
    path: `goods.0.${name}`,
    field,
    asks: (form, facts) =>
      form.goods.some((row) => ROW_FACTS.asks(name as keyof AirRowFacts, form, form.air, row, facts)),
    withValue: (form, value) => ({
      ...form,
      air: { ...form.air, '1': { ...form.air['1'], [name]: value } as AirRowFacts },
    }),
  }),
);

export const AIR_CASE: ModeCase<AirForm, AirQuote> = {
  mode: AIR,
  wire: WIRE,
  alsoJudged: [2],
  samples: [
    { form: soundAir, facts: airFacts() },
    { form: togetherAir, facts: airFacts() },
    { form: generalAir, facts: airFacts(airQuoteFor(GENERAL_SEARCH)) },
  ],
  declared: [...inForm<AirForm, Facts>(OWN), ...inRow],
  words: {
    steps: airCopy.steps,
    labels: { ...airCopy.label, ...airCopy.rowLabel },
    faults: airCopy.fault,
    findings: airCopy.finding,
  },
  owes: [
    'readyDay awbType sizeRows declaredValue customsValue goods.0.net offerId shipper.name shipper.address shipper.phone',
    'consignee.name consignee.address consignee.phone amsAgent currency payType contactName contactPhone',
    'emergencyName emergencyPhone agreeProtocol dgPromise goods.0.nameCn goods.0.nameEn goods.0.hsCode',
    'goods.0.unNo goods.0.shippingName goods.0.hazardClass goods.0.packKind goods.0.pieces goods.0.grossKg',
    'goods.0.volume',
  ],
  codes: { faults: AIR_FAULT_CODES, findings: AIR_FINDING_CODES },
};
