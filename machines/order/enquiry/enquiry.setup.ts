import { assign, raise, sendTo, setup, stateIn } from 'xstate';

import { blankEnquiry, type EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { isBoxless, wishPlaceKind } from '../../../domain/modes/enq/wish';
import { addKnownGoods, fillFoundRows } from '../../../domain/goods/identity';
import { fileUploadMachine, type FileUploadReport } from '../file-upload';
import { pickerMachine, type PickerEvent, type PickerReport } from '../../booking/picker';
import type { ClockTicked, MinuteTicked } from '../../support/clock';
import { LOOKUP_PAUSE_MS } from '../../support/library-region';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import {
  withEnquiryChange,
  faultsOfEnquiry,
  withEnquiryPick,
  enquiryGoodsToFind,
  standingFaults,
} from './enquiry.rules';
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

const placeKindEvent = ({ context }: { context: EnquiryContext }): PickerEvent => ({
  type: 'kind.set',
  kind: wishPlaceKind(context.form.modeWish),
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
    isSound: ({ context }) => faultsOfEnquiry(context).length === 0,
    isFound: (_, params: FindPersonOutcome) => params.isFound,
    isSettled: ({ context }) => context.pending === 0,
    isTaken: (_, params: SendEnquiryOutcome) => params.ok,
    isSame: (_, params: SendEnquiryOutcome) => 'same' in params,
    isAnySought: ({ context }) => enquiryGoodsToFind(context).length > 0,
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
      ...withEnquiryChange(context, params.change),
      gatewayFaults: standingFaults(context.gatewayFaults, Object.keys(params.change)),
      failureCode: null,
    })),
    turnOrgPicker: sendTo('orgPicker', placeKindEvent),
    turnDstPicker: sendTo('dstPicker', placeKindEvent),
    takeOption: assign(({ context }, { picker, option }: PickerReport) => withEnquiryPick(context, picker, option)),
    noteSought: assign({ sought: ({ context }) => enquiryGoodsToFind(context) }),
    keepFound: assign(({ context }, params: LoadGoodsOutcome) =>
      params.ok
        ? { ...addKnownGoods(context, context.form, params.found), form: fillFoundRows(context.form, params.found) }
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
      focus: { path: faultsOfEnquiry(context)[0]?.path ?? '', turn: context.focus.turn + 1 },
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

export const enquiryDraftFrom = ({ context: { form, org, dst } }: { context: EnquiryContext }): EnquiryDraft => ({
  form,
  org,
  dst,
});
