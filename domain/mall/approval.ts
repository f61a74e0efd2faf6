import { DAY_MS } from '../values/spans';
import { signaturesFor, type ApprovalRule, type Approver } from './approval-rule';
import { linkStateOf, type LinkState } from './link';
import { isCounted, linesIn, type Delivery, type LeftOutWhy, type PurchaseSheet } from './purchase';
import { signedBy, type SharedLine, type SharedSheet } from './share';

/** An approval ends seven days after it was given. */
export const APPROVAL_HOLDS_MS = 7 * DAY_MS;
/** A total that has risen by no more since is told to the owner, and needs no new approval. */
export const RISE_PERCENT = 2;
/** How long a code that was right opens the list. */
export const PASS_MINUTES = 15;

/** Lock-outs of a link: wrong codes, and minutes it refuses every code after them. */
export const CODE_LADDER = [
  { wrong: 5, minutes: 15 },
  { wrong: 10, minutes: 60 },
  { wrong: 15, minutes: 1_440 },
] as const;
/** Wrong codes after which a link is closed for good. */
export const MOST_WRONG = 20;
/** Codes tried from one address in an hour. */
export const CODES_PER_ADDRESS = 30;
/** Approvals that one person asks for in a day. */
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

/** The approver by the name their enterprise has given, with another one that was typed beside it. */
export const signedName = (typed: string, named: string | undefined): string =>
  named === undefined || named === typed ? typed : `${named}（签写为“${typed}”）`;

/** Decision with the signed name; `reason` is empty for an agreement. */
export type ApprovalDecision = { decision: Decision; by: string; at: string; reason: string };

export const APPROVAL_STATES = ['WAITING', 'OPENED', 'APPROVED', 'RETURNED', 'REVOKED', 'EXPIRED'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

type ApprovalFacts = { expiresAt: number; isRevoked: boolean; opened: number; decision: Decision | null };

const ENDED: Readonly<Record<Exclude<LinkState, 'LIVING'>, ApprovalState>> = { EXPIRED: 'EXPIRED', REVOKED: 'REVOKED' };

/** What was decided stays so, whatever becomes of the link. */
export function approvalStateOf({ decision, opened, ...link }: ApprovalFacts, now: number): ApprovalState {
  if (decision !== null) return decision;
  const state = linkStateOf(link, now);
  if (state !== 'LIVING') return ENDED[state];
  return opened > 0 ? 'OPENED' : 'WAITING';
}

/** A list as it was sent to be agreed to. */
export type Revision = SharedSheet & { heldUntil: string };

/** At the prices its owner holds, whether or not their time is over; null where no line can be ordered. */
export function revisionOf(sheet: PurchaseSheet): Revision | null {
  const { held } = sheet;
  if (held === null || !linesIn(sheet).some(isCounted)) return null;
  return { ...signedBy(sheet), heldUntil: held.until };
}

export const signedLines = ({ lines }: SharedSheet): readonly SharedLine[] =>
  lines.filter(({ leftOut }) => leftOut === undefined);

/** Signed content in fixed words: nothing that changes by itself, nothing of the lines left out. */
export const wordsOf = (revision: Revision): string =>
  JSON.stringify([
    signedLines(revision).map(({ lineId, kg, price }) => [lineId, kg, price?.perKg ?? null, price?.amount ?? null]),
    [revision.delivery.way, revision.delivery.to],
    revision.sums?.freight ?? 0,
    'CNY',
    revision.heldUntil,
  ]);

export type RevisionSum = { total: number; kg: number };
export const sumOf = ({ sums, kg }: SharedSheet): RevisionSum => ({ total: sums?.total ?? 0, kg });

type ContentLine = { lineId: string; kg: number; leftOut?: LeftOutWhy | undefined };
type Content = { lines: readonly ContentLine[]; delivery: Delivery };

/** A list with what it comes to. */
export type Totalled = Content & { total: number };
export const totalled = (sheet: SharedSheet): Totalled => ({ ...sheet, total: sumOf(sheet).total });

/** What is bought, and how it is brought: without a price. */
const contentOf = ({ lines, delivery }: Content): string =>
  JSON.stringify([lines.map(({ lineId, kg }) => `${lineId} ${kg}`).toSorted(), delivery.way, delivery.to]);

/** Lines outside of what was signed that still cannot be ordered, or were left unticked. */
function isBeside({ lineId, leftOut }: ContentLine, revision: SharedSheet): boolean {
  const signed = revision.lines.find((line) => line.lineId === lineId);
  if (leftOut === undefined || (signed && signed.leftOut === undefined)) return false;
  return leftOut === 'UNTICKED' || signed !== undefined;
}

/**
 * What an approval is worth for the list of now. HOLDS and RISEN: it may be ordered; SECOND: another person has to agree as
 * well; SENT_BACK, by that person, DEARER, CHANGED and OVER: a new approval is needed; ORDERED: nothing of it is left to order.
 */
export const STANDINGS = ['HOLDS', 'RISEN', 'SECOND', 'SENT_BACK', 'DEARER', 'CHANGED', 'OVER', 'ORDERED'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Lines that an order took of what was agreed to, and what it came to. */
export type OrderedPart = { lineIds: readonly string[]; total: number };

type Agreed = {
  revision: SharedSheet;
  /** When the first of them agreed. */
  decidedAt: number;
  /** `signed`: how many approvers have agreed. `isSentBack`: the second approver has returned the list. */
  signed: number;
  isSentBack: boolean;
  rule: ApprovalRule | null;
  /** By orders that stand. */
  ordered: readonly OrderedPart[];
};

/** Goods leave store by store: what orders took counts with what is still listed. */
export function standingOf(approval: Agreed, now: Totalled | null, moment: number): Standing {
  const { revision, decidedAt, ordered, signed, rule } = approval;
  const taken = new Set(ordered.flatMap(({ lineIds }) => lineIds));
  const left = signedLines(revision).filter(({ lineId }) => !taken.has(lineId));
  if (left.length === 0) return 'ORDERED';
  if (approval.isSentBack) return 'SENT_BACK';
  if (moment >= decidedAt + APPROVAL_HOLDS_MS) return 'OVER';
  const listed = now && { ...now, lines: now.lines.filter((line) => !isBeside(line, revision)) };
  if (listed === null || contentOf({ ...revision, lines: left }) !== contentOf(listed)) return 'CHANGED';
  const agreed = sumOf(revision).total;
  const total = ordered.reduce((sum, part) => sum + part.total, listed.total);
  if (total * 100 > agreed * (100 + RISE_PERCENT)) return 'DEARER';
  if (signed < signaturesFor(rule, total)) return 'SECOND';
  return total <= agreed ? 'HOLDS' : 'RISEN';
}

/** Whether it may be ordered by it. */
export const isGood = (standing: Standing): boolean => standing === 'HOLDS' || standing === 'RISEN';

const isPartOf = (part: Content, listed: Content): boolean =>
  part.lines.every(({ lineId, kg }) => listed.lines.some((line) => line.lineId === lineId && line.kg === kg)) &&
  part.delivery.way === listed.delivery.way &&
  (part.delivery.way === 'SELF' || part.delivery.to === listed.delivery.to);

/**
 * What an approval is worth for an order; null where that is no part of what is listed, or was left out of what was signed. It
 * counts at its own price, what stays on the list at the agreed one.
 */
export function orderStandingOf(agreed: Agreed, listed: Content, order: Totalled, moment: number): Standing | null {
  if (!isPartOf(order, listed)) return null;
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
  return standingOf(agreed, { ...listed, lines, total }, moment);
}

/** An approval as whoever asked for it sees it. The link itself is kept by nobody: it is told once. */
export type RequesterApproval = {
  approvalId: string;
  state: ApprovalState;
  approver: string;
  /** Of the number as much as others may see. */
  phone: string;
  madeAt: string;
  expiresAt: string;
  lines: number;
  agreed: RevisionSum;
  opened: number;
  lastOpenedAt: string | null;
  decided: ApprovalDecision | null;
  /** The decision of the first approver; null where this approval is the first. */
  before: ApprovalDecision | null;
  /** Of a first that was agreed to: whether another person can be asked now. */
  isSecondOpen: boolean;
  /** Of one that was agreed to: whether it is good for the list of now, and what orders by it came to. Null where a second one says so. */
  standing: Standing | null;
  ordered: number;
};

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
/** A line of what happened to the approvals of a list. */
export type TrailLine = { seq: number; at: string; what: TrailEvent; who: string };

/** `brokenAt`: the first line that is not as it was written; null where all are. */
export type Trail = { lines: readonly TrailLine[]; brokenAt: number | null };

export type ApprovalBook = {
  approvals: readonly RequesterApproval[];
  /** What would be sent now, by its hash; null where nothing is listed. */
  now: (RevisionSum & { lines: number; isOver: boolean; hash: string }) | null;
  /** What the enterprise has set; null where it has set nothing. */
  rule: ApprovalRule | null;
  /** Approvers named by the enterprise, numbers masked; empty: anybody may approve. */
  approvers: readonly Approver[];
  trail: Trail;
};

/** What a link shows its approver: nothing of the list before the code was right. */
export type ApprovalSight =
  | { stage: 'CODE'; from: string; phone: string; expiresAt: string; lockedMinutes: number }
  | {
      stage: 'LIST';
      from: string;
      madeAt: string;
      expiresAt: string;
      hash: string;
      revision: Revision;
      /** What the list has come to since; null where it is as it was sent. */
      changed: RevisionSum | null;
      decided: ApprovalDecision | null;
      /** The decision of the first approver; null where this approval is the first. */
      before: ApprovalDecision | null;
      /** Whether another person is asked after this one. */
      isFirstOfTwo: boolean;
    };

/** Minutes until a link may be tried again; 0 where it may. */
export const minutesUntil = (end: number | null, now: number): number =>
  end === null ? 0 : Math.max(0, Math.ceil((end - now) / 60_000));
