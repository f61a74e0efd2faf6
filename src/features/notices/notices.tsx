import { useSelector } from '@xstate/react';
import { useMemo, type FocusEvent, useRef } from 'react';

import {
  isSameView,
  noticesIntents,
  selectNotices,
  type NoticeHold,
  type Notice,
  type NoticesActor,
  type NoticesView as View,
} from '../../../machines/shell/notices';
import { noticesCopy as copy } from '../../copy/content/notices';
import { Overlay } from '../../ui/layer/overlay';
import { NoticeClose, NoticeWords } from './notice-item';

const outside = (region: Element, element: EventTarget | null): element is HTMLElement =>
  element instanceof HTMLElement && !region.contains(element);

/** Focus after dismissal goes to a neighbouring notice, or back to where it came from. */
function useFocusWay() {
  const cameFrom = useRef<HTMLElement | null>(null);
  return {
    noteArrival: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (outside(currentTarget, relatedTarget)) cameFrom.current = relatedTarget;
    },
    moveOn: () => {
      const button = document.activeElement;
      const region = button?.closest('[data-notices]');
      if (!button || !region) return;
      const buttons = [...region.querySelectorAll<HTMLElement>('button')];
      const at = buttons.findIndex((other) => other === button);
      (buttons[at + 1] ?? buttons[at - 1] ?? cameFrom.current)?.focus();
    },
  };
}

const PLACES = {
  toast: 'inset-x-4 top-19 mx-auto grid w-80 max-w-[calc(100vw-32px)] gap-2',
  notification: 'inset-x-4 bottom-4 grid gap-2 md:inset-x-auto md:top-19 md:right-6 md:bottom-auto md:w-90',
};

const isUrgent = ({ tone }: Notice) => tone === 'error';
const isCalm = (notice: Notice) => !isUrgent(notice);
/** A notice raised again gets a new key, so that it is announced again. */
const noticeKey = ({ turn, id }: Notice) => `${turn} ${id}`;

type NoticesViewProps = {
  view: View;
  onDismiss: (id: string) => void;
  onHold: (by: NoticeHold) => void;
  onRelease: (by: NoticeHold) => void;
};

/** The live regions stay mounted, so that new content is announced; the close buttons are outside them. */
export function NoticesView({ view, onDismiss, onHold, onRelease }: NoticesViewProps) {
  const { noteArrival, moveOn } = useFocusWay();
  const dismiss = (id: string) => {
    moveOn();
    onDismiss(id);
  };
  const words = (notices: readonly Notice[], isRead: (notice: Notice) => boolean = Boolean) =>
    notices.map((notice, at) => isRead(notice) && <NoticeWords key={noticeKey(notice)} notice={notice} row={at + 1} />);
  const closes = (notices: readonly Notice[]) =>
    notices.map((notice, at) => (
      <NoticeClose key={noticeKey(notice)} notice={notice} row={at + 1} onDismiss={() => dismiss(notice.id)} />
    ));
  const hold = {
    'data-notices': '',
    onPointerEnter: () => onHold('pointer'),
    onPointerLeave: () => onRelease('pointer'),
    onFocus: (event: FocusEvent) => {
      noteArrival(event);
      onHold('focus');
    },
    onBlur: () => onRelease('focus'),
  };
  return (
    <Overlay>
      <div className={`pointer-events-none fixed z-30 ${PLACES.toast}`} {...hold}>
        <div role="alert" aria-atomic={false} className="contents">
          {words(view.toasts, isUrgent)}
        </div>
        <output aria-atomic={false} className="contents">
          {words(view.toasts, isCalm)}
        </output>
        {closes(view.toasts)}
        {view.waiting > 0 && <p className="text-center text-12 text-muted">{copy.waiting(view.waiting)}</p>}
      </div>
      <div className={`pointer-events-none fixed z-30 ${PLACES.notification}`} {...hold}>
        <div role="alert" aria-atomic={false} className="contents">
          {words(view.notifications)}
        </div>
        {closes(view.notifications)}
      </div>
    </Overlay>
  );
}

export function Notices({ actor }: { actor: NoticesActor }) {
  const view = useSelector(actor, selectNotices, isSameView);
  const { dismiss, hold, release } = useMemo(() => noticesIntents(actor), [actor]);
  return <NoticesView view={view} onDismiss={dismiss} onHold={hold} onRelease={release} />;
}
