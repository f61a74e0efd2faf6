import { ALL_TANK_TYPES } from '../../goods/tank/types';
import { blankOrder } from '../../order/form/blank';
import { choiceField, dayField, momentField, numberField, textField, wholeField } from '../../order/form/field-kinds';
import { blankFields, type PartOf } from '../../order/form/fields';
import type { OrderForm } from '../../order/form/form';
import { HEATED, LAST_CARGOES, tankQuestion } from './search';

export const TANK_STEPS = ['goods', 'tank', 'parties', 'confirm'] as const;
export type TankStep = (typeof TANK_STEPS)[number];

const DISCHARGES = ['BOTTOM', 'TOP'] as const;
const DEPOSIT_WAYS = ['TRANSFER', 'CREDIT'] as const;
const YES_NO = ['Y', 'N'] as const;

export const MOST_TANKS = 50;

/** Form figures use the bounds of the search. */
const searched = (name: 'tons' | 'loadC' | 'hotC' | 'd15' | 'd50') => {
  const { places, bounds } = tankQuestion.parts[name];
  return { step: 'goods', need: true, places, ...bounds };
};

export const FIELDS = {
  quantityT: numberField({ ...searched('tons'), code: 'tankQuantity' }),
  loadTemp: numberField({ ...searched('loadC'), code: 'tankLoadTemp' }),
  /** Highest temperature on the route; only for heated or hot-filled goods. */
  hotTemp: numberField({ ...searched('hotC'), code: 'tankHotTemp' }),
  density15: numberField({ ...searched('d15'), code: 'tankDensity' }),
  density50: numberField({ ...searched('d50'), code: 'tankDensity' }),
  viscosity: numberField({ step: 'goods', code: 'tankViscosity', places: 1, over: 0 }),
  /** Self-accelerating polymerization temperature in °C. */
  sapt: numberField({ step: 'goods', code: 'tankSapt', places: 1, least: -50, most: 200 }),
  inhibitorUntil: dayField({ step: 'goods', need: true, code: 'tankInhibitorDay' }),
  tankType: choiceField(
    ALL_TANK_TYPES.map(({ code }) => code),
    { step: 'tank', need: true },
  ),
  tanks: wholeField({ step: 'tank', need: true, code: 'tankCount', least: 1, most: MOST_TANKS }),
  lastCargo: choiceField(LAST_CARGOES, { step: 'tank', need: true }),
  heating: choiceField(HEATED, { step: 'tank', need: true }),
  discharge: choiceField(DISCHARGES, { step: 'tank', need: true }),
  nitrogen: choiceField(YES_NO, { step: 'tank', need: true }),
  cleanAtDest: choiceField(YES_NO, { step: 'tank', need: true }),
  leaseDays: wholeField({ step: 'tank', need: true, code: 'tankLease', least: 1, most: 365 }),
  loadAddress: textField({ step: 'tank', need: true, most: 120 }),
  loadFrom: momentField({ step: 'tank', need: true, code: 'tankMoment' }),
  loadTo: momentField({ step: 'tank', need: true, code: 'tankMoment' }),
  depositWay: choiceField(DEPOSIT_WAYS, { step: 'confirm', need: true }),
};

export type TankPart = PartOf<typeof FIELDS>;
export type TankForm = OrderForm & TankPart;

export const blankTank: TankForm = { ...blankOrder, ...blankFields(FIELDS) };
