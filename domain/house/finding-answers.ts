import type { Is } from '../shape/is';
import type { answeredFinding, caseFinding } from './order-case-shape';

/** Finding of an order check, by code; pages hold the words. */
export type CaseFinding = Is<typeof caseFinding>;

/** Answers to an open finding, each given by name before an order is accepted. */
export const FINDING_ANSWERS = ['checked', 'carrier', 'later', 'noted'] as const;
export type FindingAnswer = (typeof FINDING_ANSWERS)[number];
/** Needs a remark, because the answer alone says nothing. */
export const NEEDS_WORDS: FindingAnswer = 'noted';

export type AnsweredFinding = Is<typeof answeredFinding>;

export const isOpenFinding = ({ level }: Pick<CaseFinding, 'level'>): boolean => level !== 'PASS';

export const findingKey = ({ code, given }: Pick<CaseFinding, 'code' | 'given'>): string =>
  `${code} ${JSON.stringify(given)}`;

/** Open findings without duplicates: two with the same code and figures read alike and share one answer. */
export const openFindings = (findings: readonly CaseFinding[]): CaseFinding[] => [
  ...new Map(findings.filter(isOpenFinding).map((finding) => [findingKey(finding), finding])).values(),
];

export const answerEntry = (answer: FindingAnswer, key: string): string => `${answer} ${key}`;

export const answeredKey = (entry: string): string => entry.slice(entry.indexOf(' ') + 1);

export const findFindingAnswer = (entry: string): FindingAnswer | undefined =>
  FINDING_ANSWERS.find((answer) => entry.startsWith(`${answer} `));

/** True if the entries name exactly these findings: the reader has seen all of them. */
export function isOfFindings(findings: readonly CaseFinding[], entries: readonly string[]): boolean {
  const [open, named] = [new Set(findings.map(findingKey)), new Set(entries.map(answeredKey))];
  return open.size === named.size && [...open].every((key) => named.has(key));
}

/** Each finding with its one answer; null when one has none or two. */
export function matchAnswers(findings: readonly CaseFinding[], entries: readonly string[]): AnsweredFinding[] | null {
  const answered = findings.flatMap((finding): AnsweredFinding[] => {
    const own = entries.filter((entry) => answeredKey(entry) === findingKey(finding));
    const answer = own.length === 1 ? findFindingAnswer(own[0] ?? '') : undefined;
    return answer === undefined ? [] : [{ code: finding.code, given: finding.given, answer }];
  });
  return answered.length === findings.length && entries.length === findings.length ? answered : null;
}
