import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';

import { selectLoginActor } from '../../machines/shell/app';
import { isOpen } from '../../machines/support/is-open';
import { useAppActor } from '../actors/app-actor';
import { deferPart } from '../ui/show/deferred';
import { ReadingSoon } from './reading-slot';

const captcha = deferPart(async () => (await import('../features/captcha/captcha')).Captcha);
const dialog = deferPart(async () => (await import('../features/login/login-dialog')).LoginDialog);

export const warmLogin = dialog.warm;

/** Login dialog: loaded when the page is idle, unmounted while closed. */
export function LoginSlot() {
  const actor = useSelector(useAppActor(), selectLoginActor);
  const isWanted = useSelector(actor, isOpen);
  // Deferred: the dialog takes several frames on a slow phone, and the press must be shown first.
  const isDrawn = useDeferredValue(isWanted) && isWanted;
  return (
    <>
      <dialog.Part
        isWanted={isDrawn}
        actor={actor}
        renderCaptcha={(proof) => <captcha.Part isWanted actor={proof} />}
      />
      {isDrawn && <captcha.Soon />}
      {isDrawn && <ReadingSoon />}
    </>
  );
}
