import { boxVerdictOf, segregationFindings } from './findings/segregation';
import { carrierAndPortFindings } from './findings/carriage';
import { consistencyFindings } from './findings/consistency';
import { deadlineFindings } from './findings/deadlines';
import { loadFindings } from './findings/load';
import { adviceOf, type BoxAdvice } from './box-advice';
import type { FclOrderForm } from './form';
import { FINDING_SOURCES, type Finding } from './finding';
import type { OrderFacts } from './facts';
import { boxesIn, loadIn } from './blocks/load';
import { hasSds } from './papers';
import type { BoxVerdict } from '../goods/segregation-split';
import { strictestVerdict, VERDICT_LEVELS, type VerdictLevel } from '../goods/verdict';

export type { Finding, FindingSource } from './finding';
export { carrierAndPortFindings };

export type Acceptance = {
  level: VerdictLevel;
  /** The strictest first. */
  findings: Finding[];
  /** May the goods share one box? By the numbers of the rows; null where there are not two dangerous ones to compare. */
  box: BoxVerdict | null;
  advice: BoxAdvice;
};

/** Carrier and ports, by each class; without their tables the gateway's own verdict on the sailing stands in. */
function carriageFindings({ goods, isDanger }: FclOrderForm, { takers, sailing }: OrderFacts): Finding[] {
  if (isDanger === 'N') return [];
  if (takers) {
    const classes = new Set(goods.flatMap(({ hazardClass }) => (hazardClass === '' ? [] : [hazardClass])));
    const all = [...classes].flatMap((hazardClass) => carrierAndPortFindings({ ...takers, hazardClass }));
    // The ports say the same to every class.
    return all.filter(({ code, about }, at) => about !== 'PORT' || all.findIndex((one) => one.code === code) === at);
  }
  if (!sailing) return [];
  const { level, reason, source, edition } = sailing.acceptance;
  return [{ level, about: 'CARRIER', code: 'sailingVerdict', given: { reason }, source: { source, edition } }];
}

const paperFindings = ({ isDanger, files }: FclOrderForm): Finding[] =>
  isDanger === 'N' || hasSds(files)
    ? []
    : [{ level: 'PASS', about: 'PAPERS', code: 'sdsMissing', given: {}, source: FINDING_SOURCES.papers }];

const strictestFirst = (one: Finding, other: Finding): number =>
  VERDICT_LEVELS.indexOf(other.level) - VERDICT_LEVELS.indexOf(one.level);

/** May these goods go, in these boxes, on this sailing? A draft is judged as far as it goes. */
export function acceptanceOf(form: FclOrderForm, facts: OrderFacts): Acceptance {
  const box = boxVerdictOf(form, facts.goodsOf);
  const prices = facts.sailing?.price?.perBox;
  const advice = adviceOf(
    boxesIn(form.boxes),
    loadIn(form.goods),
    (type) => prices?.find((price) => price.type === type)?.total.amount ?? null,
  );
  const findings = [
    ...segregationFindings(form, box),
    ...carriageFindings(form, facts),
    ...consistencyFindings(form, facts.goodsOf),
    ...loadFindings(advice),
    ...(facts.sailing ? deadlineFindings(facts.sailing.cutoffs, facts.now) : []),
    ...paperFindings(form),
  ];
  const levels = findings.map((finding) => finding.level);
  return { level: strictestVerdict(levels), findings: findings.toSorted(strictestFirst), box, advice };
}
