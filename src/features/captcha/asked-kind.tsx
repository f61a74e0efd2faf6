import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { leaveIntents, selectLeaving, type LeavingView } from '../../../machines/identity/captcha';
import type { ClickWordActor } from '../../../machines/identity/captcha/click-word';
import type { SliderActor } from '../../../machines/identity/captcha/slider';
import type { WorkActor } from '../../../machines/identity/captcha/work';
import { CaptchaFrameView } from './captcha-frame';
import { ClickWord } from './click-word';
import { KindFootView } from './kind-foot';
import { Slider } from './slider';
import { Work } from './work';

type AskedKindProps =
  | { kind: 'slider'; actor: SliderActor }
  | { kind: 'clickWord'; actor: ClickWordActor }
  | { kind: 'work'; actor: WorkActor };

function Kind({ kind, actor }: AskedKindProps) {
  switch (kind) {
    case 'slider':
      return <Slider actor={actor} />;
    case 'clickWord':
      return <ClickWord actor={actor} />;
    case 'work':
      return <Work actor={actor} />;
  }
}

/** One kind in its frame. A change of kind changes what is inside; the frame and the focus stay. */
export function AskedKind(props: AskedKindProps) {
  const { form, canSwitch } = useSelector<AskedKindProps['actor'], LeavingView>(
    props.actor,
    selectLeaving,
    shallowEqual,
  );
  const { cancel, switchKind } = useMemo(() => leaveIntents(props.actor), [props.actor]);
  return (
    <CaptchaFrameView form={form} onCancel={cancel}>
      <Kind {...props} />
      <KindFootView kind={props.kind} canSwitch={canSwitch} onSwitch={switchKind} />
    </CaptchaFrameView>
  );
}
