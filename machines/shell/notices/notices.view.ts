import { visibleNotices } from './notices.list';
import type { NoticesActor, NoticesSnapshot } from './notices.machine';
import type { NoticeHold, Notice, NoticeContent, NoticeKind } from './notices.types';

export type NoticesView = {
  status: NoticesSnapshot['value'];
  toasts: readonly Notice[];
  notifications: readonly Notice[];
  waiting: number;
};

const of = ({ context }: NoticesSnapshot, kind: NoticeKind) => visibleNotices(context.notices, kind);

export function selectNotices(snapshot: NoticesSnapshot): NoticesView {
  const toasts = of(snapshot, 'toast');
  const notifications = of(snapshot, 'notification');
  const waiting = snapshot.context.notices.length - toasts.length - notifications.length;
  return { status: snapshot.value, toasts, notifications, waiting };
}

const isSameList = (one: readonly Notice[], other: readonly Notice[]) =>
  one.length === other.length &&
  one.every(({ id, turn }, index) => id === other[index]?.id && turn === other[index].turn);

/** Ignores the seconds left, which are not displayed. */
export const isSameView = (one: NoticesView, other: NoticesView): boolean =>
  isSameList(one.toasts, other.toasts) &&
  isSameList(one.notifications, other.notifications) &&
  one.waiting === other.waiting;

export const noticesIntents = (actor: NoticesActor) => ({
  raise: (notice: NoticeContent) => actor.send({ type: 'notice.raise', notice }),
  dismiss: (id: string) => actor.send({ type: 'notice.dismiss', id }),
  hold: (by: NoticeHold) => actor.send({ type: 'notices.hold', by }),
  release: (by: NoticeHold) => actor.send({ type: 'notices.release', by }),
});
