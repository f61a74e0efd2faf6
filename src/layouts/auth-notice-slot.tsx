import { useSelector } from '@xstate/react';

import { selectAuthNoticeActor } from '../../machines/shell/app';
import { hasCome } from '../../machines/support/absent';
import { useAppActor } from '../actors/app-actor';
import { deferPart } from '../ui/show/deferred';

const dialog = deferPart(async () => (await import('../features/auth-notice/auth-notice-dialog')).AuthNoticeDialog);

export function AuthNoticeSlot() {
  const actor = useSelector(useAppActor(), selectAuthNoticeActor);
  const isHere = useSelector(actor, hasCome);
  return isHere && actor && <dialog.Part isWanted actor={actor} />;
}
