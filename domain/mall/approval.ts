import { DAY_MS } from '../values/spans';
import { requiredSignatures, type ApprovalRule } from './approval-rule';
import { linkState, type LinkState } from './link';
import { isCounted, purchaseLines, type Delivery, type LeftOutWhy, type PurchaseSheet } from './purchase';
import { buildSignedSheet, type SharedLine, type SharedSheet } from './share';
import type { Is } from '../shape/is';
import type { book, sight, requesterApproval, trail, revisionSumShape, decided, trailLine } from './approval-shape';

/** An approval expires seven days after it was given. */
export const APPROVAL_HOLDS_MS = 7 * DAY_MS;
/** A rise up to this percentage is shown to the owner but needs no new approval. */
export const RISE_PERCENT = 2;
/** Minutes a correct code keeps the list open. */
export const PASS_MINUTES = 15;

/** Lock-outs of a link: count of wrong codes, then minutes without any attempt. */
export const CODE_LADDER = [
  { wrong: 5, minutes: 15 },
  { wrong: 10, minutes: 60 },
  { wrong: 15, minutes: 1_440 },
] as const;
/** Wrong codes after which a link is closed for good. */
export const MOST_WRONG = 20;
/** Code attempts per address and hour. */
export const CODES_PER_ADDRESS = 30;
/** Approval requests per person and day. */
export const ASKS_PER_DAY = 20;

export const NAME_LETTERS = { least: 2, most: 20 } as const;
export const REASON_LETTERS = { least: 5, most: 200 } as const;

const isWithin = (text: string, { least, most }: { least: number; most: number }): boolean => {
  const { length } = Array.from(text.trim());
  return length >= least && length <= most;
};
export const isName = (text: string): boolean => isWithin(text, NAME_LETTERS);
export const isReason = (text: string): boolean => isWithin(text, REASON_LETTERS);

export const DECISIONS = ['APPROVED', 'RETURNED'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Approver name given by the enterprise, plus a different typed name. */
export const signedName = (typed: string, named: string | undefined): string =>
  named === undefined || named === typed ? typed : `${named}（签写为“${typed}”）`;

/** Decision with the signed name; `reason` is empty for an agreement. */
export type ApprovalDecision = Is<typeof decided>;

export const APPROVAL_STATES = ['WAITING', 'OPENED', 'APPROVED', 'RETURNED', 'REVOKED', 'EXPIRED'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

type ApprovalFacts = { expiresAt: number; isRevoked: boolean; opened: number; decision: Decision | null };

const ENDED: Readonly<Record<Exclude<LinkState, 'LIVING'>, ApprovalState>> = { EXPIRED: 'EXPIRED', REVOKED: 'REVOKED' };

/** A decision stays, whatever happens to the link. */
export function approvalState({ decision, opened, ...link }: ApprovalFacts, now: number): ApprovalState {
  if (decision !== null) return decision;
  const state = linkState(link, now);
  if (state !== 'LIVING') return ENDED[state];
  return opened > 0 ? 'OPENED' : 'WAITING';
}

export type Revision = SharedSheet & { heldUntil: string };

/** Uses the prices the owner holds, even when expired; null when no line can be ordered. */
export function buildRevision(sheet: PurchaseSheet): Revision | null {
  const { held } = sheet;
  if (held === null || !purchaseLines(sheet).some(isCounted)) return null;
  return { ...buildSignedSheet(sheet), heldUntil: held.until };
}

export const signedLines = ({ lines }: SharedSheet): readonly SharedLine[] =>
  lines.filter(({ leftOut }) => leftOut === undefined);

/** Signed content in canonical form: nothing that changes on its own, no left-out lines. */
export const canonicalRevision = (revision: Revision): string =>
  JSON.stringify([
    signedLines(revision).map(({ lineId, kg, price }) => [lineId, kg, price?.perKg ?? null, price?.amount ?? null]),
    [revision.delivery.way, revision.delivery.to],
    revision.sums?.freight ?? 0,
    'CNY',
    revision.heldUntil,
  ]);

export type RevisionSum = Is<typeof revisionSumShape>;
export const revisionSum = ({ sums, kg }: SharedSheet): RevisionSum => ({ total: sums?.total ?? 0, kg });

type ContentLine = { lineId: string; kg: number; leftOut?: LeftOutWhy | undefined };
type Content = { lines: readonly ContentLine[]; delivery: Delivery };

export type TotalledSheet = Content & { total: number };
export const addSheetTotal = (sheet: SharedSheet): TotalledSheet => ({ ...sheet, total: revisionSum(sheet).total });

const canonicalContent = ({ lines, delivery }: Content): string =>
  JSON.stringify([lines.map(({ lineId, kg }) => `${lineId} ${kg}`).toSorted(), delivery.way, delivery.to]);

/** Lines that were not signed and still cannot be ordered or stay unticked. */
function isBeside({ lineId, leftOut }: ContentLine, revision: SharedSheet): boolean {
  const signed = revision.lines.find((line) => line.lineId === lineId);
  if (leftOut === undefined || (signed && signed.leftOut === undefined)) return false;
  return leftOut === 'UNTICKED' || signed !== undefined;
}

/**
 * Validity of an approval for the current list. HOLDS and RISEN: order allowed; SECOND: another person must agree too;
 * SENT_BACK by that person, DEARER, CHANGED and OVER: a new approval is needed; ORDERED: nothing left to order.
 */
export const STANDINGS = ['HOLDS', 'RISEN', 'SECOND', 'SENT_BACK', 'DEARER', 'CHANGED', 'OVER', 'ORDERED'] as const;
export type ApprovalStanding = (typeof STANDINGS)[number];

export type OrderedPart = { lineIds: readonly string[]; total: number };

type Agreed = {
  revision: SharedSheet;
  /** Time of the first agreement. */
  decidedAt: number;
  /** `signed`: how many approvers have agreed. `isSentBack`: the second approver has returned the list. */
  signed: number;
  isSentBack: boolean;
  rule: ApprovalRule | null;
  /** Without cancelled orders. */
  ordered: readonly OrderedPart[];
};

/** Each store is ordered separately, so ordered lines count together with those still listed. */
export function judgeStanding(approval: Agreed, now: TotalledSheet | null, moment: number): ApprovalStanding {
  const { revision, decidedAt, ordered, signed, rule } = approval;
  const taken = new Set(ordered.flatMap(({ lineIds }) => lineIds));
  const left = signedLines(revision).filter(({ lineId }) => !taken.has(lineId));
  if (left.length === 0) return 'ORDERED';
  if (approval.isSentBack) return 'SENT_BACK';
  if (moment >= decidedAt + APPROVAL_HOLDS_MS) return 'OVER';
  const listed = now && { ...now, lines: now.lines.filter((line) => !isBeside(line, revision)) };
  if (listed === null || canonicalContent({ ...revision, lines: left }) !== canonicalContent(listed)) return 'CHANGED';
  const agreed = revisionSum(revision).total;
  const total = ordered.reduce((sum, part) => sum + part.total, listed.total);
  if (total * 100 > agreed * (100 + RISE_PERCENT)) return 'DEARER';
  if (signed < requiredSignatures(rule, total)) return 'SECOND';
  return total <= agreed ? 'HOLDS' : 'RISEN';
}

export const isGood = (standing: ApprovalStanding): boolean => standing === 'HOLDS' || standing === 'RISEN';

const isPartOfList = (part: Content, listed: Content): boolean =>
  part.lines.every(({ lineId, kg }) => listed.lines.some((line) => line.lineId === lineId && line.kg === kg)) &&
  part.delivery.way === listed.delivery.way &&
  (part.delivery.way === 'SELF' || part.delivery.to === listed.delivery.to);

/**
 * Validity of an approval for an order; null when the order is not part of the list or was left out of the signed
 * content. The order counts at its own price, the rest of the list at the agreed price.
 */
export function judgeOrderStanding(
  agreed: Agreed,
  listed: Content,
  order: TotalledSheet,
  moment: number,
): ApprovalStanding | null {
  if (!isPartOfList(order, listed)) return null;
  const ordered = order.lines.map(({ lineId }) => lineId);
  const outside = agreed.revision.lines.filter(({ leftOut }) => leftOut !== undefined);
  if (outside.some(({ lineId }) => ordered.includes(lineId))) return null;
  const lines = listed.lines.map((line) => ({
    ...line,
    leftOut: line.leftOut ?? outside.find(({ lineId }) => lineId === line.lineId)?.leftOut,
  }));
  const total = signedLines(agreed.revision)
    .filter(({ lineId }) => !ordered.includes(lineId) && lines.some((line) => line.lineId === lineId))
    .reduce((sum, { price }) => sum + (price?.amount ?? 0), order.total);
  return judgeStanding(agreed, { ...listed, lines, total }, moment);
}

/** An approval as its requester sees it. The link is shown once and not stored. */
export type RequesterApproval = Is<typeof requesterApproval>;

export const TRAIL_EVENTS = [
  'MADE',
  'MADE_SECOND',
  'OPENED',
  'CODE_SENT',
  'CODE_FAILED',
  'CODE_PASSED',
  'LOCKED',
  'APPROVED',
  'RETURNED',
  'REVOKED',
  'ORDERED',
] as const;
export type TrailEvent = (typeof TRAIL_EVENTS)[number];
export type TrailLine = Is<typeof trailLine>;

/** `brokenAt`: first altered line; null when all are intact. */
export type ApprovalTrail = Is<typeof trail>;

export type ApprovalBook = Is<typeof book>;

/** Content a link shows its approver: nothing of the list before the correct code. */
export type ApprovalSight = Is<typeof sight>;

/** Minutes until the next attempt; 0 when allowed. */
export const minutesUntil = (end: number | null, now: number): number =>
  end === null ? 0 : Math.max(0, Math.ceil((end - now) / 60_000));
