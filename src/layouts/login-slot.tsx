import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';

import { selectLoginActor } from '../../machines/shell/app';
import { isOpen } from '../../machines/support/is-open';
import { useAppActor } from '../actors/app-actor';
import { deferred } from '../ui/show/deferred';
import { ReadingSoon } from './reading-slot';

const captcha = deferred(async () => (await import('../features/captcha/captcha')).Captcha);
const dialog = deferred(async () => (await import('../features/login/login-dialog')).LoginDialog);

export const warmLogin = dialog.warm;

/** The login as every page may need it: fetched while the page rests, gone from the page while it is closed. */
export function LoginSlot() {
  const actor = useSelector(useAppActor(), selectLoginActor);
  const isWanted = useSelector(actor, isOpen);
  // The press is answered first: a dialog takes several frames of a slow phone, and is drawn after that of the press.
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
