import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { kindIntents, selectKind } from '../../../machines/identity/captcha';
import type { ClickWordActor } from '../../../machines/identity/captcha/click-word';
import type { SliderActor } from '../../../machines/identity/captcha/slider';
import { CaptchaFrameView } from './captcha-frame';
import { ClickWord } from './click-word';
import { KindFootView } from './kind-foot';
import { Slider } from './slider';

type AskedKindProps = { kind: 'slider'; actor: SliderActor } | { kind: 'clickWord'; actor: ClickWordActor };

/** One kind in its frame. A change of kind changes what is inside; the frame and the focus stay. */
export function AskedKind(props: AskedKindProps) {
  const { form, canSwitch } = useSelector<SliderActor | ClickWordActor, ReturnType<typeof selectKind>>(
    props.actor,
    selectKind,
    shallowEqual,
  );
  const { cancel, switchKind } = useMemo(() => kindIntents(props.actor), [props.actor]);
  return (
    <CaptchaFrameView form={form} onCancel={cancel}>
      {props.kind === 'slider' ? <Slider actor={props.actor} /> : <ClickWord actor={props.actor} />}
      <KindFootView kind={props.kind} canSwitch={canSwitch} onSwitch={switchKind} />
    </CaptchaFrameView>
  );
}
