import { FIT_WINDOWS } from '../../../domain/modes/flexi/fitting';
import type { DomPart } from '../../../domain/modes/dom/form';
import type { FclPart } from '../../../domain/modes/fcl/form';
import type { FlexiPart } from '../../../domain/modes/flexi/form';
import type { LclPart } from '../../../domain/modes/lcl/form';
import type { TankPart } from '../../../domain/modes/tank/form';
import {
  type Lines,
  DAYS,
  HOURS,
  COUNTS,
  WEIGHTS,
  DEGREES,
  YES_NO,
  TICK,
  NAMED,
  LISTED,
  BOXES,
  TRUCK_NAMED,
} from './edit-line';

export const FCL: Lines<FclPart> = {
  boxes: BOXES,
  boxOwner: ['COC', 'SOC', ''],
  tradeTerm: LISTED,
  transportTerm: LISTED,
  freightTerm: LISTED,
  reeferC: ['-25', '-18', '10', '３０', 'x', ''],
  blType: LISTED,
  releaseType: LISTED,
};

export const LCL: Lines<LclPart> = {
  stackable: YES_NO,
  marks: ['N/M', 'A'.repeat(40), ''],
  deliverDate: DAYS,
  deliverHour: ['0', '9', '23', '24', ''],
  ...TRUCK_NAMED,
  releaseType: LISTED,
  tolerance: TICK,
  lcl: {
    ofGoods: {
      unitKg: ['20', '250', '3,001', ''],
      longCm: ['120', '601', '590', ''],
      highCm: ['110', '221', ''],
      isDamaged: TICK,
      isPrecursorFree: TICK,
      isFood: TICK,
    },
  },
};

export const TANK: Lines<TankPart> = {
  quantityT: ['4', '21', '24.5', '70', '1001', 'x', ''],
  loadTemp: DEGREES,
  hotTemp: DEGREES,
  density15: ['0.79', '1', '1.9', '3.1', ''],
  density50: ['0.76', '0.98', '1.8', ''],
  viscosity: ['1', '500', '20000', ''],
  sapt: ['20', '55', '201', ''],
  inhibitorUntil: DAYS,
  tankType: { because: 'the tank of the quote: another is another offer' },
  tanks: COUNTS,
  lastCargo: ['CLEANED', 'SAME', 'DEDICATED', 'NONE', ''],
  heating: ['N', 'STEAM', 'ELECTRIC', ''],
  discharge: ['BOTTOM', 'TOP', ''],
  nitrogen: YES_NO,
  cleanAtDest: YES_NO,
  leaseDays: ['1', '30', '365', '366', ''],
  loadAddress: NAMED,
  loadFrom: HOURS,
  loadTo: HOURS,
  depositWay: ['TRANSFER', 'CREDIT', ''],
};

export const FLEXI: Lines<FlexiPart> = {
  notDanger: TICK,
  sdsDate: DAYS,
  bags: ['1', '3', '6', '7', ''],
  litres: ['12000', '20000', '24000', '24001', ''],
  density: ['0.6', '0.9', '1.26', '1.6', '1.7', ''],
  loadTemp: DEGREES,
  viscosity: ['1', '500', '20000', ''],
  layer: ['SINGLE', 'MULTI', ''],
  foodGrade: YES_NO,
  heatPad: YES_NO,
  unload: ['PUMP', 'GRAVITY', ''],
  fitKm: ['0', '120', '1501', ''],
  fitDay: DAYS,
  fitWindow: [...FIT_WINDOWS, ''],
  pumpAt: ['OWN', 'NONE', 'HOUSE', ''],
  noDgPromise: TICK,
};

export const DOM: Lines<DomPart> = {
  loads: { rows: { type: ['20GP', '40GP', '40HQ', ''], count: ['1', '3', '50', '51', ''], kg: WEIGHTS } },
  fromCity: ['3201', '3302', ''],
  fromAddress: NAMED,
  fromContact: NAMED,
  fromPhone: ['13800138000', 'x', ''],
  loadFrom: HOURS,
  loadTo: HOURS,
  toCity: ['3210', '3207', ''],
  toAddress: NAMED,
  toContact: NAMED,
  toPhone: ['13800138000', 'x', ''],
  unloadFrom: HOURS,
  unloadTo: HOURS,
  sealNo: ['AB1234', 'x', ''],
  taxRate: ['9', '6', ''],
  insured: TICK,
  goodsValue: ['100', '1,000,000', ''],
};
