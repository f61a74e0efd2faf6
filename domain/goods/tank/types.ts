export type TankType = {
  code: string;
  tCode: string;
  litres: number;
  /** What it may carry in kilograms. */
  payloadKg: number;
  /** How large its largest section is; surge plates part it. */
  sectionL: number;
  lining: 'NONE' | 'RUBBER';
  isFood: boolean;
};

const tank = (
  code: string,
  tCode: string,
  litres: number,
  payloadKg: number,
  rest: Partial<TankType> = {},
): TankType => ({
  code,
  tCode,
  litres,
  payloadKg,
  sectionL: litres,
  lining: 'NONE',
  isFood: false,
  ...rest,
});

/** Demo fleet; the plate on the tank decides. */
export const TANK_TYPES: readonly TankType[] = [
  tank('S24', 'T11', 24_000, 32_350),
  tank('S26', 'T11', 26_000, 32_150),
  tank('S21B', 'T11', 21_000, 31_950, { sectionL: 7000 }),
  tank('S17', 'T11', 17_500, 32_700),
  tank('E24', 'T11', 24_000, 31_900),
  tank('F24', 'T11', 24_000, 32_300, { isFood: true }),
  tank('C21', 'T14', 21_000, 31_700),
  tank('L17', 'T14', 17_500, 31_400, { lining: 'RUBBER' }),
  tank('X20', 'T20', 21_000, 30_500),
  tank('X22', 'T22', 21_000, 30_300),
];
