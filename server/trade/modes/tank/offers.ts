import { exchangeAt, yuanForDollar } from '../../../../domain/offer/charge-lines';
import { ALL_TANK_TYPES, type TankType } from '../../../../domain/goods/tank/types';
import type { TankDetail } from '../../../../domain/modes/tank/detail';
import type { Verdict } from '../../../../domain/goods/verdict';
import { found, type TankFinding } from '../../../../domain/modes/tank/finding';
import { tankCharges } from '../../../../domain/modes/tank/price';
import type { TankOffer } from '../../../../domain/modes/tank/quote';
import type { TankRates } from '../../../../domain/modes/tank/rates';
import { freeReturnDay, tankPickupDay } from '../../../../domain/modes/tank/week';
import type { Charges } from '../../../../domain/offer/charges';
import { coldestC as coldestOn } from '../../../../domain/offer/climate';
import { firstDeadline } from '../../../../domain/offer/cutoffs';
import type { Sailing, SailingState } from '../../../../domain/offer/sailing';
import { dayAt, type Day } from '../../../../domain/values/days';
import { parseMoment } from '../../../../domain/values/moments';
import type { Sea } from '../../sea/sea';
import type { World as ModeWorld } from '../mode';
import { findSupplyDepot, returnDepot, type Operator } from './fleet';
import { judgeTank, quoteTankPlan, type Question } from './question';
import { weeklyStock, type WeekStock } from './stock';
import { tankRates } from './tariff';
import { buildVerdict } from './verdict';

export type World = Pick<ModeWorld, 'now' | 'taken' | 'tariffs'>;
export type Market = { sea: Sea; world: World };

export const plainFindings = (findings: readonly TankFinding[]): TankDetail['findings'] =>
  findings.map(({ level, code, given }) => ({ level, code, given }));

/** A tank by itself, before a destination is given or where no operator has it. */
function bareOffer(tank: TankType, question: Question, isNobody: boolean): TankOffer {
  const own = judgeTank(tank, question, null);
  const findings = isNobody ? [...own, found('tankNobody')] : own;
  return {
    offerId: `TK--${tank.code}`,
    mode: 'TANK',
    supplier: null,
    org: null,
    dst: null,
    leavesAt: null,
    arrivesAt: null,
    cutoffs: [],
    closesAt: null,
    state: 'ENQUIRE',
    left: [],
    acceptance: buildVerdict(findings, null),
    price: null,
    detail: {
      tank: tank.code,
      cargo: question.cargo,
      excludes: [],
      ...quoteTankPlan(tank, question),
      voyage: null,
      lease: null,
      stock: null,
      terms: null,
      findings: plainFindings(findings),
    },
  };
}

export const everyTank = (question: Question): TankOffer[] =>
  ALL_TANK_TYPES.map((tank) => bareOffer(tank, question, false));

export const offersWithoutOperator = (question: Question, had: readonly string[]): TankOffer[] =>
  ALL_TANK_TYPES.filter(({ code }) => !had.includes(code)).map((tank) => bareOffer(tank, question, true));

const dayOfMoment = (moment: string) => dayAt(parseMoment(moment) ?? 0);

export type Ship = {
  sailing: Sailing;
  /** Factor to the line's tariff; null without a price. */
  rate: number | null;
  closesAt: string | null;
  fetched: Day;
  arrives: Day;
  backBy: Day;
  coldestC: number | null;
  returnTo: string | null;
};

export function buildShip(sailing: Sailing, rate: number | null, { cargo, line }: Question): Ship {
  const { etd, eta, dst, cutoffs } = sailing;
  const arrives = dayOfMoment(eta);
  return {
    sailing,
    rate,
    closesAt: firstDeadline(cutoffs),
    fetched: tankPickupDay(dayOfMoment(etd)),
    arrives,
    backBy: freeReturnDay(arrives),
    coldestC: coldestOn(line ?? '', parseMoment(etd) ?? 0, parseMoment(eta) ?? 0),
    returnTo: returnDepot(dst.code, cargo.liquid?.cleaning ?? null),
  };
}

export type Ride = { tank: TankType; operator: Operator; ship: Ship };
export type TankPricedOffer = { offer: TankOffer; rates: TankRates | null };

type TankRide = Ride & { question: Question; rates: TankRates | null; kept: WeekStock; free: number };

export type TankCandidate = TankRide & {
  findings: readonly TankFinding[];
  acceptance: Verdict;
  charges: Charges | null;
  state: SailingState;
};

function buildTankRide(ride: Ride, question: Question, world: World): TankRide {
  const { tank, operator, ship } = ride;
  const { cargo, line } = question;
  const { org, transitDays } = ship.sailing;
  const kept = weeklyStock(operator.code, tank.code, org.code, ship.fetched);
  const way = ship.rate === null ? null : { line: line ?? '', rate: ship.rate, org: org.code, transitDays };
  return {
    tank,
    operator,
    ship,
    question,
    rates: way && tankRates({ tank, operator, cargo, tariffs: world.tariffs }, way),
    kept,
    free: Math.max(0, kept.most - world.taken(kept.stockId, 'TANK')),
  };
}

function judgeRide({ tank, operator, ship, question, kept }: TankRide): TankFinding[] {
  const { coldestC, arrives, backBy: back, returnTo } = ship;
  return judgeTank(tank, question, {
    operator: operator.nameCn,
    excludes: operator.excludes,
    coldestC,
    isLease: false,
    arrives,
    backBy: back,
    testDue: kept.testDue,
    returnTo,
    grade: question.cargo.liquid?.cleaning ?? '',
  });
}

function rideCharges({ rates, question: { search, cargo } }: TankRide, tanks: number | null): Charges | null {
  if (rates === null || tanks === null) return null;
  const { last, heating, isCleaned } = search;
  const hasNitrogen = cargo.liquid?.nitrogen === 'REQUIRED';
  return tankCharges({ tanks, days: rates.days.least, last, heating, isCleaned, hasNitrogen }, rates);
}

function offerState({ ship: { sailing }, free }: TankRide, tanks: number, hasPrice: boolean): SailingState {
  if (sailing.state === 'CLOSED') return 'CLOSED';
  if (!hasPrice) return 'ENQUIRE';
  return tanks > free || tanks > sailing.slots ? 'SOLD_OUT' : 'OPEN';
}

export function leaseTerms(rates: TankRates): NonNullable<TankDetail['terms']> {
  const { rent, deposit, overdue, cleaning, last, heating, days, ...rest } = rates;
  const exchange = exchangeAt(yuanForDollar(rest));
  return { rent, days: days.least, transit: days.transit, deposit, overdue, cleaning, last, heating, ...exchange };
}

export function judgeCandidate(ride: Ride, question: Question, world: World): TankCandidate {
  const held = buildTankRide(ride, question, world);
  const findings = judgeRide(held);
  const acceptance = buildVerdict(findings, ride.ship.sailing.acceptance);
  const { plan } = quoteTankPlan(ride.tank, question);
  const tanks = plan?.kind === 'fits' ? plan.tanks : null;
  const charges = acceptance.level === 'BLOCK' ? null : rideCharges(held, tanks);
  return { findings, acceptance, charges, state: offerState(held, tanks ?? 0, charges !== null), ...held };
}

function buildDetail({ tank, operator, ship, question, rates, kept, free, findings }: TankCandidate): TankDetail {
  const { sailing, coldestC, returnTo } = ship;
  const { sailingId, carrier, vessel, voyage, via, transitDays } = sailing;
  return {
    tank: tank.code,
    cargo: question.cargo,
    excludes: operator.excludes,
    ...quoteTankPlan(tank, question),
    voyage: { sailingId, carrier, vessel, voyage, via, transitDays, coldestC },
    lease: null,
    stock: {
      depot: findSupplyDepot(sailing.org.code) ?? '',
      week: kept.week,
      free,
      testDue: kept.testDue,
      returnTo,
    },
    terms: rates && leaseTerms(rates),
    findings: plainFindings(findings),
  };
}

export function buildOffer(looked: TankCandidate): TankPricedOffer {
  const { operator, tank, ship, rates, free, acceptance, charges, state } = looked;
  const { sailing, closesAt } = ship;
  const { code, nameCn, nameEn } = operator;
  const offer: TankOffer = {
    offerId: `TK-${code}-${tank.code}-${sailing.sailingId}`,
    mode: 'TANK',
    supplier: { code, nameCn, nameEn },
    org: sailing.org,
    dst: sailing.dst,
    leavesAt: sailing.etd,
    arrivesAt: sailing.eta,
    cutoffs: sailing.cutoffs,
    closesAt,
    state,
    left: [
      { measure: 'TANK', amount: free },
      { measure: 'BOX', amount: sailing.slots },
    ],
    acceptance,
    price: charges && { charges, units: [] },
    detail: buildDetail(looked),
  };
  return { offer, rates };
}

export const offerFromRide = (ride: Ride, question: Question, world: World): TankPricedOffer =>
  buildOffer(judgeCandidate(ride, question, world));
