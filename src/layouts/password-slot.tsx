import { useSelector } from '@xstate/react';

import { selectPasswordActor } from '../../machines/shell/app';
import { isOpen } from '../../machines/support/is-open';
import { useAppActor } from '../actors/app-actor';
import { deferred } from '../ui/show/deferred';

const dialog = deferred(async () => (await import('../features/password/password-dialog')).PasswordDialog);

/** The change of a password, gone from the page while it is closed. */
export function PasswordSlot() {
  const actor = useSelector(useAppActor(), selectPasswordActor);
  const isWanted = useSelector(actor, isOpen);
  return isWanted && <dialog.Part isWanted actor={actor} />;
}
