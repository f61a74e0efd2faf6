import type { ModeId } from '../../mode-ids';
import type { OrderState } from './lifecycle';

const TO_ARRIVAL = ['CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'DEPARTED', 'ARRIVED', 'COMPLETED'] as const;
const UNDECLARED = ['CONFIRMED', 'BOOKED', 'CARGO_IN', 'DEPARTED', 'ARRIVED', 'COMPLETED'] as const;

export const MODE_STATES: Readonly<Record<ModeId, readonly OrderState[]>> = {
  FCL: TO_ARRIVAL,
  LCL: TO_ARRIVAL,
  AIR: TO_ARRIVAL,
  RAIL: TO_ARRIVAL,
  CFS: ['CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'COMPLETED'],
  WH: ['CONFIRMED', 'BOOKED', 'CARGO_IN', 'COMPLETED'],
  TANK: TO_ARRIVAL,
  FLEXI: TO_ARRIVAL,
  DOM: UNDECLARED,
  TRUCK: UNDECLARED,
  DGD: ['CONFIRMED', 'BOOKED', 'COMPLETED'],
  ENQ: [],
  MALL: UNDECLARED,
};
