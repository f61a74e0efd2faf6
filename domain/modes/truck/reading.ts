import { readShortUnNo as unNumberIn } from '../../goods/identity';
import { findTankLiquid } from '../../goods/tank/liquids';
import type { OrderFacts } from '../../order/form/facts';
import { goodsRowName, segregationFacts } from '../../order/findings/segregation';
import type { GoodsRow } from '../../goods/row';
import { rowNature } from '../../goods/nature';
import { isDay } from '../../values/days';
import { answerCalendar } from '../../values/days-off';
import { parseMoment } from '../../values/moments';
import { HOUR_MS } from '../../values/spans';
import { parseMinorUnits, parseNumber, parseQuantity, parseWholeNumber } from '../../values/typed-number';
import { type TruckRuleInput, WINDOW_HOURS } from './asked';
import { type Box, buildRoadBox } from '../../offer/road-boxes';
import { GENERAL, isCarriedAsDangerous, type TruckRow } from './cargo';
import { roadCarrier } from './carriers';
import { highestFactor } from './factor';
import { listFestivals } from './holidays';
import { besidePackages, exceptedQuantity } from './excepted';
import { besideKg, limitedQuantity } from './limited';
import { isExceptedRow, ROWS, type RowContext, type TruckForm } from './form';
import type { TruckPriceInput } from './price';
import type { FurtherStop, PartDetail } from './detail';
import type { TruckQuote } from './quote';
import { MOST_TRUCKS } from './bounds';
import type { RoadCity } from '../../road/cities';
import { readSectionLitres } from './sections-read';
import { type Delays, findRoadCity, tripTimes, type TripTimes } from './trip';
import { isDeck, isTankTruck, VEHICLES, type Vehicle } from './vehicles';

type GoodsOf = OrderFacts['goodsOf'];

export const vehicleOf = ({ offer: { detail } }: Pick<TruckQuote, 'offer'>): Vehicle => VEHICLES[detail.vehicle];

export const isTankQuote = (quote: Pick<TruckQuote, 'offer'> | null): boolean =>
  quote !== null && isTankTruck(vehicleOf(quote));

export const quotedPart = (quote: Pick<TruckQuote, 'offer'> | null): PartDetail | null =>
  quote?.offer.detail.part ?? null;

/** Load position is asked only for unshared decks with known axles. */
export function rowContext(quote: Pick<TruckQuote, 'offer'> | null): RowContext {
  const vehicle = quote && vehicleOf(quote);
  const hasBeam = vehicle !== null && isDeck(vehicle) && vehicle.beam !== null && quotedPart(quote) === null;
  return { hasBeam, isTank: isTankQuote(quote), further: quote === null ? [] : furtherStops(quote) };
}

export function countTrucks({ trucks }: Pick<TruckForm, 'trucks'>): number | null {
  const count = parseWholeNumber(trucks);
  return count === null || count < 1 || count > MOST_TRUCKS ? null : count;
}

const readRowKg = ({ grossKg }: Pick<GoodsRow, 'grossKg'>): number | null => parseNumber(grossKg, 2);

const sumOrNull = (amounts: readonly (number | null)[]): number | null =>
  amounts.some((one) => one === null) ? null : amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0);

/** Kilograms per truck; null while unreadable. */
export const readLoadKg = (form: Pick<TruckForm, 'goods' | 'loadKg'>, quote: TruckQuote | null): number | null =>
  isTankQuote(quote) ? parseNumber(form.loadKg, 1) : sumOrNull(form.goods.map(readRowKg));

export function readVolume({ goods }: Pick<TruckForm, 'goods'>): number | null {
  const sum = sumOrNull(goods.map(({ volume }) => parseNumber(volume, 3)));
  return sum === null ? null : Math.round(sum * 1000) / 1000;
}

export const loadingStart = ({ pickFrom }: Pick<TruckForm, 'pickFrom'>, { offer }: TruckQuote): number =>
  parseMoment(pickFrom) ?? parseMoment(offer.leavesAt ?? '') ?? 0;

function loadingWindowMs({ pickFrom, pickTo }: Pick<TruckForm, 'pickFrom' | 'pickTo'>): number {
  const [from, to] = [parseMoment(pickFrom), parseMoment(pickTo)];
  return from === null || to === null || to <= from ? WINDOW_HOURS * HOUR_MS : to - from;
}

export const readDriverCount = ({ drivers }: Pick<TruckForm, 'drivers'>, { search }: TruckQuote): number =>
  Number(drivers === '' ? search.crew : drivers);

const readPackages = ({ pieces }: GoodsRow): number | null => {
  const count = parseWholeNumber(pieces);
  return count !== null && count > 0 ? count : null;
};

export function readRows(form: TruckForm, quote: TruckQuote, goodsOf: GoodsOf): TruckRow[] {
  const known = rowContext(quote);
  const { hasBeam, isTank } = known;
  const excepted = form.goods.filter((row) => isExceptedRow(form, row, known));
  const packages = sumOrNull(excepted.map(readPackages));
  return form.goods.map((row) => {
    const isDanger = rowNature(row, form.isDanger) === 'Y';
    const { inners, place } = ROWS.of(form.places, row);
    const limited =
      isDanger && row.isLimited && !isTank
        ? besideKg(
            limitedQuantity(goodsOf(row), {
              inner: row.innerQuantity,
              kg: readRowKg(row),
              packages: readPackages(row),
            }),
            quotedPart(quote)?.limitedKg ?? 0,
          )
        : null;
    return {
      name: goodsRowName(row),
      isDanger,
      goods: isDanger ? goodsOf(row) : null,
      apart: isDanger ? { ...segregationFacts(row, goodsOf), isLimited: limited?.kind === 'fits' } : GENERAL,
      limited,
      excepted: excepted.includes(row)
        ? besidePackages(
            exceptedQuantity(goodsOf(row), {
              inner: parseQuantity(row.innerQuantity),
              count: parseWholeNumber(inners),
              packages,
            }),
            quotedPart(quote)?.packages ?? 0,
          )
        : null,
      kg: isTank ? parseNumber(form.loadKg, 1) : readRowKg(row),
      netKg: isTank ? null : parseNumber(row.netKg, 2),
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
  if (!isTankQuote(quote) && quotedPart(quote) === null) return true;
  const { cargo } = quote.offer.detail;
  if (!row || row.isGeneral || others.length > 0 || isDanger !== (cargo.unNo === null ? 'N' : 'Y')) return false;
  if (isDanger === 'N') return row.nameCn.trim() === '' || row.nameCn.trim() === cargo.name;
  const known = goodsOf(row);
  const typed = row.unNo.trim();
  return typed === '' || (unNumberIn(typed) === cargo.unNo && (known === null || known.goodsId === cargo.goodsId));
}

/** Optional: older quotes lack stops. */
export const furtherStops = ({ offer }: Pick<TruckQuote, 'offer'>): FurtherStop[] => offer.detail.stops ?? [];

function routeCities(quote: TruckQuote): RoadCity[] | null {
  const { org, dst } = quote.offer;
  const codes = [org?.code ?? '', ...furtherStops(quote).map(({ city }) => city), dst?.code ?? ''];
  const cities = codes.flatMap((code) => findRoadCity(code) ?? []);
  return cities.length === codes.length ? cities : null;
}

/** Null when the quote has no known trip. */
export function readTrip(
  form: TruckForm,
  quote: TruckQuote,
  rows: readonly TruckRow[],
  delays: Delays = {},
): TripTimes | null {
  const [stops, carrier] = [routeCities(quote), roadCarrier(quote.offer.detail.carrier)];
  if (!stops || !carrier) return null;
  const trip = {
    stops,
    startsAt: loadingStart(form, quote),
    loadsWithin: loadingWindowMs(form),
    drivers: readDriverCount(form, quote),
    ...delays,
  };
  return tripTimes(trip, rows, vehicleOf(quote), { carrier, isDanger: isCarriedAsDangerous(rows) });
}

export function ruleInputFromForm(form: TruckForm, quote: TruckQuote, goodsOf: GoodsOf): TruckRuleInput | null {
  const rows = readRows(form, quote, goodsOf);
  const trip = readTrip(form, quote, rows);
  const { detail } = quote.offer;
  const [cities, carrier] = [routeCities(quote), roadCarrier(detail.carrier)];
  if (!trip || !cities || !carrier) return null;
  const between = [form.stop1To, form.stop2To].slice(0, cities.length - 2).map((typed) => parseMoment(typed ?? ''));
  const untils = [null, ...between, parseMoment(form.dropTo)];
  const opens = parseMoment(form.dropFrom ?? '');
  return {
    carrier: { ...carrier, isClean: detail.isClean },
    vehicle: vehicleOf(quote),
    rows,
    liquid: findTankLiquid(detail.cargo.goodsId),
    kg: readLoadKg(form, quote),
    m3: readVolume(form),
    sections: readSectionLitres(form, quote),
    box: readBox(form, quote),
    stops: cities.map((city, at) => ({
      city,
      at: trip.arrivals[at] ?? 0,
      opens: at === cities.length - 1 ? opens : null,
      until: untils[at] ?? null,
    })),
    loadsWithin: loadingWindowMs(form),
    hasNight: trip.hasNight,
    festivals: listFestivals(answerCalendar(quote.offer)),
    inhibitorUntil: isDay(form.inhibitorUntil) ? form.inhibitorUntil : null,
    setC: parseNumber(form.tempC, 1),
  };
}

export const readBox = ({ box, tareKg }: Pick<TruckForm, 'box' | 'tareKg'>, quote: TruckQuote): Box | null =>
  vehicleOf(quote).kind === 'SKEL' ? buildRoadBox(box, parseWholeNumber(tareKg ?? '')) : null;

const countDrops = (quote: TruckQuote): number => furtherStops(quote).filter(({ isPickup }) => !isPickup).length + 1;

const kgToTons = (kg: number | null): number => (kg ?? 0) / 1000;

export function readPriceInput(form: TruckForm, quote: TruckQuote, goodsOf: GoodsOf): TruckPriceInput | null {
  const rows = readRows(form, quote, goodsOf);
  const [trip, trucks] = [readTrip(form, quote, rows), countTrucks(form)];
  const facts = rows.flatMap(({ isDanger, goods }) => (isDanger ? [goods] : []));
  const isDanger = isCarriedAsDangerous(rows);
  const known = facts.flatMap((goods) => goods ?? []);
  const factor = isDanger ? highestFactor(known, quote.rates) : 1;
  const kg = readLoadKg(form, quote);
  if (!trip || trucks === null || factor === null || (isDanger && known.length < facts.length)) return null;
  const liquid = findTankLiquid(quote.offer.detail.cargo.goodsId);
  const isToxic = known.some(({ controls }) => controls.isHighlyToxic);
  return {
    vehicle: vehicleOf(quote).nameCn,
    km: trip.km,
    detourKm: trip.detourKm,
    homeKm: trip.homeKm,
    stops: trip.arrivals.length,
    trucks,
    isRound: form.trip === 'ROUND',
    drivers: readDriverCount(form, quote),
    factor,
    isDanger,
    isToxic,
    lifts: form.unload === 'TAIL' ? countDrops(quote) : 0,
    forkTons: form.unload === 'FORK' ? kgToTons(kg) * trucks : null,
    wash: isTankQuote(quote) && form.lastLoad !== 'SAME' ? (liquid?.cleaning ?? null) : null,
    waitedHours: 0,
    permits: isToxic ? 1 : 0,
    insured: form.insured ? parseMinorUnits(form.worth) : null,
  };
}
