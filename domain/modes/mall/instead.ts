import type { MallQuery, MallSearch, MallDemand } from './search';
import { tidySum } from '../../offer/containers';
import { STOCK_CITIES } from '../../mall/places';
import { packsWithin } from '../../mall/quantity';

/** Available kilograms of a product in a warehouse. */
type LeftKg = (productId: string, city: string) => number;

function reduceToStock({ lines, city }: MallSearch, leftKg: LeftKg): MallDemand[] | null {
  const used = new Map<string, number>();
  const less = lines.map(({ productId, pack, kg, sold }) => {
    const before = used.get(productId) ?? 0;
    const fits = packsWithin(sold, Math.min(kg, tidySum([leftKg(productId, city), -before])));
    used.set(productId, tidySum([before, fits ?? 0]));
    return fits === null ? null : { productId, pack, kg: fits };
  });
  return less.every((line) => line !== null) ? less : null;
}

const wantedDemands = ({ lines }: MallSearch): MallDemand[] =>
  lines.map(({ productId, pack, kg }) => ({ productId, pack, kg }));

const isEnough = (lines: readonly MallDemand[], city: string, leftKg: LeftKg): boolean =>
  lines.every(({ productId }) => {
    const kg = tidySum(lines.flatMap((line) => (line.productId === productId ? line.kg : [])));
    return leftKg(productId, city) >= kg;
  });

/** Alternatives for insufficient stock: less from here, then all from another warehouse. */
export function findAlternatives(search: MallSearch, leftKg: LeftKg): MallQuery[] {
  const { city, way, to } = search;
  const [less, all] = [reduceToStock(search, leftKg), wantedDemands(search)];
  const others = STOCK_CITIES.filter((other) => other !== city && isEnough(all, other, leftKg));
  return [
    ...(less ? [{ city, way, to, lines: less }] : []),
    ...others.map((other) => ({ city: other, way, to, lines: all })),
  ];
}
