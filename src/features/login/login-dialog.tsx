import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import type { CaptchaActor } from '../../../machines/identity/captcha';
import {
  loginIntents,
  selectLogin,
  selectLoginCountdownActor,
  selectSignInActor,
  selectSignInProofActor,
  type LoginActor,
} from '../../../machines/identity/login';
import { selectProofActor, selectSmsCountdown } from '../../../machines/identity/sms-countdown';
import { loginCopy as copy } from '../../copy/people/login';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { Hairline } from '../../ui/mark/hairline';
import { IconButton } from '../../ui/press/icon-button';
import { LinkButton } from '../../ui/press/link-button';
import { Icon } from '../../ui/mark/icon';
import { Tabs } from '../../ui/show/tabs';
import { LoginForm } from './login-form';
import { LoginBand, LoginPanel } from './login-panel';
import type { LoginParts } from './login-parts';

/** The reset form takes the place of the tabs and links back to them. */
function Ways(parts: LoginParts) {
  const { view, on } = parts;
  if (view.mode !== 'reset')
    return (
      <Tabs label={copy.ways} tabs={copy.tabs} chosen={view.mode} isLocked={view.isBusy} onChoose={on.chooseTab}>
        <LoginForm {...parts} />
      </Tabs>
    );
  return (
    <>
      <div className="box-content flex h-11 items-center border-b border-line">
        <LinkButton className="flex items-center gap-1 text-16" onClick={() => on.followTo('password')}>
          <Icon name="chevronLeft" />
          {copy.back}
        </LinkButton>
      </div>
      <LoginForm {...parts} />
    </>
  );
}

export function LoginDialogView({ captcha, ...parts }: LoginParts & { captcha?: ReactNode }) {
  const { view, on } = parts;
  return (
    <Dialog
      shape="full"
      className="grid grid-rows-[auto_1fr] md:min-h-152 md:max-w-210 md:grid-cols-[232px_1fr] md:grid-rows-1 lg:grid-cols-[312px_1fr]"
      onClose={on.hide}
    >
      {view.isBusy && <Hairline />}
      <LoginPanel mode={view.mode} reason={view.reason} />
      <LoginBand />
      <div className="flex min-w-0 flex-col px-5 py-6 md:px-8 md:pt-9 lg:px-14" data-mode={view.mode}>
        <DialogTitle className="mb-3 text-24 md:mb-4">{copy.title[view.mode]}</DialogTitle>
        <Ways {...parts} />
      </div>
      <IconButton
        name="close"
        label={copy.close}
        className="absolute top-4 right-3 max-md:text-on-deep max-md:hover:bg-on-deep/10 md:right-4"
        onClick={on.hide}
      />
      {captcha}
    </Dialog>
  );
}

type LoginDialogProps = { actor: LoginActor; renderCaptcha: (actor: CaptchaActor) => ReactNode };

export function LoginDialog({ actor, renderCaptcha }: LoginDialogProps) {
  const view = useSelector(actor, selectLogin, shallowEqual);
  const on = useMemo(() => loginIntents(actor), [actor]);
  const countdownActor = useSelector(actor, selectLoginCountdownActor);
  const countdown = useSelector(countdownActor, selectSmsCountdown, shallowEqual);
  const codeProof = useSelector(countdownActor, selectProofActor);
  const signIn = useSelector(actor, selectSignInActor);
  const signInProof = useSelector(signIn, (snapshot) => snapshot && selectSignInProofActor(snapshot));
  const proof = signInProof ?? codeProof;
  return (
    <LoginDialogView
      view={view}
      countdown={countdown}
      isProving={signInProof !== undefined}
      captcha={proof && renderCaptcha(proof)}
      on={on}
    />
  );
}
