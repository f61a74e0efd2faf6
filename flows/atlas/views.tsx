import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';

import type { CaptchaActor } from '../../machines/captcha';
import type { ClickWordActor } from '../../machines/captcha/click-word';
import type { SliderActor } from '../../machines/captcha/slider';
import { selectIsLoginOpen, type LoginActor } from '../../machines/login';
import type { NoticesActor } from '../../machines/notices';
import { selectIsPasswordOpen, type PasswordActor } from '../../machines/password';
import type { SessionActor } from '../../machines/session';
import { Captcha } from '../../src/features/captcha/captcha';
import { ClickWord } from '../../src/features/captcha/click-word';
import { Slider } from '../../src/features/captcha/slider';
import { LoginDialog } from '../../src/features/login/login-dialog';
import { Notices } from '../../src/features/notices/notices';
import { PasswordDialog } from '../../src/features/password/password-dialog';
import { Stranded } from '../../src/features/session/stranded';

/** Draws a flow by its living actor; null where the flow shows nothing just now. */
export type Draw = (actor: AnyActorRef) => ReactNode;

const viewOf = <TActor,>(draw: (actor: TActor) => ReactNode): Draw => draw as unknown as Draw;

/** The views of the house by the machine they are connected to. */
export const VIEWS: Readonly<Record<string, Draw>> = {
  captcha: viewOf((actor: CaptchaActor) => <Captcha actor={actor} />),
  captchaClickWord: viewOf((actor: ClickWordActor) => <ClickWord actor={actor} />),
  captchaSlider: viewOf((actor: SliderActor) => <Slider actor={actor} />),
  login: viewOf((actor: LoginActor) =>
    selectIsLoginOpen(actor.getSnapshot()) ? (
      <LoginDialog actor={actor} renderCaptcha={(captcha) => <Captcha actor={captcha} />} />
    ) : null,
  ),
  notices: viewOf((actor: NoticesActor) => <Notices actor={actor} />),
  password: viewOf((actor: PasswordActor) =>
    selectIsPasswordOpen(actor.getSnapshot()) ? <PasswordDialog actor={actor} /> : null,
  ),
  session: viewOf((actor: SessionActor) => <Stranded actor={actor} />),
};
