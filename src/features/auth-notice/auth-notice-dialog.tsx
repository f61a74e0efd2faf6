import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type MouseEvent } from 'react';

import {
  authNoticeIntents,
  NOTICE_SECONDS,
  selectAuthNotice,
  type AuthNoticeActor,
  type AuthNoticeIntents,
  type AuthNoticeView,
} from '../../../machines/identity/auth-notice';
import { authNoticeCopy as copy } from '../../copy/people/auth-notice';
import { Button } from '../../ui/press/button';
import { ButtonLink } from '../../ui/press/button-link';
import { CountdownRing } from '../../ui/show/countdown-ring';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { Icon } from '../../ui/mark/icon';

type NoticeParts = { view: AuthNoticeView; on: AuthNoticeIntents };

const standingCopy = ({ standing }: AuthNoticeView) => copy[standing];

const noticeHead = (view: AuthNoticeView) =>
  view.stage === 'blocked' || view.stage === 'lost' ? copy[view.stage] : standingCopy(view);

function noticeStatus({ stage, standing, secondsLeft }: AuthNoticeView): string {
  if (stage === 'counting') return copy.opensIn(secondsLeft);
  if (stage === 'blocked') return copy.blocked[standing];
  return stage === 'preparing' ? copy.preparing : '';
}

function Sign({ view: { stage, standing, secondsLeft } }: { view: AuthNoticeView }) {
  if (stage === 'blocked' || stage === 'lost')
    return (
      <span className="grid size-18 flex-none place-items-center rounded-full border-3 border-line text-warn">
        <Icon name={stage === 'blocked' ? 'external' : 'alert'} className="size-7" />
      </span>
    );
  return (
    <CountdownRing
      secondsLeft={secondsLeft}
      of={NOTICE_SECONDS}
      label={copy.seconds(secondsLeft)}
      isRunning={stage === 'counting'}
      className={standing === 'unverified' ? 'text-beacon' : 'text-good'}
    />
  );
}

function Ways({ view, on }: NoticeParts) {
  const { stage, href, standing } = view;
  const look = standing === 'unverified' ? 'signal' : 'sea';
  const go = stage === 'blocked' ? copy.blocked.go : standingCopy(view).go;
  const follow = (event: MouseEvent) => {
    if (!on.follow()) event.preventDefault();
  };
  return (
    <div className="mt-3 grid grid-cols-[1fr_1.6fr] gap-3">
      <Button look="line" onClick={on.cancel}>
        {copy.cancel}
      </Button>
      {href === null ? (
        <Button look={look} isBusy>
          {go}
        </Button>
      ) : (
        // After a blocked popup this link takes the focus, as the next thing to press.
        <ButtonLink href={href} look={look} isNewTab focusTurn={stage === 'blocked' ? 1 : undefined} onClick={follow}>
          {go}
          <Icon name="external" className="size-4" />
          <span className="sr-only">{copy.newTab}</span>
        </ButtonLink>
      )}
    </div>
  );
}

export function AuthNoticeDialogView({ view, on }: NoticeParts) {
  const { title, text } = noticeHead(view);
  return (
    <Dialog shape="sheet" isAlert className="p-6 max-md:pb-8 md:w-99" onClose={on.cancel}>
      <div className="flex items-center gap-4">
        <Sign view={view} />
        <div className="min-w-0">
          <DialogTitle className="text-20">{title}</DialogTitle>
          <p className="mt-1">{text}</p>
        </div>
      </div>
      <p className="mt-4 min-h-5 text-12 text-muted">{noticeStatus(view)}</p>
      {/* Announced once, not at every second. */}
      <output className="sr-only">{noticeStatus({ ...view, secondsLeft: NOTICE_SECONDS })}</output>
      {view.stage === 'lost' ? (
        <Button look="sea" className="mt-2 w-full" onClick={on.cancel}>
          {copy.lost.close}
        </Button>
      ) : (
        <Ways view={view} on={on} />
      )}
    </Dialog>
  );
}

export function AuthNoticeDialog({ actor }: { actor: AuthNoticeActor }) {
  const view = useSelector(actor, selectAuthNotice, shallowEqual);
  const on = useMemo(() => authNoticeIntents(actor), [actor]);
  return <AuthNoticeDialogView view={view} on={on} />;
}
