import { HAZARD_CLASS_IDS, type HazardClass } from '../../../../../domain/goods/dangerous-goods';
import { besideOf, toldBeside } from '../../../../../domain/modes/truck/beside';
import { isCarriedAsDangerous, UNDECLARED } from '../../../../../domain/modes/truck/cargo';
import type { PartDetail } from '../../../../../domain/modes/truck/detail';
import { kmBetween } from '../../../../../domain/road/cities';
import { highestFactor } from '../../../../../domain/modes/truck/factor';
import { found, type TruckFinding } from '../../../../../domain/modes/truck/finding';
import { festivalsIn } from '../../../../../domain/modes/truck/holidays';
import {
  arrivesOn,
  comesAt,
  departuresFrom,
  hubClosesAt,
  leavesAt,
  linesBetween,
  partIdOf,
  vehicleOn,
  type PartDeparture,
} from '../../../../../domain/modes/truck/part-departures';
import { carrierOn } from '../../../../../domain/modes/truck/part-lines';
import { partCharges } from '../../../../../domain/modes/truck/part-price';
import { roomIn } from '../../../../../domain/modes/truck/part-room';
import type { TruckOffer } from '../../../../../domain/modes/truck/quote';
import { partRates } from '../../../../../domain/modes/truck/tariff';
import type { Charges } from '../../../../../domain/offer/charges';
import { dayAt, daysAfter } from '../../../../../domain/values/days';
import { calendarIn } from '../../../../../domain/values/days-off';
import { isoOf } from '../../../../../domain/values/moments';
import { placeNamed } from '../../../../world/ports/catalogue';
import { judgedFor } from '../goods-asked';
import { endOf, stateOf, type TruckPricedOffer, type Question, type World } from '../offers';
import { verdictOf } from '../verdict';
import { aboardNow, type Aboard } from './aboard';
import { besideAboard, findingsAboard } from './place';

/** Days listed, and days searched for a later departure that accepts refused goods. */
const DAYS = 14;
const LATER_DAYS = 28;

const isRefusal = ({ level }: TruckFinding): boolean => level === 'BLOCK';

function findingsOn(departure: PartDeparture, { search, asked }: Question, world: World): TruckFinding[] {
  const aboard = aboardNow(departure, world);
  const { kg, m3 } = search;
  const festivals = festivalsIn(calendarIn(world));
  return judgedFor(asked, (row) =>
    findingsAboard(departure, { rows: [row], kg, m3, inhibitorUntil: null, festivals }, aboard),
  );
}

const wayOn = (departure: PartDeparture, { from, to }: Pick<Question, 'from' | 'to'>) => {
  const { code, nameCn } = carrierOn(departure.line);
  return {
    mode: 'TRUCK' as const,
    supplier: { code, nameCn, nameEn: code },
    org: endOf(from),
    dst: endOf(to),
    leavesAt: isoOf(leavesAt(departure)),
    arrivesAt: isoOf(comesAt(departure)),
  };
};

const OF_THE_DAY = ['truckPartGeneral', 'truckPartClash', 'truckPartFull', 'truckEqPackages'];

/** Refusals of this departure may not apply later; refusals of all departures do. */
function nextFor(
  departure: PartDeparture,
  findings: readonly TruckFinding[],
  question: Question,
  world: World,
): PartDetail['next'] {
  const refusals = findings.filter(isRefusal);
  if (refusals.length === 0 || !refusals.every(({ code }) => OF_THE_DAY.includes(code))) return null;
  const next = departuresFrom(departure.line, daysAfter(departure.day, 1), LATER_DAYS).find(
    (one) =>
      hubClosesAt(one) > world.now &&
      !findingsOn(one, question, world).some(isRefusal) &&
      !world.isShut({ ...wayOn(one, question), detail: {} }),
  );
  return next ? { day: next.day, offerId: partIdOf(next), ...roomIn(aboardNow(next, world).left) } : null;
}

function chargesOf(departure: PartDeparture, { search, asked }: Question, world: World): Charges | null {
  const { line } = departure;
  const row = besideAboard(asked.row, aboardNow(departure, world));
  const rates = partRates(vehicleOn(departure), carrierOn(line));
  const isDanger = isCarriedAsDangerous([row]);
  const factor = isDanger && row.goods ? highestFactor([row.goods], rates) : 1;
  const { kg, m3 } = search;
  if (factor === null || kg === null || m3 === null || (row.isDanger && row.goods === null)) return null;
  const km = kmBetween(line.from, line.to) ?? 0;
  const priced = { km, kg, m3, factor, isDanger, pickKm: null, deliverKm: null, insured: null };
  return partCharges(priced, rates.part, rates);
}

const classesIn = (goods: Aboard['goods']): HazardClass[] =>
  HAZARD_CLASS_IDS.filter((one) => goods.some(({ hazardClass }) => hazardClass === one));

function seenOn(departure: PartDeparture, findings: TruckFinding[], question: Question, world: World): PartDetail {
  const { line } = departure;
  const { goods, packages, limitedKg, left } = aboardNow(departure, world);
  const { kg, m3 } = roomIn(left);
  return {
    line: line.id,
    classes: classesIn(goods),
    leftKg: kg,
    leftM3: m3,
    mostKg: line.kg,
    mostM3: line.m3,
    // Treated as fully dangerous: the form may change the declared quantity type.
    beside: toldBeside(besideOf([{ ...question.asked.row, ...UNDECLARED }], goods)),
    packages,
    limitedKg,
    next: nextFor(departure, findings, question, world),
  };
}

export function partOn(departure: PartDeparture, question: Question, world: World): TruckPricedOffer {
  const { line } = departure;
  const { asked } = question;
  const [carrier, vehicle] = [carrierOn(line), vehicleOn(departure)];
  const findings = findingsOn(departure, question, world);
  const acceptance = verdictOf(findings, found('truckPartReady', { carrier: carrier.nameCn }));
  const charges = acceptance.level === 'BLOCK' ? null : chargesOf(departure, question, world);
  const closes = hubClosesAt(departure);
  const offer: TruckOffer = {
    offerId: partIdOf(departure),
    ...wayOn(departure, question),
    cutoffs: [{ code: 'TRUCK_HUB', at: isoOf(closes) }],
    closesAt: isoOf(closes),
    state: stateOf(closes <= world.now, charges !== null, true),
    left: [...aboardNow(departure, world).left],
    acceptance,
    price: charges && { charges, units: [] },
    detail: {
      vehicle: vehicle.code,
      carrier: carrier.code,
      base: line.from,
      baseCn: placeNamed(line.from),
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
      part: seenOn(departure, findings, question, world),
      backOn: arrivesOn(departure),
      findings: findings.map(({ level, code, given }) => ({ level, code, given })),
    },
  };
  return { offer, rates: partRates(vehicle, carrier) };
}

export function partsFor(question: Question, world: World): TruckOffer[] {
  const { search, from, to } = question;
  const today = dayAt(world.now);
  const first = search.etd !== null && search.etd > today ? search.etd : today;
  return linesBetween(from.code, to.code)
    .flatMap((line) => departuresFrom(line, first, DAYS))
    .filter((departure) => hubClosesAt(departure) > world.now)
    .map((departure) => partOn(departure, question, world).offer);
}
