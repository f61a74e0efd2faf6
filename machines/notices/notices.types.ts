/** What the page itself may say. The sentences stand in `src/copy/notices.ts`. */
export type NoticeCode =
  | 'loginSucceeded'
  | 'registerSucceeded'
  | 'logoutSucceeded'
  | 'passwordChanged'
  | 'sessionExpired'
  | 'ssoRefused'
  | 'notKept'
  | 'serverBusy';

export type NoticeTone = 'success' | 'info' | 'error';

/** A toast says how something went; a notification has a title and reports a fault of the service. */
export type NoticeKind = 'toast' | 'notification';

export type NoticeContent = {
  kind: NoticeKind;
  tone: NoticeTone;
  /** A sentence of the page's own, or the words of the gateway, which are text and never markup. */
  says: { code: NoticeCode } | { text: string };
};

/** `secondsLeft` is null for what stays until somebody puts it away. */
export type Notice = NoticeContent & { id: number; secondsLeft: number | null };

/** What keeps the notices from leaving while somebody reads them. */
export type Hold = 'pointer' | 'focus';

export type NoticesEvent =
  | { type: 'notice.raise'; notice: NoticeContent }
  | { type: 'notice.dismiss'; id: number }
  | { type: 'notices.hold'; by: Hold }
  | { type: 'notices.release'; by: Hold };

export type NoticesContext = { notices: readonly Notice[]; holds: readonly Hold[]; nextId: number };
