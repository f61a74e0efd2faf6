/** What the page itself may say. The sentences stand in `src/copy/content/notices.ts`. */
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

/** A toast says how something went; a notification has a title and reports a fault of the service. */
export type NoticeKind = 'toast' | 'notification';

export type NoticeContent = {
  kind: NoticeKind;
  tone: NoticeTone;
  /** A sentence of the page's own, or the words of the gateway, which are text and never markup. */
  says: { code: NoticeCode } | { text: string };
};

export type Notice = NoticeContent & {
  /** The words themselves: what says the same is the same. */
  id: string;
  /** Turns when the same is said again, so that it is read out again. */
  turn: 0 | 1;
  /** Null for what stays until somebody puts it away. */
  secondsLeft: number | null;
};

/** What keeps the notices from leaving while somebody reads them. */
export type Hold = 'pointer' | 'focus';

export type NoticesEvent =
  | { type: 'notice.raise'; notice: NoticeContent }
  | { type: 'notice.dismiss'; id: string }
  | { type: 'notices.hold'; by: Hold }
  | { type: 'notices.release'; by: Hold };

export type NoticesContext = { notices: readonly Notice[]; holds: readonly Hold[] };
