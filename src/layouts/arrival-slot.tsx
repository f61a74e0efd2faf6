import { useSelector } from '@xstate/react';

import { selectSessionActor } from '../../machines/shell/app';
import { selectArrivalActor } from '../../machines/identity/session';
import { hasCome } from '../../machines/support/absent';
import { useAppActor } from '../actors/app-actor';
import { deferPart } from '../ui/show/deferred';

const dialog = deferPart(async () => (await import('../features/arrival/arrival-dialog')).ArrivalDialog);

/** Asks which user continues; blocks everything else. */
export function ArrivalSlot() {
  const session = useSelector(useAppActor(), selectSessionActor);
  const actor = useSelector(session, selectArrivalActor);
  const isHere = useSelector(actor, hasCome);
  return isHere && actor && <dialog.Part isWanted actor={actor} />;
}
