import { blankOrder } from '../../order/form/blank';
import { choice, day, moment, money, number, text, tick, whole } from '../../order/form/field-kinds';
import { blankOf, partOf, type PartOf } from '../../order/form/fields';
import type { OrderForm } from '../../order/form/form';
import type { GoodsRow } from '../../goods/row';
import { natureOf } from '../../goods/nature';
import { rowFacts, type RowInput, type RowFacts } from '../../order/form/row-facts';
import { isContactPhone } from '../../order/form/texts';
import { YUAN } from '../../values/money';
import { numberIn } from '../../values/typed-number';
import { ROW_PLACES } from './axles';
import { ROAD_BOXES, TARE } from '../../offer/road-boxes';
import { DOOR_CODES } from './doors';
import { CREWS, MOST_TRUCKS, TRIPS, truckQuestion } from './search';
import { INNERS } from './search-small';

export const TRUCK_STEPS = ['goods', 'stops', 'truck', 'confirm'] as const;
export type TruckStep = (typeof TRUCK_STEPS)[number];

const UNLOADINGS = ['SELF', 'FORK', 'TAIL', 'PUMP'] as const;
const LAST_LOADS = ['WASHED', 'SAME'] as const;
export const PURPOSES = ['USE', 'STORE', 'RESALE'] as const;

const LONGEST_ADDRESS = 120;
const isWithin = (typed: string, least: number, most: number): boolean =>
  typed.trim().length >= least && typed.trim().length <= most;

const STOP = { step: 'stops', need: true } as const;
const address = () =>
  text({
    ...STOP,
    most: LONGEST_ADDRESS,
    judge: (typed) => (isWithin(typed, 5, LONGEST_ADDRESS) ? null : 'truckAddress'),
  });
const contact = () => text({ ...STOP, most: 20, judge: (typed) => (isWithin(typed, 2, 20) ? null : 'truckContact') });
const phone = () => text({ ...STOP, most: 20, judge: (typed) => (isContactPhone(typed) ? null : 'truckPhone') });
const hour = () => moment({ ...STOP, code: 'truckMoment' });

const TRUCK = { step: 'truck' } as const;

/** A stop between the first and the last. */
const furtherStop = <const TName extends string>(name: TName) =>
  ({
    [`${name}Address`]: address(),
    [`${name}Contact`]: contact(),
    [`${name}Phone`]: phone(),
    [`${name}To`]: moment({ step: 'stops', code: 'truckMoment' }),
  }) as { [TKey in `${TName}${'Address' | 'Contact' | 'Phone' | 'To'}`]: ReturnType<typeof address> };

/** Companies between whom dangerous goods travel, as the list of the law names them. */
const company = <const TName extends string>(name: TName) =>
  ({
    [`${name}Name`]: text({ ...STOP, most: 70 }),
    [`${name}Address`]: address(),
    [`${name}Phone`]: phone(),
    [`${name}Licence`]: text({ step: 'stops', most: 60 }),
  }) as { [TKey in `${TName}${'Name' | 'Address' | 'Phone' | 'Licence'}`]: ReturnType<typeof address> };

export const COMPANIES = ['sender', 'receiver'] as const;
export const COMPANY_FACTS = ['Name', 'Address', 'Phone', 'Licence'] as const;

export const FIELDS = {
  /** What fills a tank, in kilograms: it has no packages to be weighed. */
  loadKg: number({ step: 'goods', need: true, code: 'truckLoadKg', places: 1, ...truckQuestion.parts.kg.bounds }),
  /** Litres in each section of a tank, where they are not filled alike. */
  sections: text({ step: 'goods', most: 40 }),
  trucks: whole({ step: 'goods', need: true, code: 'truckCount', least: 1, most: MOST_TRUCKS }),
  inhibitorUntil: day({ step: 'goods', code: 'truckInhibitorDay' }),
  /** Of a part load: brought to the hub, or fetched in a district. */
  pickDoor: choice(DOOR_CODES, STOP),
  pickAddress: address(),
  pickContact: contact(),
  pickPhone: phone(),
  pickFrom: hour(),
  pickTo: hour(),
  dropDoor: choice(DOOR_CODES, STOP),
  dropAddress: address(),
  dropContact: contact(),
  dropPhone: phone(),
  dropFrom: moment({ step: 'stops', code: 'truckMoment' }),
  dropTo: moment({ step: 'stops', code: 'truckMoment' }),
  ...furtherStop('stop1'),
  ...furtherStop('stop2'),
  /** The cities of the stops at the last quote: each address stays with its city. The page fills it in. */
  stopsAt: text({ step: 'stops', most: 40 }),
  ...company('sender'),
  ...company('receiver'),
  purpose: choice(PURPOSES, STOP),
  trip: choice(TRIPS, { ...TRUCK, need: true }),
  drivers: choice(CREWS, { ...TRUCK, need: true }),
  unload: choice(UNLOADINGS, { ...TRUCK, need: true }),
  lastLoad: choice(LAST_LOADS, { ...TRUCK, need: true }),
  tempC: number({ ...TRUCK, need: true, code: 'truckTemp', places: 1, least: -25, most: 25 }),
  box: choice(ROAD_BOXES, { ...TRUCK, need: true }),
  tareKg: whole({ ...TRUCK, code: 'truckTare', ...TARE }),
  boxNo: text({ ...TRUCK, most: 20 }),
  passNo: text({ ...TRUCK, most: 30, judge: (no) => (/^[A-Z0-9]{6,30}$/i.test(no.trim()) ? null : 'truckPass') }),
  insured: tick(TRUCK),
  worth: money({ ...TRUCK, need: true, code: 'truckWorth', over: 0, most: 5_000_000_000 }),
  toldGoods: tick({ step: 'confirm', need: true }),
};

const stopPieces = () => whole({ step: 'stops', code: 'truckStopPieces', least: 0, most: 100_000 });
const stopKg = () => number({ step: 'stops', code: 'truckStopKg', places: 1, ...truckQuestion.parts.kg.bounds });

/** What is asked of each row of goods, kept by the keys of the rows. */
export const ROW_FIELDS = {
  place: choice(ROW_PLACES, { step: 'goods', need: true }),
  /** Pieces of one truck at a stop between the first and the last. */
  stop1Pieces: stopPieces(),
  stop2Pieces: stopPieces(),
  /** Kilograms of a tank. */
  stop1Kg: stopKg(),
  stop2Kg: stopKg(),
  /** Goes as excepted quantity; how much is in an inner packaging stands in the row itself. */
  excepted: tick({ step: 'goods' }),
  /** Inner packagings in each package. */
  inners: whole({ step: 'goods', need: true, code: 'truckInners', ...INNERS }),
};

/** Fields of each stop in between. */
export const STOP_AMOUNTS = [
  { pieces: 'stop1Pieces', kg: 'stop1Kg' },
  { pieces: 'stop2Pieces', kg: 'stop2Kg' },
] as const satisfies readonly { pieces: keyof typeof ROW_FIELDS; kg: keyof typeof ROW_FIELDS }[];

type TruckRowPlaces = { places: RowFacts<typeof ROW_FIELDS> };
export type TruckPart = PartOf<typeof FIELDS> & TruckRowPlaces;
export type TruckForm = OrderForm & TruckPart;

/** Money stays in the country; nobody owes a truck a bill of lading. */
export const blankTruck: TruckForm = { ...blankOrder, ...blankOf(FIELDS), places: {}, currency: YUAN };

/**
 * Facts of the vehicle beside a row. `hasBeam`: its axles are known, so the place of the row is asked. `further`: stops
 * between the first and the last.
 */
export type RowContext = { hasBeam: boolean; isTank: boolean; further: readonly { isPickup: boolean }[] };

/** Packages of dangerous goods that are no limited quantities may be excepted ones. */
const mayBeExcepted = ({ row, form }: RowInput<TruckForm>, { isTank }: RowContext): boolean =>
  !isTank && !row.isLimited && natureOf(row, form.isDanger) === 'Y';

type RowForm = RowInput<TruckForm> & PartOf<typeof ROW_FIELDS>;

const isDangerous = ({ row, form }: RowInput<TruckForm>): boolean => natureOf(row, form.isDanger) === 'Y';

const asksPieces =
  (stop: number) =>
  (_: RowForm, { isTank, further }: RowContext) =>
    !isTank && further.length > stop;
const asksKg =
  (stop: number) =>
  (_: RowForm, { isTank, further }: RowContext) =>
    isTank && further.length > stop;

/** Stops that load take no more than there is, nor do those that unload. */
function stopRule(stop: number, of: 'pieces' | 'kg') {
  return (asked: RowForm, { further }: RowContext) => {
    const all = numberIn(of === 'kg' ? asked.form.loadKg : asked.row.pieces, 1);
    const alike = STOP_AMOUNTS.slice(0, stop + 1).filter((_, at) => further[at]?.isPickup === further[stop]?.isPickup);
    const sum = alike.reduce((so, one) => so + (numberIn(asked[one[of]], 1) ?? 0), 0);
    return all === null || sum <= all ? null : (['truckStopMost', { most: all.toLocaleString('en-US') }] as const);
  };
}

export const ROWS = rowFacts<TruckForm, typeof ROW_FIELDS, RowContext>(
  partOf<typeof ROW_FIELDS, RowInput<TruckForm>, RowContext>(ROW_FIELDS, {
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

/** Is a row declared as excepted quantity? */
export const isExceptedRow = (form: TruckForm, row: GoodsRow, known: RowContext): boolean =>
  ROWS.asks('inners', form, form.places, row, known);
