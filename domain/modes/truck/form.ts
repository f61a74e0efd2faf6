import { blankOrder } from '../../order/form/blank';
import {
  choiceField,
  dayField,
  momentField,
  moneyField,
  numberField,
  textField,
  tickField,
  wholeField,
} from '../../order/form/field-kinds';
import { blankFields, buildPart, type PartOf } from '../../order/form/fields';
import type { OrderForm } from '../../order/form/form';
import type { GoodsRow } from '../../goods/row';
import { rowNature } from '../../goods/nature';
import { rowFacts, type RowInput, type RowFacts } from '../../order/form/row-facts';
import { isContactPhone } from '../../order/form/texts';
import { YUAN } from '../../values/money';
import { parseNumber } from '../../values/typed-number';
import { ROW_PLACES } from './axles';
import { ROAD_BOXES, TARE } from '../../offer/road-boxes';
import { DOOR_CODES } from './doors';
import { ADDRESS_LENGTH, CONTACT_LENGTH, MOST_TRUCKS, PASS_LENGTH, REEFER_C, STOP_PIECES, WORTH } from './bounds';
import { CREWS, TRIPS, truckQuestion } from './search';
import { INNERS } from './search-small';

export const TRUCK_STEPS = ['goods', 'stops', 'truck', 'confirm'] as const;
export type TruckStep = (typeof TRUCK_STEPS)[number];

const UNLOADINGS = ['SELF', 'FORK', 'TAIL', 'PUMP'] as const;
const LAST_LOADS = ['WASHED', 'SAME'] as const;
export const PURPOSES = ['USE', 'STORE', 'RESALE'] as const;

const isWithin = (typed: string, { least, most }: typeof ADDRESS_LENGTH | typeof CONTACT_LENGTH): boolean =>
  typed.trim().length >= least && typed.trim().length <= most;

const PASS_NO = new RegExp(String.raw`^[A-Z0-9]{${PASS_LENGTH.least},${PASS_LENGTH.most}}$`, 'i');

const STOP = { step: 'stops', need: true } as const;
const address = () =>
  textField({
    ...STOP,
    most: ADDRESS_LENGTH.most,
    judge: (typed) => (isWithin(typed, ADDRESS_LENGTH) ? null : 'truckAddress'),
  });
const contact = () =>
  textField({
    ...STOP,
    most: CONTACT_LENGTH.most,
    judge: (typed) => (isWithin(typed, CONTACT_LENGTH) ? null : 'truckContact'),
  });
const phone = () =>
  textField({ ...STOP, most: 20, input: 'tel', judge: (typed) => (isContactPhone(typed) ? null : 'truckPhone') });
const hour = () => momentField({ ...STOP, code: 'truckMoment' });

const TRUCK = { step: 'truck' } as const;

const furtherStop = <const TName extends string>(name: TName) =>
  ({
    [`${name}Address`]: address(),
    [`${name}Contact`]: contact(),
    [`${name}Phone`]: phone(),
    [`${name}To`]: momentField({ step: 'stops', code: 'truckMoment' }),
  }) as { [TKey in `${TName}${'Address' | 'Contact' | 'Phone' | 'To'}`]: ReturnType<typeof address> };

/** Sender and receiver company of dangerous goods, required by the legal waybill. */
const company = <const TName extends string>(name: TName) =>
  ({
    [`${name}Name`]: textField({ ...STOP, most: 70 }),
    [`${name}Address`]: address(),
    [`${name}Phone`]: phone(),
    [`${name}Licence`]: textField({ step: 'stops', most: 60 }),
  }) as { [TKey in `${TName}${'Name' | 'Address' | 'Phone' | 'Licence'}`]: ReturnType<typeof address> };

export const COMPANIES = ['sender', 'receiver'] as const;
export const COMPANY_FACTS = ['Name', 'Address', 'Phone', 'Licence'] as const;

export const FIELDS = {
  /** Tank load in kg: it has no packages to weigh. */
  loadKg: numberField({ step: 'goods', need: true, code: 'truckLoadKg', places: 1, ...truckQuestion.parts.kg.bounds }),
  /** Litres per tank compartment, when filled unevenly. */
  sections: textField({ step: 'goods', most: 40 }),
  trucks: wholeField({ step: 'goods', need: true, code: 'truckCount', least: 1, most: MOST_TRUCKS }),
  inhibitorUntil: dayField({ step: 'goods', code: 'truckInhibitorDay' }),
  /** Part loads only: brought to the hub or collected in a district. */
  pickDoor: choiceField(DOOR_CODES, STOP),
  pickAddress: address(),
  pickContact: contact(),
  pickPhone: phone(),
  pickFrom: hour(),
  pickTo: hour(),
  dropDoor: choiceField(DOOR_CODES, STOP),
  dropAddress: address(),
  dropContact: contact(),
  dropPhone: phone(),
  dropFrom: momentField({ step: 'stops', code: 'truckMoment' }),
  dropTo: momentField({ step: 'stops', code: 'truckMoment' }),
  ...furtherStop('stop1'),
  ...furtherStop('stop2'),
  /** Stop cities of the last quote, so that each address stays with its city. Set by the page. */
  stopsAt: textField({ step: 'stops', most: 40 }),
  ...company('sender'),
  ...company('receiver'),
  purpose: choiceField(PURPOSES, STOP),
  trip: choiceField(TRIPS, { ...TRUCK, need: true }),
  drivers: choiceField(CREWS, { ...TRUCK, need: true }),
  unload: choiceField(UNLOADINGS, { ...TRUCK, need: true }),
  lastLoad: choiceField(LAST_LOADS, { ...TRUCK, need: true }),
  tempC: numberField({ ...TRUCK, need: true, code: 'truckTemp', places: 1, ...REEFER_C }),
  box: choiceField(ROAD_BOXES, { ...TRUCK, need: true }),
  tareKg: wholeField({ ...TRUCK, code: 'truckTare', ...TARE }),
  boxNo: textField({ ...TRUCK, most: 20 }),
  passNo: textField({
    ...TRUCK,
    most: PASS_LENGTH.most,
    judge: (no) => (PASS_NO.test(no.trim()) ? null : 'truckPass'),
  }),
  insured: tickField(TRUCK),
  worth: moneyField({ ...TRUCK, need: true, code: 'truckWorth', ...WORTH }),
  toldGoods: tickField({ step: 'confirm', need: true }),
};

const stopPieces = () => wholeField({ step: 'stops', code: 'truckStopPieces', ...STOP_PIECES });
const stopKg = () => numberField({ step: 'stops', code: 'truckStopKg', places: 1, ...truckQuestion.parts.kg.bounds });

export const ROW_FIELDS = {
  place: choiceField(ROW_PLACES, { step: 'goods', need: true }),
  /** Pieces per truck at each intermediate stop. */
  stop1Pieces: stopPieces(),
  stop2Pieces: stopPieces(),
  /** Kilograms of a tank. */
  stop1Kg: stopKg(),
  stop2Kg: stopKg(),
  /** Declared as excepted quantity; the row itself holds the amount per inner packaging. */
  excepted: tickField({ step: 'goods' }),
  inners: wholeField({ step: 'goods', need: true, code: 'truckInners', ...INNERS }),
};

export const STOP_AMOUNTS = [
  { pieces: 'stop1Pieces', kg: 'stop1Kg' },
  { pieces: 'stop2Pieces', kg: 'stop2Kg' },
] as const satisfies readonly { pieces: keyof typeof ROW_FIELDS; kg: keyof typeof ROW_FIELDS }[];

type TruckRowPlaces = { places: RowFacts<typeof ROW_FIELDS> };
export type TruckPart = PartOf<typeof FIELDS> & TruckRowPlaces;
export type TruckForm = OrderForm & TruckPart;

/** Paid in yuan; a truck needs no bill of lading. */
export const blankTruck: TruckForm = { ...blankOrder, ...blankFields(FIELDS), places: {}, currency: YUAN };

/**
 * Vehicle facts for the row fields. `hasBeam`: axle data known, so the load position is asked. `further`: intermediate
 * stops.
 */
export type RowContext = { hasBeam: boolean; isTank: boolean; further: readonly { isPickup: boolean }[] };

/** Packaged dangerous goods without limited quantity may be excepted quantities. */
const mayBeExcepted = ({ row, form }: RowInput<TruckForm>, { isTank }: RowContext): boolean =>
  !isTank && !row.isLimited && rowNature(row, form.isDanger) === 'Y';

type RowForm = RowInput<TruckForm> & PartOf<typeof ROW_FIELDS>;

const isDangerous = ({ row, form }: RowInput<TruckForm>): boolean => rowNature(row, form.isDanger) === 'Y';

const asksPieces =
  (stop: number) =>
  (_: RowForm, { isTank, further }: RowContext) =>
    !isTank && further.length > stop;
const asksKg =
  (stop: number) =>
  (_: RowForm, { isTank, further }: RowContext) =>
    isTank && further.length > stop;

/** Amounts loaded at intermediate stops may not exceed the row's total, nor those unloaded. */
function stopRule(stop: number, of: 'pieces' | 'kg') {
  return (asked: RowForm, { further }: RowContext) => {
    const all = parseNumber(of === 'kg' ? asked.form.loadKg : asked.row.pieces, 1);
    const alike = STOP_AMOUNTS.slice(0, stop + 1).filter((_, at) => further[at]?.isPickup === further[stop]?.isPickup);
    const sum = alike.reduce((so, one) => so + (parseNumber(asked[one[of]], 1) ?? 0), 0);
    return all === null || sum <= all ? null : (['truckStopMost', { most: all.toLocaleString('en-US') }] as const);
  };
}

export const ROWS = rowFacts<TruckForm, typeof ROW_FIELDS, RowContext>(
  buildPart<typeof ROW_FIELDS, RowInput<TruckForm>, RowContext>(ROW_FIELDS, {
    asks: {
      place: (_, { hasBeam }) => hasBeam,
      stop1Pieces: asksPieces(0),
      stop2Pieces: asksPieces(1),
      stop1Kg: asksKg(0),
      stop2Kg: asksKg(1),
      excepted: mayBeExcepted,
      inners: (asked, known) => asked.excepted && mayBeExcepted(asked, known),
    },
    needs: { stop1Pieces: isDangerous, stop2Pieces: isDangerous, stop1Kg: isDangerous, stop2Kg: isDangerous },
    rules: {
      stop1Pieces: stopRule(0, 'pieces'),
      stop2Pieces: stopRule(1, 'pieces'),
      stop1Kg: stopRule(0, 'kg'),
      stop2Kg: stopRule(1, 'kg'),
    },
  }),
);

export const isExceptedRow = (form: TruckForm, row: GoodsRow, known: RowContext): boolean =>
  ROWS.asks('inners', form, form.places, row, known);
