import { HAZARD_CLASS_IDS, type HazardClass } from '../../../../../domain/goods/dangerous-goods';
import { judgeGoodsTogether, toldBeside } from '../../../../../domain/modes/truck/beside';
import { isCarriedAsDangerous, UNDECLARED } from '../../../../../domain/modes/truck/cargo';
import type { PartDetail } from '../../../../../domain/modes/truck/detail';
import { kmBetween } from '../../../../../domain/road/cities';
import { highestFactor } from '../../../../../domain/modes/truck/factor';
import { found, type TruckFinding } from '../../../../../domain/modes/truck/finding';
import { listFestivals } from '../../../../../domain/modes/truck/holidays';
import {
  partArrivalDay,
  partArrivalTime,
  listDepartures,
  hubClosingTime,
  partDepartureTime,
  linesBetween,
  partOfferId,
  partVehicle,
  type PartDeparture,
} from '../../../../../domain/modes/truck/part-departures';
import { lineCarrier } from '../../../../../domain/modes/truck/part-lines';
import { partCharges } from '../../../../../domain/modes/truck/part-price';
import { readRoom } from '../../../../../domain/modes/truck/part-room';
import type { TruckOffer } from '../../../../../domain/modes/truck/quote';
import { partRates } from '../../../../../domain/modes/truck/tariff';
import type { Charges } from '../../../../../domain/offer/charges';
import { dayAt, daysAfter } from '../../../../../domain/values/days';
import { answerCalendar } from '../../../../../domain/values/days-off';
import { toIso } from '../../../../../domain/values/moments';
import { findPlaceName } from '../../../../world/ports/catalogue';
import { judgeEntries } from '../goods-asked';
import { cityEnd, offerState, type TruckPricedOffer, type Question, type World } from '../offers';
import { buildVerdict } from '../verdict';
import { aboardNow, type Aboard } from './aboard';
import { besideAboard, findingsAboard } from './place';

/** Days listed, and days searched for a later departure that accepts refused goods. */
const DAYS = 14;
const LATER_DAYS = 28;

const isRefusal = ({ level }: TruckFinding): boolean => level === 'BLOCK';

function judgePart(departure: PartDeparture, { search, asked }: Question, world: World): TruckFinding[] {
  const aboard = aboardNow(departure, world);
  const { kg, m3 } = search;
  const festivals = listFestivals(answerCalendar(world));
  return judgeEntries(asked, (row) =>
    findingsAboard(departure, { rows: [row], kg, m3, inhibitorUntil: null, festivals }, aboard),
  );
}

const partEnds = (departure: PartDeparture, { from, to }: Pick<Question, 'from' | 'to'>) => {
  const { code, nameCn } = lineCarrier(departure.line);
  return {
    mode: 'TRUCK' as const,
    supplier: { code, nameCn, nameEn: code },
    org: cityEnd(from),
    dst: cityEnd(to),
    leavesAt: toIso(partDepartureTime(departure)),
    arrivesAt: toIso(partArrivalTime(departure)),
  };
};

const OF_THE_DAY = ['truckPartGeneral', 'truckPartClash', 'truckPartFull', 'truckEqPackages'];

/** Refusals of this departure may not apply later; refusals of all departures do. */
function findNextDeparture(
  departure: PartDeparture,
  findings: readonly TruckFinding[],
  question: Question,
  world: World,
): PartDetail['next'] {
  const refusals = findings.filter(isRefusal);
  if (refusals.length === 0 || !refusals.every(({ code }) => OF_THE_DAY.includes(code))) return null;
  const next = listDepartures(departure.line, daysAfter(departure.day, 1), LATER_DAYS).find(
    (one) =>
      hubClosingTime(one) > world.now &&
      !judgePart(one, question, world).some(isRefusal) &&
      !world.isShut({ ...partEnds(one, question), detail: {} }),
  );
  return next ? { day: next.day, offerId: partOfferId(next), ...readRoom(aboardNow(next, world).left) } : null;
}

function partLoadCharges(departure: PartDeparture, { search, asked, prices }: Question, world: World): Charges | null {
  const { line } = departure;
  const row = besideAboard(asked.row, aboardNow(departure, world));
  const rates = prices && partRates(partVehicle(departure), lineCarrier(line), prices);
  if (!rates) return null;
  const isDanger = isCarriedAsDangerous([row]);
  const factor = isDanger && row.goods ? highestFactor([row.goods], rates) : 1;
  const { kg, m3 } = search;
  if (factor === null || kg === null || m3 === null || (row.isDanger && row.goods === null)) return null;
  const km = kmBetween(line.from, line.to) ?? 0;
  const priced = { km, kg, m3, factor, isDanger, pickKm: null, deliverKm: null, insured: null };
  return partCharges(priced, rates.part, rates);
}

const aboardClasses = (goods: Aboard['goods']): HazardClass[] =>
  HAZARD_CLASS_IDS.filter((one) => goods.some(({ hazardClass }) => hazardClass === one));

function buildPartDetail(
  departure: PartDeparture,
  findings: TruckFinding[],
  question: Question,
  world: World,
): PartDetail {
  const { line } = departure;
  const { goods, packages, limitedKg, left } = aboardNow(departure, world);
  const { kg, m3 } = readRoom(left);
  return {
    line: line.id,
    classes: aboardClasses(goods),
    leftKg: kg,
    leftM3: m3,
    mostKg: line.kg,
    mostM3: line.m3,
    // Treated as fully dangerous: the form may change the declared quantity type.
    beside: toldBeside(judgeGoodsTogether([{ ...question.asked.row, ...UNDECLARED }], goods)),
    packages,
    limitedKg,
    next: findNextDeparture(departure, findings, question, world),
  };
}

export function buildPartOffer(departure: PartDeparture, question: Question, world: World): TruckPricedOffer {
  const { line } = departure;
  const { asked, prices } = question;
  const [carrier, vehicle] = [lineCarrier(line), partVehicle(departure)];
  const findings = judgePart(departure, question, world);
  const acceptance = buildVerdict(findings, found('truckPartReady', { carrier: carrier.nameCn }));
  const charges = acceptance.level === 'BLOCK' ? null : partLoadCharges(departure, question, world);
  const closes = hubClosingTime(departure);
  const offer: TruckOffer = {
    offerId: partOfferId(departure),
    ...partEnds(departure, question),
    cutoffs: [{ code: 'TRUCK_HUB', at: toIso(closes) }],
    closesAt: toIso(closes),
    state: offerState(closes <= world.now, charges !== null, true),
    left: [...aboardNow(departure, world).left],
    acceptance,
    price: charges && { charges, units: [] },
    detail: {
      vehicle: vehicle.code,
      carrier: carrier.code,
      base: line.from,
      baseCn: findPlaceName(line.from),
      baseKm: 0,
      isClean: false,
      cargo: asked.cargo,
      others: [],
      stops: [],
      km: kmBetween(line.from, line.to) ?? 0,
      detourKm: 0,
      homeKm: 0,
      stretches: [],
      waysOut: [],
      part: buildPartDetail(departure, findings, question, world),
      backOn: partArrivalDay(departure),
      findings: findings.map(({ level, code, given }) => ({ level, code, given })),
    },
  };
  return { offer, rates: prices && partRates(vehicle, carrier, prices) };
}

export function listPartOffers(question: Question, world: World): TruckOffer[] {
  const { search, from, to } = question;
  const today = dayAt(world.now);
  const first = search.etd !== null && search.etd > today ? search.etd : today;
  return linesBetween(from.code, to.code)
    .flatMap((line) => listDepartures(line, first, DAYS))
    .filter((departure) => hubClosingTime(departure) > world.now)
    .map((departure) => buildPartOffer(departure, question, world).offer);
}
