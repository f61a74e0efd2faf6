import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { clickWordIntents, selectClickWord, type ClickWordActor } from '../../../machines/identity/captcha/click-word';
import { ClickWordView } from './click-word-view';
import { useAsking } from './use-asking';

export function ClickWord({ actor }: { actor: ClickWordActor }) {
  const view = useSelector(actor, selectClickWord, shallowEqual);
  const intents = useMemo(() => clickWordIntents(actor), [actor]);
  return <ClickWordView view={view} intents={intents} {...useAsking(actor)} />;
}
