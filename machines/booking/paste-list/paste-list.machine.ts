import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { firstPick, MOST_PASTED, rowsToTake, remainingText } from '../../../domain/mall/pasted';
import { unprovidedAction, unprovidedPromise } from '../../support/unprovided';
import type {
  PasteListContext,
  PasteListEvent,
  ReadPastedInput,
  ReadPastedOutcome,
  TakePastedInput,
  TakePastedOutcome,
} from './paste-list.types';
import { PICTURES } from '../../support/left-out';

const NO_ROWS = { rows: [], more: 0, picked: {} } as const;

const linesToTake = (context: Pick<PasteListContext, 'rows' | 'picked'>) =>
  rowsToTake(context.rows, context.picked).map(({ choice: { productId, pack, city, kg } }) => ({
    productId,
    pack,
    city,
    kg,
  }));

const chart = setup({
  types: {
    context: {} as PasteListContext,
    events: {} as PasteListEvent,
    tags: {} as 'reading' | 'shown' | 'taking',
  },
  actors: {
    readPasted: unprovidedPromise<ReadPastedOutcome, ReadPastedInput>('readPasted'),
    takePasted: unprovidedPromise<TakePastedOutcome, TakePastedInput>('takePasted'),
  },
  guards: {
    isFilled: ({ context: { text } }) => text.trim() !== '' && text.length <= MOST_PASTED,
    isRead: (_, params: ReadPastedOutcome) => params.ok,
    isTaken: (_, params: TakePastedOutcome) => params.ok,
    isRow: ({ context: { rows } }, params: { no: number }) => rows.some(({ no }) => no === params.no),
    hasPicked: ({ context }) => linesToTake(context).length > 0,
  },
  actions: {
    /** An answer belongs to the text that was read. */
    noteText: assign((_, { text }: { text: string }) => ({ ...NO_ROWS, text })),
    keepRows: assign((_, params: ReadPastedOutcome) =>
      params.ok
        ? {
            rows: params.rows,
            more: params.more,
            picked: Object.fromEntries(params.rows.map((row) => [row.no, firstPick(row)])),
          }
        : {},
    ),
    notePick: assign(({ context }, { no, choice }: { no: number; choice: string | null }) => ({
      picked: { ...context.picked, [no]: choice },
    })),
    noteList: assign((_, { listId }: { listId: string | undefined }) => ({ listId })),
    /** Rows that were not taken stay in the field. */
    keepRest: assign(({ context: { text, rows, picked } }, params: TakePastedOutcome) =>
      params.ok ? { ...NO_ROWS, text: remainingText(text, rows, picked, params.brought), brought: params.brought } : {},
    ),
    refreshList: unprovidedAction('refreshList'),
    clearOutcome: assign({ failureCode: null, brought: null }),
    recordFailure: assign({
      failureCode: (_, params: ReadPastedOutcome | TakePastedOutcome) => (params.ok ? null : params.code),
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
  },
});

const noteText = { type: 'noteText', params: ({ event }: { event: { text: string } }) => event } as const;

export const pasteListMachine = chart.createMachine({
  id: 'pasteList',
  description: PICTURES && '粘贴清单：从表格粘贴，逐行识别，选好后加入采购单；没加入的行留在框里',
  context: { ...NO_ROWS, text: '', listId: undefined, brought: null, failureCode: null },
  initial: 'typing',
  states: {
    typing: {
      description: PICTURES && '等人粘贴或修改',
      on: {
        'text.type': { actions: [noteText, 'clearOutcome'] },
        'text.read': { guard: 'isFilled', target: 'reading' },
      },
    },
    reading: {
      description: PICTURES && '正在逐行识别',
      tags: 'reading',
      entry: 'clearOutcome',
      on: { 'text.type': { target: 'typing', actions: noteText } },
      invoke: {
        id: 'readPasted',
        src: 'readPasted',
        input: ({ context: { text } }) => ({ text }),
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepRows', params: ({ event }) => event.output },
          },
          { target: 'typing', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'typing', actions: 'recordUnexpected' },
      },
    },
    shown: {
      description: PICTURES && '每行的识别结果已显示，可选、可改',
      tags: 'shown',
      on: {
        'text.type': { target: 'typing', actions: [noteText, 'clearOutcome'] },
        'row.pick': {
          guard: { type: 'isRow', params: ({ event }) => event },
          actions: { type: 'notePick', params: ({ event }) => event },
        },
        'rows.take': {
          guard: 'hasPicked',
          target: 'taking',
          actions: { type: 'noteList', params: ({ event }) => event },
        },
      },
    },
    taking: {
      description: PICTURES && '正在把选好的行加进去',
      tags: ['shown', 'taking'],
      entry: 'clearOutcome',
      invoke: {
        id: 'takePasted',
        src: 'takePasted',
        input: ({ context }) => ({ lines: linesToTake(context), listId: context.listId }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'typing',
            actions: [{ type: 'keepRest', params: ({ event }) => event.output }, 'refreshList'],
          },
          { target: 'shown', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'shown', actions: 'recordUnexpected' },
      },
    },
  },
});

export type PasteListActor = ActorRefFrom<typeof pasteListMachine>;
export type PasteListSnapshot = SnapshotFrom<typeof pasteListMachine>;
