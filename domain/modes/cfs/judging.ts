import { fireName } from '../../goods/fire';
import type { BoxType } from '../../offer/search';
import { planTrucks, emptyBoards, type Boards } from './board';
import {
  earliestCutOff,
  isHotDayFor,
  lastGateBefore,
  LEAST_AHEAD_HOURS,
  MOST_AHEAD_DAYS,
  stuffEnds,
  readStuffSlot,
  type SlotReach,
} from './slots';
import { found, type CfsFinding } from './finding';
import type { CfsGoods } from './reading';
import type { CfsSearch } from './search';
import type { Station } from './station';
import { dayAt } from '../../values/days';
import { toIso, momentTyped } from '../../values/moments';
import { HOUR_MS } from '../../values/spans';

type StationFacts = { station: Pick<Station, 'nameCn' | 'classes' | 'fires'> };

function licenceFindings(goods: CfsGoods, { station }: StationFacts): CfsFinding[] {
  const { row, name, isDangerous, hazardClass, subRisks } = goods;
  if (!isDangerous) return [];
  if (hazardClass === null) return [found('MANUAL', 'cfsUnclassed', { row, goods: name })];
  const given = { row, goods: name, station: station.nameCn };
  const beyond = subRisks.filter((risk) => risk !== hazardClass && !station.classes.includes(risk));
  return [
    ...(station.classes.includes(hazardClass) ? [] : [found('BLOCK', 'cfsClassRefused', { ...given, hazardClass })]),
    ...beyond.map((risk) => found('NEED_APPROVAL', 'cfsSubRisk', { ...given, risk })),
  ];
}

/** Unknown goods may burn even when declared harmless. */
function fireFindings({ row, name, fire }: CfsGoods, { station }: StationFacts): CfsFinding[] {
  const given = { row, goods: name, station: station.nameCn };
  if (fire === null) return [found('MANUAL', 'cfsFireUntold', given)];
  const burning = { ...given, fire: fireName(fire.item) };
  return [
    ...(station.fires.includes(fire.item) ? [] : [found('BLOCK', 'cfsFireRefused', burning)]),
    ...(fire.isSure ? [] : [found('MANUAL', 'cfsFireUnsure', burning)]),
  ];
}

function watchedFindings({ row, name, controls }: CfsGoods): CfsFinding[] {
  const given = { row, goods: name };
  const isControlled = controls.isExplosivePrecursor || controls.precursor !== null;
  return [
    ...(controls.isHighlyToxic ? [found('BLOCK', 'cfsToxic', given)] : []),
    ...(isControlled ? [found('NEED_APPROVAL', 'cfsControlled', given)] : []),
  ];
}

/** Station rules on the goods, except timing and segregation. */
export const goodsFindings = (all: readonly CfsGoods[], asked: StationFacts): CfsFinding[] => [
  ...all.flatMap((goods) => [
    ...licenceFindings(goods, asked),
    ...fireFindings(goods, asked),
    ...watchedFindings(goods),
  ]),
  ...(all.some(({ isDangerous }) => isDangerous) ? [found('PASS', 'cfsPacker')] : []),
];

/** Boxes stuffed at one port for another need separately priced drayage. */
export const placeFindings = ({ nameCn, port }: Station, search: Pick<CfsSearch, 'port'>): CfsFinding[] =>
  port.code === search.port ? [] : [found('NEED_APPROVAL', 'cfsOtherPort', { station: nameCn, port: port.nameCn })];

/** `12-05 18:00`, China time. */
const dayAndTime = (at: number): string => momentTyped(at).slice(5).replace('T', ' ');

type StationSpace = { boards: Boards | null; boxes: readonly BoxType[] };

function reachableMoment(reach: SlotReach, { boards, boxes }: StationSpace): number {
  const anyEnd = { ...reach, cut: null };
  const plan = (boards && planTrucks(boards, boxes, anyEnd, 1)) ?? planTrucks(emptyBoards(reach.now), boxes, anyEnd, 1);
  const ends = plan?.stuff.flatMap(({ slot }) => readStuffSlot(slot) ?? []).map(stuffEnds) ?? [];
  const soonest = reach.now + LEAST_AHEAD_HOURS * HOUR_MS;
  return Math.ceil(Math.max(soonest, ...ends.map(earliestCutOff)) / HOUR_MS) * HOUR_MS;
}

export function cutFindings(reach: SlotReach, left: StationSpace): CfsFinding[] {
  const { cut, now, fires } = reach;
  if (cut === null) return [found('MANUAL', 'cfsUncut')];
  const given = { cut: toIso(cut), last: toIso(lastGateBefore(cut)) };
  const isReachable = planTrucks(emptyBoards(now), left.boxes, reach, 1) !== null;
  if (cut > now + MOST_AHEAD_DAYS * 24 * HOUR_MS) return [found('BLOCK', 'cfsTooFar', { days: MOST_AHEAD_DAYS })];
  if (cut < now + LEAST_AHEAD_HOURS * HOUR_MS || !isReachable)
    return [found('BLOCK', 'cfsTooLate', { ...given, reached: dayAndTime(reachableMoment(reach, left)) })];
  return isHotDayFor(dayAt(cut), fires) ? [found('NEED_APPROVAL', 'cfsHot', given)] : [];
}
