import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { kindIntents, selectCaptcha, selectKind, type CaptchaActor, type CaptchaForm } from '../../../machines/captcha';
import type { ClickWordActor } from '../../../machines/captcha/click-word';
import type { SliderActor } from '../../../machines/captcha/slider';
import { CaptchaFrame } from './captcha-frame';
import { ClickWord } from './click-word';
import { KindFoot } from './kind-foot';
import { Slider } from './slider';

type AskedProps = { form: CaptchaForm } & (
  | { kind: 'slider'; actor: SliderActor }
  | { kind: 'clickWord'; actor: ClickWordActor }
);

function Asked(props: AskedProps) {
  const { canSwitch } = useSelector(props.actor as SliderActor, selectKind, shallowEqual);
  const { cancel, switchKind } = useMemo(() => kindIntents(props.actor), [props.actor]);
  return (
    <CaptchaFrame form={props.form} onCancel={cancel}>
      {props.kind === 'slider' ? <Slider actor={props.actor} /> : <ClickWord actor={props.actor} />}
      <KindFoot kind={props.kind} canSwitch={canSwitch} onSwitch={switchKind} />
    </CaptchaFrame>
  );
}

/** Whatever a running captcha asks of the person; nothing once it has ended. */
export function Captcha({ actor }: { actor: CaptchaActor }) {
  const { form, slider, clickWord } = useSelector(actor, selectCaptcha, shallowEqual);
  if (slider) return <Asked form={form} kind="slider" actor={slider} />;
  if (clickWord) return <Asked form={form} kind="clickWord" actor={clickWord} />;
  return null;
}
