import { listFestivals } from '../../domain/modes/truck/holidays';
import { BUILT_IN } from '../../domain/values/days-off';
import { strictestVerdict } from '../../domain/goods/verdict';
import { judgeGoodsTogether, toldBeside } from '../../domain/modes/truck/beside';
import { GENERAL, type TruckRow } from '../../domain/modes/truck/cargo';
import { kmBetween } from '../../domain/road/cities';
import type { PartDetail } from '../../domain/modes/truck/detail';
import { highestFactor } from '../../domain/modes/truck/factor';
import { TRUCK_RULES } from '../../domain/modes/truck/finding';
import {
  partArrivalDay,
  partArrivalTime,
  findDeparture,
  hubClosingTime,
  partDepartureTime,
  partOfferId,
  partVehicle,
} from '../../domain/modes/truck/part-departures';
import { lineCarrier } from '../../domain/modes/truck/part-lines';
import { partCharges } from '../../domain/modes/truck/part-price';
import { roomAmounts } from '../../domain/modes/truck/part-room';
import type { TruckOffer, TruckQuote } from '../../domain/modes/truck/quote';
import { partFindings } from '../../domain/modes/truck/rules-of-part';
import { findRoadCity } from '../../domain/modes/truck/trip';
import type { TruckSearch } from '../../domain/modes/truck/search';
import { VEHICLES } from '../../domain/modes/truck/vehicles';
import { fillSentence } from '../../domain/values/fill';
import { toIso } from '../../domain/values/moments';
import { METHANOL_FACTS } from '../order/order-forms.fixtures';
import { SEARCH } from './truck.fixtures';
import { demoPartRates } from './truck-prices.fixtures';

export const PART_SEARCH: TruckSearch = {
  ...SEARCH,
  way: 'PART',
  orgCityCode: '3101',
  dstCityCode: '4401',
  kg: 850,
  m3: 1.2,
};

const ROW: TruckRow = {
  name: '甲醇',
  isDanger: true,
  goods: METHANOL_FACTS,
  apart: { ...GENERAL, hazardClass: '3', subRisks: ['6.1'], unNo: '1230' },
  limited: null,
  excepted: null,
  kg: PART_SEARCH.kg,
  netKg: null,
  at: null,
};

type SampleOptions = {
  day?: string;
  aboard?: PartDetail['classes'];
  left?: { kg: number; m3: number };
  next?: PartDetail['next'];
};

export function partOn({
  day = '261204',
  aboard = ['8'],
  left = { kg: 3100, m3: 14.2 },
  next = null,
}: SampleOptions = {}): TruckOffer {
  const departure = findDeparture(`P-LXWY-3101-4401-${day}`);
  const [from, to] = [findRoadCity('3101'), findRoadCity('4401')];
  if (!departure || !from || !to) throw new Error(`nothing leaves on ${day}`);
  const { line } = departure;
  const [carrier, vehicle] = [lineCarrier(line), partVehicle(departure)];
  const beside = judgeGoodsTogether(
    [ROW],
    aboard.map((hazardClass) => ({ ...GENERAL, hazardClass, unNo: '9999' })),
  );
  const { kg, m3 } = PART_SEARCH;
  const findings = partFindings({
    carrier: { ...carrier, isClean: false },
    vehicle,
    rows: [ROW],
    liquid: null,
    box: null,
    sections: null,
    kg,
    m3,
    stops: [
      { city: from, at: hubClosingTime(departure), opens: null, until: null },
      { city: to, at: partArrivalTime(departure), opens: null, until: null },
    ],
    loadsWithin: 0,
    hasNight: false,
    festivals: listFestivals(BUILT_IN),
    inhibitorUntil: null,
    setC: null,
    beside,
    left,
  });
  const level = strictestVerdict(findings.map((one) => one.level));
  const [told] = findings.filter((one) => one.level === level);
  const rates = demoPartRates(vehicle, carrier);
  const km = kmBetween(line.from, line.to) ?? 0;
  const priced = { km, kg: kg ?? 0, m3: m3 ?? 0, pickKm: null, deliverKm: null, insured: null, isDanger: true };
  const factor = highestFactor([METHANOL_FACTS], rates) ?? 1;
  const charges = level === 'BLOCK' ? null : partCharges({ ...priced, factor }, rates.part, rates);
  const closesAt = toIso(hubClosingTime(departure));
  return {
    offerId: partOfferId(departure),
    mode: 'TRUCK',
    supplier: { code: carrier.code, nameCn: carrier.nameCn, nameEn: carrier.code },
    org: { code: from.code, nameCn: from.nameCn, nameEn: '' },
    dst: { code: to.code, nameCn: to.nameCn, nameEn: '' },
    leavesAt: toIso(partDepartureTime(departure)),
    arrivesAt: toIso(partArrivalTime(departure)),
    cutoffs: [{ code: 'TRUCK_HUB', at: closesAt }],
    closesAt,
    state: charges === null ? 'ENQUIRE' : 'OPEN',
    left: roomAmounts(left.kg, left.m3),
    acceptance: {
      level,
      reason: told ? fillSentence(TRUCK_RULES.sentences[told.code], told.given) : '',
      source: told?.source.source ?? '',
      edition: told?.source.edition ?? '',
      notice: '仅供参考，以承运人、通行证与沿途公告为准。',
    },
    price: charges && { charges, units: [] },
    detail: {
      vehicle: vehicle.code,
      carrier: carrier.code,
      base: line.from,
      baseCn: from.nameCn,
      baseKm: 0,
      isClean: false,
      cargo: { goodsId: 'methanol', name: '甲醇', unNo: '1230' },
      others: [],
      stops: [],
      km,
      detourKm: 0,
      homeKm: 0,
      stretches: [],
      waysOut: [],
      part: {
        line: line.id,
        classes: aboard,
        leftKg: left.kg,
        leftM3: left.m3,
        mostKg: line.kg,
        mostM3: line.m3,
        beside: toldBeside(beside),
        packages: 0,
        limitedKg: 0,
        next,
      },
      backOn: partArrivalDay(departure),
      findings: findings.map((one) => ({ level: one.level, code: one.code, given: one.given })),
    },
  };
}

export const PART_OFFER = partOn();
export const PART_QUOTE: TruckQuote = {
  quoteId: 'Q2',
  mode: 'TRUCK',
  state: 'LOCKED',
  lockedUntil: '2026-11-20T13:42:00.000Z',
  search: PART_SEARCH,
  offer: PART_OFFER,
  rates: demoPartRates(VEHICLES[PART_OFFER.detail.vehicle], { share: 1 }),
  takers: null,
};
