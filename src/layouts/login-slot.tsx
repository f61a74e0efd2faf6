import { useSelector } from '@xstate/react';

import { selectLoginActor } from '../../machines/app';
import type { CaptchaActor } from '../../machines/captcha';
import { hasCome } from '../../machines/support/absent';
import { isOpen } from '../../machines/support/is-open';
import { useAppActor } from '../actors/app-actor';
import { deferred } from '../ui/deferred';
import { ReadingSoon } from './reading-slot';

const captcha = deferred(async () => (await import('../features/captcha/captcha')).Captcha);
const dialog = deferred(async () => (await import('../features/login/login-dialog')).LoginDialog);

export const warmLogin = dialog.warm;

/** A captcha whose chart is still on its way is nothing to look at. */
const Proof = ({ actor }: { actor: CaptchaActor }) =>
  useSelector(actor, hasCome) && <captcha.Part isWanted actor={actor} />;

/** The login as every page may need it: fetched while the page rests, gone from the page while it is closed. */
export function LoginSlot() {
  const actor = useSelector(useAppActor(), selectLoginActor);
  const isWanted = useSelector(actor, isOpen);
  return (
    <>
      <dialog.Part isWanted={isWanted} actor={actor} renderCaptcha={(proof) => <Proof actor={proof} />} />
      {isWanted && <captcha.Soon />}
      {isWanted && <ReadingSoon />}
    </>
  );
}
