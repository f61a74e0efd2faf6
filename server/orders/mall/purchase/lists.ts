import { CODES } from '../../../../contract/wire/envelope';
import { MOST_LISTS, nameFault, type ListsChange, type OpenList } from '../../../../domain/mall/lists';
import type { Queries } from '../../../base/database/database';
import { badRequest, Refusal } from '../../../base/http/refusal';
import { mintLink } from '../links/link';
import { EMPTY_LIST, type KeptList } from './kept';
import { PURCHASE_MESSAGES as messages } from './messages';
import { purchaseStore } from './store';

export const openListName = ({ listId, name }: KeptList): OpenList => ({ listId, name });

type Why = keyof typeof messages.lists;
export const listRefusal = (why: Why, open?: OpenList) =>
  new Refusal(CODES.moveRefused, messages.lists[why], { data: { why, ...(open && { open }) } });

/** Refuses a change when the page shows a list that is no longer open, and names the open one. */
export function holdToOpen(open: KeptList, seen: string | undefined): void {
  if (seen !== undefined && seen !== open.listId) throw listRefusal('moved', openListName(open));
}

function holdToName(name: string, others: readonly KeptList[]): void {
  const fault = nameFault(name, others);
  if (fault === 'nameTaken') throw listRefusal('named');
  if (fault !== null) throw badRequest(messages.name, 'name');
}

/** Opens another list; refuses if it is gone. The open one must be locked. */
export async function openList(inside: Queries, userId: string, open: KeptList, listId: string): Promise<KeptList> {
  if (listId === open.listId) return open;
  const store = purchaseStore(inside);
  const next = (await store.all(userId)).find((one) => one.listId === listId);
  if (!next) throw listRefusal('moved', openListName(open));
  await store.putBeside(userId, open);
  const opened = { ...next, isOpen: true };
  await store.open(userId, opened);
  return opened;
}

/** Opens, creates, copies, renames or drops a list; returns the open one, which must be locked. */
export async function changeLists(
  inside: Queries,
  { userId, now, open }: { userId: string; now: Date; open: KeptList },
  change: ListsChange,
): Promise<KeptList> {
  const store = purchaseStore(inside);
  const all = await store.all(userId);
  const others = all.filter(({ isOpen }) => !isOpen);
  if (change.kind === 'rename') {
    holdToName(change.name, others);
    const renamed = { ...open, name: change.name };
    await store.keep(userId, renamed);
    return renamed;
  }
  if (change.kind === 'make' || change.kind === 'copy') {
    holdToName(change.name, all);
    if (all.length >= MOST_LISTS) throw listRefusal('lists');
    const from = change.kind === 'copy' ? open : EMPTY_LIST;
    const made = { ...from, listId: mintLink(), name: change.name, madeAt: now };
    await store.putBeside(userId, open);
    await store.open(userId, made);
    return made;
  }
  if (change.kind === 'open') return openList(inside, userId, open, change.listId);
  const next = others.findLast(({ madeAt }) => madeAt <= open.madeAt) ?? others[0];
  if (!next) throw listRefusal('moved');
  const opened = { ...next, isOpen: true };
  await store.open(userId, opened);
  return opened;
}
