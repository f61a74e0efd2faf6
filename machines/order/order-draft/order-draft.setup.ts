import { assign, sendParent, sendTo, setup } from 'xstate';

import type { DraftAbout } from '../../../domain/order/drafts/draft';
import type { OrderForm } from '../../../domain/order/form/form';
import { unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import {
  begunAnew,
  allNamedDrafts,
  nextOtherDraft,
  isInConflict,
  isInTheWay,
  isOther,
  isParted,
  saveLocalInput,
  withPartedKey,
  withRecalledDraft,
  withSaveOutcome,
  withAcceptedOther,
  withChosenDraft,
} from './order-draft.rules';
import type {
  DraftReport,
  DraftSide,
  DropDraftInput,
  DropDraftOutcome,
  DraftKeeper,
  NamedDraft,
  OrderDraftContext,
  OrderDraftEvent,
  OrderDraftInput,
  PartDraftsInput,
  PartDraftsOutcome,
  RecallDraftsOutcome,
  SaveLocalInput,
  SaveLocalOutcome,
  SaveRemoteInput,
  SaveRemoteOutcome,
  StoredDraft,
  TabEvent,
} from './order-draft.types';

export const chart = setup({
  types: {
    input: {} as OrderDraftInput,
    context: {} as OrderDraftContext,
    events: {} as OrderDraftEvent,
    tags: {} as 'recalling' | 'asking' | 'saving',
    children: {} as {
      recallDrafts: 'recallDrafts';
      saveLocal: 'saveLocal';
      saveRemote: 'saveRemote';
      dropDraft: 'dropDraft';
      partDrafts: 'partDrafts';
      tabWatcher: 'tabWatcher';
    },
  },
  actors: {
    recallDrafts: unprovidedPromise<RecallDraftsOutcome, OrderDraftInput>('recallDrafts'),
    saveLocal: unprovidedPromise<SaveLocalOutcome, SaveLocalInput>('saveLocal'),
    saveRemote: unprovidedPromise<SaveRemoteOutcome, SaveRemoteInput>('saveRemote'),
    dropDraft: unprovidedPromise<DropDraftOutcome, DropDraftInput>('dropDraft'),
    partDrafts: unprovidedPromise<PartDraftsOutcome, PartDraftsInput>('partDrafts'),
    tabWatcher: unprovidedCallback<TabEvent, undefined, DraftKeeper>('tabWatcher'),
  },
  guards: {
    isInConflict: (_, params: RecallDraftsOutcome) => isInConflict(params),
    isStillAsked: (_, params: RecallDraftsOutcome) => params.rival !== null,
    isUnparted: ({ context }) => !isParted(context),
    isTheirs: (_, params: { side: DraftSide }) => params.side === 'theirs',
    isInTheWay: ({ context }, params: { draft: StoredDraft }) => isInTheWay(context, params.draft),
    isWritten: ({ context }) => context.form !== null,
    isOverruled: ({ context }, params: SaveRemoteOutcome) =>
      params.ok && !params.isKept && isOther(context, params.draft),
    isTaken: (_, params: SaveRemoteOutcome) => params.ok,
    isStale: ({ context }) => context.isStale,
  },
  actions: {
    recall: assign(({ context }, params: RecallDraftsOutcome) => withRecalledDraft(context, params)),
    noteForm: assign((_, params: { form: OrderForm }) => ({ form: params.form, isTouched: true, isSent: false })),
    notePending: assign({ isPending: (_, params: { isPending: boolean }) => params.isPending }),
    noteStale: assign({ isStale: true }),
    noteFresh: assign({ isStale: false }),
    noteSaved: assign(({ context: { isTouched } }, { isKept, at }: SaveLocalOutcome) => ({
      savedAt: at,
      isTouched: isTouched && !isKept,
      wroteAt: at,
      failureCode: isKept ? null : ('notKept' as const),
    })),
    noteSent: assign(({ context }, params: SaveRemoteOutcome) => withSaveOutcome(context, params)),
    noteCount: assign({
      revision: ({ context }, params: { revision: number }) => Math.max(context.revision, params.revision),
    }),
    noteOther: assign({
      other: ({ context }, params: { draft: StoredDraft }) => nextOtherDraft(context, params.draft),
    }),
    takeTheirs: assign(({ context }) => withAcceptedOther(context)),
    part: assign((_, params: PartDraftsOutcome) => withPartedKey(params)),
    keepMine: assign({ other: null }),
    noteAbout: assign({ about: (_, params: { about: DraftAbout }) => params.about }),
    turnTo: assign((_, params: { draft: NamedDraft }) => withChosenDraft(params.draft)),
    beginAnew: assign((_, params: DropDraftOutcome) => begunAnew(params)),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    /** Held, so that a closing page can still store it. */
    hold: sendTo('tabWatcher', ({ context }): DraftKeeper => ({ type: 'draft.hold', draft: saveLocalInput(context) })),
    letGo: sendTo('tabWatcher', { type: 'draft.let.go' } satisfies DraftKeeper),
    /** Held, so that a closing page can still send it. */
    owe: sendTo('tabWatcher', ({ context: { key, form, revision, draftId } }): DraftKeeper => {
      return { type: 'draft.owe', draft: { key, form, revision, draftId } };
    }),
    forgive: sendTo('tabWatcher', { type: 'draft.forgive' } satisfies DraftKeeper),
    tellSent: sendTo('tabWatcher', ({ context: { key, revision } }): DraftKeeper => {
      return { type: 'draft.sent', key, revision };
    }),
    tellOpen: sendTo('tabWatcher', ({ context: { key, other } }): DraftKeeper => {
      return { type: 'draft.open', key, heard: other?.key ?? key };
    }),
    reportReady: sendParent(({ context }): DraftReport => {
      const { form, draftId, key, isPending } = context;
      return { type: 'draft.ready', form, draftId, key, isPending, drafts: allNamedDrafts(context) };
    }),
    /** The form stays; only its key changes. */
    reportKey: sendParent(({ context: { draftId, key, isPending } }): DraftReport => {
      return { type: 'draft.ready', form: null, draftId, key, isPending, drafts: [] };
    }),
  },
  /** `rest`: one second after the last key press. `turn`: changes within five seconds are sent together. */
  delays: { rest: 1_000, turn: 5_000 },
});
