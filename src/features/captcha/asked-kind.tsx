import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { leaveIntents, selectLeaving, type LeavingView } from '../../../machines/identity/captcha';
import { type ClickWordActor, clickWordIntents, selectClickWord } from '../../../machines/identity/captcha/click-word';
import { type SliderActor, selectSlider, sliderIntents } from '../../../machines/identity/captcha/slider';
import { type WorkActor, selectWork, workIntents } from '../../../machines/identity/captcha/work';
import { CaptchaFrameView } from './captcha-frame';
import { ClickWordView } from './click-word-view';
import { KindFootView } from './kind-foot';
import { SliderView } from './slider-view';
import { useAsking } from './use-asking';
import { WorkView } from './work-view';

function Work({ actor }: { actor: WorkActor }) {
  const view = useSelector(actor, selectWork, shallowEqual);
  const intents = useMemo(() => workIntents(actor), [actor]);
  return <WorkView view={view} intents={intents} {...useAsking(actor)} />;
}

function Slider({ actor }: { actor: SliderActor }) {
  const view = useSelector(actor, selectSlider, shallowEqual);
  const intents = useMemo(() => sliderIntents(actor), [actor]);
  return <SliderView view={view} intents={intents} {...useAsking(actor)} />;
}

function ClickWord({ actor }: { actor: ClickWordActor }) {
  const view = useSelector(actor, selectClickWord, shallowEqual);
  const intents = useMemo(() => clickWordIntents(actor), [actor]);
  return <ClickWordView view={view} intents={intents} {...useAsking(actor)} />;
}

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

/** One captcha kind. A switch replaces only the content; frame and focus stay. */
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
