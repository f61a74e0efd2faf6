import { findTankType } from '../../../../domain/goods/tank/types';
import type { TankOffer } from '../../../../domain/modes/tank/quote';
import type { TankSearch } from '../../../../domain/modes/tank/search';
import { offerAnswer } from '../../../../domain/offer/answer';
import type { OfferDay } from '../../../../domain/offer/offer';
import { dayAt, daysAfter, momentOf } from '../../../../domain/values/days';
import type { Money } from '../../../../domain/values/money';
import { findOperator, operatorsOnLine, type Operator } from './fleet';
import {
  everyTank,
  judgeCandidate,
  buildOffer,
  offerFromRide,
  buildShip,
  offersWithoutOperator,
  type TankCandidate,
  type Market,
  type TankPricedOffer,
  type Ship,
  type World,
} from './offers';
import { findLease, listLeases } from './leases';
import { buildQuestion, sailingSearchForTank, type Question } from './question';

const DAYS = 28;
/** Ships considered; a tank is offered on the cheapest bookable one. */
const NEXT_SHIPS = 3;

function findShips(question: Question, market: Market): { ships: Ship[]; until: number } {
  const { search } = question;
  const { sea, world } = market;
  const tomorrow = daysAfter(dayAt(world.now), 1);
  const from = search.etd !== null && search.etd > tomorrow ? search.etd : tomorrow;
  const { ships, until } = sea.next({ ...sailingSearchForTank(search), from, days: DAYS }, NEXT_SHIPS, world);
  return { ships: ships.map(({ sailing, rate }) => buildShip(sailing, rate, question)), until };
}

const isOpen = (offer: Pick<TankOffer, 'state' | 'acceptance'>): boolean =>
  offer.state === 'OPEN' && ['Y', 'R'].includes(offerAnswer(offer));

const usdTotal = ({ charges }: TankCandidate): number => charges?.totalUsd.amount ?? Infinity;

const cheapestCandidate = (looked: readonly TankCandidate[]): TankCandidate | undefined =>
  looked.filter(isOpen).toSorted((one, other) => usdTotal(one) - usdTotal(other))[0];

/** Cheapest bookable offer; else one open to enquiry; else on the first ship. */
const bestCandidate = (looked: readonly TankCandidate[]): TankCandidate | undefined =>
  cheapestCandidate(looked) ?? looked.find(({ charges, state }) => charges !== null && state !== 'CLOSED') ?? looked[0];

const listCandidates = (
  operator: Operator,
  question: Question,
  ships: readonly Ship[],
  world: World,
): TankCandidate[][] =>
  operator.tanks.flatMap((code) => {
    const tank = findTankType(code);
    return tank ? [ships.map((ship) => judgeCandidate({ tank, operator, ship }, question, world))] : [];
  });

const operatorOffers = (
  operator: Operator,
  question: Question,
  ships: readonly Ship[],
  world: World,
): TankPricedOffer[] =>
  listCandidates(operator, question, ships, world).flatMap((looked) => {
    const best = bestCandidate(looked);
    return best ? [buildOffer(best)] : [];
  });

type TankAnswer = { days: OfferDay[]; offers: TankOffer[]; until: number };

export function searchTanks(search: TankSearch, market: Market): TankAnswer {
  const question = buildQuestion(search);
  const { line } = question;
  const midnight = momentOf(daysAfter(dayAt(market.world.now), 1));
  if (search.kind === 'LEASE')
    return { days: [], offers: listLeases(question, market.world) ?? everyTank(question), until: midnight };
  if (line === null) return { days: [], offers: everyTank(question), until: midnight };
  const { ships, until } = findShips(question, market);
  if (ships.length === 0) return { days: [], offers: everyTank(question), until };
  const offers = operatorsOnLine(line).flatMap((operator) =>
    operatorOffers(operator, question, ships, market.world).map(({ offer }) => offer),
  );
  const had = offers.map(({ detail }) => detail.tank);
  return { days: [], offers: [...offers, ...offersWithoutOperator(question, had)], until };
}

export function cheapestTank(search: TankSearch, market: Market): Money | null {
  const question = buildQuestion(search);
  const { ships } = findShips(question, market);
  const operators = operatorsOnLine(question.line ?? '');
  const looked = operators.flatMap((operator) => listCandidates(operator, question, ships, market.world).flat());
  return cheapestCandidate(looked)?.charges?.totalUsd ?? null;
}

const OFFER_ID = /^TK-([A-Z]{4})-([A-Z]\d{2}B?)-(.+)$/;

/** A tank by offer id for these goods; null if unknown on this lane. */
export function findTankOffer(search: TankSearch, offerId: string, market: Market): TankPricedOffer | null {
  if (search.kind === 'LEASE') return findLease(search, offerId, market.world);
  const [, code = '', type = '', sailingId = ''] = OFFER_ID.exec(offerId) ?? [];
  const [operator, tank] = [findOperator(code), findTankType(type)];
  const sailing = market.sea.sailing(sailingSearchForTank(search), sailingId, market.world);
  const question = buildQuestion(search);
  if (!operator || !tank || !sailing || question.line === null) return null;
  const isHad = operator.lines.includes(question.line) && operator.tanks.includes(type);
  if (!isHad) return null;
  const rate = market.sea.rate(sailingSearchForTank(search), sailingId, market.world)?.rate ?? null;
  return offerFromRide({ tank, operator, ship: buildShip(sailing, rate, question) }, question, market.world);
}

const MOST = 2;

const otherLeases = (question: Question, offerId: string, world: World): TankOffer[] =>
  (listLeases(question, world) ?? []).filter((offer) => isOpen(offer) && offer.offerId !== offerId).slice(0, MOST);

/** Alternatives: the same tank and operator on another ship, then other fitting tanks. */
export function findAlternatives(search: TankSearch, offerId: string, market: Market): TankOffer[] {
  const question = buildQuestion(search);
  if (search.kind === 'LEASE') return otherLeases(question, offerId, market.world);
  const [, code = '', type = ''] = OFFER_ID.exec(offerId) ?? [];
  const [operator, tank] = [findOperator(code), findTankType(type)];
  const { ships } = findShips(question, market);
  const same =
    operator && tank ? ships.map((ship) => offerFromRide({ tank, operator, ship }, question, market.world)) : [];
  const others = operatorsOnLine(question.line ?? '').flatMap((one) =>
    operatorOffers(one, question, ships, market.world),
  );
  const open = [...same, ...others].filter(({ offer }) => isOpen(offer) && offer.offerId !== offerId);
  const byId = new Map(open.map(({ offer }) => [offer.offerId, offer]));
  return [...byId.values()].slice(0, MOST);
}
