import { assign, setup } from 'xstate';

import type { Decision } from '../../../domain/mall/approval';
import type { Signature } from '../../../domain/values/signature';
import { unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import { BLANK, isCode, isOpen, listFromSight, listFromOutcome, approvalFaults } from './approval.rules';
import type {
  AnyOutcome,
  ApprovalContext,
  ApprovalEvent,
  ApprovalFields,
  CheckCodeInput,
  DecideInput,
  OpenApprovalInput,
  SendCodeOutcome,
  SightOutcome,
} from './approval.types';

export const chart = setup({
  types: {
    input: {} as OpenApprovalInput,
    context: {} as ApprovalContext,
    events: {} as ApprovalEvent,
    tags: {} as 'reading' | 'code' | 'sending' | 'checking' | 'list' | 'deciding' | 'decided' | 'gone',
  },
  actors: {
    openApproval: unprovidedPromise<SightOutcome, OpenApprovalInput>('openApproval'),
    sendCode: unprovidedPromise<SendCodeOutcome, OpenApprovalInput>('sendCode'),
    checkCode: unprovidedPromise<SightOutcome, CheckCodeInput>('checkCode'),
    decide: unprovidedPromise<SightOutcome, DecideInput>('decide'),
    signatureWatcher: unprovidedCallback<Extract<ApprovalEvent, { type: 'signature.changed' }>>('signatureWatcher'),
  },
  guards: {
    isDecided: (_, params: SightOutcome) => (listFromOutcome(params)?.decided ?? null) !== null,
    isListed: (_, params: SightOutcome) => listFromOutcome(params) !== null,
    isClosed: (_, params: SightOutcome) => params.ok && params.sight.stage === 'CODE',
    isGone: (_, params: AnyOutcome) => !params.ok && params.code === 'gone',
    isSent: (_, params: SendCodeOutcome) => params.ok,
    isLocked: ({ context: { sight } }) => !isOpen(sight),
    isOpen: ({ context: { sight } }) => isOpen(sight),
    isCode: ({ context }) => isOpen(context.sight) && isCode(context),
    isSound: ({ context }) => approvalFaults(context).length === 0,
    mayChoose: ({ context: { sight } }, { decision }: { decision: Decision }) =>
      decision === 'RETURNED' || (listFromSight(sight)?.changed ?? null) === null,
  },
  actions: {
    keepSight: assign((_, params: SightOutcome) => (params.ok ? { sight: params.sight } : {})),
    /** A changed list can only be sent back. */
    leadDecision: assign(({ context: { sight, decision } }) => ({
      decision: (listFromSight(sight)?.changed ?? null) === null ? decision : ('RETURNED' as const),
    })),
    dropAll: assign({ sight: null, typed: BLANK, signature: null, wrong: [] }),
    change: assign(({ context: { typed, wrong } }, { change }: { change: Partial<ApprovalFields> }) => ({
      typed: { ...typed, ...change },
      wrong: wrong.filter((field) => !(field in change)),
      isRefused: false,
    })),
    noteSignature: assign(({ context: { wrong } }, { signature }: { signature: Signature | null }) => ({
      signature,
      wrong: wrong.filter((field) => field !== 'signature'),
    })),
    noteDecision: assign((_, { decision }: { decision: Decision }) => ({ decision, wrong: [] })),
    noteWrong: assign({ wrong: ({ context }) => approvalFaults(context) }),
    noteWrongCode: assign({ wrong: ['code'] }),
    noteSent: assign({ isSent: true }),
    /** A code is typed once. */
    forgetCode: assign(({ context: { typed } }) => ({ typed: { ...typed, code: '' }, wrong: [], isSent: false })),
    noteRefused: assign({ isRefused: true }),
    clearFailure: assign({ failureCode: null, isRefused: false }),
    recordFailure: assign({
      failureCode: (_, params: AnyOutcome) => (params.ok || params.code === 'gone' ? null : params.code),
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
  },
});
