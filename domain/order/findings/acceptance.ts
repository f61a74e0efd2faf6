import type { BoxVerdict } from '../../goods/segregation-split';
import { strictestVerdict, VERDICT_LEVELS, type VerdictLevel } from '../../goods/verdict';
import type { BoxAdvice } from '../boxes/box-advice';
import type { Finding } from '../../rules/finding';

export type Acceptance = {
  level: VerdictLevel;
  /** The strictest first. */
  findings: Finding[];
  /** May the goods share one box? By the numbers of the rows; null where there are not two dangerous ones to compare. */
  box: BoxVerdict | null;
  /** Null for a mode that loads no boxes of its own. */
  advice: BoxAdvice | null;
};

const OF_THE_OFFER: readonly Finding['about'][] = ['CLOSURE', 'CARRIER', 'PORT', 'CUTOFF', 'ROOM'];

/** What keeps the goods off this very offer, where another may take them. */
export const refusalOf = (findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ level, about }) => level === 'BLOCK' && OF_THE_OFFER.includes(about));

const strictestFirst = (one: Finding, other: Finding): number =>
  VERDICT_LEVELS.indexOf(other.level) - VERDICT_LEVELS.indexOf(one.level);

/** What all findings come to. */
export const acceptedBy = (findings: readonly Finding[], parts: Pick<Acceptance, 'box' | 'advice'>): Acceptance => ({
  level: strictestVerdict(findings.map(({ level }) => level)),
  findings: findings.toSorted(strictestFirst),
  ...parts,
});
