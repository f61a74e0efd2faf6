import type { AuthNoticeInput } from '../../identity/auth-notice';
import type { LoginEvent, LoginReport, ResumeEvent } from '../../identity/login';
import type { NavigationReport } from '../navigation';
import type { NoticeContent } from '../notices';
import type { PasswordReport } from '../../identity/password';
import type { CompletionCode, ReadingInput } from '../../content/reading';
import type { SessionReport } from '../../identity/session';

/** Data of an earlier page or the address, read once before the first chart starts. */
export type AppInput = {
  path: string;
  isLost: boolean;
  now: number;
  smsResendAt: number;
  consentDefault: boolean;
  ssoToken: string | null;
  /** The page restarted after an expired session. */
  wasExpired: boolean;
};

/** Gateway events beside the answers, for any request. */
export type GatewayNews =
  | { type: 'gateway.expired'; token: string }
  /** Refusal with a message of the gateway. */
  | { type: 'gateway.refused'; message: string }
  /** Service fault; `message` is null when the service gave none. */
  | { type: 'gateway.failed'; message: string | null }
  /** The clock of this computer is wrong. */
  | { type: 'gateway.clockOff' };

/** Wishes and the facts that answer them; wishes of a child's views go to the child directly. */
export type AppEvent =
  | Extract<LoginEvent, { type: 'login.show' | 'login.hide' }>
  | { type: 'authentication.show'; locationUrl: string; standing: AuthNoticeInput['standing'] }
  | { type: 'authentication.hide' }
  | { type: 'password.show' }
  | ({ type: 'reading.show' } & ReadingInput)
  | { type: 'session.signOut' }
  | { type: 'user.refresh' }
  | { type: 'page.reload' }
  | { type: 'notice.raise'; notice: NoticeContent }
  | GatewayNews
  | NavigationReport
  | LoginReport
  | PasswordReport
  | SessionReport;

export type AppEmitted =
  /** The action that waited for a sign-in continues. */
  | { type: 'action.resumed'; action: ResumeEvent }
  | { type: 'reading.completed'; completionCode: CompletionCode; version: string };

export type AppContext = AppInput & {
  resume: ResumeEvent | null;
  locationUrl: string | null;
  standing: AuthNoticeInput['standing'];
  reading: ReadingInput | null;
};
