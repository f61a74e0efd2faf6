import { isDeadline, timeToCutoff, type Cutoff } from '../../offer/cutoffs';
import { FINDING_SOURCES, type Finding, type FindingSource } from '../../rules/finding';
import { sharedFinding } from '../../rules/shared-findings';
import { HOUR_MS } from '../../values/spans';

export const deadlineFindings = (cutoffs: readonly Cutoff[], now: number): Finding[] =>
  cutoffs.flatMap(({ code: cutoff, at }): Finding[] => {
    const { ms, level } = timeToCutoff(at, now);
    if (level === 'fine' || !isDeadline(cutoff)) return [];
    if (level === 'missed') return [sharedFinding('BLOCK', 'cutoffMissed', { cutoff, at })];
    const hours = Math.floor(ms / HOUR_MS);
    return [sharedFinding('NEED_APPROVAL', 'cutoffSoon', { cutoff, at, hours })];
  });

/** Replaces the source of deadline findings for modes without a ship. */
export const withDeadlineSource =
  (source: FindingSource) =>
  (one: Finding): Finding =>
    one.source === FINDING_SOURCES.cutoffs ? { ...one, source } : one;
