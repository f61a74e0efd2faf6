import {
  buildRevision,
  signedLines,
  type RequesterApproval,
  type ApprovalBook,
  type ApprovalSight,
  type ApprovalDecision,
  type Revision,
} from '../../domain/mall/approval';
import type { Signature } from '../../domain/values/signature';
import { LISTED } from './purchase.fixtures';
import { TOKEN } from './share.fixtures';

const MADE_AT = '2026-11-22T04:10:00.000Z';
const EXPIRES_AT = '2026-11-29T04:10:00.000Z';

export const APPROVAL_ADDRESS = `https://chemlane.example/procurement/mobile/${TOKEN}`;

const found = buildRevision(LISTED);
if (!found) throw new Error('nothing is listed');
const REVISION: Revision = found;
const AGREED = { total: REVISION.sums?.total ?? 0, kg: REVISION.kg };

export const STROKES = [
  Array.from({ length: 24 }, (_, at) => ({ x: 40 + at * 5, y: 60 + (at % 4) * 9 })),
  Array.from({ length: 18 }, (_, at) => ({ x: 130 + at * 7, y: 96 - (at % 6) * 6 })),
];
export const DRAWN: Signature = { kind: 'DRAWN', path: 'M40 60L45 69L50 78M130 96L137 90' };

export const CODE_SIGHT: ApprovalSight = {
  stage: 'CODE',
  from: '上海****有限公司',
  phone: '138****5678',
  expiresAt: EXPIRES_AT,
  lockedMinutes: 0,
};
export const LOCKED_SIGHT: ApprovalSight = { ...CODE_SIGHT, lockedMinutes: 15 };
export const LONG_LOCKED_SIGHT: ApprovalSight = { ...CODE_SIGHT, lockedMinutes: 1_437 };

export const LIST_SIGHT = {
  stage: 'LIST',
  from: '上海示例化工有限公司',
  madeAt: MADE_AT,
  expiresAt: EXPIRES_AT,
  hash: 'a1b2c3',
  revision: REVISION,
  changed: null,
  decided: null,
  before: null,
  isFirstOfTwo: false,
} satisfies ApprovalSight;
export const CHANGED_SIGHT: ApprovalSight = { ...LIST_SIGHT, changed: { total: 1_910_400, kg: 3_060 } };
export const EMPTIED_SIGHT: ApprovalSight = { ...LIST_SIGHT, changed: { total: 0, kg: 0 } };

const APPROVED: ApprovalDecision = { decision: 'APPROVED', by: '王建国', at: '2026-11-22T08:35:00.000Z', reason: '' };
const RETURNED: ApprovalDecision = {
  decision: 'RETURNED',
  by: '李敏',
  at: '2026-11-20T02:20:00.000Z',
  reason: '甲苯库存还够，先买一半',
};
export const APPROVED_SIGHT: ApprovalSight = { ...LIST_SIGHT, decided: APPROVED };
export const FIRST_OF_TWO_SIGHT: ApprovalSight = { ...LIST_SIGHT, isFirstOfTwo: true };
export const SECOND_SIGHT: ApprovalSight = { ...LIST_SIGHT, before: APPROVED };
export const RETURNED_SIGHT: ApprovalSight = { ...LIST_SIGHT, decided: RETURNED };

export const WAITING_ASK: RequesterApproval = {
  approvalId: 'waiting',
  state: 'WAITING',
  approver: '王建国',
  phone: '138****5678',
  madeAt: MADE_AT,
  expiresAt: EXPIRES_AT,
  lines: signedLines(REVISION).length,
  agreed: AGREED,
  opened: 0,
  lastOpenedAt: null,
  decided: null,
  before: null,
  isSecondOpen: false,
  standing: null,
  ordered: 0,
};
export const OPENED_ASK: RequesterApproval = {
  ...WAITING_ASK,
  approvalId: 'opened',
  state: 'OPENED',
  opened: 3,
  lastOpenedAt: '2026-11-22T07:25:00.000Z',
};
export const APPROVED_ASK: RequesterApproval = {
  ...OPENED_ASK,
  approvalId: 'approved',
  state: 'APPROVED',
  decided: APPROVED,
  standing: 'HOLDS',
};
export const RETURNED_ASK: RequesterApproval = {
  ...OPENED_ASK,
  approvalId: 'returned',
  state: 'RETURNED',
  approver: '李敏',
  phone: '139****1204',
  madeAt: '2026-11-20T01:05:00.000Z',
  expiresAt: '2026-11-27T01:05:00.000Z',
  lines: 3,
  agreed: { total: 2_450_180, kg: 4_120 },
  opened: 1,
  lastOpenedAt: '2026-11-20T02:15:00.000Z',
  decided: RETURNED,
};
export const REVOKED_ASK: RequesterApproval = { ...WAITING_ASK, state: 'REVOKED' };
export const EXPIRED_ASK: RequesterApproval = {
  ...RETURNED_ASK,
  approvalId: 'expired',
  state: 'EXPIRED',
  madeAt: '2026-11-10T01:05:00.000Z',
  expiresAt: '2026-11-17T01:05:00.000Z',
  opened: 5,
  decided: null,
};

const TRAIL: ApprovalBook['trail'] = {
  lines: [
    { seq: 4, at: '2026-11-22T08:35:00.000Z', what: 'APPROVED', who: '王建国' },
    { seq: 3, at: '2026-11-22T08:31:00.000Z', what: 'CODE_PASSED', who: 'approver' },
    { seq: 2, at: '2026-11-22T07:25:00.000Z', what: 'OPENED', who: 'approver' },
    { seq: 1, at: MADE_AT, what: 'MADE', who: 'owner' },
  ],
  brokenAt: null,
};

const NOW = { ...AGREED, lines: signedLines(REVISION).length, isOver: false, hash: '5b1e-now' };

export const EMPTY_BOOK: ApprovalBook = {
  approvals: [],
  now: null,
  rule: null,
  approvers: [],
  trail: { lines: [], brokenAt: null },
};
export const FIRST_BOOK: ApprovalBook = { ...EMPTY_BOOK, now: NOW };
export const WAITING_BOOK: ApprovalBook = {
  approvals: [WAITING_ASK, RETURNED_ASK],
  now: NOW,
  rule: null,
  approvers: [],
  trail: { lines: TRAIL.lines.slice(-1), brokenAt: null },
};
export const REVOKED_BOOK: ApprovalBook = { ...WAITING_BOOK, approvals: [REVOKED_ASK, RETURNED_ASK] };
export const OPENED_BOOK: ApprovalBook = { ...WAITING_BOOK, approvals: [OPENED_ASK, EXPIRED_ASK] };
export const APPROVED_BOOK: ApprovalBook = {
  approvals: [APPROVED_ASK, RETURNED_ASK],
  now: NOW,
  rule: null,
  approvers: [],
  trail: TRAIL,
};

/** An enterprise that needs one signature above ¥5,000 and two above ¥12,000. */
const RULE = { oneAbove: 500_000, twoAbove: 1_200_000 };
const FIRST_ASK: RequesterApproval = { ...APPROVED_ASK, approvalId: 'first', standing: 'SECOND', isSecondOpen: true };
const SECOND_ASK: RequesterApproval = {
  ...WAITING_ASK,
  approvalId: 'second',
  approver: '陈总',
  phone: '137****2046',
  madeAt: '2026-11-22T08:40:00.000Z',
  expiresAt: '2026-11-29T08:40:00.000Z',
  before: APPROVED,
};
const RULED_BOOK: ApprovalBook = { ...APPROVED_BOOK, rule: RULE };
export const RULED_FIRST_BOOK: ApprovalBook = {
  ...FIRST_BOOK,
  rule: RULE,
  approvers: [
    { name: '王建国', phone: '138****5678' },
    { name: '陈志远', phone: '137****2046' },
  ],
};
export const SECOND_OPEN_BOOK: ApprovalBook = { ...RULED_BOOK, approvals: [FIRST_ASK] };
export const SECOND_WAITING_BOOK: ApprovalBook = { ...RULED_BOOK, approvals: [SECOND_ASK, FIRST_ASK] };
const SECOND_DECIDED = { by: '陈志远', at: '2026-11-22T09:15:00.000Z' };
export const BOTH_BOOK: ApprovalBook = {
  ...RULED_BOOK,
  approvals: [
    {
      ...SECOND_ASK,
      state: 'APPROVED',
      decided: { ...SECOND_DECIDED, decision: 'APPROVED', reason: '' },
      standing: 'HOLDS',
    },
    { ...FIRST_ASK, standing: null, isSecondOpen: false },
  ],
};
export const SENT_BACK_BOOK: ApprovalBook = {
  ...RULED_BOOK,
  approvals: [
    {
      ...SECOND_ASK,
      state: 'RETURNED',
      decided: { ...SECOND_DECIDED, decision: 'RETURNED', reason: '先问一下另一家的价格' },
    },
    { ...FIRST_ASK, standing: 'SENT_BACK', isSecondOpen: false },
  ],
};

const standingAs = (standing: RequesterApproval['standing'], now: ApprovalBook['now']): ApprovalBook => ({
  ...APPROVED_BOOK,
  approvals: [{ ...APPROVED_ASK, standing }],
  now,
});
export const RISEN_BOOK = standingAs('RISEN', { ...NOW, total: AGREED.total + 12_300 });
export const DEARER_BOOK = standingAs('DEARER', { ...NOW, total: AGREED.total + 98_700 });
export const CHANGED_BOOK = standingAs('CHANGED', {
  total: 1_910_400,
  kg: 3_060,
  lines: 3,
  isOver: false,
  hash: '77c0-more',
});
export const OVER_BOOK = standingAs('OVER', { ...NOW, isOver: true });
export const ORDERED_BOOK: ApprovalBook = {
  ...APPROVED_BOOK,
  now: null,
  approvals: [{ ...APPROVED_ASK, standing: 'ORDERED', ordered: AGREED.total }],
};
export const PART_ORDERED_BOOK: ApprovalBook = {
  ...RISEN_BOOK,
  now: { total: 500_000, kg: 360, lines: 1, isOver: false, hash: '09ad-rest' },
  approvals: [{ ...APPROVED_ASK, standing: 'RISEN', ordered: 1_003_700 }],
};
export const BROKEN_BOOK: ApprovalBook = { ...APPROVED_BOOK, trail: { ...TRAIL, brokenAt: 3 } };
