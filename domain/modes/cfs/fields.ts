import { gateTruckFields, MOST_TRUCKS } from '../../order/trucks/truck-fields';
import { isContainerNo, SEAL_NO } from '../../order/boxes/container-number';
import {
  dayField,
  choicesField,
  momentField,
  numberField,
  rowsField,
  textField,
  tickField,
  wholeField,
} from '../../order/form/field-kinds';
import { buildPart, type PartOf } from '../../order/form/fields';
import type { OrderFacts } from '../../order/form/facts';
import type { BoxesBlock, OrderForm } from '../../order/form/form';
import { plainTyped } from '../../values/typed-number';
import { readGateSlot, readStuffSlot } from './slots';
import type { CfsQuote } from './quote';

export const CFS_STEPS = ['station', 'goods', 'inbound', 'confirm'] as const;
export type CfsStep = (typeof CFS_STEPS)[number];

const MOST_STUFFINGS = 12;
export const MOST_CFS_BOXES = 50;
const LASHINGS = ['WOOD', 'AIRBAG', 'STRAP', 'MAT', 'PALLET'] as const;

const PORT = /^\S.* [A-Z]{5}$/;
const BOOKING_NO = /^[A-Z0-9-]{6,20}$/;
const capitals = (typed: string): string => (plainTyped(typed) ?? '').toUpperCase();

const STUFF_FIELDS = {
  slot: textField({ step: 'station', need: true, most: 16, judge: (slot) => (readStuffSlot(slot) ? null : 'cfsSlot') }),
  teu: wholeField({ step: 'station', need: true, code: 'cfsTeu', least: 1, most: 100 }),
};

/** One truck. Driver details may follow later, so only the hour is required. */
export const TRUCK_FIELDS = {
  slot: textField({ step: 'station', need: true, most: 16, judge: (slot) => (readGateSlot(slot) ? null : 'cfsSlot') }),
  ...gateTruckFields('inbound', {
    plate: 'cfsPlate',
    phone: 'cfsDriverPhone',
    idTail: 'cfsIdTail',
    pieces: 'cfsPieces',
  }),
};

/** A carrier's container, once picked up. */
export const CONTAINER_FIELDS = {
  no: textField({
    step: 'goods',
    most: 20,
    input: 'capitals',
    judge: (no) => (isContainerNo(no) ? null : 'cfsContainerNo'),
  }),
  seal: textField({
    step: 'goods',
    most: 20,
    input: 'capitals',
    judge: (seal) => (SEAL_NO.test(capitals(seal)) ? null : 'cfsSeal'),
  }),
  tare: numberField({ step: 'goods', code: 'cfsTare', places: 0, least: 1500, most: 6000 }),
};

const FIELDS = {
  carrierBookingNo: textField({
    step: 'station',
    need: true,
    most: 20,
    input: 'capitals',
    judge: (no) => (BOOKING_NO.test(capitals(no)) ? null : 'cfsBookingNo'),
  }),
  vesselVoyage: textField({ step: 'station', need: true, most: 60 }),
  etd: dayField({ step: 'station', need: true, code: 'cfsEtd' }),
  dstPort: textField({
    step: 'station',
    need: true,
    most: 60,
    judge: (port) => (PORT.test(port) ? null : 'cfsDstPort'),
  }),
  /** Port cut-off, China time. */
  cutoff: momentField({ step: 'station', need: true, code: 'cfsCut' }),
  inbound: rowsField(TRUCK_FIELDS, { step: 'station', need: true, most: MOST_TRUCKS }),
  stuffSlots: rowsField(STUFF_FIELDS, { step: 'station', need: true, most: MOST_STUFFINGS }),
  containers: rowsField(CONTAINER_FIELDS, { step: 'goods', most: MOST_CFS_BOXES }),
  lashing: choicesField(LASHINGS, { step: 'goods' }),
  lash: tickField({ step: 'goods' }),
  wrap: wholeField({ step: 'goods', code: 'cfsCount', least: 0, most: 99_999 }),
  pallets: wholeField({ step: 'goods', code: 'cfsCount', least: 0, most: 9999 }),
  photo: tickField({ step: 'goods' }),
  weigh: tickField({ step: 'goods' }),
  drayage: tickField({ step: 'goods' }),
  customs: tickField({ step: 'goods' }),
  selfLater: tickField({ step: 'inbound' }),
  owner: textField({ step: 'inbound', need: true, most: 100 }),
  ctuPromise: tickField({ step: 'confirm', need: true }),
};

export type CfsOwn = PartOf<typeof FIELDS>;
export type TruckRow = PartOf<typeof TRUCK_FIELDS>;
export type StuffRow = PartOf<typeof STUFF_FIELDS>;
export type ContainerRow = PartOf<typeof CONTAINER_FIELDS>;

type CfsShared = Pick<OrderForm, 'isDanger' | 'goods'> & BoxesBlock;

export const OWN = buildPart<typeof FIELDS, CfsShared, Pick<OrderFacts<CfsQuote>, 'quote' | 'now'>>(FIELDS);
