import type { Sailing, SailingSearch } from '../../../domain/offer/sailing';
import { buildQuestionFacts, type SeaQuestionFacts } from './asked';
import { identifyCargo } from './cargo';
import { findLane, type Lane } from './lanes';
import { isBookable, type World } from './offer';
import { buildSailing } from './sailing';
import type { Departure } from './timetable';
import type { Tariffs } from '../tariffs/sheet';

export const laneSearchFacts = (lane: Lane, search: SailingSearch, tariffs: Tariffs): SeaQuestionFacts =>
  buildQuestionFacts(lane, { cargo: identifyCargo(search), boxes: search.boxes, tariffs });

export function findAlternatives(
  sailingId: string,
  departures: readonly Departure[],
  asked: SeaQuestionFacts,
  world: World,
  most: number,
): Sailing[] {
  const etd = departures.find((departure) => departure.sailingId === sailingId)?.etd ?? 0;
  const found: Sailing[] = [];
  const nearest = departures.toSorted((one, other) => Math.abs(one.etd - etd) - Math.abs(other.etd - etd));
  for (const departure of nearest) {
    if (found.length === most) break;
    if (departure.sailingId === sailingId) continue;
    const sailing = buildSailing(departure, asked, world);
    if (isBookable(sailing)) found.push(sailing);
  }
  return found.toSorted((one, other) => one.etd.localeCompare(other.etd));
}

export const searchLane = ({ orgPortCode, dstPortCode }: SailingSearch): Lane | undefined =>
  findLane(orgPortCode, dstPortCode);
