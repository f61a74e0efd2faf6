import { listFestivals } from '../../domain/modes/truck/holidays';
import { BUILT_IN } from '../../domain/values/days-off';
import { goodsLookup } from '../../domain/goods/identity';
import { findTankLiquid } from '../../domain/goods/tank/liquids';
import { strictestVerdict } from '../../domain/goods/verdict';
import { type TruckRuleInput, WINDOW_HOURS } from '../../domain/modes/truck/asked';
import { STANDINGS } from '../../domain/modes/truck/carriers';
import { GENERAL, isCarriedAsDangerous, type TruckRow } from '../../domain/modes/truck/cargo';
import { roadCity, type RoadCity } from '../../domain/road/cities';
import { found, TRUCK_RULES } from '../../domain/modes/truck/finding';
import { blankTruck, type TruckForm } from '../../domain/modes/truck/form';
import { highestFactor } from '../../domain/modes/truck/factor';
import { truckFindings } from '../../domain/modes/truck/judging';
import { TRUCK } from '../../domain/modes/truck/mode';
import { truckCharges } from '../../domain/modes/truck/price';
import type { TruckOffer, TruckQuote } from '../../domain/modes/truck/quote';
import { loadingHour, truckQuestion, type TruckSearch } from '../../domain/modes/truck/search';
import { readFurtherStops } from '../../domain/modes/truck/search-stops';
import { tripTimes } from '../../domain/modes/truck/trip';
import { isTankTruck, type VehicleCode, VEHICLES } from '../../domain/modes/truck/vehicles';
import { buildRoadBox } from '../../domain/offer/road-boxes';
import type { OrderFacts } from '../../domain/order/form/facts';
import { momentOf } from '../../domain/values/days';
import { fillSentence } from '../../domain/values/fill';
import { toIso } from '../../domain/values/moments';
import { HOUR_MS } from '../../domain/values/spans';
import { METHANOL_FACTS, METHANOL_ROW, SOUND } from '../order/order-forms.fixtures';
import { demoTruckRates } from './truck-prices.fixtures';
import { NOW } from '../order/quoted.fixtures';

export const SEARCH: TruckSearch = {
  ...truckQuestion.unsaid,
  orgCityCode: '3205',
  dstCityCode: '4101',
  unNo: '1230',
  goods: '甲醇',
  kg: 18_000,
  m3: 33.5,
  trucks: 1,
};

/** In bulk, from Ningbo to Xiamen. */
export const POURED: TruckSearch = { ...SEARCH, orgCityCode: '3302', dstCityCode: '3502', kg: 22_000, m3: null };

const ROW: TruckRow = {
  name: '甲醇',
  isDanger: true,
  goods: METHANOL_FACTS,
  apart: { ...GENERAL, hazardClass: '3', subRisks: ['6.1'], unNo: '1230' },
  limited: null,
  excepted: null,
  kg: SEARCH.kg,
  netKg: null,
  at: null,
};

const cityOf = (code: string | null): RoadCity => {
  const city = roadCity(code ?? '');
  if (!city) throw new Error(`no truck drives to ${code}`);
  return city;
};

type SampleOptions = { search?: TruckSearch; day?: string; free?: number };

const DAY = '2026-12-07';

/** Truck of the nearest fleet with its findings. */
export function truckOn(code: VehicleCode, { search = SEARCH, day = DAY, free = 4 }: SampleOptions = {}): TruckOffer {
  const [from, to] = [cityOf(search.orgCityCode), cityOf(search.dstCityCode)];
  const standing =
    STANDINGS.find(({ vehicle, base }) => vehicle === code && base === from.code) ??
    STANDINGS.find(({ vehicle }) => vehicle === code);
  if (!standing) throw new Error(code);
  const { carrier, base, isClean } = standing;
  const vehicle = VEHICLES[code];
  const limited = search.small === 'LQ' ? { kind: 'fits' as const } : null;
  const rows = [{ ...ROW, limited, kg: search.kg }];
  const isDanger = isCarriedAsDangerous(rows);
  const startsAt = momentOf(day, loadingHour(search.hour));
  const drivers = Number(search.crew);
  const between = readFurtherStops(search).map(({ city }) => cityOf(city));
  const stops = [from, ...between, to];
  const times = tripTimes({ stops, startsAt, loadsWithin: WINDOW_HOURS * HOUR_MS, drivers }, rows, vehicle, {
    carrier,
    isDanger,
  });
  const liquid = findTankLiquid('methanol');
  const asked: TruckRuleInput = {
    carrier: { ...carrier, isClean },
    vehicle,
    rows,
    liquid,
    box: buildRoadBox(search.box, search.tareKg),
    kg: search.kg,
    m3: search.m3,
    sections: null,
    stops: stops.map((city, at) => ({ city, at: times.arrivals[at] ?? 0, opens: null, until: null })),
    loadsWithin: 0,
    hasNight: times.hasNight,
    festivals: listFestivals(BUILT_IN),
    inhibitorUntil: null,
    setC: null,
  };
  const findings = truckFindings(asked);
  const level = strictestVerdict(findings.map((one) => one.level));
  const told =
    (level === 'PASS' ? undefined : findings.find((one) => one.level === level)) ??
    found('truckReady', { carrier: carrier.nameCn, vehicle: vehicle.nameCn });
  const rates = demoTruckRates(vehicle, carrier);
  const charges =
    level === 'BLOCK'
      ? null
      : truckCharges(
          {
            vehicle: vehicle.nameCn,
            km: times.km,
            detourKm: times.detourKm,
            homeKm: times.homeKm,
            stops: stops.length,
            trucks: search.trucks ?? 1,
            isRound: search.trip === 'ROUND',
            drivers,
            factor: (isDanger && highestFactor([METHANOL_FACTS], rates)) || 1,
            isDanger,
            isToxic: false,
            lifts: 0,
            forkTons: null,
            wash: isTankTruck(vehicle) ? (liquid?.cleaning ?? null) : null,
            waitedHours: 0,
            permits: 0,
            insured: null,
          },
          rates,
        );
  const closesAt = toIso(startsAt - 12 * 3_600_000);
  return {
    offerId: `TR-${carrier.code}-${base}-${code}-${day.slice(2).replaceAll('-', '')}`,
    mode: 'TRUCK',
    supplier: { code: carrier.code, nameCn: carrier.nameCn, nameEn: carrier.code },
    org: { code: from.code, nameCn: from.nameCn, nameEn: '' },
    dst: { code: to.code, nameCn: to.nameCn, nameEn: '' },
    leavesAt: toIso(startsAt),
    arrivesAt: toIso(times.journey.arrivesAt),
    cutoffs: [{ code: 'TRUCK_BOOK', at: closesAt }],
    closesAt,
    state: charges === null ? 'ENQUIRE' : free < (search.trucks ?? 1) ? 'SOLD_OUT' : 'OPEN',
    left: [{ measure: 'TRUCK', amount: free }],
    acceptance: {
      level,
      reason: fillSentence(TRUCK_RULES.sentences[told.code], told.given),
      source: told.source.source,
      edition: told.source.edition,
      notice: '仅供参考，以承运人、通行证与沿途公告为准。',
    },
    price: charges && { charges, units: [] },
    detail: {
      vehicle: code,
      carrier: carrier.code,
      base,
      baseCn: cityOf(base).nameCn,
      baseKm: 31,
      isClean,
      cargo: { goodsId: 'methanol', name: '甲醇', unNo: '1230' },
      others: [],
      stops: readFurtherStops(search).map(({ isPickup, city }, at) => ({
        isPickup,
        city,
        cityCn: cityOf(city).nameCn,
        at: toIso(times.arrivals[at + 1] ?? 0),
      })),
      km: times.km,
      detourKm: times.detourKm,
      homeKm: times.homeKm,
      stretches: times.journey.stretches,
      waysOut: [],
      part: null,
      backOn: times.backOn,
      findings: findings.map((one) => ({ level: one.level, code: one.code, given: one.given })),
    },
  };
}

export const quoteOf = (offer: TruckOffer, search: TruckSearch): TruckQuote => {
  const standing = STANDINGS.find(({ carrier }) => carrier.code === offer.detail.carrier);
  if (!standing) throw new Error(offer.detail.carrier);
  return {
    quoteId: 'Q1',
    mode: 'TRUCK',
    state: 'LOCKED',
    lockedUntil: '2026-11-20T13:42:00.000Z',
    search,
    offer,
    rates: demoTruckRates(VEHICLES[offer.detail.vehicle], standing.carrier),
    takers: null,
  };
};

export const TRAILER = truckOn('BOX13');
export const TRUCK_QUOTE = quoteOf(TRAILER, SEARCH);
export const TANK_QUOTE = quoteOf(truckOn('TANK30', { search: POURED }), POURED);

export const factsAt = (quote: TruckQuote): OrderFacts<TruckQuote> => ({
  now: NOW,
  quote,
  ...goodsLookup(() => ({ kind: 'known', goods: [METHANOL_FACTS], strangers: [] })),
});

const { payType, contactName, contactPhone, emergencyName, emergencyPhone, files } = SOUND;

export const soundOn = (quote: TruckQuote): TruckForm => {
  const begun = TRUCK.quoted(blankTruck, quote);
  const { grossKg, volume } = begun.goods[0] ?? METHANOL_ROW;
  const isPart = quote.offer.detail.part !== null;
  const isPacked = grossKg !== '';
  return {
    ...begun,
    goods: [
      isPacked
        ? {
            ...METHANOL_ROW,
            packMark: 'UN 1A1/X1.4/250/24/CN/310001',
            grossKg,
            volume,
            netKg: isPart ? '800' : '17000',
            pieces: isPart ? '5' : '90',
          }
        : { ...METHANOL_ROW, packKind: '', packMark: '', pieces: '', grossKg, netKg: '', volume },
    ],
    pickAddress: isPart ? '' : '工业园区化工路 1 号 3 号门',
    pickContact: '李工',
    pickPhone: '13800000002',
    dropAddress: isPart ? '' : '高新区科学大道 8 号',
    dropContact: '陈工',
    dropPhone: '13800000003',
    purpose: 'USE',
    ...(!isPart && { unload: isPacked ? 'FORK' : 'PUMP' }),
    toldGoods: true,
    payType,
    contactName,
    contactPhone,
    emergencyName,
    emergencyPhone,
    files,
    agreeProtocol: true,
    dgPromise: true,
  };
};
