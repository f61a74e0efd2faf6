import type { RequestOf } from '../../../../contract/wire/endpoint';
import type { approvalAsk, approvalDecide } from '../../../../contract/mall/approval';
import { CODES } from '../../../../contract/wire/envelope';
import {
  ASKS_PER_DAY,
  CODES_PER_ADDRESS,
  MOST_WRONG,
  PASS_MINUTES,
  buildRevision,
  signedName,
  type Revision,
} from '../../../../domain/mall/approval';
import { LINK_LIFE_MS } from '../../../../domain/mall/link';
import { MINUTE_MS } from '../../../../domain/values/spans';
import { countOfDay } from '../../../base/counts/day-bound';
import { countOne } from '../../../base/counts/counts';
import type { Queries } from '../../../base/database/database';
import { addressGroup } from '../../../base/http/client-address';
import { notFoundFault, Refusal } from '../../../base/http/refusal';
import { digestOf } from '../../../people/sessions/token';
import type { Sender } from '../../../people/sms/doors';
import type { SmsService } from '../../../people/sms/service';
import { linkGone, mintLink } from '../links/link';
import type { PurchaseDeps } from '../purchase/service';
import { buildSheet } from '../purchase/sheet';
import { purchaseStore } from '../purchase/store';
import { readOrderedParts } from './approved-orders';
import { isFollowable } from './chain';
import { APPROVAL_MESSAGES as messages } from './messages';
import { isPassValid } from './pass';
import { approvalRefusal } from './refused';
import { readApprovers, livingApproval, mayApprove, readApprovalRule } from './rules';
import { approvalStore, type ApprovalRow, type DecisionInput } from './store';
import { buildApprovalBook, closedSight, revisionHash, isSameList, openSight, decisionText } from './told';
import { OWNER, trailStore, type TrailInput, type Origin } from './trail';

type ApprovalDeps = PurchaseDeps & { sms: Pick<SmsService, 'send' | 'verifyCode'> };

const HOUR_SECONDS = 3_600;
const APPROVER = 'approver';

type Following = { userId: string; listId: string; afterId: string; phone: string; revision: Revision };

export function approvalService({ database, catalogue, withheld, clock, buyerOf, sms }: ApprovalDeps) {
  const now = () => new Date(clock.now());
  const shopFor = async (userId: string) => ({
    shelf: await catalogue(),
    hidden: await withheld(),
    buyer: await buyerOf(userId),
    now: now(),
  });
  type Shop = Awaited<ReturnType<typeof shopFor>>;

  async function bookFor(queries: Queries, userId: string, shop: Shop) {
    const list = await purchaseStore(queries).find(userId);
    const [rows, trail] = [await approvalStore(queries).of(userId), await trailStore(queries).of(userId)];
    const [parts, rule] = [await readOrderedParts(queries, userId), await readApprovalRule(queries, userId)];
    const approvers = await readApprovers(queries, userId);
    return buildApprovalBook(
      { rows, trail, rule, approvers, partsOf: parts, listId: list.listId, sheet: buildSheet({ ...shop, list }) },
      shop.now,
    );
  }

  /** Every writer locks the list, so that changes, decisions and trail lines are serialised. */
  const holding = <TResult>(userId: string, work: (inside: Queries) => Promise<TResult>): Promise<TResult> =>
    database.tx(async (inside) => {
      await purchaseStore(inside).hold(userId);
      return work(inside);
    });

  async function found(token: string) {
    const row = await livingApproval(database, token, now());
    if (!row) throw linkGone();
    return row;
  }

  const trailed = ({ approvalId, hash: revision }: ApprovalRow, what: TrailInput['what'], who: string): TrailInput => ({
    at: now(),
    who,
    what,
    approvalId,
    revision,
  });
  const note = (row: ApprovalRow, what: TrailInput['what'], who: string, seen: Origin) =>
    holding(row.userId, (inside) => trailStore(inside).add(row.userId, trailed(row, what, who), seen));

  /** The list with a valid pass; otherwise only the masked recipient of the code. */
  async function sightOf(row: ApprovalRow & { name: string }, pass: string) {
    const shop = await shopFor(row.userId);
    if (!isPassValid(row, pass, shop.now)) return closedSight(row, shop.now);
    const { userId, afterId } = row;
    const list = await purchaseStore(database).one(userId, row.listId);
    return openSight(row, {
      sheet: buildSheet({ ...shop, list }),
      first: afterId === null ? undefined : await approvalStore(database).one(userId, afterId),
      rule: await readApprovalRule(database, userId),
      hidden: shop.hidden,
    });
  }

  async function revoke(inside: Queries, userId: string, seen: Origin, what: { approvalId?: string; listId?: string }) {
    const revoked = await approvalStore(inside).revoke(userId, now(), what);
    for (const row of revoked) await trailStore(inside).add(userId, trailed(row, 'REVOKED', OWNER), seen);
    return revoked.length;
  }

  /** The second approver must be another person and see the revision the first approved. The list must be locked. */
  async function holdSecond(inside: Queries, { userId, listId, afterId, phone, revision }: Following) {
    const rows = (await approvalStore(inside).of(userId)).filter((row) => row.listId === listId);
    const first = rows.find(({ approvalId }) => approvalId === afterId);
    if (!first || !isFollowable(first, rows) || !isSameList(first, revision)) throw approvalRefusal('changed');
    if (first.phone === phone) throw approvalRefusal('same');
  }

  return {
    book: async (userId: string) => bookFor(database, userId, await shopFor(userId)),

    async ask(userId: string, { approver, phone, afterId, hash: wanted }: RequestOf<typeof approvalAsk>, seen: Origin) {
      const shop = await shopFor(userId);
      if ((await approvalStore(database).phoneOf(userId)) === phone) throw approvalRefusal('self');
      const [token, approvalId] = [mintLink(), mintLink()];
      return database.tx(async (inside) => {
        const list = await purchaseStore(inside).hold(userId);
        if (!(await mayApprove(inside, userId, phone))) throw approvalRefusal('unnamed');
        const { listId } = list;
        const sheet = buildSheet({ ...shop, list });
        const revision = buildRevision(sheet);
        if (revision === null || revision.sums?.total === 0) throw approvalRefusal('empty');
        const hash = revisionHash(revision);
        if (wanted !== undefined && wanted !== hash) throw approvalRefusal('moved');
        if (afterId !== undefined) await holdSecond(inside, { userId, listId, afterId, phone, revision });
        else if (sheet.held?.isOver) throw approvalRefusal('over');
        const bound = { kind: 'approval asks', own: userId, address: null, most: ASKS_PER_DAY };
        if ((await countOfDay(inside, bound, shop.now)) !== null) throw new Refusal(CODES.bounded, messages.tooMany);
        await revoke(inside, userId, seen, { listId });
        const madeAt = shop.now;
        const expiresAt = new Date(madeAt.getTime() + LINK_LIFE_MS);
        const link = { approvalId, afterId: afterId ?? null, userId, listId, madeAt, expiresAt };
        await approvalStore(inside).add(digestOf(token), { ...link, approver, phone, revision, hash });
        const what = afterId === undefined ? 'MADE' : 'MADE_SECOND';
        const made = { at: madeAt, who: OWNER, what, approvalId, revision: hash, said: afterId ?? '' } as const;
        await trailStore(inside).add(userId, made, seen);
        return { token, book: await bookFor(inside, userId, shop) };
      });
    },

    async revoke(userId: string, approvalId: string, seen: Origin) {
      const shop = await shopFor(userId);
      return holding(userId, async (inside) => {
        const row = await approvalStore(inside).one(userId, approvalId);
        if (!row) throw notFoundFault();
        if (row.decision !== null) throw approvalRefusal('decided');
        await revoke(inside, userId, seen, { approvalId });
        return { book: await bookFor(inside, userId, shop) };
      });
    },

    /** Does not count as opening. */
    isOpen: async (token: string): Promise<boolean> => (await livingApproval(database, token, now())) !== null,

    /** The owner's visits are not counted. */
    async open(token: string, { userId, pass, seen }: { userId: string | null; pass: string; seen: Origin }) {
      const row = await found(token);
      if (row.userId !== userId) {
        const opened = await approvalStore(database).noteOpened(row.approvalId, now());
        if (opened === 1) await note(row, 'OPENED', APPROVER, seen);
      }
      return sightOf(row, pass);
    },

    /**
     * The number named by the owner gets the code, no matter which visitor opens the link; the owner's bounds apply.
     */
    async sendCode(token: string, seen: Origin, senderOf: (phone: string) => Promise<Sender>) {
      const row = await found(token);
      const { phone, userId } = row;
      const sent = await sms.send({
        phone,
        messageType: 'list_approve',
        asker: token,
        sender: { ...(await senderOf(phone)), account: userId },
        proof: undefined,
      });
      await note(row, 'CODE_SENT', APPROVER, seen);
      return sent;
    },

    /** A code is valid only for its own link. Null if it is wrong or the link is resting. */
    async passBy(token: string, code: string, seen: Origin): Promise<string | null> {
      const row = await found(token);
      const group = addressGroup(seen.address);
      const tried = await countOne(database, 'approval codes', group, now(), HOUR_SECONDS);
      if (tried.count > CODES_PER_ADDRESS) return null;
      const store = approvalStore(database);
      const wrong = await store.countWrong(row.approvalId, now());
      if (wrong === null) return null;
      const asked = { phone: row.phone, messageType: 'list_approve', asker: token, code } as const;
      if (wrong < MOST_WRONG && (await sms.verifyCode(asked))) {
        const pass = mintLink();
        await store.pass(row.approvalId, digestOf(pass), new Date(now().getTime() + PASS_MINUTES * MINUTE_MS));
        await note(row, 'CODE_PASSED', APPROVER, seen);
        return pass;
      }
      await note(row, wrong % 5 === 0 ? 'LOCKED' : 'CODE_FAILED', APPROVER, seen);
      return null;
    },

    sight: async (token: string, pass: string) => {
      const row = await approvalStore(database).find(digestOf(token));
      if (!row) throw linkGone();
      return sightOf(row, pass);
    },

    /** Decides once, on the list as it is now; later callers see the decision. */
    async decide(asked: RequestOf<typeof approvalDecide>, { pass, seen }: { pass: string; seen: Origin }) {
      const { token, name, hash, answer } = asked;
      const { decision } = answer;
      const row = await found(token);
      const shop = await shopFor(row.userId);
      if (!isPassValid(row, pass, shop.now)) return closedSight(row, shop.now);
      const named = (await readApprovers(database, row.userId)).find(({ phone }) => phone === row.phone);
      const by = signedName(name, named?.name);
      const deciding: DecisionInput = {
        decision,
        by,
        reason: answer.decision === 'RETURNED' ? answer.reason : '',
        signature: answer.decision === 'APPROVED' ? answer.signature : null,
      };
      await database.tx(async (inside) => {
        const lists = purchaseStore(inside);
        await lists.hold(row.userId);
        const list = buildRevision(buildSheet({ ...shop, list: await lists.one(row.userId, row.listId) }));
        const isSame = hash === row.hash && isSameList(row, list);
        if (decision === 'APPROVED' && !isSame) return;
        if (!(await mayApprove(inside, row.userId, row.phone))) return;
        if (!(await approvalStore(inside).decide(row.approvalId, shop.now, deciding))) return;
        await trailStore(inside).add(
          row.userId,
          { ...trailed(row, decision, by), at: shop.now, said: decisionText(deciding) },
          seen,
        );
      });
      return sightOf(await found(token), pass);
    },
  };
}

export type ApprovalService = ReturnType<typeof approvalService>;
