import { findFirstDeadline, type Cutoff } from '../../offer/cutoffs';
import type { End, Takers } from '../../offer/sailing';
import type { BoxAdvice } from '../boxes/box-advice';
import { findCheck, type CheckId } from './checks';
import { FINDING_SOURCES, type Finding, type FindingCode } from '../../rules/finding';

type SettledFacts = {
  isDanger: 'Y' | 'N';
  classes: readonly string[];
  way: { takers: Takers | null; org: End | null; dst: End | null; cutoffs: readonly Cutoff[] } | null;
  /** Null for shared boxes. */
  advice: BoxAdvice | null;
  hasCarrier?: boolean;
};

type Source = keyof typeof FINDING_SOURCES;

const yes = (about: Finding['about'], code: FindingCode, given: Finding['given'], source: Source): Finding => ({
  level: 'PASS',
  about,
  code,
  given,
  source: FINDING_SOURCES[source],
});

function deadlineAhead(cutoffs: readonly Cutoff[]): Finding[] {
  const first = findFirstDeadline(cutoffs);
  return first ? [yes('CUTOFF', 'cutoffsAhead', { cutoff: first.code, at: first.at }, 'cutoffs')] : [];
}

function ofDangerous({ classes, way, hasCarrier = false }: SettledFacts, isAllNamed: boolean): Finding[] {
  return [
    ...(isAllNamed ? [yes('SEGREGATION', 'pairNone', {}, 'segregation')] : []),
    yes('PAPERS', 'sdsHere', {}, 'papers'),
    ...(way?.takers
      ? [
          ...(hasCarrier ? [yes('CARRIER', 'carrierTakes', { classes: classes.join('、') }, 'carrier')] : []),
          yes('PORT', 'orgTakes', { port: way.org?.nameCn ?? '' }, 'port'),
          yes('PORT', 'dstTakes', { port: way.dst?.nameCn ?? '' }, 'port'),
        ]
      : []),
  ];
}

/** Boxes without a volume limit have a separate finding. */
const fitting = ({ total: { kg, m3 }, capacity: { kg: most, m3: room } }: BoxAdvice): Finding[] =>
  room === null ? [] : [yes('WEIGHT', 'loadFits', { kg, most, m3, room }, 'boxes')];

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
    yes('CONSISTENCY', isDanger === 'Y' ? 'goodsAgree' : 'goodsHarmless', {}, 'goodsList'),
    ...(advice ? fitting(advice) : []),
    ...(way ? deadlineAhead(way.cutoffs) : []),
  ];
  return all.filter((finding) => !said.has(findCheck(finding)));
}
