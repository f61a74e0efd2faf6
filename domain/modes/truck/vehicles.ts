/** Axle positions in metres from the front wall, tare and maximum loads in kg. */
export type Beam = {
  frontM: number;
  rearM: number;
  /** Load on the tractor's steering axle, unaffected by the cargo. */
  steerTareKg: number;
  frontTareKg: number;
  rearTareKg: number;
  frontMaxKg: number;
  rearMaxKg: number;
  grossMaxKg: number;
};

type Of = {
  nameCn: string;
  payloadKg: number;
  axles: number;
  /** Share of the km price charged for the return to base. */
  backShare: number;
};

type Deck = { m3: number; lengthM: number; heightM: number; hasLift: boolean; beam: Beam | null };
type Tank = { litres: number; sections: number; material: 'STEEL' | 'LINED' | 'PRESSURE' };

export type Vehicle = Of & { code: VehicleCode } & (
    | ({ kind: 'BOX' | 'SIDE' | 'REEF' } & Deck)
    | ({ kind: 'TANK' | 'TANKG' } & Tank)
    | { kind: 'SKEL' }
  );

export const VEHICLE_CODES = [
  'BOX42',
  'BOX68',
  'BOX96',
  'BOX13',
  'SIDE13',
  'REEF96',
  'TANK30',
  'TANK20L',
  'TANKG',
  'SKEL',
] as const;
export type VehicleCode = (typeof VEHICLE_CODES)[number];

const RIGID: Beam = {
  frontM: -1.2,
  rearM: 5.9,
  steerTareKg: 0,
  frontTareKg: 4700,
  rearTareKg: 5500,
  frontMaxKg: 7000,
  rearMaxKg: 18_000,
  grossMaxKg: 25_000,
};
const SEMI: Beam = {
  frontM: 1.2,
  rearM: 10,
  steerTareKg: 5500,
  frontTareKg: 5500,
  rearTareKg: 5500,
  frontMaxKg: 18_000,
  rearMaxKg: 24_000,
  grossMaxKg: 49_000,
};

const of = (nameCn: string, payloadKg: number, axles: number): Of => ({ nameCn, payloadKg, axles, backShare: 0 });

const deck = (m3: number, lengthM: number, heightM: number, beam: Beam | null, hasLift = true): Deck => ({
  m3,
  lengthM,
  heightM,
  beam,
  hasLift,
});

/** Demo fleet: no figure belongs to a real model. */
export const VEHICLES: Readonly<Record<VehicleCode, Vehicle>> = {
  BOX42: { ...of('4.2 米厢式', 1490, 2), code: 'BOX42', kind: 'BOX', ...deck(15, 4.2, 1.9, null) },
  BOX68: { ...of('6.8 米厢式', 9900, 2), code: 'BOX68', kind: 'BOX', ...deck(38, 6.8, 2.4, null) },
  BOX96: {
    ...of('9.6 米厢式', 14_000, 3),
    code: 'BOX96',
    kind: 'BOX',
    ...deck(52, 9.6, 2.4, RIGID),
  },
  BOX13: {
    ...of('13 米厢式半挂', 30_000, 6),
    code: 'BOX13',
    kind: 'BOX',
    ...deck(82, 13, 2.6, SEMI, false),
  },
  SIDE13: {
    ...of('13 米栏板半挂', 30_500, 6),
    code: 'SIDE13',
    kind: 'SIDE',
    ...deck(82, 13, 2.6, { ...SEMI, rearTareKg: 5000 }, false),
  },
  REEF96: {
    ...of('9.6 米冷藏', 12_500, 3),
    code: 'REEF96',
    kind: 'REEF',
    ...deck(48, 9.3, 2.3, { ...RIGID, rearTareKg: 6000 }),
    backShare: 0.2,
  },
  TANK30: {
    ...of('30 立方不锈钢罐车', 28_000, 6),
    code: 'TANK30',
    kind: 'TANK',
    backShare: 0.35,
    litres: 30_000,
    sections: 3,
    material: 'STEEL',
  },
  TANK20L: {
    ...of('20 立方衬塑罐车', 26_000, 6),
    code: 'TANK20L',
    kind: 'TANK',
    backShare: 0.35,
    litres: 20_000,
    sections: 1,
    material: 'LINED',
  },
  TANKG: {
    ...of('25 立方压力罐车', 24_000, 6),
    code: 'TANKG',
    kind: 'TANKG',
    backShare: 0.4,
    litres: 25_000,
    sections: 1,
    material: 'PRESSURE',
  },
  SKEL: { ...of('集装箱半挂（骨架）', 32_000, 6), code: 'SKEL', kind: 'SKEL', backShare: 0.3 },
};

export type DeckVehicle = Vehicle & Deck;
export type TankVehicle = Vehicle & Tank;
export const isDeck = (vehicle: Vehicle): vehicle is DeckVehicle => 'm3' in vehicle;
export const isTankTruck = (vehicle: Vehicle): vehicle is TankVehicle => 'litres' in vehicle;
