import { tidySum } from '../../offer/containers';
import { MODES } from '..';
import { carryingIn, type CarryingMode } from '../carrying';
import type { Vessel } from '../../order/vessel';
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

/** What is said of goods that are poured: as many tons as were bought. */
function amountIn({ search: { lines } }: Bought): [string, string][] {
  if (lines.some(({ sold }) => vesselsFor(sold.form).includes('PACKS'))) return [];
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
