import { formatGroupedNumbers } from '../../../../domain/goods/grouped-numbers';
import { readUnNo } from '../../../../domain/goods/dangerous-goods';
import { LEAD_HOURS } from '../../../../domain/modes/truck/bounds';
import {
  loadingHour,
  LOADING_HOURS,
  MOST_OTHERS,
  truckQuestion,
  type TruckQuery,
} from '../../../../domain/modes/truck/search';
import { parseQuantity, parseWholeNumber } from '../../../../domain/values/typed-number';
import {
  ONWARD_TRUCK_PARTS,
  type OnwardTruck,
  type OnwardTruckPart,
  type OnwardTruckFacts,
} from '../../../../domain/order/trucks/onward-truck';
import type { PackingGroup } from '../../../../domain/goods/dangerous-goods';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { GoodsRow } from '../../../../domain/goods/row';
import { routePath } from '../../../../domain/routes';
import { dayAt, daysAfter } from '../../../../domain/values/days';
import { toIso, momentTyped } from '../../../../domain/values/moments';
import { HOUR_MS } from '../../../../domain/values/spans';
import { roadCity, type RoadCity } from '../../../../domain/road/cities';
import { cityCodeAt } from '../../../../domain/road/city-at';

/** Null for cities without truck service. */
export const findCityByPlace = (place: string): RoadCity | null => roadCity(cityCodeAt(place)) ?? null;

/** Days before the deadline at which the truck search starts. */
const DAYS_BEFORE = 3;

const rowPackingGroup = ({ packingGroup }: GoodsRow): PackingGroup | null =>
  packingGroup === 'N' || packingGroup === '' ? null : packingGroup;

/** Further dangerous goods are taken over by UN number. Unnumbered ones leave the choice open. */
function goodsFields({ isDanger, goods: [row, ...more] }: OrderForm): Partial<TruckQuery> {
  if (!row) return { isDanger };
  const others = more.filter(({ unNo, nameCn }) => unNo !== row.unNo || nameCn !== row.nameCn);
  if (isDanger === 'N') return others.length > 0 ? { isDanger } : { isDanger, goods: row.nameCn };
  const numbered = others.flatMap((one) => {
    const unNo = one.isGeneral ? null : readUnNo(one.unNo);
    return unNo === null ? [] : [{ unNo, group: rowPackingGroup(one) }];
  });
  if (row.isGeneral || numbered.length < others.length || others.length > MOST_OTHERS) return { isDanger };
  return {
    isDanger,
    unNo: readUnNo(row.unNo),
    goods: row.nameCn,
    group: rowPackingGroup(row),
    others: formatGroupedNumbers(numbered),
  };
}

/** Values that the search cannot read are left to the user. */
function figure(name: 'kg' | 'm3' | 'trucks' | 'packages' | 'tareKg', value: number | null): string {
  const part = truckQuestion.parts[name];
  const shown = value === null ? '' : String(Number(value.toFixed(part.places)));
  return shown !== '' && part.read(shown) !== undefined ? shown : part.usual;
}

/** A single limited quantity on one truck is taken over as such. */
function limitedFields({ isDanger, goods: [row, ...more] }: OrderForm, trucks: number): Partial<TruckQuery> {
  if (!row?.isLimited || row.isGeneral || isDanger === 'N' || more.length > 0 || trucks !== 1) return {};
  return {
    small: 'LQ',
    inner: parseQuantity(row.innerQuantity) && truckQuestion.parts.inner.typed({ inq: row.innerQuantity }),
    packages: figure('packages', parseWholeNumber(row.pieces)),
  };
}

/** Earliest loading hour after the goods are ready, else the last of the day. */
const loadingHourAt = (at: number): TruckQuery['hour'] => {
  const [hours = 0, minutes = 0] = momentTyped(at).slice(11).split(':').map(Number);
  const ready = LOADING_HOURS.find((one) => loadingHour(one) >= hours + minutes / 60);
  return ready ?? LOADING_HOURS.at(-1) ?? '';
};

const isFilled: Record<OnwardTruckPart, (asked: TruckQuery) => boolean> = {
  goods: ({ unNo, goods }) => unNo !== null || goods !== null,
  kg: ({ kg }) => kg !== '',
  trucks: ({ trucks }) => trucks !== truckQuestion.parts.trucks.usual,
  day: () => true,
};

/** Truck search prefilled from an order; null if there is no truck service or it is too late. */
export function buildOnwardTruck(
  { form, org, now }: { form: OrderForm; org: string; now: number },
  words: OnwardTruckFacts,
): OnwardTruck | null {
  const { way, at, opens, trucks, kg, m3, box } = words;
  const city = findCityByPlace(org);
  if (!city || at <= now + LEAD_HOURS * HOUR_MS) return null;
  const asked: TruckQuery = {
    ...truckQuestion.asked(''),
    ...goodsFields(form),
    ...limitedFields(form, trucks),
    ...(way === 'TO'
      ? {
          dst: city.code,
          etd: daysAfter(dayAt(at), -DAYS_BEFORE),
          dropFrom: opens === null ? null : momentTyped(opens),
          dropTo: momentTyped(at),
        }
      : { org: city.code, etd: dayAt(at), hour: loadingHourAt(at) }),
    kg: figure('kg', kg),
    m3: figure('m3', m3),
    trucks: figure('trucks', trucks),
    ...(box && { box: box.type, tareKg: figure('tareKg', box.tareKg) }),
  };
  return {
    way,
    cityCn: city.nameCn,
    at: toIso(at),
    // Without an earlier opening the gate has a single time.
    ...(opens !== null && opens < at && { opensAt: toIso(opens) }),
    address: truckQuestion.address(routePath('truck'), asked),
    filled: ONWARD_TRUCK_PARTS.filter((part) => isFilled[part](asked)),
  };
}
