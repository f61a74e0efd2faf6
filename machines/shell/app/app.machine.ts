import { assign, emit, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { authNoticeMachine, type AuthNoticeInput } from '../../identity/auth-notice';
import { chunkGuardMachine } from '../chunk-guard';
import { headerMachine } from '../header';
import { loginMachine, type LoginEvent, type ResumeEvent } from '../../identity/login';
import { navigationMachine } from '../navigation';
import { noticesMachine, type NoticeContent } from '../notices';
import { newEditionsMachine } from '../../identity/new-editions';
import { passwordMachine } from '../../identity/password';
import { readingMachine, type ReadingInput, type ReadingOutcome } from '../../content/reading';
import { sessionMachine, type Newcomer, type SessionEvent } from '../../identity/session';
import { unprovidedCallback } from '../../support/unprovided';
import { faultNotice, refusalToast, codeToast, welcomeToast } from './app.notices';
import type { AppContext, AppEmitted, AppEvent, AppInput, GatewayNews } from './app.types';
import { PICTURES } from '../../support/left-out';

const LATE_CHARTS = (globalThis.IS_BUILT_SITE === undefined) as true;

const chart = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppContext,
    events: {} as AppEvent,
    emitted: {} as AppEmitted,
    children: {} as {
      session: 'session';
      login: 'login';
      password: 'password';
      notices: 'notices';
      navigation: 'navigation';
      chunkGuard: 'chunkGuard';
      header: 'header';
      newEditions: 'newEditions';
      authNotice: 'authNotice';
      reading: 'reading';
    },
  },
  actors: {
    session: sessionMachine,
    login: LATE_CHARTS && loginMachine,
    password: LATE_CHARTS && passwordMachine,
    notices: LATE_CHARTS && noticesMachine,
    gatewayNews: unprovidedCallback<GatewayNews>('gatewayNews'),
    navigation: navigationMachine,
    chunkGuard: chunkGuardMachine,
    header: LATE_CHARTS && headerMachine,
    newEditions: LATE_CHARTS && newEditionsMachine,
    authNotice: LATE_CHARTS && authNoticeMachine,
    reading: LATE_CHARTS && readingMachine,
  },
  guards: {
    wasExpired: ({ context }) => context.wasExpired,
    isKept: (_, params: { isKept: boolean }) => params.isKept,
    isConfirmed: (_, params: ReadingOutcome) => params.isConfirmed,
    isAwaited: (_, params: { resume?: ResumeEvent | null }) => (params.resume ?? null) !== null,
  },
  actions: {
    tellSession: sendTo('session', (_, params: SessionEvent) => params),
    beginSession: sendTo('session', (_, { token, userName }: Newcomer): SessionEvent => {
      return { type: 'session.begin', token, userName };
    }),
    showLogin: sendTo('login', (_, params: LoginEvent) => params),
    hideLogin: sendTo('login', { type: 'login.hide' }),
    showPassword: sendTo('password', { type: 'password.show' }),
    hidePassword: sendTo('password', { type: 'password.hide' }),
    say: sendTo('notices', (_, params: { notice: NoticeContent }) => ({ type: 'notice.raise', ...params })),
    keepResume: assign({ resume: (_, params: { resume: ResumeEvent | null }) => params.resume }),
    dropResume: assign({ resume: null }),
    dropExpired: assign({ wasExpired: false }),
    resumeAction: emit((_, { resume }: { resume?: ResumeEvent | null }): AppEmitted => {
      return { type: 'action.resumed', action: resume ?? { type: '' } };
    }),
    keepLocation: assign((_, params: { locationUrl: string } & Pick<AuthNoticeInput, 'standing'>) => ({
      locationUrl: params.locationUrl,
      standing: params.standing,
    })),
    dropLocation: assign({ locationUrl: null, standing: null }),
    openText: assign({
      reading: (_, { text, isWithMail, version }: ReadingInput) => ({ text, isWithMail, version }),
    }),
    closeText: assign({ reading: null }),
    reportCompletion: emit((_, params: ReadingOutcome): AppEmitted => {
      const { completionCode, version } = params.isConfirmed ? params : { completionCode: '1' as const, version: '' };
      return { type: 'reading.completed', completionCode, version };
    }),
  },
});

/** Root of all actors on a page. It owns the lifetimes of its children; the rules of a flow are in its own chart. */
export const appMachine = chart.createMachine({
  id: 'app',
  description: PICTURES && '整个应用：各流程的共同起点',
  context: ({ input }) => ({ ...input, resume: null, locationUrl: null, standing: null, reading: null }),
  invoke: [
    { id: 'notices', src: 'notices' },
    { id: 'login', src: 'login', input: ({ context }) => context },
    { id: 'password', src: 'password' },
    { id: 'session', src: 'session', input: ({ context }) => ({ ssoToken: context.ssoToken }) },
    { id: 'gatewayNews', src: 'gatewayNews' },
    { id: 'navigation', src: 'navigation', input: ({ context: { path, isLost } }) => ({ path, isLost }) },
    { id: 'chunkGuard', src: 'chunkGuard' },
    { id: 'header', src: 'header' },
    { id: 'newEditions', src: 'newEditions' },
  ],
  on: {
    'user.refresh': { actions: { type: 'tellSession', params: { type: 'user.refresh' } } },
    'route.changed': { actions: { type: 'tellSession', params: { type: 'user.refresh' } } },
    'page.reload': { actions: { type: 'tellSession', params: { type: 'page.reload' } } },
    'session.signedOut': { actions: { type: 'say', params: { notice: codeToast('success', 'logoutSucceeded') } } },
    'session.ssoRefused': { actions: { type: 'say', params: { notice: codeToast('error', 'ssoRefused') } } },
    'password.changed': { actions: { type: 'say', params: { notice: codeToast('success', 'passwordChanged') } } },
    'notice.raise': { actions: { type: 'say', params: ({ event }) => ({ notice: event.notice }) } },
    'gateway.refused': { actions: { type: 'say', params: ({ event }) => ({ notice: refusalToast(event.message) }) } },
    'gateway.failed': { actions: { type: 'say', params: ({ event }) => ({ notice: faultNotice(event.message) }) } },
    'gateway.clockOff': { actions: { type: 'say', params: { notice: codeToast('error', 'clockOff') } } },
    'gateway.expired': {
      actions: { type: 'tellSession', params: ({ event }) => ({ type: 'session.expired', token: event.token }) },
    },
  },
  type: 'parallel',
  states: {
    visitor: {
      description: PICTURES && '访客：未登录、正在登录、已登录',
      initial: 'anonymous',
      states: {
        anonymous: {
          description: PICTURES && '未登录',
          initial: 'browsing',
          on: {
            'session.started': [
              { guard: { type: 'isKept', params: ({ event }) => event }, target: 'signedIn' },
              {
                target: 'signedIn',
                actions: { type: 'say', params: { notice: codeToast('info', 'notKept') } },
              },
            ],
          },
          states: {
            browsing: {
              description: PICTURES && '浏览中；因登录过期而刷新的页面先说明原因',
              always: {
                guard: 'wasExpired',
                actions: [{ type: 'say', params: { notice: codeToast('info', 'sessionExpired') } }, 'dropExpired'],
              },
              on: {
                'login.show': { target: 'atLogin', actions: { type: 'showLogin', params: ({ event }) => event } },
              },
            },
            atLogin: {
              description: PICTURES && '登录弹窗已打开',
              exit: 'hideLogin',
              on: {
                'login.hide': 'browsing',
                'login.dismissed': 'browsing',
                'login.succeeded': {
                  target: 'entering',
                  actions: [
                    { type: 'beginSession', params: ({ event }) => event },
                    { type: 'keepResume', params: ({ event }) => event },
                    { type: 'say', params: ({ event }) => ({ notice: welcomeToast(event.how) }) },
                  ],
                },
              },
            },
            entering: { description: PICTURES && '登录成功，会话即将开始' },
          },
        },
        signedIn: {
          description: PICTURES && '已登录；先继续登录前的操作',
          exit: 'hidePassword',
          always: {
            guard: { type: 'isAwaited', params: ({ context }) => context },
            actions: [{ type: 'resumeAction', params: ({ context }) => context }, 'dropResume'],
          },
          on: {
            'session.ended': 'anonymous',
            'session.signOut': { actions: { type: 'tellSession', params: { type: 'session.signOut' } } },
            'password.show': { actions: 'showPassword' },
            'login.show': {
              guard: { type: 'isAwaited', params: ({ event }) => event },
              actions: { type: 'resumeAction', params: ({ event }) => event },
            },
          },
        },
      },
    },
    authentication: {
      description: PICTURES && '企业认证提醒弹窗',
      initial: 'hidden',
      states: {
        hidden: {
          description: PICTURES && '未显示',
          entry: 'dropLocation',
          on: {
            'authentication.show': { target: 'shown', actions: { type: 'keepLocation', params: ({ event }) => event } },
          },
        },
        shown: {
          description: PICTURES && '显示中',
          on: { 'authentication.hide': 'hidden', 'session.ended': 'hidden' },
          invoke: {
            id: 'authNotice',
            src: 'authNotice',
            input: ({ context }) => ({ target: context.locationUrl ?? '', standing: context.standing }),
            onDone: 'hidden',
            onError: 'hidden',
          },
        },
      },
    },
    texts: {
      description: PICTURES && '用户服务协议与隐私政策',
      initial: 'closed',
      states: {
        closed: {
          description: PICTURES && '未打开',
          entry: 'closeText',
          on: { 'reading.show': { target: 'open', actions: { type: 'openText', params: ({ event }) => event } } },
        },
        open: {
          description: PICTURES && '阅读中，压在其他弹窗之上',
          invoke: {
            id: 'reading',
            src: 'reading',
            input: ({ context }) => context.reading ?? { text: 'agreement', isWithMail: false },
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: 'closed',
                actions: { type: 'reportCompletion', params: ({ event }) => event.output },
              },
              'closed',
            ],
            onError: 'closed',
          },
        },
      },
    },
  },
});

export type AppActor = ActorRefFrom<typeof appMachine>;
export type AppSnapshot = SnapshotFrom<typeof appMachine>;
