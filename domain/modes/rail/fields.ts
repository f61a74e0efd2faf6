import { onlyOne } from '../../goods/identity';
import { isAnyPhone } from '../../order/form/texts';
import { gateTruckFields } from '../../order/trucks/truck-fields';
import type { OrderFacts } from '../../order/form/facts';
import {
  choiceField,
  momentField,
  numberField,
  rowsField,
  textField,
  tickField,
  wholeField,
} from '../../order/form/field-kinds';
import { buildPart, type PartOf } from '../../order/form/fields';
import type { FaultCheck } from '../../rules/fault';
import { MOST_BOXES } from '../../offer/search';
import { findAbroad, DESTINATION_CODES, DESTINATIONS } from './corridor';
import type { RailQuote } from './quote';
import { isRisky } from './reading';
import type { RailRead } from './row-fields';
import { BOX_OWNERS, RAIL_BOXES } from './search';
import { findTaxId } from './tax-id';
import { HEATINGS } from './winter';

export const RAIL_STEPS = ['train', 'goods', 'parties', 'confirm'] as const;
export type RailStep = (typeof RAIL_STEPS)[number];

const CUSTOMS_MODES = ['ORIGIN', 'BORDER'] as const;

export const UNIT_FIELDS = {
  kg: numberField({ step: 'goods', need: true, code: 'railKg', places: 2, over: 0 }),
  no: textField({ step: 'goods', most: 11 }),
};

/** A truck with its hour at the station. Driver details may follow later. */
export const TRUCK_FIELDS = {
  slot: momentField({ step: 'parties', need: true, code: 'railHour' }),
  ...gateTruckFields('parties', {
    plate: 'railPlate',
    phone: 'railDriverPhone',
    idTail: 'railIdTail',
    pieces: 'railTruckBoxes',
  }),
  /** Boxes per truck: one 40 ft or two 20 ft. */
  pieces: wholeField({ step: 'parties', code: 'railTruckBoxes', least: 1, most: 2 }),
};
export type TruckRow = PartOf<typeof TRUCK_FIELDS>;

export const MOST_UNITS = RAIL_BOXES.length * MOST_BOXES;

const FIELDS = {
  boxOwner: choiceField(BOX_OWNERS, { step: 'train', need: true }),
  returnDepot: choiceField(DESTINATION_CODES, { step: 'train', need: true }),
  heating: choiceField(HEATINGS, { step: 'train' }),
  units: rowsField(UNIT_FIELDS, { step: 'goods', most: MOST_UNITS }),
  dgApprovalNo: textField({ step: 'goods', most: 40 }),
  lithiumExempt: tickField({ step: 'goods' }),
  consigneeTax: textField({ step: 'parties', most: 40 }),
  siding: textField({ step: 'parties', most: 60 }),
  customsMode: choiceField(CUSTOMS_MODES, { step: 'parties', need: true }),
  brokerName: textField({ step: 'parties', need: true, most: 100 }),
  brokerPhone: textField({
    step: 'parties',
    need: true,
    most: 20,
    input: 'tel',
    judge: (phone) => (isAnyPhone(phone) ? null : 'railBrokerPhone'),
  }),
  inbound: rowsField(TRUCK_FIELDS, { step: 'parties', need: true, most: MOST_UNITS }),
  freezeWaiver: tickField({ step: 'confirm', need: true }),
};

export type RailOwn = PartOf<typeof FIELDS>;

type All = RailRead & RailOwn;
type Facts = Pick<OrderFacts<RailQuote>, 'quote' | 'identityOf'>;

const destinationCountry = ({ quote }: Pick<Facts, 'quote'>): string | undefined =>
  findAbroad(quote?.offer.dst?.code)?.country;

export const depotsOnLine = (dst: string | undefined) =>
  DESTINATION_CODES.filter((code) => DESTINATIONS[code].line === findAbroad(dst)?.line);

function depotRule({ returnDepot }: All, { quote }: Facts): FaultCheck {
  return quote === null || depotsOnLine(quote.offer.dst?.code).some((code) => code === returnDepot)
    ? null
    : 'railDepot';
}

function taxRule({ consigneeTax }: All, facts: Facts): FaultCheck {
  const id = findTaxId(destinationCountry(facts));
  return id === null || id.is(consigneeTax.replaceAll(/\s/g, '')) ? null : id.code;
}

const LITHIUM = '3480';

/** True if goods declared harmless are lithium batteries by the library. */
export const isPlainLithium = ({ goods, isDanger }: Pick<All, 'goods' | 'isDanger'>, { identityOf }: Facts): boolean =>
  isDanger === 'N' && goods.some((row) => onlyOne(identityOf(row, 'N'))?.unNo === LITHIUM);

const isHired = ({ boxOwner }: All): boolean => boxOwner === 'COC';
const isAtBorder = ({ customsMode }: All): boolean => customsMode === 'BORDER';
const isUnheated = (form: All, facts: Facts): boolean => form.heating !== 'HEAT' && isRisky(form, facts);

export const OWN = buildPart<typeof FIELDS, RailRead, Facts>(FIELDS, {
  asks: {
    returnDepot: isHired,
    heating: (form, facts) => form.heating !== '' || isRisky(form, facts),
    dgApprovalNo: ({ isDanger }) => isDanger === 'Y',
    lithiumExempt: isPlainLithium,
    brokerName: isAtBorder,
    brokerPhone: isAtBorder,
    inbound: ({ services }) => !services.includes('TRK'),
    freezeWaiver: isUnheated,
  },
  needs: {
    heating: isRisky,
    dgApprovalNo: ({ services }) => !services.includes('DGA'),
    consigneeTax: (_, facts) => findTaxId(destinationCountry(facts)) !== null,
  },
  rules: { returnDepot: depotRule, consigneeTax: taxRule },
});
