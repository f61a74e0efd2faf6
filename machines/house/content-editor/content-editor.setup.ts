import { assign, setup, type EventObject } from 'xstate';

import { type BlockChange, changedBlocks } from '../../../domain/campaigns/changes';
import type { DocumentHead } from '../../../domain/content/document';
import type { ContentRef } from '../../../domain/house/content';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import { editorFaults, isChanged, mayAct, mayBeBehind, mayPreview, serialiseForm } from './content-editor.rules';
import type {
  ActInput,
  ActOnContentInput,
  ActOnContentOutcome,
  ContentEditorContext,
  ContentEditorEvent,
  ContentEditorInput,
  ContentEditorOutput,
  PreviewCampaignInput,
  PreviewCampaignOutcome,
  ReadContentOutcome,
  SaveContentInput,
  SaveContentOutcome,
  WayOut,
} from './content-editor.types';

type ContentOutcome = SaveContentOutcome | ActOnContentOutcome;

export const chart = setup({
  types: {
    input: {} as ContentEditorInput,
    context: {} as ContentEditorContext,
    events: {} as ContentEditorEvent,
    output: {} as ContentEditorOutput,
    tags: {} as 'reading' | 'unread' | 'open' | 'asking' | 'parting' | 'working' | 'telling',
  },
  actors: {
    readContent: unprovidedPromise<ReadContentOutcome, ContentRef>('readContent'),
    saveContent: unprovidedPromise<SaveContentOutcome, SaveContentInput>('saveContent'),
    previewCampaign: unprovidedPromise<PreviewCampaignOutcome, PreviewCampaignInput>('previewCampaign'),
    /** While active, the browser confirms before the page closes. */
    closingGuard: unprovidedCallback<EventObject>('closingGuard'),
    actOnContent: unprovidedPromise<ActOnContentOutcome, ActOnContentInput>('actOnContent'),
  },
  guards: {
    isNew: ({ context: { ref } }) => ref.key === null,
    isBehind: ({ context: { ref, failureCode } }) => ref.key !== null && mayBeBehind(failureCode),
    canWrite: ({ context: { canWrite } }) => canWrite,
    isLeaving: ({ context: { way } }) => way !== null,
    isUnsaved: ({ context }) => isChanged(context),
    isKept: ({ context }) => !isChanged(context),
    isSound: ({ context }) => context.canWrite && isChanged(context) && editorFaults(context).length === 0,
    mayDo: ({ context }, { act, number }: ActInput) =>
      mayAct(context, act) && (act === 'restore') === (number !== null),
    mayDrop: ({ context }) => mayAct(context, 'drop'),
    mayPreview: ({ context }) => mayPreview(context),
    isRead: (_, params: ReadContentOutcome) => params.ok,
    isDone: (_, params: ContentOutcome) => params.ok,
    isTold: (_, params: PreviewCampaignOutcome) => params.ok,
  },
  actions: {
    keepKey: assign((_, { key }: Pick<ContentEditorContext, 'key'>) => ({ key })),
    keepHead: assign(({ context: { form } }, { head, said }: { head: DocumentHead; said: string }) => ({
      form: { ...form, heads: { ...form.heads, [head]: said } },
    })),
    keepText: assign(({ context: { form } }, { text }: { text: string }) => ({ form: { ...form, text } })),
    changeBlocks: assign(({ context: { form, removed } }, { change }: { change: BlockChange }) => {
      const { blocks, removed: taken } = changedBlocks({ blocks: form.blocks ?? [], removed }, change);
      return { form: { ...form, blocks }, removed: taken };
    }),
    keepTold: assign(({ context: { form } }, params: PreviewCampaignOutcome) =>
      params.ok ? { told: { of: serialiseForm(form), campaign: params.campaign } } : {},
    ),
    keepShown: assign((_, params: ReadContentOutcome) =>
      params.ok ? { shown: params.shown, form: params.shown.written, removed: null } : {},
    ),
    nameContent: assign(({ context: { ref } }, params: SaveContentOutcome) =>
      params.ok ? { ref: { ...ref, key: params.key } } : {},
    ),
    nameAct: assign((_, { act, number }: ActInput) => ({ act: { act, number } })),
    nameDrop: assign({ act: { act: 'drop', number: null } }),
    noteWay: assign((_, { page }: WayOut) => ({ way: { page } })),
    forgetWay: assign({ way: null }),
    recordFailure: assign((_, params: ReadContentOutcome | PreviewCampaignOutcome | ContentOutcome) =>
      params.ok ? {} : { failureCode: params.failure.code },
    ),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
    /** A new document has its own address after the first save. */
    keepAddress: unprovidedAction<ContentRef>('keepAddress'),
  },
});
