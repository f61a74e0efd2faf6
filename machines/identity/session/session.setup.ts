import { assign, sendParent, sendTo, setup } from 'xstate';

import { arrivalMachine, type ArrivalAnswer } from '../arrival';
import { expiryMachine, type ExpiryEnd } from './expiry';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import { userMachine, type EnterpriseEntry, type LoadedUser } from './user';
import { NOBODY, personFromCookies, userWithName } from './session.person';
import type {
  Cookies,
  Newcomer,
  SessionContext,
  SessionEvent,
  SessionInput,
  SessionReport,
  SignInBySsoOutcome,
  StoredSession,
} from './session.types';

const LATE_CHARTS = (globalThis.IS_BUILT_SITE === undefined) as true;

export const chart = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'settling' | 'busy' | 'blocking',
    children: {} as { arrival: 'arrival'; user: 'user' },
  },
  actors: {
    readSession: unprovidedPromise<StoredSession>('readSession'),
    signInBySso: unprovidedPromise<SignInBySsoOutcome, { ssoToken: string }>('signInBySso'),
    endSession: unprovidedPromise<void, { token: string }>('endSession'),
    sessionWatcher: unprovidedCallback<SessionEvent>('sessionWatcher'),
    user: userMachine,
    expiry: expiryMachine,
    arrival: LATE_CHARTS && arrivalMachine,
  },
  guards: {
    isArrivingBySso: ({ context }) => context.ssoToken !== null,
    isEntering: (_, { answer }: { answer: ArrivalAnswer }) => answer === 'enter',
    isStaying: (_, { answer }: { answer: ArrivalAnswer }) => answer === 'stay',
    isAccepted: (_, params: SignInBySsoOutcome) => params.ok,
    isSomebody: (_, params: Cookies) => params.token !== null,
    isAnother: ({ context }, params: Cookies) => params.token !== context.token,
    isOurs: ({ context }, params: { token: string }) => params.token === context.token,
    isEndedByNewer: (_, { end }: { end: ExpiryEnd }) => end === 'newerSession',
    isEndedHere: (_, { end }: { end: ExpiryEnd }) => end === 'stranded',
  },
  actions: {
    noteIsKept: assign({ isKept: (_, params: StoredSession) => params.isKept }),
    adoptSession: assign((_, params: Cookies) => personFromCookies(params)),
    becomeUser: assign((_, { token, userName }: Newcomer) =>
      personFromCookies({ token, user: userWithName(userName) }),
    ),
    becomeSsoUser: assign((_, params: SignInBySsoOutcome) =>
      params.ok ? personFromCookies({ token: params.token, user: userWithName(params.userName) }) : NOBODY,
    ),
    becomeNobody: assign(NOBODY),
    knowUser: assign((_, { user, details }: LoadedUser) => ({ user, ...details, entries: [] })),
    knowEntries: assign({ entries: (_, params: { entries: readonly EnterpriseEntry[] }) => params.entries }),
    setPresentAside: assign({ presentToken: (_, params: { token: string | null }) => params.token ?? '' }),
    setExpiredAside: assign({ expiredToken: (_, params: { token: string }) => params.token }),
    dropSsoToken: assign({ ssoToken: null }),
    refreshUser: sendTo('user', { type: 'user.refresh' }),
    reportStarted: sendParent(({ context }): SessionReport => ({ type: 'session.started', isKept: context.isKept })),
    reportEnded: sendParent({ type: 'session.ended' }),
    reportSignedOut: sendParent({ type: 'session.signedOut' }),
    reportSsoRefused: sendParent({ type: 'session.ssoRefused' }),
    /** Writes a new session. `refreshSession` writes only if the cookies still hold this token. */
    saveSession: unprovidedAction<Cookies>('saveSession'),
    refreshSession: unprovidedAction<Cookies>('refreshSession'),
    forgetSession: unprovidedAction<Cookies>('forgetSession'),
    reloadPage: unprovidedAction('reloadPage'),
  },
  /** `patience`: longest wait for a slow gateway at sign-out. `farewell`: time to read the notice before the reload. */
  delays: { patience: 5_000, farewell: 1_500 },
});

export const sessionCookies = ({ context: { token, user } }: { context: SessionContext }): Cookies => ({ token, user });
