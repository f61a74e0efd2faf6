import type { AuthNoticeInput } from '../../identity/auth-notice';
import type { LoginEvent, LoginReport, ResumeEvent } from '../../identity/login';
import type { NavigationReport } from '../navigation';
import type { NoticeContent } from '../notices';
import type { PasswordReport } from '../../identity/password';
import type { CompletionCode, ReadingInput } from '../../content/reading';
import type { SessionReport } from '../../identity/session';

/** What an earlier page or the address left behind, read once before the first chart starts. */
export type AppInput = {
  /** The page the address names. */
  path: string;
  /** The gateway had nothing there. */
  isLost: boolean;
  now: number;
  smsResendAt: number;
  consentDefault: boolean;
  ssoToken: string | null;
  /** The page starts anew because a session has expired. */
  wasExpired: boolean;
};

/** What the gateway says beside its answers, whoever asked. */
export type GatewayNews =
  | { type: 'gateway.expired'; token: string }
  /** A refusal in the words of the gateway. */
  | { type: 'gateway.refused'; message: string }
  /** A fault of the service; null where it said nothing itself. */
  | { type: 'gateway.failed'; message: string | null }
  /** This computer's clock was found to be wrong. */
  | { type: 'gateway.clockOff' };

/** A wish by name and the fact that answers it; wishes of a child's own views go to the child. */
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
  /** Whoever asked for a person may now go on. */
  | { type: 'action.resumed'; action: ResumeEvent }
  /** This edition of a text was read to its end. */
  | { type: 'reading.completed'; completionCode: CompletionCode; version: string };

export type AppContext = AppInput & {
  /** The action that waits for the session to begin. */
  resume: ResumeEvent | null;
  /** Where the authentication dialog leads. */
  locationUrl: string | null;
  /** Which of its sentences it says. */
  standing: AuthNoticeInput['standing'];
  /** The text that lies open over the page. */
  reading: ReadingInput | null;
};
