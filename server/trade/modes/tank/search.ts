import { tankTypeOf } from '../../../../domain/goods/tank/types';
import type { TankOffer } from '../../../../domain/modes/tank/quote';
import type { TankSearch } from '../../../../domain/modes/tank/search';
import { answerOf } from '../../../../domain/offer/answer';
import type { OfferDay } from '../../../../domain/offer/offer';
import { dayAt, daysAfter, momentOf } from '../../../../domain/values/days';
import type { Money } from '../../../../domain/values/money';
import { findOperator, operatorsOn, type Operator } from './fleet';
import {
  everyTank,
  lookAt,
  placed,
  placedOn,
  shipOf,
  untended,
  type TankCandidate,
  type Market,
  type TankPricedOffer,
  type Ship,
  type World,
} from './offers';
import { leaseNamed, leasesAt } from './leases';
import { questionOf, sailingSearchOf, type Question } from './question';

const DAYS = 28;
/** Ships considered; a tank is offered on the cheapest bookable one. */
const NEXT_SHIPS = 3;

function shipsFor(question: Question, market: Market): { ships: Ship[]; until: number } {
  const { search } = question;
  const { sea, world } = market;
  const tomorrow = daysAfter(dayAt(world.now), 1);
  const from = search.etd !== null && search.etd > tomorrow ? search.etd : tomorrow;
  const { ships, until } = sea.next({ ...sailingSearchOf(search), from, days: DAYS }, NEXT_SHIPS, world);
  return { ships: ships.map(({ sailing, rate }) => shipOf(sailing, rate, question)), until };
}

const isOpen = (offer: Pick<TankOffer, 'state' | 'acceptance'>): boolean =>
  offer.state === 'OPEN' && ['Y', 'R'].includes(answerOf(offer));

const totalOf = ({ charges }: TankCandidate): number => charges?.totalUsd.amount ?? Infinity;

const cheapestOf = (looked: readonly TankCandidate[]): TankCandidate | undefined =>
  looked.filter(isOpen).toSorted((one, other) => totalOf(one) - totalOf(other))[0];

/** Cheapest bookable offer; else one open to enquiry; else on the first ship. */
const bestOf = (looked: readonly TankCandidate[]): TankCandidate | undefined =>
  cheapestOf(looked) ?? looked.find(({ charges, state }) => charges !== null && state !== 'CLOSED') ?? looked[0];

const lookedAt = (operator: Operator, question: Question, ships: readonly Ship[], world: World): TankCandidate[][] =>
  operator.tanks.flatMap((code) => {
    const tank = tankTypeOf(code);
    return tank ? [ships.map((ship) => lookAt({ tank, operator, ship }, question, world))] : [];
  });

const placedBy = (operator: Operator, question: Question, ships: readonly Ship[], world: World): TankPricedOffer[] =>
  lookedAt(operator, question, ships, world).flatMap((looked) => {
    const best = bestOf(looked);
    return best ? [placed(best)] : [];
  });

type TankAnswer = { days: OfferDay[]; offers: TankOffer[]; until: number };

export function searchTanks(search: TankSearch, market: Market): TankAnswer {
  const question = questionOf(search);
  const { line } = question;
  const midnight = momentOf(daysAfter(dayAt(market.world.now), 1));
  if (search.kind === 'LEASE')
    return { days: [], offers: leasesAt(question, market.world) ?? everyTank(question), until: midnight };
  if (line === null) return { days: [], offers: everyTank(question), until: midnight };
  const { ships, until } = shipsFor(question, market);
  const offers = operatorsOn(line).flatMap((operator) =>
    placedBy(operator, question, ships, market.world).map(({ offer }) => offer),
  );
  const had = offers.map(({ detail }) => detail.tank);
  return { days: [], offers: [...offers, ...untended(question, had)], until };
}

export function cheapestTank(search: TankSearch, market: Market): Money | null {
  const question = questionOf(search);
  const { ships } = shipsFor(question, market);
  const operators = operatorsOn(question.line ?? '');
  const looked = operators.flatMap((operator) => lookedAt(operator, question, ships, market.world).flat());
  return cheapestOf(looked)?.charges?.totalUsd ?? null;
}

const OFFER_ID = /^TK-([A-Z]{4})-([A-Z]\d{2}B?)-(.+)$/;

/** A tank by offer id for these goods; null if unknown on this lane. */
export function tankNamed(search: TankSearch, offerId: string, market: Market): TankPricedOffer | null {
  if (search.kind === 'LEASE') return leaseNamed(search, offerId, market.world);
  const [, code = '', type = '', sailingId = ''] = OFFER_ID.exec(offerId) ?? [];
  const [operator, tank] = [findOperator(code), tankTypeOf(type)];
  const sailing = market.sea.sailing(sailingSearchOf(search), sailingId, market.world);
  const question = questionOf(search);
  if (!operator || !tank || !sailing || question.line === null) return null;
  const isHad = operator.lines.includes(question.line) && operator.tanks.includes(type);
  if (!isHad) return null;
  const rate = market.sea.rate(sailingSearchOf(search), sailingId, market.world)?.rate ?? null;
  return placedOn({ tank, operator, ship: shipOf(sailing, rate, question) }, question, market.world);
}

const MOST = 2;

const otherLeases = (question: Question, offerId: string, world: World): TankOffer[] =>
  (leasesAt(question, world) ?? []).filter((offer) => isOpen(offer) && offer.offerId !== offerId).slice(0, MOST);

/** Alternatives: the same tank and operator on another ship, then other fitting tanks. */
export function alternativesTo(search: TankSearch, offerId: string, market: Market): TankOffer[] {
  const question = questionOf(search);
  if (search.kind === 'LEASE') return otherLeases(question, offerId, market.world);
  const [, code = '', type = ''] = OFFER_ID.exec(offerId) ?? [];
  const [operator, tank] = [findOperator(code), tankTypeOf(type)];
  const { ships } = shipsFor(question, market);
  const same = operator && tank ? ships.map((ship) => placedOn({ tank, operator, ship }, question, market.world)) : [];
  const others = operatorsOn(question.line ?? '').flatMap((one) => placedBy(one, question, ships, market.world));
  const open = [...same, ...others].filter(({ offer }) => isOpen(offer) && offer.offerId !== offerId);
  const byId = new Map(open.map(({ offer }) => [offer.offerId, offer]));
  return [...byId.values()].slice(0, MOST);
}
