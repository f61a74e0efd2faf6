import { isDeadline, timeToCutoff, type Cutoff } from '../../offer/cutoffs';
import { FINDING_SOURCES, type Finding, type FindingSource } from '../../rules/finding';
import { HOUR_MS } from '../../values/spans';

export const deadlineFindings = (cutoffs: readonly Cutoff[], now: number): Finding[] =>
  cutoffs.flatMap(({ code: cutoff, at }): Finding[] => {
    const { ms, level } = timeToCutoff(at, now);
    if (level === 'fine' || !isDeadline(cutoff)) return [];
    const source = FINDING_SOURCES.cutoffs;
    if (level === 'missed')
      return [{ level: 'BLOCK', about: 'CUTOFF', code: 'cutoffMissed', given: { cutoff, at }, source }];
    const hours = Math.floor(ms / HOUR_MS);
    return [{ level: 'NEED_APPROVAL', about: 'CUTOFF', code: 'cutoffSoon', given: { cutoff, at, hours }, source }];
  });

/** Replaces the source of deadline findings for modes without a ship. */
export const withDeadlineSource =
  (source: FindingSource) =>
  (one: Finding): Finding =>
    one.source === FINDING_SOURCES.cutoffs ? { ...one, source } : one;
