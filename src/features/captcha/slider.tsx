import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { selectSlider, sliderIntents, type SliderActor } from '../../../machines/identity/captcha/slider';
import { SliderView } from './slider-view';
import { useAsking } from './use-asking';

export function Slider({ actor }: { actor: SliderActor }) {
  const view = useSelector(actor, selectSlider, shallowEqual);
  const intents = useMemo(() => sliderIntents(actor), [actor]);
  return <SliderView view={view} intents={intents} {...useAsking(actor)} />;
}
