import { findFirstDeadline, type Cutoff } from '../../offer/cutoffs';
import type { End, Takers } from '../../offer/sailing';
import type { BoxAdvice } from '../boxes/box-advice';
import { findCheck, type CheckId } from './checks';
import type { Finding } from '../../rules/finding';
import { sharedFinding } from '../../rules/shared-findings';

type SettledFacts = {
  isDanger: 'Y' | 'N';
  classes: readonly string[];
  way: { takers: Takers | null; org: End | null; dst: End | null; cutoffs: readonly Cutoff[] } | null;
  /** Null for shared boxes. */
  advice: BoxAdvice | null;
  hasCarrier?: boolean;
};

function deadlineAhead(cutoffs: readonly Cutoff[]): Finding[] {
  const first = findFirstDeadline(cutoffs);
  return first ? [sharedFinding('PASS', 'cutoffsAhead', { cutoff: first.code, at: first.at })] : [];
}

function ofDangerous({ classes, way, hasCarrier = false }: SettledFacts, isAllNamed: boolean): Finding[] {
  return [
    ...(isAllNamed ? [sharedFinding('PASS', 'pairNone')] : []),
    sharedFinding('PASS', 'sdsHere'),
    ...(way?.takers
      ? [
          ...(hasCarrier ? [sharedFinding('PASS', 'carrierTakes', { classes: classes.join('、') })] : []),
          sharedFinding('PASS', 'orgTakes', { port: way.org?.nameCn ?? '' }),
          sharedFinding('PASS', 'dstTakes', { port: way.dst?.nameCn ?? '' }),
        ]
      : []),
  ];
}

/** Boxes without a volume limit have a separate finding. */
const fitting = ({ total: { kg, m3 }, capacity: { kg: most, m3: room } }: BoxAdvice): Finding[] =>
  room === null ? [] : [sharedFinding('PASS', 'loadFits', { kg, most, m3, room })];

/** Adds a PASS with its basis for each check that ran without findings. */
export function settledFindings(found: readonly Finding[], looked: SettledFacts): Finding[] {
  const { isDanger, way, advice } = looked;
  const said = new Set<CheckId>(found.map(findCheck));
  const all = [
    ...(isDanger === 'Y'
      ? ofDangerous(
          looked,
          found.every(({ code }) => code !== 'goodsBlank'),
        )
      : []),
    sharedFinding('PASS', isDanger === 'Y' ? 'goodsAgree' : 'goodsHarmless'),
    ...(advice ? fitting(advice) : []),
    ...(way ? deadlineAhead(way.cutoffs) : []),
  ];
  return all.filter((finding) => !said.has(findCheck(finding)));
}
