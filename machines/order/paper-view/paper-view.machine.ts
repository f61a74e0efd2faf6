import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedAction, unprovidedPromise } from '../../support/unprovided';
import type { FetchPaperOutcome, PaperViewContext, PaperViewEvent, WantedFile } from './paper-view.types';
import { PICTURES } from '../../support/left-out';

type PaperContext = Pick<PaperViewContext, 'paper'>;

const paperInContext = ({ context: { paper } }: { context: PaperViewContext }): PaperContext => ({ paper });

const chart = setup({
  types: {
    context: {} as PaperViewContext,
    events: {} as PaperViewEvent,
    tags: {} as 'busy' | 'shown',
  },
  actors: { fetchPaper: unprovidedPromise<FetchPaperOutcome, WantedFile>('fetchPaper') },
  guards: {
    isShowable: (_, params: FetchPaperOutcome) => params.ok && params.paper.format !== 'other',
    isThere: (_, params: FetchPaperOutcome) => params.ok,
  },
  actions: {
    noteWanted: assign((_, { fileId, name }: WantedFile) => ({ wanted: { fileId, name }, failureCode: null })),
    takePaper: assign({ paper: (_, params: FetchPaperOutcome) => (params.ok ? params.paper : null) }),
    dropPaper: assign({ paper: null }),
    recordFailure: assign({
      failureCode: (_, params: FetchPaperOutcome) => (params.ok ? null : params.failure.code),
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    savePaper: unprovidedAction<PaperContext>('savePaper'),
    /** Frees the object URL of a closed paper. */
    releasePaper: unprovidedAction<PaperContext>('releasePaper'),
  },
});

/** Shows an uploaded paper: pictures and PDF in the page, other formats are saved. */
export const paperViewMachine = chart.createMachine({
  id: 'paperView',
  description: PICTURES && '查看已上传的资料：图片和 PDF 当页预览，其他存到本机',
  context: { wanted: { fileId: '', name: '' }, paper: null, failureCode: null },
  initial: 'resting',
  states: {
    resting: {
      description: PICTURES && '没有在看的资料',
      on: { 'paper.open': { target: 'fetching', actions: { type: 'noteWanted', params: ({ event }) => event } } },
    },
    fetching: {
      description: PICTURES && '正在取回资料，可取消',
      tags: 'busy',
      invoke: {
        id: 'fetchPaper',
        src: 'fetchPaper',
        input: ({ context }) => context.wanted,
        onDone: [
          {
            guard: { type: 'isShowable', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'takePaper', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'resting',
            actions: [
              { type: 'takePaper', params: ({ event }) => event.output },
              { type: 'savePaper', params: paperInContext },
              { type: 'releasePaper', params: paperInContext },
              'dropPaper',
            ],
          },
          {
            target: 'resting',
            actions: { type: 'recordFailure', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'resting', actions: 'recordUnexpected' },
      },
      on: { 'paper.close': 'resting' },
    },
    shown: {
      description: PICTURES && '当页预览',
      tags: 'shown',
      exit: [{ type: 'releasePaper', params: paperInContext }, 'dropPaper'],
      on: {
        'paper.save': { actions: { type: 'savePaper', params: paperInContext } },
        'paper.close': 'resting',
      },
    },
  },
});

export type PaperViewActor = ActorRefFrom<typeof paperViewMachine>;
export type PaperViewSnapshot = SnapshotFrom<typeof paperViewMachine>;
