import { assign, not, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from '../../support/unprovided';
import { fileUploadMachine } from '../file-upload';
import { complaintFrom, isSound } from './order-complaint.rules';
import type {
  ComplaintPhotos,
  FileComplaintInput,
  FileComplaintOutcome,
  OrderComplaintContext,
  OrderComplaintEvent,
  OrderComplaintInput,
} from './order-complaint.types';
import { PICTURES } from '../../support/left-out';

type Of<TType extends OrderComplaintEvent['type']> = Extract<OrderComplaintEvent, { type: TType }>;

const UNTYPED = { about: '', lot: '', kg: '', words: '' };
const NO_PHOTOS: ComplaintPhotos = { files: [], pending: 0, failed: 0 };

const chart = setup({
  types: {
    input: {} as OrderComplaintInput,
    context: {} as OrderComplaintContext,
    events: {} as OrderComplaintEvent,
    tags: {} as 'open' | 'busy' | 'waiting' | 'filed',
    children: {} as { photos: 'photos'; fileComplaint: 'fileComplaint'; showOrder: 'showOrder' },
  },
  actors: {
    fileComplaint: unprovidedPromise<FileComplaintOutcome, FileComplaintInput>('fileComplaint'),
    showOrder: unprovidedPromise<void>('showOrder'),
    photos: fileUploadMachine,
  },
  guards: {
    isSound: ({ context }) => isSound(context),
    isSettled: ({ context: { photos } }) => photos.pending === 0,
    isFiled: (_, params: FileComplaintOutcome) => params.ok,
  },
  actions: {
    /** Typed text stays while its reason is still offered. */
    begin: assign(({ context: { typed } }, { about }: Of<'complaint.open'>) => ({
      about,
      typed: about.some(({ kind }) => kind === typed.about)
        ? typed
        : { ...typed, about: about.length === 1 ? (about[0]?.kind ?? '') : '', lot: '' },
      isJudged: false,
      failureCode: null,
    })),
    noteAbout: assign(({ context: { typed } }, { kind }: Of<'about.choose'>) => ({
      typed: { ...typed, about: kind, lot: '' },
      failureCode: null,
    })),
    noteLot: assign(({ context: { typed } }, { lot }: Of<'lot.choose'>) => ({
      typed: { ...typed, lot },
      failureCode: null,
    })),
    notePhotos: assign((_, { files, pending, failed }: Of<'files.changed'>) => ({
      photos: { files, pending, failed },
      failureCode: null,
    })),
    forget: assign({ typed: UNTYPED, photos: NO_PHOTOS, isJudged: false }),
    noteTyped: assign(({ context: { typed } }, { part, value }: Of<'complaint.type'>) => ({
      typed: { ...typed, [part]: value },
      failureCode: null,
    })),
    noteJudged: assign({ isJudged: true }),
    clearFailure: assign({ failureCode: null, isJudged: false }),
    recordFailure: assign({ failureCode: (_, params: FileComplaintOutcome) => (params.ok ? null : params.code) }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
  },
});

export const orderComplaintMachine = chart.createMachine({
  id: 'orderComplaint',
  description: PICTURES && '投诉：选事由与批次、填数量和情况、附照片，提交后由平台处理',
  context: ({ input }) => ({
    ...input,
    about: [],
    typed: UNTYPED,
    photos: NO_PHOTOS,
    isJudged: false,
    failureCode: null,
  }),
  initial: 'one',
  states: {
    one: {
      description: PICTURES && '一件投诉：所填与照片关掉再开都在，直到受理',
      initial: 'closed',
      invoke: {
        id: 'photos',
        src: 'photos',
        input: { kind: 'photos', files: [], orderNo: null, mayTakeBack: false },
      },
      on: { 'files.changed': { actions: { type: 'notePhotos', params: ({ event }) => event } } },
      states: {
        closed: {
          description: PICTURES && '未打开',
          on: { 'complaint.open': { target: 'typing', actions: { type: 'begin', params: ({ event }) => event } } },
        },
        typing: {
          description: PICTURES && '正在填写',
          tags: 'open',
          on: {
            'about.choose': { actions: { type: 'noteAbout', params: ({ event }) => event } },
            'lot.choose': { actions: { type: 'noteLot', params: ({ event }) => event } },
            'complaint.type': { actions: { type: 'noteTyped', params: ({ event }) => event } },
            'complaint.send': [{ guard: 'isSound', target: 'waiting' }, { actions: 'noteJudged' }],
            'complaint.close': 'closed',
          },
        },
        waiting: {
          description: PICTURES && '等照片传完，传完即提交；有传不上的就退回来改',
          tags: ['open', 'busy', 'waiting'],
          entry: 'clearFailure',
          always: [
            { guard: not('isSound'), target: 'typing', actions: 'noteJudged' },
            { guard: 'isSettled', target: 'sending' },
          ],
          on: { 'complaint.close': 'closed' },
        },
        sending: {
          description: PICTURES && '正在提交，不可重复',
          tags: ['open', 'busy'],
          invoke: {
            id: 'fileComplaint',
            src: 'fileComplaint',
            input: ({ context }) => ({ orderNo: context.orderNo, ...complaintFrom(context) }),
            onDone: [
              { guard: { type: 'isFiled', params: ({ event }) => event.output }, target: 'showing' },
              { target: 'typing', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'typing', actions: 'recordUnexpected' },
          },
        },
        showing: {
          description: PICTURES && '已受理，等订单页更新；下一件从头填起',
          tags: ['open', 'busy', 'filed'],
          exit: 'forget',
          invoke: {
            id: 'showOrder',
            src: 'showOrder',
            onDone: { target: '#orderComplaint.one', reenter: true },
            onError: { target: '#orderComplaint.one', reenter: true },
          },
        },
      },
    },
  },
});

export type OrderComplaintMachine = typeof orderComplaintMachine;
export type OrderComplaintActor = ActorRefFrom<typeof orderComplaintMachine>;
export type OrderComplaintSnapshot = SnapshotFrom<typeof orderComplaintMachine>;
