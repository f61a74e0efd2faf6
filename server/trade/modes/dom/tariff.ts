import { doorCitiesOfPort } from '../../../../domain/places/door-cities';
import { FAR_KM, HOME_REGIONS, homePort } from '../../../../domain/modes/dom/ports';
import type { DomRates } from '../../../../domain/modes/dom/rates';
import type { FreeTime } from '../../../../domain/offer/sailing';
import { DRY_BOXES } from '../../../../domain/mode-ids';
import { minorUnits, YUAN } from '../../../../domain/values/money';
import { amounts, sheetFigures, type Tariffs, type TariffSheet } from '../../tariffs/sheet';

const REGIONS = Object.values(HOME_REGIONS);
const regionPair = (from: string, to: string): string => `${from}-${to}`;

export const DOM_FREIGHT: TariffSheet = {
  id: 'dom-freight',
  title: '内贸海运费',
  unit: '元/箱',
  rowTitle: '区段',
  rows: REGIONS.flatMap((from) => REGIONS.map((to) => regionPair(from, to))),
  columns: amounts(['20GP', '40GP'], 100_000),
};

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

const portRegion = (code: string): string => HOME_REGIONS[homePort(code)?.region ?? ''] ?? '';
const doorDistances = (port: string) => Object.fromEntries(doorCitiesOfPort(port).map(({ code, km }) => [code, km]));

type ShipRate = { org: string; dst: string; rate: number };

/** Discount factor for both ships at a transfer. */
const TRANSFER_SHARE = 0.9;

/** Rates of a way; null if one ship has no tariff. */
export function shipRates(ships: readonly ShipRate[], tariffs: Tariffs): DomRates | null {
  const prices = ships.map(({ org, dst, rate }) => {
    const boxes = sheetFigures(DOM_FREIGHT, tariffs)[regionPair(portRegion(org), portRegion(dst))];
    return boxes ? { twenty: (boxes['20GP'] ?? 0) * rate, forty: (boxes['40GP'] ?? 0) * rate } : null;
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
