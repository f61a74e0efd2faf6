import { assign, setup } from 'xstate';

import { saidAtFirst } from '../../../domain/house/act-fields';
import type { Subject } from '../../../domain/house/subjects';
import { orderDocumentMachine } from '../../order/order-document';
import { paperViewMachine } from '../../order/paper-view';
import { unprovidedAction, unprovidedPromise } from '../../support/unprovided';
import {
  currentAct,
  failureFields,
  isFileFilledIn,
  isFilledIn,
  isLedOn,
  isWithoutPapers,
  mayAct,
  overtakenNotice,
  readRehearsal,
  saidStill,
  typedIn,
} from './desk-case.rules';
import type {
  ActOutcome,
  CaseNotice,
  CaseDeed,
  DeedOutcome,
  DeskCaseContext,
  DeskCaseEvent,
  DeskCaseInput,
  DeskCaseOutput,
  FieldEdit,
  FindNextOutcome,
  CaseHold,
  LoadCaseOutcome,
  RehearseOutcome,
} from './desk-case.types';

export const chart = setup({
  types: {
    input: {} as DeskCaseInput,
    context: {} as DeskCaseContext,
    output: {} as DeskCaseOutput,
    events: {} as DeskCaseEvent,
    tags: {} as 'loading' | 'gone' | 'failed' | 'shown' | 'filling' | 'read' | 'warned' | 'busy',
    children: {} as { paperView: 'paperView'; documents: 'documents' },
  },
  actors: {
    loadCase: unprovidedPromise<LoadCaseOutcome, Subject>('loadCase'),
    rehearse: unprovidedPromise<RehearseOutcome, CaseDeed>('rehearse'),
    act: unprovidedPromise<ActOutcome, CaseDeed>('act'),
    hold: unprovidedPromise<ActOutcome, CaseHold>('hold'),
    findNext: unprovidedPromise<FindNextOutcome, Pick<DeskCaseContext, 'subject' | 'self'>>('findNext'),
    paperView: paperViewMachine,
    documents: orderDocumentMachine,
  },
  guards: {
    isThere: (_, params: LoadCaseOutcome) => params.ok,
    isStillOffered: ({ context }, params: LoadCaseOutcome) =>
      params.ok && currentAct({ shown: params.shown, actId: typedIn(context, params).actId }) !== null,
    isGone: (_, params: LoadCaseOutcome) => !params.ok && params.failure.code === 'gone',
    isOffered: ({ context }, params: Pick<DeskCaseContext, 'actId'>) =>
      mayAct(context) && currentAct({ shown: context.shown, actId: params.actId }) !== null,
    isOthers: ({ context }) => !mayAct(context),
    isActing: ({ context: { actId } }) => actId !== null,
    isFileGiven: ({ context }) => isFileFilledIn(context),
    isAllSaid: ({ context }) => isFilledIn(context),
    isWithoutPapers: ({ context }) => isWithoutPapers(context),
    isDone: (_, params: DeedOutcome) => params.ok,
    isDoneAndLedOn: ({ context }, params: DeedOutcome) => params.ok && isLedOn(context),
    isNext: (_, params: FindNextOutcome) => params.next !== null,
    isOvertaken: (_, params: DeedOutcome) =>
      !params.ok && (params.failure.code === 'moved' || params.failure.code === 'held'),
  },
  actions: {
    keepCase: assign((_, params: LoadCaseOutcome) =>
      params.ok
        ? {
            shown: params.shown,
            colleagues: params.colleagues,
            beside: params.beside ?? null,
            isOnward: params.isOnward ?? false,
          }
        : {},
    ),
    toggleOnward: assign({ isOnward: ({ context: { isOnward } }) => !isOnward }),
    keepOnward: unprovidedAction<Pick<DeskCaseContext, 'isOnward'>>('keepOnward'),
    keepNext: assign({ next: (_, params: FindNextOutcome) => params.next }),
    beginAct: assign(({ context }, { actId }: Pick<DeskCaseContext, 'actId'>) => ({
      actId,
      said: saidAtFirst(currentAct({ shown: context.shown, actId })),
      files: [],
      isLacking: false,
    })),
    keepTyped: assign(({ context }, params: LoadCaseOutcome) => {
      if (!params.ok) return {};
      const { actId, said } = typedIn(context, params);
      return { actId, said: saidStill(currentAct({ shown: params.shown, actId }), said) };
    }),
    keepDraft: unprovidedAction<Pick<DeskCaseContext, 'subject' | 'actId' | 'said'>>('keepDraft'),
    dropDraft: unprovidedAction<Pick<DeskCaseContext, 'subject'>>('dropDraft'),
    endAct: assign({ actId: null, said: {}, files: [], reading: null, isLacking: false }),
    keepField: assign({ said: ({ context }, { field, value }: FieldEdit) => ({ ...context.said, [field]: value }) }),
    keepFiles: assign({ files: (_, params: Pick<CaseDeed, 'files'>) => params.files }),
    tellLacking: assign({ isLacking: true, failureCode: null, message: null }),
    keepReading: assign({ reading: (_, params: RehearseOutcome) => readRehearsal(params) }),
    noteHold: assign({ holdTo: (_, params: Pick<CaseHold, 'to'>) => params.to }),
    noteNotice: assign({ notice: (_, params: { notice: CaseNotice }) => params.notice }),
    noteOvertaken: assign({ notice: (_, params: DeedOutcome) => overtakenNotice(params) }),
    recordFailure: assign((_, params: LoadCaseOutcome | DeedOutcome) => failureFields(params)),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null, message: null, isLacking: false }),
    clearNotice: assign({ notice: null }),
  },
});
