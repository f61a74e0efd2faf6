import { fromPromise } from 'xstate';

import type { ReplyOf } from '../../../contract/endpoint';
import { orderWireOf } from '../../../contract/modes';
import type { ModeId } from '../../../domain/modes';
import type {
  DropDraftInput,
  DropDraftOutcome,
  RecallDraftsOutcome,
  RemoteDraft,
  SaveLocalInput,
  SaveLocalOutcome,
  SaveRemoteInput,
  SaveRemoteOutcome,
} from '../../../machines/order/order-draft';
import type { Gateway } from '../gateway/gateway';
import { drawKey, readKept, writeKept } from './draft-store';
import { lineCodeOf } from '../gateway/line-code';

/** A form must not wait longer for what may lie at the gateway. */
const PATIENCE_MS = 3_000;

/** Who fills the form in: empty where nobody has signed in. */
export type Writer = { name: () => string; isSignedIn: () => boolean };

type Sent = NonNullable<ReplyOf<ReturnType<typeof orderWireOf>['readDraft']>>;

const remoteOf = ({ draftId, form, savedAt, revision }: Sent): RemoteDraft => ({
  draftId,
  form,
  savedAt: Date.parse(savedAt),
  revision,
});

/** The draft that lies at the gateway, for whoever is signed in. */
export async function readRemote(gateway: () => Promise<Gateway>, mode: ModeId): Promise<RemoteDraft | null> {
  const { readDraft } = orderWireOf(mode);
  const options = { quiet: true, signal: AbortSignal.timeout(PATIENCE_MS) };
  const reply = await (await gateway()).call(readDraft, {}, options);
  return reply.kind === 'done' && reply.data ? remoteOf(reply.data) : null;
}

export const recallDraftsVia = (gateway: () => Promise<Gateway>, writer: Writer, mode: ModeId) =>
  fromPromise<RecallDraftsOutcome, undefined>(async () => {
    const kept = readKept(mode, writer.name());
    const remote = writer.isSignedIn() ? await readRemote(gateway, mode).catch(() => null) : null;
    const { key = drawKey(), isPending = false, draft = null } = kept ?? {};
    // A second tab of the same draft must find the same key.
    if (!kept) writeKept(mode, { key, isPending, owner: writer.name(), draft: null });
    return { key, isPending, local: draft, remote };
  });

/** At once: whoever is on the way out does not wait. */
export function keepLocally(writer: Writer, mode: ModeId, input: SaveLocalInput, at: number): SaveLocalOutcome {
  const { form, revision, isSent, key, isPending } = input;
  const draft = form && { form, revision, isSent, savedAt: at };
  return { isKept: writeKept(mode, { key, isPending, owner: writer.name(), draft }), at };
}

export const saveLocalBy = (writer: Writer, mode: ModeId, now: () => number = Date.now) =>
  fromPromise<SaveLocalOutcome, SaveLocalInput>(async ({ input }) => keepLocally(writer, mode, input, now()));

export const saveRemoteVia = (gateway: () => Promise<Gateway>, writer: Writer, mode: ModeId) =>
  fromPromise<SaveRemoteOutcome, SaveRemoteInput>(async ({ input: { form, revision }, signal }) => {
    if (!writer.isSignedIn() || form === null) return { ok: false, failure: { code: 'anonymous' } };
    const { saveDraft } = orderWireOf(mode);
    const reply = await (await gateway()).call(saveDraft, { form, revision }, { signal, quiet: true });
    if (reply.kind === 'done') return { ok: true, isKept: reply.data.kept, draft: remoteOf(reply.data.draft) };
    return { ok: false, failure: { code: lineCodeOf(reply) } };
  });

type Dropping = { gateway: () => Promise<Gateway>; writer: Writer; mode: ModeId; now?: () => number };

/**
 * The draft is gone from here at once. The gateway is told, but nobody waits for it; of what follows an order that was
 * placed it knows already, as it has written that with the order.
 */
export const dropDraftVia = ({ gateway, writer, mode, now = Date.now }: Dropping) =>
  fromPromise<DropDraftOutcome, DropDraftInput>(async ({ input: { next } }) => {
    const key = drawKey();
    const draft = next && { form: next, savedAt: now(), revision: 0, isSent: false };
    writeKept(mode, { key, isPending: false, owner: writer.name(), draft });
    if (next === null && writer.isSignedIn())
      void gateway().then((open) => open.call(orderWireOf(mode).dropDraft, {}, { quiet: true }));
    return { key };
  });
