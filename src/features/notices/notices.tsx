import { useSelector } from '@xstate/react';
import { useMemo, type FocusEvent } from 'react';

import {
  isSameView,
  noticesIntents,
  selectNotices,
  type Hold,
  type Notice,
  type NoticesActor,
  type NoticesView as View,
} from '../../../machines/shell/notices';
import { noticesCopy as copy } from '../../copy/notices';
import { Overlay } from '../../ui/layer/overlay';
import { useFocusWay } from './focus-way';
import { NoticeItem } from './notice-item';

const PLACES = {
  toast: 'inset-x-4 top-19 flex flex-col items-center gap-2',
  notification: 'inset-x-4 bottom-4 grid gap-2 md:inset-x-auto md:top-19 md:right-6 md:bottom-auto md:w-90',
};

const isUrgent = ({ tone }: Notice) => tone === 'error';
const isCalm = (notice: Notice) => !isUrgent(notice);

type NoticesViewProps = {
  view: View;
  onDismiss: (id: string) => void;
  onHold: (by: Hold) => void;
  onRelease: (by: Hold) => void;
};

/** The live regions are always there, so that whatever comes into them is read out. */
export function NoticesView({ view, onDismiss, onHold, onRelease }: NoticesViewProps) {
  const { noteArrival, moveOn } = useFocusWay();
  const dismiss = (id: string) => {
    moveOn();
    onDismiss(id);
  };
  const items = (notices: readonly Notice[]) =>
    notices.map((notice) => (
      <NoticeItem key={`${notice.turn} ${notice.id}`} notice={notice} onDismiss={() => dismiss(notice.id)} />
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
          {items(view.toasts.filter(isUrgent))}
        </div>
        <output aria-atomic={false} className="contents">
          {items(view.toasts.filter(isCalm))}
        </output>
        {view.waiting > 0 && <p className="text-12 text-muted">{copy.waiting(view.waiting)}</p>}
      </div>
      <div
        role="alert"
        aria-atomic={false}
        className={`pointer-events-none fixed z-30 ${PLACES.notification}`}
        {...hold}
      >
        {items(view.notifications)}
      </div>
    </Overlay>
  );
}

export function Notices({ actor }: { actor: NoticesActor }) {
  const view = useSelector(actor, selectNotices, isSameView);
  const { dismiss, hold, release } = useMemo(() => noticesIntents(actor), [actor]);
  return <NoticesView view={view} onDismiss={dismiss} onHold={hold} onRelease={release} />;
}
