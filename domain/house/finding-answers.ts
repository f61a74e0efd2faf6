import type { VerdictLevel } from '../goods/verdict';
import type { FindingSource } from '../order/finding';

/** A finding of the judgement of an order, by its code: the pages have the words. */
export type CaseFinding = {
  level: VerdictLevel;
  about: string;
  code: string;
  given: Record<string, string | number>;
  source: FindingSource;
};

/** Answers to an open finding, each given by name before an order is accepted. */
export const FINDING_ANSWERS = ['checked', 'carrier', 'later', 'noted'] as const;
export type FindingAnswer = (typeof FINDING_ANSWERS)[number];
/** An answer that says nothing by itself: the words of the act do. */
export const NEEDS_WORDS: FindingAnswer = 'noted';

export type AnsweredFinding = Pick<CaseFinding, 'code' | 'given'> & { answer: FindingAnswer };

export const isOpenFinding = ({ level }: Pick<CaseFinding, 'level'>): boolean => level !== 'PASS';

export const findingKey = ({ code, given }: Pick<CaseFinding, 'code' | 'given'>): string =>
  `${code} ${JSON.stringify(given)}`;

/** An answer as a field of an act holds it. */
export const answerEntry = (answer: FindingAnswer, key: string): string => `${answer} ${key}`;

export const answeredKey = (entry: string): string => entry.slice(entry.indexOf(' ') + 1);

export const answerIn = (entry: string): FindingAnswer | undefined =>
  FINDING_ANSWERS.find((answer) => entry.startsWith(`${answer} `));

/** Every open finding with its one answer; null where one is left open, answered twice or unknown. */
export function answeredIn(findings: readonly CaseFinding[], entries: readonly string[]): AnsweredFinding[] | null {
  const answered = findings.flatMap((finding): AnsweredFinding[] => {
    const own = entries.filter((entry) => answeredKey(entry) === findingKey(finding));
    const answer = own.length === 1 ? answerIn(own[0] ?? '') : undefined;
    return answer === undefined ? [] : [{ code: finding.code, given: finding.given, answer }];
  });
  return answered.length === findings.length && entries.length === findings.length ? answered : null;
}
