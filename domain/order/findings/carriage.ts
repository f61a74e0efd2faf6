import type { HazardClass } from '../../goods/dangerous-goods';
import { FINDING_SOURCES, type Finding, type FindingCode } from '../../rules/finding';
import type { Offer } from '../../offer/offer';
import type { End, Takers } from '../../offer/sailing';
import type { OrderForm } from '../form/form';
import type { Classes } from './classes';
import { segregationRow } from '../../goods/segregation-table';

const BY_CASE: ReadonlySet<string> = new Set(['1.1', '1.3', '1.4', '2.3', '5.2', '6.2', '7']);

const carriageFinding = (
  level: Finding['level'],
  about: 'CARRIER' | 'PORT',
  code: FindingCode,
  given: Finding['given'] = {},
): Finding => ({ level, about, code, given, source: FINDING_SOURCES[about === 'CARRIER' ? 'carrier' : 'port'] });

export function carrierFindings(excludes: readonly string[], hazardClass: HazardClass): Finding[] {
  const isExcluded =
    excludes.includes('ALL_DG') || excludes.includes(hazardClass) || excludes.includes(segregationRow(hazardClass));
  if (isExcluded) return [carriageFinding('BLOCK', 'CARRIER', 'carrierRefuses', { hazardClass })];
  return BY_CASE.has(segregationRow(hazardClass))
    ? [carriageFinding('NEED_APPROVAL', 'CARRIER', 'carrierByCase', { hazardClass })]
    : [];
}

/** Port handling is the same for every class. */
export function portFindings({ orgHandling, dstHandling }: Pick<Takers, 'orgHandling' | 'dstHandling'>): Finding[] {
  return [
    ...(orgHandling === 'NONE' ? [carriageFinding('BLOCK', 'PORT', 'orgRefuses')] : []),
    ...(orgHandling === 'DIRECT' ? [carriageFinding('PASS', 'PORT', 'orgDirect')] : []),
    ...(orgHandling === null ? [carriageFinding('MANUAL', 'PORT', 'orgUntold')] : []),
    ...(dstHandling === 'NONE' ? [carriageFinding('BLOCK', 'PORT', 'dstRefuses')] : []),
    ...(dstHandling === null ? [carriageFinding('MANUAL', 'PORT', 'dstUntold')] : []),
  ];
}

/** The transshipment port must accept the goods, too; unknown is no approval. */
export function viaFindings(via: End | null, handling: Takers['viaHandling']): Finding[] {
  if (via === null) return [carriageFinding('PASS', 'PORT', 'viaDirect')];
  const given = { port: via.nameCn };
  if (handling === 'NONE') return [carriageFinding('BLOCK', 'PORT', 'viaRefuses', given)];
  return [
    handling
      ? carriageFinding('PASS', 'PORT', 'viaTakes', given)
      : carriageFinding('MANUAL', 'PORT', 'viaUntold', given),
  ];
}

/** Acceptance of a class by the carrier and both ports; null for general goods. */
export const carrierAndPortFindings = ({
  hazardClass,
  ...takers
}: Takers & { hazardClass: HazardClass | null }): Finding[] =>
  hazardClass === null ? [] : [...carrierFindings(takers.carrierExcludes, hazardClass), ...portFindings(takers)];

type Quoted = { takers: Takers | null; offer: Pick<Offer, 'acceptance'> };

/** Acceptance by carrier and ports per class; without their tables the gateway's verdict is used. */
export function carriageFindings(
  { isDanger }: Pick<OrderForm, 'isDanger'>,
  quote: Quoted | null,
  via: End | null,
  classes: Classes,
): Finding[] {
  if (isDanger === 'N' || quote === null) return [];
  const { takers, offer } = quote;
  const changed = viaFindings(via, takers?.viaHandling);
  if (takers) {
    const of = ([hazardClass, row]: [HazardClass, number]) =>
      carrierFindings(takers.carrierExcludes, hazardClass).map((one) => ({ ...one, given: { ...one.given, row } }));
    return [...[...classes].flatMap(of), ...portFindings(takers), ...changed];
  }
  const { level, reason, source, edition } = offer.acceptance;
  const said: Finding = {
    level,
    about: 'CARRIER',
    code: 'sailingVerdict',
    given: { reason },
    source: { source, edition },
  };
  return [said, ...changed];
}
