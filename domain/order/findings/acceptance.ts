import type { BoxVerdict } from '../../goods/segregation-split';
import { strictestVerdict, VERDICT_LEVELS, type VerdictLevel } from '../../goods/verdict';
import type { BoxAdvice } from '../boxes/box-advice';
import type { Finding } from '../../rules/finding';

export type Acceptance = {
  level: VerdictLevel;
  findings: Finding[];
  /** Verdict on sharing one box, by row index; null with fewer than two dangerous rows. */
  box: BoxVerdict | null;
  /** Null for modes without own boxes. */
  advice: BoxAdvice | null;
};

const OF_THE_OFFER: readonly Finding['about'][] = ['CLOSURE', 'CARRIER', 'PORT', 'CUTOFF', 'ROOM'];

/** Refusal that belongs to this offer; another offer may accept the goods. */
export const findRefusal = (findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ level, about }) => level === 'BLOCK' && OF_THE_OFFER.includes(about));

const strictestFirst = (one: Finding, other: Finding): number =>
  VERDICT_LEVELS.indexOf(other.level) - VERDICT_LEVELS.indexOf(one.level);

export const buildAcceptance = (
  findings: readonly Finding[],
  parts: Pick<Acceptance, 'box' | 'advice'>,
): Acceptance => ({
  level: strictestVerdict(findings.map(({ level }) => level)),
  findings: findings.toSorted(strictestFirst),
  ...parts,
});
