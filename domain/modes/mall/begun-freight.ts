import { tidySum } from '../../offer/containers';
import { MODES } from '../../mode-ids';
import { carryingIn, type CarryingMode } from '../carrying';
import { boxesFor, grossKgOf, piecesOf } from '../../mall/quantity';
import { carriedText } from '../../offer/carried';
import type { Vessel } from '../../order/goods/vessel';
import { roadCity } from '../../road/cities';
import { cityCodeAt, stationBeside } from '../../road/city-at';
import { pathOf } from '../../routes';
import { vesselsFor } from './carried';
import type { MallQuote } from './quote';

type Bought = Pick<MallQuote, 'search'>;

/** In what all of a purchase could travel; nothing where some of it is poured and some comes in packs. */
const vesselsOf = ({ search: { lines } }: Bought): Vessel[] => {
  const [first = [], ...others] = lines.map(({ sold }) => vesselsFor(sold.form));
  return first.filter((vessel) => others.every((one) => one.includes(vessel)));
};

/** Which modes could carry all of a purchase in one order. */
export const carryingOf = (bought: Bought): CarryingMode[] =>
  carryingIn(
    vesselsOf(bought),
    bought.search.lines.some(({ row }) => row.hazardClass !== ''),
  );

/** Packs as their boxes were priced: rows of pieces and gross kilograms, and boxes of twenty feet. */
function packedIn({ search: { lines } }: Bought): [string, string][] {
  const rows = carriedText(
    lines.map(({ row, sold, kg }) => ({
      unNo: row.unNo,
      pieces: String(piecesOf(sold, kg)),
      kg: String(Math.round(grossKgOf(sold, kg))),
      m3: '',
      group: '',
    })),
  );
  const boxes = lines.reduce((sum, { sold, kg }) => sum + (boxesFor(sold, kg) ?? 0), 0);
  return [
    ...(boxes > 0 ? [['box', `20GP*${boxes}`] as [string, string]] : []),
    ...(rows === null ? [] : [['rows', rows] as [string, string]]),
  ];
}

/** Poured goods are told by their tons, packs by their rows. */
function amountIn(bought: Bought): [string, string][] {
  const { lines } = bought.search;
  if (lines.some(({ sold }) => vesselsFor(sold.form).includes('PACKS'))) return packedIn(bought);
  const kg = tidySum(lines.map((line) => line.kg));
  return [
    ['q', String(kg / 1000)],
    ['kg', String(kg)],
  ];
}

/** The goods of a purchase as words of a search; none for several goods, as a search asks for one. */
function goodsIn(bought: Bought): [string, string][] {
  const [line, ...more] = bought.search.lines;
  if (!line || more.some(({ row }) => row.goodsId !== line.row.goodsId)) return [];
  const { unNo, nameCn, hazardClass } = line.row;
  return [
    ['d', hazardClass === '' ? 'N' : 'Y'],
    ...(unNo ? [['un', unNo] as [string, string]] : []),
    ['goods', nameCn],
    ...amountIn(bought),
  ];
}

/** Where each kind of place has the store: ships by its port, trucks by its city, trains by the station beside it. */
const ORIGINS: Readonly<Partial<Record<string, (store: string) => string | null>>> = {
  port: (store) => store,
  roadCity: (store) => roadCity(cityCodeAt(store))?.code ?? null,
  station: stationBeside,
};

/** The search of a mode with what was bought and the place of its store filled in. */
export function freightBegun(mode: CarryingMode, bought: Bought): string {
  const { routes, places } = MODES[mode];
  const from = places === null ? null : (ORIGINS[places]?.(bought.search.city) ?? null);
  const org: [string, string][] = from === null ? [] : [['org', from]];
  const query = [...org, ...goodsIn(bought)].map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  const path = pathOf(routes.search);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
