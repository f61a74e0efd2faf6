import { findTankType, type TankType } from '../../../../domain/goods/tank/types';
import type { TankFinding } from '../../../../domain/modes/tank/finding';
import { LEASE_PREFIX, leaseCharges, leaseUntil } from '../../../../domain/modes/tank/lease';
import type { TankOffer } from '../../../../domain/modes/tank/quote';
import { TRIAL_DAYS, type TankSearch } from '../../../../domain/modes/tank/search';
import type { End } from '../../../../domain/offer/sailing';
import { dayAt, daysAfter, isDay, momentOf, type Day } from '../../../../domain/values/days';
import { toIso } from '../../../../domain/values/moments';
import { findSeaPort } from '../../../world/ports/sea-port';
import { findOperator, OPERATORS, findSupplyDepot, returnDepot, type Operator } from './fleet';
import { plainFindings, leaseTerms, type TankPricedOffer, type World } from './offers';
import { judgeTank, quoteTankPlan, buildQuestion, type Question } from './question';
import { weeklyStock, type WeekStock } from './stock';
import { leaseRates } from './tariff';
import { buildVerdict } from './verdict';

/** Days a depot needs to prepare a tank. */
const SOONEST = 3;

type Hired = { tank: TankType; operator: Operator; port: End; from: Day };

const leaseDaysOrTrial = ({ leaseDays }: TankSearch): number => leaseDays ?? TRIAL_DAYS;

function judgeLease({ tank, operator, port, from }: Hired, question: Question, kept: WeekStock): TankFinding[] {
  const grade = question.cargo.liquid?.cleaning ?? '';
  const until = leaseUntil(from, leaseDaysOrTrial(question.search));
  const returnTo = returnDepot(port.code, question.cargo.liquid?.cleaning ?? null);
  return judgeTank(tank, question, {
    operator: operator.nameCn,
    excludes: operator.excludes,
    coldestC: null,
    isLease: true,
    arrives: until,
    backBy: until,
    testDue: kept.testDue,
    returnTo,
    grade,
  });
}

/** A tank leased by the day, from a port's depot and back to one in the same country. */
function buildLeaseOffer(hired: Hired, question: Question, world: World): TankPricedOffer {
  const { tank, operator, port, from } = hired;
  const { search, cargo } = question;
  const [days, kept] = [leaseDaysOrTrial(search), weeklyStock(operator.code, tank.code, port.code, from)];
  const free = Math.max(0, kept.most - world.taken(kept.stockId, 'TANK'));
  const rates = leaseRates({ tank, operator, cargo, tariffs: world.tariffs });
  const { window, plan } = quoteTankPlan(tank, question);
  const tanks = plan?.kind === 'fits' ? plan.tanks : null;
  const findings = judgeLease(hired, question, kept);
  const acceptance = buildVerdict(findings, null);
  const isPriced = acceptance.level !== 'BLOCK' && tanks !== null;
  const charges = rates && isPriced ? leaseCharges(rates, { tanks, days }) : null;
  const until = leaseUntil(from, days);
  const { code, nameCn, nameEn } = operator;
  const offer: TankOffer = {
    offerId: `${LEASE_PREFIX}-${code}-${tank.code}-${port.code}-${from}`,
    mode: 'TANK',
    supplier: { code, nameCn, nameEn },
    org: port,
    dst: null,
    leavesAt: toIso(momentOf(from)),
    arrivesAt: toIso(momentOf(until)),
    cutoffs: [],
    // No lease starts on a day already begun.
    closesAt: toIso(momentOf(from)),
    state: charges === null ? 'ENQUIRE' : tanks !== null && tanks > free ? 'SOLD_OUT' : 'OPEN',
    left: [{ measure: 'TANK', amount: free }],
    acceptance,
    price: charges && { charges, units: [] },
    detail: {
      tank: tank.code,
      cargo,
      excludes: operator.excludes,
      window,
      plan,
      voyage: null,
      lease: { from, until, days, isTrial: search.leaseDays === null },
      stock: {
        depot: findSupplyDepot(port.code) ?? '',
        week: kept.week,
        free,
        testDue: kept.testDue,
        returnTo: returnDepot(port.code, cargo.liquid?.cleaning ?? null),
      },
      terms: rates && { ...leaseTerms(rates), days },
      findings: plainFindings(findings),
    },
  };
  return { offer, rates };
}

function findDepotPort({ orgPortCode }: TankSearch): End | null {
  const port = findSeaPort(orgPortCode ?? '');
  if (!port || findSupplyDepot(port.code) === null) return null;
  const { code, nameCn, nameEn } = port;
  return { code, nameCn, nameEn };
}

function leaseStart({ etd }: TankSearch, now: number): Day {
  const soonest = daysAfter(dayAt(now), SOONEST);
  return etd !== null && etd > soonest ? etd : soonest;
}

export function listLeases(question: Question, world: World): TankOffer[] | null {
  const port = findDepotPort(question.search);
  if (!port) return null;
  const from = leaseStart(question.search, world.now);
  return OPERATORS.flatMap((operator) =>
    operator.tanks.flatMap((code) => {
      const tank = findTankType(code);
      return tank ? [buildLeaseOffer({ tank, operator, port, from }, question, world).offer] : [];
    }),
  );
}

const OFFER_ID = new RegExp(`^${LEASE_PREFIX}-([A-Z]{4})-([A-Z]\\d{2}B?)-([A-Z]{5})-(\\d{4}-\\d{2}-\\d{2})$`);

/** A lease by offer id for these goods; null for other offers or days too near. */
export function findLease(search: TankSearch, offerId: string, world: World): TankPricedOffer | null {
  const [, code = '', type = '', portCode = '', from = ''] = OFFER_ID.exec(offerId) ?? [];
  const [operator, tank, port] = [findOperator(code), findTankType(type), findDepotPort(search)];
  if (search.kind !== 'LEASE' || !operator?.tanks.includes(type) || !tank || port?.code !== portCode) return null;
  if (!isDay(from) || from < daysAfter(dayAt(world.now), 1)) return null;
  return buildLeaseOffer({ tank, operator, port, from }, buildQuestion(search), world);
}
