import { createHash } from 'node:crypto';

import {
  approvalStateOf,
  minutesUntil,
  revisionOf,
  standingOf,
  sumOf,
  totalled,
  wordsOf,
  type ApprovalAsked,
  type ApprovalBook,
  type ApprovalSight,
  type Decided,
  type OrderedPart,
  type Revision,
  type Trail,
} from '../../../domain/mall/approval';
import { maskedParty } from '../../../domain/mall/link';
import { linesIn, type PurchaseSheet } from '../../../domain/mall/purchase';
import { maskMobileNumber } from '../../../domain/people/phone';
import type { ApprovalRow, Deciding } from './store';
import { brokenAt, type TrailRow } from './trail';

export const hashOf = (revision: Revision): string => createHash('sha256').update(wordsOf(revision)).digest('hex');

/** What was decided, in the words that the trail keeps. */
export const saidOf = ({ decision, by, reason, signature }: Deciding): string =>
  JSON.stringify([
    decision,
    by,
    reason,
    signature === null || signature.kind === 'TYPED' ? signature : [signature.kind, signature.path],
  ]);

const decidedOf = ({ decision, decidedBy, decidedAt, reason }: ApprovalRow): Decided | null =>
  decision === null || decidedAt === null
    ? null
    : { decision, by: decidedBy ?? '', at: decidedAt.toISOString(), reason };

type Compared = { list: Revision | null; partsOf: (approvalId: string) => readonly OrderedPart[] };

function askedOf(row: ApprovalRow, { list, partsOf }: Compared, now: Date): ApprovalAsked {
  const { approvalId, approver, phone, revision, madeAt, expiresAt, isRevoked, opened, lastOpenedAt } = row;
  const { decision, decidedAt } = row;
  const ordered = partsOf(approvalId);
  const isAgreed = decision === 'APPROVED' && decidedAt !== null;
  return {
    approvalId,
    state: approvalStateOf({ expiresAt: expiresAt.getTime(), isRevoked, opened, decision }, now.getTime()),
    approver,
    phone: maskMobileNumber(phone),
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lines: revision.lines.length,
    agreed: sumOf(revision),
    opened,
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    decided: decidedOf(row),
    standing: isAgreed
      ? standingOf({ revision, decidedAt: decidedAt.getTime(), ordered }, list && totalled(list), now.getTime())
      : null,
    ordered: ordered.reduce((sum, { total }) => sum + total, 0),
  };
}

/** A decision stands as it was signed: over that revision, in those words. */
export function isAsSigned(row: ApprovalRow, trail: readonly TrailRow[]): boolean {
  const { decision, decidedBy: by, decidedAt, reason, signature } = row;
  if (decision === null) return true;
  const signed = trail.find(({ approvalId, what }) => approvalId === row.approvalId && what === decision);
  const said = saidOf({ decision, by: by ?? '', reason, signature });
  return (
    signed?.said === said &&
    signed.at.getTime() === decidedAt?.getTime() &&
    signed.revision === hashOf(row.revision) &&
    row.hash === signed.revision
  );
}

/** So many of the latest lines are told; all are checked. */
const TOLD = 40;

function trailOf(rows: readonly ApprovalRow[], trail: readonly TrailRow[]): Trail {
  const forged = rows.find((row) => !isAsSigned(row, trail));
  const forgedAt = forged && (trail.find(({ approvalId }) => approvalId === forged.approvalId)?.seq ?? 1);
  return {
    lines: trail
      .slice(-TOLD)
      .toReversed()
      .map(({ seq, at, what, who }) => ({ seq, at: at.toISOString(), what, who })),
    brokenAt: brokenAt(trail) ?? forgedAt ?? null,
  };
}

type Kept = Pick<Compared, 'partsOf'> & {
  rows: readonly ApprovalRow[];
  trail: readonly TrailRow[];
  sheet: PurchaseSheet;
};

export function bookOf({ rows, trail, sheet, partsOf }: Kept, now: Date): ApprovalBook {
  const list = revisionOf(sheet);
  return {
    approvals: rows.map((row) => askedOf(row, { list, partsOf }, now)),
    now: list && { ...sumOf(list), lines: linesIn(sheet).length, isOver: sheet.held?.isOver ?? false },
    trail: trailOf(rows, trail),
  };
}

type Found = ApprovalRow & { name: string };

export const closedSight = ({ name, phone, expiresAt, lockedUntil }: Found, now: Date): ApprovalSight => ({
  stage: 'CODE',
  from: maskedParty(name),
  phone: maskMobileNumber(phone),
  expiresAt: expiresAt.toISOString(),
  lockedMinutes: minutesUntil(lockedUntil?.getTime() ?? null, now.getTime()),
});

/** What was decided is compared with nothing any more. */
export function openSight(row: Found, sheet: PurchaseSheet): ApprovalSight {
  const { name, madeAt, expiresAt, hash, revision } = row;
  const list = revisionOf(sheet);
  const isSame = row.decision !== null || (list !== null && hashOf(list) === hash);
  return {
    stage: 'LIST',
    from: name,
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    hash,
    revision,
    changed: isSame ? null : list === null ? { total: 0, kg: 0 } : sumOf(list),
    decided: decidedOf(row),
  };
}
