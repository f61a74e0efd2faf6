import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { purchaseList } from '../../../contract/mall/purchase';
import { shareChange, shareImport, shareLinks, shareMake, shareOpen } from '../../../contract/mall/share';
import type {
  ChangeLinkInput,
  ChangeLinkOutcome,
  LoadLinksOutcome,
  MakeLinkInput,
  MakeLinkOutcome,
} from '../../../machines/booking/share-links';
import type {
  OpenShareOutcome,
  ShareViewInput,
  TakeShareInput,
  TakeShareOutcome,
} from '../../../machines/booking/share-view';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';
import { linkAddress } from './opened-link';

/** Another list was opened after its name was shown. */
const moved = v.object({ why: v.literal('moved') });

type Refused = Extract<MakeLinkOutcome, { ok: false }>['code'] | 'gone';

const REFUSED: Readonly<Record<string, Refused>> = {
  [CODES.badRequest]: 'empty',
  [CODES.bounded]: 'full',
  [CODES.moveRefused]: 'over',
  [CODES.notFound]: 'over',
  [CODES.linkGone]: 'gone',
  [CODES.expired]: 'signedOut',
  [CODES.sessionExpired]: 'signedOut',
};

type Reply = { kind: string; code?: string };

/** The refusal code if this call knows it; null means a network or gateway failure. */
function refusedAs<TCode extends Refused>(reply: Reply, known: readonly TCode[]): TCode | null {
  const code = reply.kind === 'refused' ? REFUSED[reply.code ?? ''] : undefined;
  return known.find((one) => one === code) ?? null;
}

export const shareLinksCallsOver = (gateway: Gateway, isSignedIn: () => boolean) => ({
  loadLinks: fromPromise<LoadLinksOutcome, undefined>(async ({ signal }) => {
    if (!isSignedIn()) return { ok: false, code: 'signedOut' };
    const reply = await gateway.call(shareLinks, {}, { signal });
    if (reply.kind === 'done') return { ok: true, links: reply.data.links, open: reply.data.open };
    return { ok: false, code: refusedAs(reply, ['signedOut']) ?? unansweredCode(reply) };
  }),
  makeLink: fromPromise<MakeLinkOutcome, MakeLinkInput>(async ({ input: { listId, ...asked }, signal }) => {
    const reply = await gateway.call(shareMake, { ...asked, ...(listId !== null && { listId }) }, { signal });
    if (reply.kind === 'done')
      return { ok: true, links: reply.data.links, address: linkAddress('procurementShare', reply.data.token) };
    if (reply.kind === 'refused' && v.is(moved, reply.data)) return { ok: false, code: 'moved' };
    return { ok: false, code: refusedAs(reply, ['empty', 'full', 'signedOut']) ?? unansweredCode(reply) };
  }),
  changeLink: fromPromise<ChangeLinkOutcome, ChangeLinkInput | null>(async ({ input, signal }) => {
    if (!input) return { ok: false, code: 'over' };
    const reply = await gateway.call(shareChange, input, { signal });
    if (reply.kind === 'done') return { ok: true, links: reply.data.links };
    return { ok: false, code: refusedAs(reply, ['over', 'signedOut']) ?? unansweredCode(reply) };
  }),
});

export const shareViewCallsOver = (gateway: Gateway, isSignedIn: () => boolean) => ({
  openShare: fromPromise<OpenShareOutcome, ShareViewInput>(async ({ input, signal }) => {
    const reply = await gateway.call(shareOpen, input, { signal });
    if (reply.kind === 'done') return { ok: true, shared: reply.data.shared, lists: reply.data.lists };
    return { ok: false, code: refusedAs(reply, ['gone']) ?? unansweredCode(reply) };
  }),
  /** Copies onto the named list. A user who signs in only now chooses when there are several. */
  takeShare: fromPromise<TakeShareOutcome, TakeShareInput>(async ({ input: { token, listId }, signal }) => {
    if (!isSignedIn()) return { ok: false, code: 'signedOut' };
    const own = listId === null ? await gateway.call(purchaseList, {}, { signal }) : null;
    if (own && own.kind !== 'done') return { ok: false, code: refusedAs(own, ['signedOut']) ?? unansweredCode(own) };
    const lists = own?.data.lists ?? [];
    if (lists.length > 1) return { ok: false, code: 'unnamed', lists };
    const onto = listId ?? lists[0]?.listId;
    const reply = await gateway.call(shareImport, { token, ...(onto !== undefined && { listId: onto }) }, { signal });
    if (reply.kind === 'done') return { ok: true, imported: reply.data };
    if (reply.kind === 'refused' && v.is(moved, reply.data)) {
      const now = await gateway.call(purchaseList, {}, { signal });
      return { ok: false, code: 'moved', lists: now.kind === 'done' ? now.data.lists : [] };
    }
    return { ok: false, code: refusedAs(reply, ['gone', 'signedOut']) ?? unansweredCode(reply) };
  }),
});
