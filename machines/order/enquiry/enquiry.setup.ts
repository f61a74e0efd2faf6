import { assign, raise, sendTo, setup, stateIn } from 'xstate';

import { blankEnquiry, type EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { isBoxless, placesFor } from '../../../domain/modes/enq/wish';
import { knownWith, withFound } from '../../../domain/goods/identity';
import { fileUploadMachine, type FileUploadReport } from '../file-upload';
import { pickerMachine, type PickerEvent, type PickerReport } from '../../booking/picker';
import type { ClockTicked, MinuteTicked } from '../../support/clock';
import { LOOKUP_PAUSE_MS } from '../../support/library-region';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import { changedBy, faultsOf, pickedIn, soughtOf, standingFaults } from './enquiry.rules';
import type {
  EnquiryContext,
  EnquiryDraft,
  EnquiryEvent,
  FindPersonOutcome,
  LoadGoodsInput,
  LoadGoodsOutcome,
  LoadHistoryOutcome,
  RecallEnquiryOutcome,
  SendEnquiryInput,
  SendEnquiryOutcome,
} from './enquiry.types';

const placesIn = ({ context }: { context: EnquiryContext }): PickerEvent => ({
  type: 'kind.set',
  kind: placesFor(context.form.modeWish),
});

export const chart = setup({
  types: {
    context: {} as EnquiryContext,
    events: {} as EnquiryEvent,
    tags: {} as
      | 'recalling'
      | 'editable'
      | 'awaiting'
      | 'waiting'
      | 'doubting'
      | 'sending'
      | 'sent'
      | 'lookingUp'
      | 'lookupLost'
      | 'historyLost'
      | 'historyHere',
    children: {} as {
      orgPicker: 'orgPicker';
      dstPicker: 'dstPicker';
      goodsPicker: 'goodsPicker';
      papers: 'papers';
    },
  },
  actors: {
    recallEnquiry: unprovidedPromise<RecallEnquiryOutcome>('recallEnquiry'),
    findPerson: unprovidedPromise<FindPersonOutcome>('findPerson'),
    sendEnquiry: unprovidedPromise<SendEnquiryOutcome, SendEnquiryInput>('sendEnquiry'),
    loadGoods: unprovidedPromise<LoadGoodsOutcome, LoadGoodsInput>('loadGoods'),
    loadHistory: unprovidedPromise<LoadHistoryOutcome>('loadHistory'),
    personWatcher: unprovidedCallback<Extract<EnquiryEvent, { type: 'person.changed' }>>('personWatcher'),
    secondTicker: unprovidedCallback<ClockTicked>('secondTicker'),
    minuteTicker: unprovidedCallback<MinuteTicked>('minuteTicker'),
    orgPicker: pickerMachine,
    dstPicker: pickerMachine,
    goodsPicker: pickerMachine,
    papers: fileUploadMachine,
  },
  guards: {
    isSound: ({ context }) => faultsOf(context).length === 0,
    isFound: (_, params: FindPersonOutcome) => params.isFound,
    isSettled: ({ context }) => context.pending === 0,
    isTaken: (_, params: SendEnquiryOutcome) => params.ok,
    isSame: (_, params: SendEnquiryOutcome) => 'same' in params,
    isAnySought: ({ context }) => soughtOf(context).length > 0,
    isLibraryLost: stateIn({ library: 'lost' }),
    isTold: (_, params: LoadGoodsOutcome) => params.ok,
    isLoaded: (_, params: LoadHistoryOutcome) => params.ok,
  },
  delays: { lookupPause: LOOKUP_PAUSE_MS },
  actions: {
    takeRecalled: assign((_, { form, org, dst, now, packKinds }: RecallEnquiryOutcome) => ({
      form,
      org,
      dst,
      now,
      packKinds,
    })),
    changeForm: assign(({ context }, params: { change: Partial<EnquiryForm> }) => ({
      ...changedBy(context, params.change),
      gatewayFaults: standingFaults(context.gatewayFaults, Object.keys(params.change)),
      failureCode: null,
    })),
    turnOrgPicker: sendTo('orgPicker', placesIn),
    turnDstPicker: sendTo('dstPicker', placesIn),
    takeOption: assign(({ context }, { picker, option }: PickerReport) => pickedIn(context, picker, option)),
    noteSought: assign({ sought: ({ context }) => soughtOf(context) }),
    keepFound: assign(({ context }, params: LoadGoodsOutcome) =>
      params.ok
        ? { ...knownWith(context, context.form, params.found), form: withFound(context.form, params.found) }
        : {},
    ),
    beginLookup: assign(({ context: { focus } }, { key }: { key: string }) => ({
      lookupKey: key,
      focus: { path: `lookup.${key}`, turn: focus.turn + 1 },
    })),
    noteLeft: assign({
      left: ({ context: { left } }, params: { path: string }) => [...new Set([...left, params.path])],
    }),
    seek: assign({
      focus: ({ context: { focus } }, params: { path: string }) => ({ ...params, turn: focus.turn + 1 }),
    }),
    judge: assign(({ context }) => ({
      isJudged: true,
      failureCode: null,
      focus: { path: faultsOf(context)[0]?.path ?? '', turn: context.focus.turn + 1 },
    })),
    takeFiles: assign(({ context: { form } }, { files, pending }: FileUploadReport) => ({
      form: { ...form, files: [...files] },
      pending,
    })),
    clearFailure: assign({ failureCode: null, same: null }),
    noteSame: assign((_, params: SendEnquiryOutcome) => ('same' in params ? { same: params.same } : {})),
    recordFailure: assign((_, params: SendEnquiryOutcome) =>
      'failure' in params ? { failureCode: params.failure.code, gatewayFaults: params.failure.faults } : {},
    ),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    recordSent: assign((_, params: SendEnquiryOutcome) => (params.ok ? { sent: params.enquiry, now: params.now } : {})),
    /** The next enquiry keeps only the lane and its mode. */
    beginAnew: assign(({ context: { form } }) => ({
      form: {
        ...blankEnquiry,
        modeWish: isBoxless(form.modeWish) ? form.modeWish : blankEnquiry.modeWish,
        orgPortCode: form.orgPortCode,
        dstPortCode: form.dstPortCode,
      },
      left: [],
      isJudged: false,
      gatewayFaults: [],
      sent: null,
      pending: 0,
    })),
    noteTime: assign(({ context }, { now, calendar }: Omit<MinuteTicked, 'type'>) => ({
      now,
      calendar: calendar ?? context.calendar,
    })),
    keepHistory: assign({ history: (_, params: LoadHistoryOutcome) => (params.ok ? params.enquiries : []) }),
    askHistory: raise({ type: 'history.retry' }),
    saveDraft: unprovidedAction<EnquiryDraft>('saveDraft'),
    dropDraft: unprovidedAction('dropDraft'),
  },
});

export const draftOf = ({ context: { form, org, dst } }: { context: EnquiryContext }): EnquiryDraft => ({
  form,
  org,
  dst,
});
