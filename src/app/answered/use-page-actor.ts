import { useActorRef } from '@xstate/react';
import { createContext, use, useEffect, useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';

import { absentMachine } from '../../../machines/support/absent';

export type Options<TMachine extends AnyStateMachine> = { input: InputFrom<TMachine> };

/** Charts started before their page; the page renders only once they have their answers. */
export type Ahead = {
  /** The actor of a chart and the promise of its answer; undefined once the page is shown. */
  find: <TMachine extends AnyStateMachine>(
    chart: TMachine,
    options: Options<TMachine>,
  ) => { actor: Actor<TMachine>; stands: Promise<void> } | undefined;
  /** Called once the page is shown: charts opened later start with their own view. */
  close: () => void;
};

/** Set for a page that takes over gateway HTML and for one the gateway draws. */
export const AheadContext = createContext<Ahead | null>(null);

export function usePageActor<TMachine extends AnyStateMachine>(
  chart: TMachine,
  options: Options<TMachine>,
): Actor<TMachine> {
  const charts = use(AheadContext);
  const found = charts?.find(chart, options);
  if (found) use(found.stands);
  const [ahead] = useState(found?.actor);
  const own = useActorRef<AnyStateMachine>(ahead ? absentMachine : chart, options);
  useEffect(() => {
    charts?.close();
    return () => void ahead?.stop();
  }, [charts, ahead]);
  return ahead ?? (own as Actor<TMachine>);
}
