import { assign, sendTo, setup } from 'xstate';

import { mayOpen } from '../../../domain/house/pages';
import { visibleQueues } from '../../../domain/house/queue';
import type { Subject } from '../../../domain/house/subjects';
import { devicesMachine } from '../../identity/devices';
import { orderReceiptMachine } from '../../order/order-receipt';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import { campaignUptakeMachine } from '../campaign-uptake';
import { contentEditorMachine, type WayOut } from '../content-editor';
import { contentListMachine } from '../content-list';
import { caseBatchMachine } from '../case-batch';
import { caseListMachine } from '../case-list';
import { type DeskCaseOutput, deskCaseMachine } from '../desk-case';
import { deskCustomersMachine } from '../desk-customers';
import { deskLogMachine } from '../desk-log';
import { deskPaletteMachine } from '../desk-palette';
import { deskQueueMachine } from '../desk-queue';
import { staffSignInMachine, type SignInReason, type StaffSignInOutput } from '../staff-sign-in';
import type {
  DeskChart,
  DeskPage,
  HouseDeskContext,
  HouseDeskEvent,
  HouseDeskInput,
  LoadSelfOutcome,
  PageChange,
} from './house-desk.types';

export const subjectAt = (page: DeskPage): Subject => (page.name === 'case' ? page.subject : { kind: 'order', no: '' });

export const chart = setup({
  types: {
    input: {} as HouseDeskInput,
    context: {} as HouseDeskContext,
    events: {} as HouseDeskEvent,
    tags: {} as 'entering' | 'unreachable' | 'door' | 'inside' | 'idle',
    children: {} as { [TChart in DeskChart]: TChart },
  },
  actors: {
    deskPageWatcher: unprovidedCallback<PageChange>('deskPageWatcher'),
    loadSelf: unprovidedPromise<LoadSelfOutcome>('loadSelf'),
    endStaffSession: unprovidedPromise<void>('endStaffSession'),
    staffSignIn: staffSignInMachine,
    deskPalette: deskPaletteMachine,
    deskQueue: deskQueueMachine,
    deskCase: deskCaseMachine,
    caseList: caseListMachine,
    caseBatch: caseBatchMachine,
    orderReceipt: orderReceiptMachine,
    deskCustomers: deskCustomersMachine,
    contentList: contentListMachine,
    contentEditor: contentEditorMachine,
    campaignUptake: campaignUptakeMachine,
    deskLog: deskLogMachine,
    devices: devicesMachine,
  },
  guards: {
    isKnown: (_, params: LoadSelfOutcome) => params.ok,
    isNobody: (_, params: LoadSelfOutcome) => !params.ok && params.failure.code === 'nobody',
    isPage: ({ context: { page, person } }, params: Pick<DeskPage, 'name'>) =>
      page.name === params.name && mayOpen(page.name, person?.roles ?? []),
    hasQueue: ({ context: { page, person } }) => page.name === 'queue' && visibleQueues(person?.roles ?? []).length > 0,
    /** Writers of texts have no queue: their first page is the list of texts. */
    isAtTexts: ({ context: { page, person } }) => page.name === 'queue' && mayOpen('content', person?.roles ?? []),
    isInList: (_, { page }: Pick<PageChange, 'page'>) => page.name === 'case' && page.choice === undefined,
    isPageNext: (_, params: WayOut) => params.page !== null,
    isSomebody: (_, params: StaffSignInOutput) => params.person !== null,
  },
  actions: {
    takePage: assign(({ context: { page } }, params: WayOut) => ({ page: params.page ?? page })),
    /** Unsaved text: the editor asks before the page is left. */
    askToLeave: sendTo('contentEditor', (_, { page }: WayOut) => ({ type: 'page.leave' as const, page })),
    keepAddress: unprovidedAction<DeskPage>('keepAddress'),
    turnPage: assign(({ context: { back } }, { page, from }: Pick<PageChange, 'page' | 'from'>) => ({
      page,
      finished: null,
      back: page.name === 'case' && page.choice ? page.choice : from?.name === 'queue' ? (from.choice ?? {}) : back,
    })),
    turnOn: assign((_, { next, finished }: DeskCaseOutput) => ({
      page: { name: 'case' as const, subject: next },
      finished,
    })),
    tellOpened: sendTo('caseList', (_, { page }: Pick<PageChange, 'page'>) => ({
      type: 'case.opened' as const,
      subject: subjectAt(page),
    })),
    knowPerson: assign({ person: (_, params: LoadSelfOutcome) => (params.ok ? params.person : null) }),
    takePerson: assign({ person: (_, params: StaffSignInOutput) => params.person }),
    becomeNobody: assign({ person: null }),
    noteReason: assign({ reason: (_, params: { reason: SignInReason }) => params.reason }),
  },
});
