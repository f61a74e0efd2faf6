import type { Load } from '../../../../domain/modes/lcl/shared-box';
import type { Cargo } from '../../../../domain/modes/lcl/rates';
import { keptByWords } from '../../offers/kept-by-words';
import type { Departure } from './departures';
import { dangerStrangers, generalStrangers, type Strangers } from './strangers';

/** A box of a departure: `L-SHWG-NLRTM-261209#1`. Those for dangerous goods come first. */
export type Box = { stockId: string; most: Load; strangers: Strangers };

/** A 20GP for dangerous goods, a 40HQ for all others. */
const SIZES: Readonly<Record<Cargo, { m3: number; kg: number }>> = {
  danger: { m3: 25, kg: 20_000 },
  general: { m3: 60, kg: 24_000 },
};

const holds = ({ m3, kg }: { m3: number; kg: number }): Load => ({ litres: m3 * 1000, grams: kg * 1000 });

function buildBoxes({ offerId, service }: Departure, cargo: Cargo): Box[] {
  const { shed, dangerBoxes, generalBoxes } = service;
  const size = SIZES[cargo];
  const most = holds(size);
  const [first, count] = cargo === 'danger' ? [1, dangerBoxes] : [1 + dangerBoxes, generalBoxes];
  return Array.from({ length: count }, (_, at) => {
    const stockId = `${offerId}#${first + at}`;
    const strangers = cargo === 'danger' ? dangerStrangers(shed, stockId, size.m3) : generalStrangers(stockId, size.m3);
    return { stockId, most, strangers };
  });
}

/** Eighteen weeks of every service, for both kinds of goods. */
const MOST = 4_000;
const kept = keptByWords<readonly Box[]>(MOST);

/** Boxes of a departure by kind. A box for general goods never takes dangerous ones, limited quantities included. */
export const departureBoxes = (departure: Departure, cargo: Cargo): readonly Box[] =>
  kept(`${departure.offerId} ${cargo}`, () => buildBoxes(departure, cargo));
