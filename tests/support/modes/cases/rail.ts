import { RAIL as WIRE } from '../../../../contract/modes/rail';
import { RAIL_FAULT_CODES } from '../../../../domain/modes/rail/fault';
import { OWN } from '../../../../domain/modes/rail/fields';
import { RAIL_FINDING_CODES } from '../../../../domain/modes/rail/finding';
import type { RailForm, RailRowFacts } from '../../../../domain/modes/rail/form';
import { RAIL } from '../../../../domain/modes/rail/mode';
import type { RailQuote } from '../../../../domain/modes/rail/quote';
import { ROW, ROW_FACTS } from '../../../../domain/modes/rail/row-fields';
import type { OrderFacts } from '../../../../domain/order/form/facts';
import { railCopy } from '../../../../src/copy/modes/rail';
import {
  frozenRail,
  GLYCEROL,
  heatedRail,
  railFacts,
  railQuoteFor,
  railSearchOf,
  soundRail,
  TO_DUISBURG,
} from '../../rail-order';
import { type Declared, inForm, type ModeCase } from '../mode-case';

type Facts = OrderFacts<RailQuote>;

const inRow = Object.entries(ROW.fields).map(
  ([name, field]): Declared<RailForm, Facts> => ({
    path: `goods.0.${name}`,
    field,
    asks: (form, facts) =>
      form.goods.some((row) => ROW_FACTS.asks(name as keyof RailRowFacts, form, form.rail, row, facts)),
    withValue: (form, value) => ({
      ...form,
      rail: { ...form.rail, '1': { ...form.rail['1'], [name]: value } as RailRowFacts },
    }),
  }),
);

const toDuisburg = railFacts(railQuoteFor(GLYCEROL, TO_DUISBURG));

/** Unknown liquid: the form asks for its freezing point. */
const unknown: RailForm = {
  ...heatedRail,
  goods: heatedRail.goods.map((row) => ({ ...row, nameCn: '某种助剂', nameEn: 'Some additive', hsCode: '382499' })),
};

const batteries: RailForm = {
  ...heatedRail,
  heating: '',
  lithiumExempt: true,
  files: [{ fileId: 'F3', docType: 'UN38', name: 'un38.pdf', bytes: 20_000 }],
  goods: heatedRail.goods.map((row) => ({
    ...row,
    nameCn: '锂离子电池',
    nameEn: 'Lithium ion batteries',
    hsCode: '850760',
  })),
};

const permitted: RailForm = {
  ...soundRail,
  services: [],
  dgApprovalNo: 'TL-2026-0119',
  files: [...soundRail.files, { fileId: 'F2', docType: 'RAILDG', name: 'permit.pdf', bytes: 20_000 }],
};

export const RAIL_CASE: ModeCase<RailForm, RailQuote> = {
  mode: RAIL,
  wire: WIRE,
  alsoJudged: [4],
  samples: [
    { form: soundRail, facts: railFacts() },
    { form: permitted, facts: railFacts(railQuoteFor(railSearchOf({ hasPermit: true }))) },
    { form: heatedRail, facts: toDuisburg },
    { form: frozenRail, facts: toDuisburg },
    { form: unknown, facts: toDuisburg },
  ],
  declared: [...inForm<RailForm, Facts>(OWN), ...inRow],
  words: {
    steps: railCopy.steps,
    labels: { ...railCopy.label, ...railCopy.rowLabel },
    faults: railCopy.fault,
    findings: railCopy.finding,
  },
  owes: [
    'boxOwner heating units.0.kg dgApprovalNo consigneeTax customsMode inbound inbound.0.slot freezeWaiver',
    'goods.0.nameRu offerId shipper.name shipper.address shipper.phone consignee.name consignee.address',
    'consignee.phone currency payType contactName contactPhone emergencyName emergencyPhone agreeProtocol',
    'dgPromise goods.0.nameCn goods.0.nameEn goods.0.unNo goods.0.shippingName goods.0.hazardClass',
    'goods.0.packKind goods.0.pieces goods.0.grossKg goods.0.volume',
  ],
  codes: { faults: RAIL_FAULT_CODES, findings: RAIL_FINDING_CODES },
};

export { batteries as batteriesRail, permitted as permittedRail, unknown as unknownRail };
