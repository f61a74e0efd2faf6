import { USUAL_TANK } from './usual-tank';

/** Steam heats through coils, electricity through mats. */
export const HEATINGS = ['STEAM', 'ELECTRIC'] as const;
type Heating = (typeof HEATINGS)[number];

export type TankType = {
  code: string;
  tCode: string;
  litres: number;
  tareKg: number;
  payloadKg: number;
  /** Volume of the largest section between surge plates, in litres. */
  sectionL: number;
  lining: 'NONE' | 'RUBBER';
  isFood: boolean;
  hasOutlet: boolean;
  heating: readonly Heating[];
  /** Cargo in kg above which road restrictions apply. */
  roadKg: number;
};

const tank = (
  code: string,
  tCode: string,
  litres: number,
  tareKg: number,
  payloadKg: number,
  rest: Partial<TankType> = {},
): TankType => ({
  code,
  tCode,
  litres,
  tareKg,
  payloadKg,
  sectionL: litres,
  lining: 'NONE',
  isFood: false,
  hasOutlet: true,
  heating: ['STEAM'],
  roadKg: 27_000,
  ...rest,
});

/** Demo fleet of liquid tanks; the plate on the tank decides. */
export const TANK_TYPES: readonly TankType[] = [
  tank('S24', 'T11', 24_000, 3650, 32_350),
  tank('S26', 'T11', USUAL_TANK.litres, USUAL_TANK.tareKg, USUAL_TANK.payloadKg),
  tank('S21B', 'T11', 21_000, 4050, 31_950, { sectionL: 7000 }),
  tank('S17', 'T11', 17_500, 3300, 32_700),
  tank('E24', 'T11', 24_000, 4100, 31_900, { heating: HEATINGS }),
  tank('F24', 'T11', 24_000, 3700, 32_300, { isFood: true }),
  tank('C21', 'T14', 21_000, 4300, 31_700, { hasOutlet: false }),
  tank('L17', 'T14', 17_500, 4600, 31_400, { lining: 'RUBBER', hasOutlet: false, heating: [] }),
  tank('X20', 'T20', 21_000, 5500, 30_500, { hasOutlet: false, roadKg: 26_000 }),
  tank('X22', 'T22', 21_000, 5700, 30_300, { hasOutlet: false, heating: [], roadKg: 26_000 }),
];

/** Gas tank: its plate gives the filling limit. */
const GAS_TANK = tank('G24', 'T50', 24_000, 7800, 28_200, { hasOutlet: false, heating: [], roadKg: 24_000 });

export const ALL_TANK_TYPES: readonly TankType[] = [...TANK_TYPES, GAS_TANK];

export const findTankType = (code: string): TankType | null => ALL_TANK_TYPES.find((one) => one.code === code) ?? null;
