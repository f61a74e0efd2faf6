import type { HazardClass } from '../../domain/dangerous-goods';
import type { Verdict, VerdictLevel } from '../../domain/verdict';
import type { Cargo } from './cargo';
import { ACCEPTANCE_SOURCE, REASONS } from './messages';
import type { Departure } from './timetable';

/** Taken, but only after somebody at the carrier has looked at this very shipment. */
const PER_SHIPMENT: readonly HazardClass[] = ['1.4', '2.3', '4.2', '5.2'];

const verdict = (level: VerdictLevel, reason: string): Verdict => ({ level, reason, ...ACCEPTANCE_SOURCE });

/** Does this carrier take these goods, at these two ports? */
export function acceptanceOf({ carrier, lane: { org, dst } }: Departure, cargo: Cargo): Verdict {
  if (cargo.kind === 'GENERAL') return verdict('PASS', REASONS.general);
  const closed = [org, dst].find(({ dgHandling }) => dgHandling === 'NONE');
  if (closed) return verdict('BLOCK', REASONS.portRefuses(closed.nameCn));
  if (cargo.kind === 'UNKNOWN') return verdict('MANUAL', REASONS.unknown(cargo.unNo));
  const refused = cargo.classes.find((hazardClass) => carrier.refuses.includes(hazardClass));
  if (refused !== undefined) return verdict('BLOCK', REASONS.refused(carrier.nameCn, refused));
  const special = cargo.classes.find((hazardClass) => PER_SHIPMENT.includes(hazardClass));
  if (special !== undefined) return verdict('NEED_APPROVAL', REASONS.perShipment(carrier.nameCn, special));
  const ports = [org.nameCn, org.dgHandling, dst.nameCn, dst.dgHandling] as const;
  return verdict('PASS', REASONS.taken(carrier.nameCn, cargo.classes, ...ports));
}
