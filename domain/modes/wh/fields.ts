import { isContactPhone } from '../../order/form/texts';
import { gateTruckFields, MOST_TRUCKS } from '../../order/trucks/truck-fields';
import type { OrderFacts } from '../../order/form/facts';
import { choiceField, dayField, numberField, rowsField, textField, wholeField } from '../../order/form/field-kinds';
import { buildPart, type PartOf } from '../../order/form/fields';
import type { FaultCheck } from '../../rules/fault';
import type { OrderForm } from '../../order/form/form';
import { MOST_STAY_DAYS } from '../../order/life/staying';
import { FIRES } from '../../goods/fire';
import { dayAt, daysAfter } from '../../values/days';
import { parseWholeNumber } from '../../values/typed-number';
import type { WhQuote } from './quote';
import { mostLayers } from './room';
import { isQuiet } from './quiet';
import { MOST_PALLETS, STORE_TEMPS } from './search';
import { GATE_HOURS, MOST_AHEAD_DAYS, readStay } from './stay';

export const WH_STEPS = ['goods', 'service', 'inbound', 'confirm'] as const;
export type WhStep = (typeof WH_STEPS)[number];

const PALLET_SIZES = ['P1210', 'P1111', 'NONE'] as const;
const HOURS = GATE_HOURS.map(String);

/** A truck with its gate hour. Without a day it uses the order's; driver details may follow later. */
export const TRUCK_FIELDS = {
  day: dayField({ step: 'inbound', code: 'whTruckDay' }),
  slot: choiceField(HOURS, { step: 'inbound', need: true }),
  ...gateTruckFields('inbound', { plate: 'whPlate', phone: 'whDriverPhone', idTail: 'whIdTail', pieces: 'whPieces' }),
};
export type TruckRow = PartOf<typeof TRUCK_FIELDS>;

const FIELDS = {
  /** Fire class named by the customer. */
  fireSaid: choiceField(FIRES, { step: 'goods' }),
  pallets: wholeField({ step: 'goods', need: true, code: 'whPallets', least: 1, most: MOST_PALLETS }),
  palletSize: choiceField(PALLET_SIZES, { step: 'goods', need: true }),
  stackLayers: wholeField({ step: 'goods', need: true, code: 'whStack', least: 1, most: 5 }),
  /** Combustible packaging in per cent of weight and volume. */
  packWeight: numberField({ step: 'goods', need: true, code: 'whPackPart', places: 1, least: 0, most: 100 }),
  packVolume: numberField({ step: 'goods', need: true, code: 'whPackPart', places: 1, least: 0, most: 100 }),
  batchNo: textField({ step: 'goods', most: 40 }),
  expiry: dayField({ step: 'goods', code: 'whExpiry' }),
  storageTemp: choiceField(STORE_TEMPS, { step: 'service', need: true }),
  inDate: dayField({ step: 'service', need: true, code: 'whInDate' }),
  days: wholeField({ step: 'service', need: true, code: 'whDays', least: 1, most: MOST_STAY_DAYS }),
  labels: wholeField({ step: 'service', code: 'whCount', least: 0, most: 99_999 }),
  samples: wholeField({ step: 'service', code: 'whCount', least: 0, most: 99 }),
  palletized: wholeField({ step: 'service', code: 'whCount', least: 0, most: MOST_PALLETS }),
  /** Sorting criterion; it has no tariff. */
  sorting: textField({ step: 'service', most: 60 }),
  inbound: rowsField(TRUCK_FIELDS, { step: 'inbound', need: true, most: MOST_TRUCKS }),
  owner: textField({ step: 'inbound', need: true, most: 100 }),
  pickerName: textField({ step: 'inbound', need: true, most: 40 }),
  pickerPhone: textField({
    step: 'inbound',
    need: true,
    most: 20,
    input: 'tel',
    judge: (phone) => (isContactPhone(phone) ? null : 'whPickerPhone'),
  }),
  pickerIdTail: textField({
    step: 'inbound',
    need: true,
    most: 4,
    judge: (tail) => (/^\d{3}[\dX]$/i.test(tail.trim()) ? null : 'whIdTail'),
  }),
  partialOut: choiceField(['Y', 'N'], { step: 'confirm', need: true }),
  autoRenew: choiceField(['Y', 'N'], { step: 'confirm', need: true }),
};

type Shared = Pick<OrderForm, 'isDanger' | 'goods'>;
type Facts = Pick<OrderFacts<WhQuote>, 'quote' | 'now' | 'identityOf'>;

function dayRule({ inDate }: { inDate: string }, { now }: Facts): FaultCheck {
  const today = dayAt(now);
  if (inDate < today) return 'whInPast';
  return inDate > daysAfter(today, MOST_AHEAD_DAYS) ? 'whInLate' : null;
}

/** Goods may not expire during storage. */
function expiryRule({ expiry, ...stay }: { expiry: string; inDate: string; days: string }): FaultCheck {
  const out = readStay(stay)?.to;
  return out !== undefined && expiry < out ? 'whExpiryEarly' : null;
}

function layersRule({ stackLayers }: { stackLayers: string }, { quote }: Facts): FaultCheck {
  const most = quote ? mostLayers(quote.offer.detail.room) : null;
  return most !== null && (parseWholeNumber(stackLayers) ?? 0) > most ? ['whStackHigh', { most }] : null;
}

export const OWN = buildPart<typeof FIELDS, Shared, Facts>(FIELDS, {
  asks: { packWeight: isQuiet, packVolume: isQuiet },
  rules: { stackLayers: layersRule, expiry: expiryRule, inDate: dayRule },
});
