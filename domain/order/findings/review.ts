import { toIso, parseMoment, momentTyped } from '../../values/moments';
import type { ServicesBlock } from '../form/form';
import { FINDING_SOURCES, type Finding } from '../../rules/finding';
import { HOUR_MS } from '../../values/spans';

/** Review time of dangerous goods, in hours after submission. */
export const REVIEW_HOURS = 24;
const REVIEW_MS = REVIEW_HOURS * HOUR_MS;

export const reviewEnds = (now: number): number => now + REVIEW_MS;

export type PlannedTime = { field: string; at: number | null };

export const plannedPickup = ({ services, readyDate }: Pick<ServicesBlock, 'services' | 'readyDate'>): PlannedTime[] =>
  services.includes('TRK') ? [{ field: 'readyDate', at: parseMoment(readyDate) }] : [];

/** Findings on steps before the review ends: nothing enters or is collected until then. */
export function reviewFindings(isDanger: 'Y' | 'N', planned: readonly PlannedTime[], now: number): Finding[] {
  if (isDanger === 'N') return [];
  const [first] = planned
    .flatMap(({ field, at }) => (at !== null && at > now && at < reviewEnds(now) ? [{ field, at }] : []))
    .toSorted((one, other) => one.at - other.at);
  if (!first) return [];
  const { field, at } = first;
  const begins = momentTyped(at).slice(5).replace('T', ' ');
  const given = { field, begins, hours: REVIEW_HOURS, at: toIso(at) };
  return [{ level: 'NEED_APPROVAL', about: 'CUTOFF', code: 'planEarly', given, source: FINDING_SOURCES.review }];
}
