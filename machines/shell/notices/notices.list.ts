import type { Notice, NoticeContent, NoticeKind } from './notices.types';

const SECONDS_SHOWN = 4;
const MOST_AT_ONCE = 3;
/** One place stays free for passing notices, so that old errors never hide a new success. */
const MOST_STAYING = MOST_AT_ONCE - 1;
const MOST_WAITING = 20;
const LONGEST_TEXT = 200;

export const noticeId = ({ kind, tone, says }: NoticeContent): string =>
  `${kind} ${tone} ${'code' in says ? says.code : `“${says.text}”`}`;

const clipped = (notice: NoticeContent): NoticeContent =>
  'text' in notice.says ? { ...notice, says: { text: notice.says.text.slice(0, LONGEST_TEXT) } } : notice;

/** Notices with equal text are shown once: a repeat restarts at the end of the queue. */
export function admitNotice(notices: readonly Notice[], raised: NoticeContent): readonly Notice[] {
  const notice = clipped(raised);
  const id = noticeId(notice);
  const others = notices.filter((other) => other.id !== id);
  const turn = notices.find((other) => other.id === id)?.turn === 0 ? 1 : 0;
  const secondsLeft = notice.tone === 'error' ? null : SECONDS_SHOWN;
  return [...others.slice(-(MOST_WAITING - 1)), { ...notice, id, turn, secondsLeft }];
}

export function visibleNotices(notices: readonly Notice[], kind: NoticeKind): readonly Notice[] {
  const ofKind = notices.filter((notice) => notice.kind === kind);
  const staying = ofKind.filter(({ secondsLeft }) => secondsLeft === null).slice(0, MOST_STAYING);
  const passing = ofKind.filter(({ secondsLeft }) => secondsLeft !== null);
  return [...staying, ...passing.slice(0, MOST_AT_ONCE - staying.length)];
}

export const allVisible = (notices: readonly Notice[]): readonly Notice[] => [
  ...visibleNotices(notices, 'toast'),
  ...visibleNotices(notices, 'notification'),
];

/** Counts down visible notices only; waiting ones keep their full time. */
export function countDown(notices: readonly Notice[]): readonly Notice[] {
  const seen = new Set(allVisible(notices).map(({ id }) => id));
  return notices
    .map((notice) =>
      notice.secondsLeft === null || !seen.has(notice.id) ? notice : { ...notice, secondsLeft: notice.secondsLeft - 1 },
    )
    .filter(({ secondsLeft }) => secondsLeft !== 0);
}
