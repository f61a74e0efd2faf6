import type { RequestOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import type { shareImport, shareMake } from '../../../../contract/mall/share';
import type { ListSummary } from '../../../../domain/mall/lists';
import { LINK_LIFE_MS, linkState, maskedParty } from '../../../../domain/mall/link';
import {
  MOST_SHARES,
  buildSharedSheet,
  redactSheet,
  type ImportedList,
  type SharedList,
  type ShareLink,
} from '../../../../domain/mall/share';
import type { Database } from '../../../base/database/database';
import { badRequest, notFoundFault, Refusal } from '../../../base/http/refusal';
import { digestOf } from '../../../people/sessions/token';
import { isLiving, linkGone, mintLink } from '../links/link';
import { broughtOnto } from '../purchase/brought';
import { summarizeLists } from '../purchase/kept';
import { holdToOpen, openListName, openList } from '../purchase/lists';
import type { PurchaseDeps } from '../purchase/service';
import { buildSheet } from '../purchase/sheet';
import { purchaseStore } from '../purchase/store';
import { shareStore, type ShareRow } from './store';

const SHARE_MESSAGES = {
  empty: '采购单是空的，先加入商品再分享',
  tooMany: `最多同时有 ${MOST_SHARES} 条有效链接，请先撤回不用的`,
  unknown: '没有这条链接',
  over: '这条链接已过期或已撤回，请重新分享',
  extended: '一条链接只能延长一次，请重新分享',
} as const;

function buildShareLink(row: ShareRow, now: Date): ShareLink {
  const { shareId, show, needsLogin, madeAt, expiresAt, isExtended, isRevoked, sheet, opened, lastOpenedAt } = row;
  return {
    shareId,
    state: linkState({ expiresAt: expiresAt.getTime(), isRevoked }, now.getTime()),
    show,
    needsLogin,
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lines: sheet.lines.length,
    kg: sheet.kg,
    opened,
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    canExtend: !isExtended && isLiving(row, now),
  };
}

export function shareService({ database, catalogue, withheld, clock, buyerOf }: PurchaseDeps) {
  const now = () => new Date(clock.now());
  const linksOf = async (queries: Pick<Database, 'query'>, userId: string) => ({
    links: (await shareStore(queries).of(userId)).map((row) => buildShareLink(row, now())),
    open: openListName(await purchaseStore(queries).find(userId)),
  });
  const living = async (token: string) => {
    const row = await shareStore(database).find(digestOf(token));
    return row && isLiving(row, now()) ? row : null;
  };
  async function found(token: string) {
    const row = await living(token);
    if (!row) throw linkGone();
    return { ...row, sheet: redactSheet(row.sheet, row.show, await withheld()) };
  }
  return {
    links: (userId: string) => linksOf(database, userId),
    async make(userId: string, { show, needsLogin, listId }: RequestOf<typeof shareMake>) {
      const [shelf, hidden] = [await catalogue(), await withheld()];
      const [buyer, madeAt] = [await buyerOf(userId), now()];
      const token = mintLink();
      return database.tx(async (inside) => {
        const list = await purchaseStore(inside).hold(userId);
        holdToOpen(list, listId);
        const sheet = buildSharedSheet(buildSheet({ shelf, hidden, buyer, now: madeAt, list }), show);
        if (sheet.lines.length === 0) throw badRequest(SHARE_MESSAGES.empty);
        const store = shareStore(inside);
        if ((await store.living(userId, madeAt)) >= MOST_SHARES)
          throw new Refusal(CODES.bounded, SHARE_MESSAGES.tooMany);
        const expiresAt = new Date(madeAt.getTime() + LINK_LIFE_MS);
        const shareId = mintLink();
        await store.add(digestOf(token), { shareId, userId, show, needsLogin, sheet, madeAt, expiresAt });
        return { token, ...(await linksOf(inside, userId)) };
      });
    },
    change: (userId: string, { shareId, kind }: { shareId: string; kind: 'REVOKE' | 'EXTEND' }) =>
      database.tx(async (inside) => {
        const store = shareStore(inside);
        const row = await store.hold(userId, shareId);
        if (!row) throw notFoundFault();
        if (kind === 'REVOKE') await store.revoke(shareId, now());
        else if (!isLiving(row, now())) throw new Refusal(CODES.moveRefused, SHARE_MESSAGES.over);
        else if (row.isExtended) throw new Refusal(CODES.moveRefused, SHARE_MESSAGES.extended);
        else await store.extend(shareId, new Date(row.expiresAt.getTime() + LINK_LIFE_MS));
        return linksOf(inside, userId);
      }),
    /** Null when the owner requires sign-in. The owner's visits are not counted. */
    async open(token: string, userId: string | null): Promise<SharedList | null> {
      const row = await found(token);
      if (row.needsLogin && userId === null) return null;
      if (row.userId !== userId) await shareStore(database).noteOpened(row.shareId, now());
      const { show, madeAt, expiresAt, sheet, name } = row;
      return {
        from: maskedParty(name),
        show,
        madeAt: madeAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        sheet,
      };
    },
    isOpen: async (token: string): Promise<boolean> => (await living(token)) !== null,
    lists: async (userId: string): Promise<ListSummary[]> => summarizeLists(await purchaseStore(database).all(userId)),
    async import(userId: string, { token, listId }: RequestOf<typeof shareImport>): Promise<ImportedList> {
      const { sheet } = await found(token);
      const shop = { shelf: await catalogue(), hidden: await withheld(), now: now() };
      return database.tx(async (inside) => {
        const store = purchaseStore(inside);
        const open = await store.hold(userId);
        const before = await openList(inside, userId, open, listId ?? open.listId);
        const lines = sheet.lines.map((line) => ({ ...line, named: `${line.nameCn} ${line.grade}` }));
        const { list, brought } = broughtOnto(before, lines, shop);
        await store.keep(userId, list);
        return { list: openListName(list), ...brought };
      });
    },
  };
}

export type ShareService = ReturnType<typeof shareService>;
