import { doorCitiesOfPort } from '../../../../domain/places/door-cities';
import { FAR_KM, homePort } from '../../../../domain/modes/dom/ports';
import type { DomRates } from '../../../../domain/modes/dom/rates';
import type { FreeTime } from '../../../../domain/offer/sailing';
import { DRY_BOXES } from '../../../../domain/mode-ids';
import { minorUnits, YUAN } from '../../../../domain/values/money';

/** Demo data. Yuan per 20 and 40 ft box between regions of coast and river. */
const TABLE = `
N-N 900 1450
N-E 1300 2100
N-S 2150 3400
E-N 950 1550
E-E 700 1100
E-S 1450 2350
S-N 1650 2600
S-E 1150 1850
S-S 950 1500
E-R1 650 1050
E-R2 1450 2350
E-R3 2900 4700
R1-E 550 900
R1-R1 500 800
R1-R2 1000 1650
R1-R3 2500 4000
R2-E 1150 1900
R2-R1 850 1400
R2-R3 1700 2800
R3-E 2100 3500
R3-R1 1900 3100
R3-R2 1300 2150
`;

const TARIFF: ReadonlyMap<string, readonly [twenty: number, forty: number]> = new Map(
  TABLE.trim()
    .split('\n')
    .map((row) => {
      const [way = '', twenty, forty] = row.split(' ');
      return [way, [Number(twenty), Number(forty)]];
    }),
);

const perBox = (twenty: number, forty: number) =>
  Object.fromEntries(DRY_BOXES.map((type) => [type, minorUnits(type === '20GP' ? twenty : forty)]));

const SURE = {
  handling: perBox(420, 680),
  dstHandling: perBox(420, 680),
  use: perBox(150, 240),
  seal: minorUnits(30),
  papers: minorUnits(80),
  heavy: minorUnits(300),
  door: {
    base: minorUnits(380),
    perKm: minorUnits(9),
    least: minorUnits(650),
    fortyFactor: 1.3,
    heavyFactor: 1.1,
    farKm: FAR_KM,
  },
  insurance: { perMille: 0.8, least: minorUnits(100) },
} satisfies Partial<DomRates>;

const portRegion = (code: string): string => homePort(code)?.region ?? '';
const doorDistances = (port: string) => Object.fromEntries(doorCitiesOfPort(port).map(({ code, km }) => [code, km]));

type ShipRate = { org: string; dst: string; rate: number };

/** Discount factor for both ships at a transfer. */
const TRANSFER_SHARE = 0.9;

/** Rates of a way; null if one ship has no tariff. */
export function shipRates(ships: readonly ShipRate[]): DomRates | null {
  const prices = ships.map(({ org, dst, rate }) => {
    const [twenty, forty] = TARIFF.get(`${portRegion(org)}-${portRegion(dst)}`) ?? [];
    return twenty === undefined || forty === undefined ? null : { twenty: twenty * rate, forty: forty * rate };
  });
  if (prices.some((price) => price === null)) return null;
  const share = ships.length > 1 ? TRANSFER_SHARE : 1;
  const sum = (of: 'twenty' | 'forty') => prices.reduce((all, price) => all + (price?.[of] ?? 0), 0) * share;
  const [org, dst] = [ships[0]?.org ?? '', ships.at(-1)?.dst ?? ''];
  return { ...SURE, freight: perBox(sum('twenty'), sum('forty')), from: doorDistances(org), to: doorDistances(dst) };
}

const freeTime = (kind: FreeTime['kind'], freeDays: number, tiers: readonly (readonly [number | null, number])[]) => ({
  kind,
  freeDays,
  tiers: tiers.map(([days, yuan]) => ({ days, perDay: { amount: minorUnits(yuan), currency: YUAN } })),
  factor40: 1.8,
});

export const FREE_TIME: FreeTime[] = [
  freeTime('DEM', 5, [
    [5, 20],
    [5, 40],
    [null, 80],
  ]),
  freeTime('DET', 10, [
    [10, 15],
    [null, 30],
  ]),
];
