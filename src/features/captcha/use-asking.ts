import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { selectChallengeActor } from '../../../machines/identity/captcha';
import { challengeIntents, selectChallenge, type ChallengeView } from '../../../machines/identity/captcha/challenge';
import type { ClickWordActor } from '../../../machines/identity/captcha/click-word';
import type { SliderActor } from '../../../machines/identity/captcha/slider';
import type { WorkActor } from '../../../machines/identity/captcha/work';

export type Asking = { asking: ChallengeView | null; onRetry: () => void };

const nothing = () => {};

export function useAsking(actor: SliderActor | ClickWordActor | WorkActor): Asking {
  const challenge = useSelector(actor, selectChallengeActor);
  const asking = useSelector(challenge, (snapshot) => (snapshot ? selectChallenge(snapshot) : null), shallowEqual);
  const onRetry = useMemo(() => (challenge ? challengeIntents(challenge).retry : nothing), [challenge]);
  return { asking, onRetry };
}
