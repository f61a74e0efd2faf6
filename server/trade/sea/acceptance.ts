import type { BoxType } from '../../../domain/offer/search';
import { flatFindings, kindFindings } from '../../../domain/order/findings/box-kinds';
import { carrierAndPortFindings, viaFindings } from '../../../domain/order/findings/carriage';
import { FINDING_SOURCES, type Finding } from '../../../domain/rules/finding';
import { strictestVerdict, type Verdict, type VerdictLevel } from '../../../domain/goods/verdict';
import type { Cargo } from './cargo';
import { NOTICE } from '../../world/dangerous-goods/messages';
import { REASONS, findingReason, type SailingEnds } from './messages';
import type { Departure } from './timetable';

type Ship = Pick<Departure, 'carrier' | 'lane' | 'via'>;

const verdict = (level: VerdictLevel, reason: string, { source, edition }: Finding['source']): Verdict => ({
  level,
  reason,
  source,
  edition,
  notice: NOTICE,
});

const doubtFindings = (goods?: string): Finding[] =>
  goods === undefined
    ? []
    : [
        {
          level: 'MANUAL',
          about: 'CONSISTENCY',
          code: 'goodsDoubtful',
          given: { goods },
          source: FINDING_SOURCES.goodsList,
        },
      ];

const joinReasons = (findings: readonly Finding[], way: SailingEnds): string =>
  [...new Set(findings.map((finding) => findingReason(finding, way)))].join('；');

/**
 * Verdict of a carrier on goods, ports and box types, in words; the rules are in the domain. A reefer is assumed to be
 * set as cold as the goods need.
 */
export function judgeAcceptance(
  { carrier, lane: { org, dst }, via }: Ship,
  cargo: Cargo,
  types: readonly BoxType[],
): Verdict {
  const way = { carrier, org, dst };
  const flats = flatFindings(types);
  const [flat] = flats;
  if (cargo.kind === 'GENERAL')
    return flat
      ? verdict(flat.level, joinReasons(flats, way), flat.source)
      : verdict('PASS', REASONS.general, FINDING_SOURCES.carrier);
  if (cargo.kind === 'UNKNOWN') return verdict('MANUAL', REASONS.unknown(cargo.unNo), FINDING_SOURCES.goodsList);
  const takers = { carrierExcludes: carrier.refuses, orgHandling: org.dgHandling, dstHandling: dst.dgHandling };
  const cooled = cargo.cooled ?? null;
  const findings = [
    ...cargo.classes.flatMap((hazardClass) => carrierAndPortFindings({ ...takers, hazardClass })),
    ...viaFindings(via, via?.dgHandling),
    ...doubtFindings(cargo.doubtful),
    ...kindFindings(types, cooled, cooled?.controlC ?? null),
    ...flats,
  ];
  const level = strictestVerdict(findings.map((finding) => finding.level));
  const weighty = level === 'PASS' ? [] : findings.filter((finding) => finding.level === level);
  const [first] = weighty;
  if (!first) return verdict('PASS', REASONS.taken(carrier, cargo.classes, org, dst), FINDING_SOURCES.carrier);
  return verdict(level, joinReasons(weighty, way), first.source);
}
