import { createHash } from 'node:crypto';

import {
  approvalState,
  minutesUntil,
  buildRevision,
  signedLines,
  judgeStanding,
  revisionSum,
  addSheetTotal,
  canonicalRevision,
  type RequesterApproval,
  type ApprovalBook,
  type ApprovalSight,
  type ApprovalDecision,
  type OrderedPart,
  type Revision,
  type ApprovalTrail,
  type TrailEvent,
} from '../../../../domain/mall/approval';
import { requiredSignatures, type ApprovalRule, type Approver } from '../../../../domain/mall/approval-rule';
import { maskedParty } from '../../../../domain/mall/link';
import type { PurchaseSheet } from '../../../../domain/mall/purchase';
import { redactSheet } from '../../../../domain/mall/share';
import { maskMobileNumber } from '../../../../domain/people/phone';
import { findChain, isFollowable } from './chain';
import type { ApprovalRow, DecisionInput } from './store';
import { findBrokenEntry, type TrailRow } from './trail';

export const revisionHash = (revision: Revision): string =>
  createHash('sha256').update(canonicalRevision(revision)).digest('hex');

export const decisionText = ({ decision, by, reason, signature }: DecisionInput): string =>
  JSON.stringify([
    decision,
    by,
    reason,
    signature === null || signature.kind === 'TYPED' ? signature : [signature.kind, signature.path],
  ]);

const approvalDecision = ({ decision, decidedBy, decidedAt, reason }: ApprovalRow): ApprovalDecision | null =>
  decision === null || decidedAt === null
    ? null
    : { decision, by: decidedBy ?? '', at: decidedAt.toISOString(), reason };

type ApprovalComparison = {
  list: Revision | null;
  rows: readonly ApprovalRow[];
  rule: ApprovalRule | null;
  partsOf: (approvalId: string) => readonly OrderedPart[];
};

/** State of a granted approval with its earlier signer; a first approval defers to its second. */
function approvalStanding(
  row: ApprovalRow,
  { list, rows, rule, partsOf }: ApprovalComparison,
  now: Date,
): RequesterApproval['standing'] {
  const chain = findChain(row, rows);
  const decidedAt = chain?.first.decidedAt?.getTime();
  if (!chain || decidedAt === undefined) return null;
  const { signed, isSentBack } = chain;
  const ordered = partsOf(row.approvalId);
  const { revision } = row;
  return judgeStanding(
    { revision, decidedAt, signed, isSentBack, rule, ordered },
    list && addSheetTotal(list),
    now.getTime(),
  );
}

const findFirstApproval = ({ afterId }: ApprovalRow, rows: readonly ApprovalRow[]): ApprovalRow | undefined =>
  rows.find(({ approvalId }) => approvalId === afterId);

function buildRequesterApproval(row: ApprovalRow, compared: ApprovalComparison, now: Date): RequesterApproval {
  const { approvalId, approver, phone, revision, madeAt, expiresAt, isRevoked, opened, lastOpenedAt } = row;
  const { decision } = row;
  const { list, rows, rule, partsOf } = compared;
  const first = findFirstApproval(row, rows);
  const standing = approvalStanding(row, compared, now);
  const isOpen = standing === 'HOLDS' || standing === 'SECOND';
  return {
    approvalId,
    state: approvalState({ expiresAt: expiresAt.getTime(), isRevoked, opened, decision }, now.getTime()),
    approver,
    phone: maskMobileNumber(phone),
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lines: signedLines(revision).length,
    agreed: revisionSum(revision),
    opened,
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    decided: approvalDecision(row),
    before: first ? approvalDecision(first) : null,
    isSecondOpen: isOpen && rule?.twoAbove != null && isFollowable(row, rows) && isSameList(row, list),
    standing,
    ordered: partsOf(approvalId).reduce((sum, { total }) => sum + total, 0),
  };
}

export const isSameList = ({ hash }: ApprovalRow, list: Revision | null): boolean =>
  list !== null && revisionHash(list) === hash;

const MADE: readonly TrailEvent[] = ['MADE', 'MADE_SECOND'];

/** True if the decision matches its trail line: same revision and words. */
export function isAsSigned(row: ApprovalRow, trail: readonly TrailRow[]): boolean {
  const { decision, decidedBy: by, decidedAt, reason, signature, afterId } = row;
  const made = trail.find(({ approvalId, what }) => approvalId === row.approvalId && MADE.includes(what));
  if (made?.said !== (afterId ?? '')) return false;
  if (decision === null) return true;
  const signed = trail.find(({ approvalId, what }) => approvalId === row.approvalId && what === decision);
  const said = decisionText({ decision, by: by ?? '', reason, signature });
  return (
    signed?.said === said &&
    signed.at.getTime() === decidedAt?.getTime() &&
    signed.revision === revisionHash(row.revision) &&
    row.hash === signed.revision
  );
}

const TOLD = 40;

function buildTrail(rows: readonly ApprovalRow[], trail: readonly TrailRow[], listId: string): ApprovalTrail {
  const forged = rows.find((row) => !isAsSigned(row, trail));
  const forgedAt = forged && (trail.find(({ approvalId }) => approvalId === forged.approvalId)?.seq ?? 1);
  return {
    lines: trail
      .filter((line) => rows.find((row) => row.approvalId === line.approvalId)?.listId === listId)
      .slice(-TOLD)
      .toReversed()
      .map(({ seq, at, what, who }) => ({ seq, at: at.toISOString(), what, who })),
    brokenAt: findBrokenEntry(trail) ?? forgedAt ?? null,
  };
}

type ApprovalSource = Pick<ApprovalComparison, 'partsOf' | 'rows' | 'rule'> & {
  approvers: readonly Approver[];
  trail: readonly TrailRow[];
  listId: string;
  sheet: PurchaseSheet;
};

/** Approvals of a list; verifies the person's whole trail. */
export function buildApprovalBook(
  { trail, listId, sheet, approvers, ...kept }: ApprovalSource,
  now: Date,
): ApprovalBook {
  const list = buildRevision(sheet);
  const { rows, rule } = kept;
  return {
    approvals: rows
      .filter((row) => row.listId === listId)
      .map((row) => buildRequesterApproval(row, { ...kept, list }, now)),
    now: list && {
      ...revisionSum(list),
      lines: signedLines(list).length,
      isOver: sheet.held?.isOver ?? false,
      hash: revisionHash(list),
    },
    rule,
    approvers: approvers.map(({ name, phone }) => ({ name, phone: maskMobileNumber(phone) })),
    trail: buildTrail(rows, trail, listId),
  };
}

type NamedApproval = ApprovalRow & { name: string };

export const closedSight = ({ name, phone, expiresAt, lockedUntil }: NamedApproval, now: Date): ApprovalSight => ({
  stage: 'CODE',
  from: maskedParty(name),
  phone: maskMobileNumber(phone),
  expiresAt: expiresAt.toISOString(),
  lockedMinutes: minutesUntil(lockedUntil?.getTime() ?? null, now.getTime()),
});

type Beside = {
  sheet: PurchaseSheet;
  first: ApprovalRow | undefined;
  rule: ApprovalRule | null;
  hidden: ReadonlySet<string>;
};

/** A decided list is no longer compared with the current one. */
export function openSight(row: NamedApproval, { sheet, first, rule, hidden }: Beside): ApprovalSight {
  const { name, madeAt, expiresAt, hash, revision } = row;
  const list = buildRevision(sheet);
  const isSame = row.decision !== null || isSameList(row, list);
  return {
    stage: 'LIST',
    from: name,
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    hash,
    revision: redactSheet(revision, 'ALL', hidden),
    changed: isSame ? null : list === null ? { total: 0, kg: 0 } : revisionSum(list),
    decided: approvalDecision(row),
    before: first ? approvalDecision(first) : null,
    isFirstOfTwo: row.afterId === null && requiredSignatures(rule, revisionSum(revision).total) === 2,
  };
}
