import { numberIn as unNumberIn } from '../../goods/identity';
import { tankLiquidOf } from '../../goods/tank/liquids';
import type { OrderFacts } from '../../order/form/facts';
import { nameOf, segregatedOf } from '../../order/findings/segregation';
import type { GoodsRow } from '../../goods/row';
import { natureOf } from '../../goods/nature';
import { isDay } from '../../values/days';
import { calendarIn } from '../../values/days-off';
import { momentIn } from '../../values/moments';
import { HOUR_MS } from '../../values/spans';
import { minorUnitsIn, numberIn, quantityIn, wholeNumberIn } from '../../values/typed-number';
import { type TruckRuleInput, WINDOW_HOURS } from './asked';
import { type Box, boxOf } from '../../offer/road-boxes';
import { GENERAL, isCarriedAsDangerous, type TruckRow } from './cargo';
import { roadCarrier } from './carriers';
import { highestFactor } from './factor';
import { festivalsIn } from './holidays';
import { besidePackages, exceptedOf } from './excepted';
import { besideKg, limitedOf } from './limited';
import { isExceptedRow, ROWS, type RowContext, type TruckForm } from './form';
import type { TruckPriceInput } from './price';
import type { FurtherStop, PartDetail } from './detail';
import type { TruckQuote } from './quote';
import { MOST_TRUCKS } from './search';
import type { RoadCity } from '../../road/cities';
import { sectionsOf } from './sections-read';
import { type Delays, cityIn, timesOf, type TripTimes } from './trip';
import { isDeck, isTankTruck, VEHICLES, type Vehicle } from './vehicles';

type GoodsOf = OrderFacts['goodsOf'];

export const vehicleOf = ({ offer: { detail } }: Pick<TruckQuote, 'offer'>): Vehicle => VEHICLES[detail.vehicle];

export const isTankQuote = (quote: Pick<TruckQuote, 'offer'> | null): boolean =>
  quote !== null && isTankTruck(vehicleOf(quote));

export const partIn = (quote: Pick<TruckQuote, 'offer'> | null): PartDetail | null => quote?.offer.detail.part ?? null;

/** Load position is asked only for unshared decks with known axles. */
export function rowKnown(quote: Pick<TruckQuote, 'offer'> | null): RowContext {
  const vehicle = quote && vehicleOf(quote);
  const hasBeam = vehicle !== null && isDeck(vehicle) && vehicle.beam !== null && partIn(quote) === null;
  return { hasBeam, isTank: isTankQuote(quote), further: quote === null ? [] : furtherOf(quote) };
}

export function trucksIn({ trucks }: Pick<TruckForm, 'trucks'>): number | null {
  const count = wholeNumberIn(trucks);
  return count === null || count < 1 || count > MOST_TRUCKS ? null : count;
}

const weightIn = ({ grossKg }: Pick<GoodsRow, 'grossKg'>): number | null => numberIn(grossKg, 2);

const sumIn = (amounts: readonly (number | null)[]): number | null =>
  amounts.some((one) => one === null) ? null : amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0);

/** Kilograms per truck; null while unreadable. */
export const kgIn = (form: Pick<TruckForm, 'goods' | 'loadKg'>, quote: TruckQuote | null): number | null =>
  isTankQuote(quote) ? numberIn(form.loadKg, 1) : sumIn(form.goods.map(weightIn));

export function m3In({ goods }: Pick<TruckForm, 'goods'>): number | null {
  const sum = sumIn(goods.map(({ volume }) => numberIn(volume, 3)));
  return sum === null ? null : Math.round(sum * 1000) / 1000;
}

/** Loading time of the form, otherwise of the quote. */
export const startsAt = ({ pickFrom }: Pick<TruckForm, 'pickFrom'>, { offer }: TruckQuote): number =>
  momentIn(pickFrom) ?? momentIn(offer.leavesAt ?? '') ?? 0;

/** Loading window in ms, from the form or the default. */
function loadsWithinIn({ pickFrom, pickTo }: Pick<TruckForm, 'pickFrom' | 'pickTo'>): number {
  const [from, to] = [momentIn(pickFrom), momentIn(pickTo)];
  return from === null || to === null || to <= from ? WINDOW_HOURS * HOUR_MS : to - from;
}

export const driversIn = ({ drivers }: Pick<TruckForm, 'drivers'>, { search }: TruckQuote): number =>
  Number(drivers === '' ? search.crew : drivers);

const packagesIn = ({ pieces }: GoodsRow): number | null => {
  const count = wholeNumberIn(pieces);
  return count !== null && count > 0 ? count : null;
};

export function rowsIn(form: TruckForm, quote: TruckQuote, goodsOf: GoodsOf): TruckRow[] {
  const known = rowKnown(quote);
  const { hasBeam, isTank } = known;
  const excepted = form.goods.filter((row) => isExceptedRow(form, row, known));
  const packages = sumIn(excepted.map(packagesIn));
  return form.goods.map((row) => {
    const isDanger = natureOf(row, form.isDanger) === 'Y';
    const { inners, place } = ROWS.of(form.places, row);
    const limited =
      isDanger && row.isLimited && !isTank
        ? besideKg(
            limitedOf(goodsOf(row), { inner: row.innerQuantity, kg: weightIn(row), packages: packagesIn(row) }),
            partIn(quote)?.limitedKg ?? 0,
          )
        : null;
    return {
      name: nameOf(row),
      isDanger,
      goods: isDanger ? goodsOf(row) : null,
      apart: isDanger ? { ...segregatedOf(row, goodsOf), isLimited: limited?.kind === 'fits' } : GENERAL,
      limited,
      excepted: excepted.includes(row)
        ? besidePackages(
            exceptedOf(goodsOf(row), { inner: quantityIn(row.innerQuantity), count: wholeNumberIn(inners), packages }),
            partIn(quote)?.packages ?? 0,
          )
        : null,
      kg: isTank ? numberIn(form.loadKg, 1) : weightIn(row),
      netKg: isTank ? null : numberIn(row.netKg, 2),
      at: hasBeam ? place || null : null,
    };
  });
}

/**
 * True if the goods are those of the quote. Tank quotes include filling and cleaning, part-load quotes the segregation
 * check.
 */
export function isQuotedLoad(
  { goods: [row, ...others], isDanger }: TruckForm,
  quote: TruckQuote,
  goodsOf: GoodsOf,
): boolean {
  if (!isTankQuote(quote) && partIn(quote) === null) return true;
  const { cargo } = quote.offer.detail;
  if (!row || row.isGeneral || others.length > 0 || isDanger !== (cargo.unNo === null ? 'N' : 'Y')) return false;
  if (isDanger === 'N') return row.nameCn.trim() === '' || row.nameCn.trim() === cargo.name;
  const known = goodsOf(row);
  const typed = row.unNo.trim();
  return typed === '' || (unNumberIn(typed) === cargo.unNo && (known === null || known.goodsId === cargo.goodsId));
}

/** Optional: older quotes lack stops. */
export const furtherOf = ({ offer }: Pick<TruckQuote, 'offer'>): FurtherStop[] => offer.detail.stops ?? [];

function citiesOf(quote: TruckQuote): RoadCity[] | null {
  const { org, dst } = quote.offer;
  const codes = [org?.code ?? '', ...furtherOf(quote).map(({ city }) => city), dst?.code ?? ''];
  const cities = codes.flatMap((code) => cityIn(code) ?? []);
  return cities.length === codes.length ? cities : null;
}

/** Null when the quote has no known trip. */
export function tripIn(
  form: TruckForm,
  quote: TruckQuote,
  rows: readonly TruckRow[],
  delays: Delays = {},
): TripTimes | null {
  const [stops, carrier] = [citiesOf(quote), roadCarrier(quote.offer.detail.carrier)];
  if (!stops || !carrier) return null;
  const trip = {
    stops,
    startsAt: startsAt(form, quote),
    loadsWithin: loadsWithinIn(form),
    drivers: driversIn(form, quote),
    ...delays,
  };
  return timesOf(trip, rows, vehicleOf(quote), { carrier, isDanger: isCarriedAsDangerous(rows) });
}

export function askedBy(form: TruckForm, quote: TruckQuote, goodsOf: GoodsOf): TruckRuleInput | null {
  const rows = rowsIn(form, quote, goodsOf);
  const trip = tripIn(form, quote, rows);
  const { detail } = quote.offer;
  const [cities, carrier] = [citiesOf(quote), roadCarrier(detail.carrier)];
  if (!trip || !cities || !carrier) return null;
  const between = [form.stop1To, form.stop2To].slice(0, cities.length - 2).map((typed) => momentIn(typed ?? ''));
  const untils = [null, ...between, momentIn(form.dropTo)];
  const opens = momentIn(form.dropFrom ?? '');
  return {
    carrier: { ...carrier, isClean: detail.isClean },
    vehicle: vehicleOf(quote),
    rows,
    liquid: tankLiquidOf(detail.cargo.goodsId),
    kg: kgIn(form, quote),
    m3: m3In(form),
    sections: sectionsOf(form, quote),
    box: boxIn(form, quote),
    stops: cities.map((city, at) => ({
      city,
      at: trip.arrivals[at] ?? 0,
      opens: at === cities.length - 1 ? opens : null,
      until: untils[at] ?? null,
    })),
    loadsWithin: loadsWithinIn(form),
    hasNight: trip.hasNight,
    festivals: festivalsIn(calendarIn(quote.offer)),
    inhibitorUntil: isDay(form.inhibitorUntil) ? form.inhibitorUntil : null,
    setC: numberIn(form.tempC, 1),
  };
}

export const boxIn = ({ box, tareKg }: Pick<TruckForm, 'box' | 'tareKg'>, quote: TruckQuote): Box | null =>
  vehicleOf(quote).kind === 'SKEL' ? boxOf(box, wholeNumberIn(tareKg ?? '')) : null;

const dropsIn = (quote: TruckQuote): number => furtherOf(quote).filter(({ isPickup }) => !isPickup).length + 1;

const tonsOf = (kg: number | null): number => (kg ?? 0) / 1000;

export function pricedIn(form: TruckForm, quote: TruckQuote, goodsOf: GoodsOf): TruckPriceInput | null {
  const rows = rowsIn(form, quote, goodsOf);
  const [trip, trucks] = [tripIn(form, quote, rows), trucksIn(form)];
  const facts = rows.flatMap(({ isDanger, goods }) => (isDanger ? [goods] : []));
  const isDanger = isCarriedAsDangerous(rows);
  const known = facts.flatMap((goods) => goods ?? []);
  const factor = isDanger ? highestFactor(known, quote.rates) : 1;
  const kg = kgIn(form, quote);
  if (!trip || trucks === null || factor === null || (isDanger && known.length < facts.length)) return null;
  const liquid = tankLiquidOf(quote.offer.detail.cargo.goodsId);
  const isToxic = known.some(({ controls }) => controls.isHighlyToxic);
  return {
    vehicle: vehicleOf(quote).nameCn,
    km: trip.km,
    detourKm: trip.detourKm,
    homeKm: trip.homeKm,
    stops: trip.arrivals.length,
    trucks,
    isRound: form.trip === 'ROUND',
    drivers: driversIn(form, quote),
    factor,
    isDanger,
    isToxic,
    lifts: form.unload === 'TAIL' ? dropsIn(quote) : 0,
    forkTons: form.unload === 'FORK' ? tonsOf(kg) * trucks : null,
    wash: isTankQuote(quote) && form.lastLoad !== 'SAME' ? (liquid?.cleaning ?? null) : null,
    waitedHours: 0,
    permits: isToxic ? 1 : 0,
    insured: form.insured ? minorUnitsIn(form.worth) : null,
  };
}
