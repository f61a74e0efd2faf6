import { fromPromise } from 'xstate';

import type { ReplyOf } from '../../../contract/wire/endpoint';
import type { OrderWire } from '../../../contract/orders/orders';
import type { OrderForm } from '../../../domain/order/form/form';
import { isSameForm } from '../../../domain/order/form/same-form';
import type {
  DropDraftInput,
  DropDraftOutcome,
  OrderDraftInput,
  OwedDraft,
  PartDraftsInput,
  PartDraftsOutcome,
  RecallDraftsOutcome,
  RemoteDraft,
  SaveLocalInput,
  SaveLocalOutcome,
  SaveRemoteInput,
  SaveRemoteOutcome,
} from '../../../machines/order/order-draft';
import type { Gateway } from '../gateway/gateway';
import type { CallOptions } from '../gateway/send';
import { unansweredCode } from '../gateway/line-code';
import { tellCounted } from './draft-channel';
import {
  drawKey,
  findKeptDraft,
  readKeptDrafts,
  readClaim,
  removeKeptDraft,
  writeClaim,
  writeKeptDraft,
} from './draft-store';
import { noteOffered, readDeclinedUpTo, writeDeclined } from './left-drafts';
import { openElsewhere, recallDraft, stillThere } from './recall-drafts';
import { houseNow } from '../clock';

/** Limit for drafts from the gateway, so that the form does not wait longer. */
const PATIENCE_MS = 3_000;

/** The user filling in the form; the name is empty before sign-in. */
export type Writer = { name: () => string; isSignedIn: () => boolean };

type DraftReply = ReplyOf<OrderWire['listDrafts']>[number];

const remoteDraftFrom = ({ draftId, form, savedAt, revision, about }: DraftReply): RemoteDraft => {
  return { draftId, form, savedAt: Date.parse(savedAt), revision, about };
};

/** Drafts of the signed-in account at the gateway; null if they cannot be read. */
async function readRemotes(gateway: () => Promise<Gateway>, wire: OrderWire): Promise<RemoteDraft[] | null> {
  const { listDrafts } = wire;
  const options = { signal: AbortSignal.timeout(PATIENCE_MS) };
  const reply = await (await gateway()).call(listDrafts, {}, options);
  return reply.kind === 'done' ? reply.data.map(remoteDraftFrom) : null;
}

export const recallDraftsVia = (
  gateway: () => Promise<Gateway>,
  writer: Writer,
  wire: OrderWire,
  now: () => number = houseNow,
) =>
  fromPromise<RecallDraftsOutcome, OrderDraftInput>(async ({ input: { quoteId } }) => {
    const [remotes, isElsewhere] = await Promise.all([
      writer.isSignedIn() ? readRemotes(gateway, wire).catch(() => null) : null,
      openElsewhere(wire.mode),
    ]);
    const all = readKeptDrafts(wire, writer.name(), now());
    const kept = remotes === null ? all : stillThere(all, remotes);
    for (const { key } of all.filter((one) => !kept.includes(one))) removeKeptDraft(wire.mode, key);
    const leftUpTo = readDeclinedUpTo(wire.mode, writer.name());
    const recalled = recallDraft({
      kept,
      remotes: remotes ?? [],
      claim: readClaim(wire.mode),
      isElsewhere,
      quoteId,
      leftUpTo,
    });
    writeClaim(wire.mode, recalled.key);
    noteOffered(wire.mode, recalled);
    return recalled;
  });

/** Synchronous, since the page may be closing. */
export function keepLocally(writer: Writer, wire: OrderWire, input: SaveLocalInput, at: number): SaveLocalOutcome {
  const { form, revision, isSent, ...named } = input;
  const draft = form && { form, revision, isSent, savedAt: at };
  writeClaim(wire.mode, named.key);
  return { isKept: writeKeptDraft(wire.mode, { ...named, owner: writer.name(), draft }), at };
}

export const saveLocalBy = (writer: Writer, wire: OrderWire, now: () => number = houseNow) =>
  fromPromise<SaveLocalOutcome, SaveLocalInput>(async ({ input }) => keepLocally(writer, wire, input, now()));

type DraftInput = SaveRemoteInput & { form: OrderForm };

const sendDraft = (
  gateway: Gateway,
  wire: OrderWire,
  { form, revision, draftId }: DraftInput,
  options: CallOptions = {},
) =>
  gateway.call(
    wire.saveDraft,
    { form, revision, ...(draftId !== null && { draftId }) },
    { ...options, outlivesPage: true },
  );

/**
 * Sends the unsent draft of a page being left without waiting; a tab with the same draft open gets the new revision.
 */
export const sendOwedVia =
  (gateway: () => Promise<Gateway>, writer: Writer, wire: OrderWire) =>
  async ({ form, revision, draftId, key }: OwedDraft): Promise<void> => {
    if (!writer.isSignedIn() || form === null) return;
    const reply = await sendDraft(await gateway(), wire, { form, revision, draftId });
    if (reply.kind === 'done' && reply.data.kept) tellCounted(wire.mode, { key, revision: reply.data.draft.revision });
  };

export const saveRemoteVia = (gateway: () => Promise<Gateway>, writer: Writer, wire: OrderWire) =>
  fromPromise<SaveRemoteOutcome, SaveRemoteInput>(async ({ input: { form, revision, draftId }, signal }) => {
    if (!writer.isSignedIn() || form === null) return { ok: false, failure: { code: 'anonymous' } };
    const reply = await sendDraft(await gateway(), wire, { form, revision, draftId }, { signal });
    if (reply.kind === 'done') return { ok: true, isKept: reply.data.kept, draft: remoteDraftFrom(reply.data.draft) };
    return { ok: false, failure: { code: unansweredCode(reply) } };
  });

/** Deletes a draft here at once and at the gateway without waiting. */
export const dropNamedVia =
  (gateway: () => Promise<Gateway>, writer: Writer, wire: OrderWire) =>
  ({ key, draftId }: Pick<OwedDraft, 'key' | 'draftId'>): void => {
    removeKeptDraft(wire.mode, key);
    if (draftId === null || !writer.isSignedIn()) return;
    void gateway().then((open) => open.call(wire.dropDraft, { draftId }));
  };

type Dropping = { gateway: () => Promise<Gateway>; writer: Writer; wire: OrderWire; now?: () => number };

/** Starts a separate local draft and opens it in this tab; its gateway id is learned later. */
export function beginDraft(
  { writer, wire, now = houseNow }: Omit<Dropping, 'gateway'>,
  form: OrderForm | null,
  isThere = false,
): string {
  const key = drawKey();
  const draft = form && { form, savedAt: now(), revision: 0, isSent: false };
  const named = { key, draftId: isThere ? null : key, about: null, rival: null };
  if (draft) writeKeptDraft(wire.mode, { ...named, isPending: false, owner: writer.name(), draft });
  writeClaim(wire.mode, key);
  return key;
}

/**
 * Deletes the draft locally, or keeps it while another begins. The gateway is told without waiting; after an order it
 * has already deleted the draft itself.
 */
export const dropDraftVia = (dropping: Dropping) =>
  fromPromise<DropDraftOutcome, DropDraftInput>(async ({ input: { key: left, draftId, next, isKept } }) => {
    const { gateway, writer, wire } = dropping;
    if (!isKept) removeKeptDraft(wire.mode, left);
    else writeDeclined(wire.mode, writer.name());
    const key = beginDraft(dropping, next, true);
    if (!isKept && next === null && draftId !== null && writer.isSignedIn())
      void gateway().then((open) => open.call(wire.dropDraft, { draftId }));
    return { key };
  });

/** Conflicting drafts are never merged: the other keeps the shared key, this one gets a new key. */
export const partDraftsBy = (writer: Writer, wire: OrderWire) =>
  fromPromise<PartDraftsOutcome, PartDraftsInput>(async ({ input: { theirs, about } }) => {
    const lies = theirs && findKeptDraft(wire, theirs.key)?.draft;
    // A draft written by another tab is already stored with that tab's own sent state.
    if (theirs && !(lies && isSameForm(lies.form, theirs.form))) {
      const { key, draftId, form, savedAt, revision } = theirs;
      const draft = { form, savedAt, revision, isSent: revision > 0 };
      writeKeptDraft(wire.mode, { key, draftId, about, owner: writer.name(), isPending: false, rival: null, draft });
    }
    return { key: drawKey() };
  });
