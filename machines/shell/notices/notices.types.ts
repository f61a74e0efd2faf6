/** Messages of the page. The sentences are in `src/copy/content/notices.ts`. */
export type NoticeCode =
  | 'loginSucceeded'
  | 'registerSucceeded'
  | 'logoutSucceeded'
  | 'passwordChanged'
  | 'sessionExpired'
  | 'ssoRefused'
  | 'notKept'
  | 'clockOff'
  | 'serverBusy';

export type NoticeTone = 'success' | 'info' | 'error';

/** A toast reports a result; a notification has a title and reports a service fault. */
export type NoticeKind = 'toast' | 'notification';

export type NoticeContent = {
  kind: NoticeKind;
  tone: NoticeTone;
  /** A message code, or text of the gateway, which is never treated as markup. */
  says: { code: NoticeCode } | { text: string };
};

export type Notice = NoticeContent & {
  /** Derived from the text: equal text, equal id. */
  id: string;
  /** Flips on a repeat, so that screen readers read it again. */
  turn: 0 | 1;
  /** Null for a notice that stays until it is closed. */
  secondsLeft: number | null;
};

/** Keeps notices visible while they are read. */
export type NoticeHold = 'pointer' | 'focus';

export type NoticesEvent =
  | { type: 'notice.raise'; notice: NoticeContent }
  | { type: 'notice.dismiss'; id: string }
  | { type: 'notices.hold'; by: NoticeHold }
  | { type: 'notices.release'; by: NoticeHold };

export type NoticesContext = { notices: readonly Notice[]; holds: readonly NoticeHold[] };
