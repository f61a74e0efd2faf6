import { STOCK_CITIES } from '../../../domain/mall/places';
import type { Lot } from '../../../domain/mall/product';
import { daysAfter, daysBetween, type Day } from '../../../domain/values/days';
import { seededShare, seededInteger } from '../../trade/offers/seeded';
import type { Product } from './read-product';

const LOTS_SHOWN = 3;
/** Every n-th lot is sold out. */
const EMPTY_EVERY = 7;
/** Lots with less shelf life left are not sold. */
const LEAST_LIFE_LEFT = 1 / 3;
/** Lots are multiples of a bag. */
const LOT_STEP_KG = 25;

const EPOCH_DAY = '1970-01-01';

/** Same date some months later, or the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const count = year * 12 + (month - 1) + months;
  const first = (at: number) => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
  const last = daysBetween(first(count), first(count + 1));
  return daysAfter(first(count), Math.min(date, last) - 1);
}

function buildLot(product: Product, city: string, turn: number, shift: number, today: Day): Lot {
  const { productId, stock } = product;
  const madeOn = daysAfter(EPOCH_DAY, turn * stock.cadenceDays + shift);
  const lotId = `${productId}-${madeOn.slice(2).replaceAll('-', '')}-${city}`;
  const isEmpty = (turn + seededInteger(EMPTY_EVERY, `${productId}${city}`)) % EMPTY_EVERY === 0;
  const kg = Math.floor((stock.leastKg + seededShare(lotId) * stock.moreKg) / LOT_STEP_KG) * LOT_STEP_KG;
  const releasedOn = daysAfter(madeOn, stock.qcDays);
  return {
    lotId,
    city,
    madeOn,
    releasedOn,
    expiresOn: addMonths(madeOn, stock.shelfMonths),
    kg: isEmpty ? 0 : kg,
    isReleased: releasedOn <= today,
  };
}

const isFresh = ({ madeOn, expiresOn }: Lot, today: Day): boolean =>
  daysBetween(today, expiresOn) / daysBetween(madeOn, expiresOn) >= LEAST_LIFE_LEFT;

/** Stock derived from product, city and day; the first to expire first. */
export function buildLots(product: Product, today: Day): Lot[] {
  const { cities, cadenceDays } = product.stock;
  return cities
    .filter((city) => STOCK_CITIES.some((known) => known === city))
    .flatMap((city) => {
      const shift = seededInteger(cadenceDays, `${product.productId} ${city}`);
      const turn = Math.floor((daysBetween(EPOCH_DAY, today) - shift) / cadenceDays);
      return Array.from({ length: LOTS_SHOWN }, (_, back) => buildLot(product, city, turn - back, shift, today));
    })
    .filter((lot) => isFresh(lot, today))
    .toSorted((one, other) => (one.expiresOn + one.lotId < other.expiresOn + other.lotId ? -1 : 1));
}

export const isSellable = ({ isReleased, kg }: Lot): boolean => isReleased && kg > 0;
