import { useSelector } from '@xstate/react';

import { selectPasswordActor } from '../../machines/app';
import { selectIsPasswordOpen } from '../../machines/password';
import { useAppActor } from '../actors/app-actor';
import { deferred } from '../ui/deferred';

const dialog = deferred(async () => (await import('../features/password/password-dialog')).PasswordDialog);

/** The change of a password, gone from the page while it is closed. */
export function PasswordSlot() {
  const actor = useSelector(useAppActor(), selectPasswordActor);
  const isOpen = useSelector(actor, selectIsPasswordOpen);
  return isOpen && <dialog.Part isWanted actor={actor} />;
}
