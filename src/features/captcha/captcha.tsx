import { shallowEqual, useSelector } from '@xstate/react';

import { selectCaptcha, type CaptchaActor } from '../../../machines/identity/captcha';
import { AskedKind } from './asked-kind';

export function Captcha({ actor }: { actor: CaptchaActor }) {
  const { slider, clickWord, work } = useSelector(actor, selectCaptcha, shallowEqual);
  if (slider) return <AskedKind kind="slider" actor={slider} />;
  if (clickWord) return <AskedKind kind="clickWord" actor={clickWord} />;
  if (work) return <AskedKind kind="work" actor={work} />;
  return null;
}
