import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { selectWork, workIntents, type WorkActor } from '../../../machines/identity/captcha/work';
import { useAsking } from './use-asking';
import { WorkView } from './work-view';

export function Work({ actor }: { actor: WorkActor }) {
  const view = useSelector(actor, selectWork, shallowEqual);
  const intents = useMemo(() => workIntents(actor), [actor]);
  return <WorkView view={view} intents={intents} {...useAsking(actor)} />;
}
