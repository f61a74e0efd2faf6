import { useActorRef } from '@xstate/react';
import { createContext, use, useEffect, useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';

import { absentMachine } from '../../../machines/support/absent';

export type Options<TMachine extends AnyStateMachine> = { input: InputFrom<TMachine> };

/** Charts that are ahead of their page: it is drawn once they have what was asked, and never before. */
export type Ahead = {
  /** The actor of a chart, and when it stands; undefined once the page does. */
  find: <TMachine extends AnyStateMachine>(
    chart: TMachine,
    options: Options<TMachine>,
  ) => { actor: Actor<TMachine>; stands: Promise<void> } | undefined;
  /** The page stands: what it opens from now on begins with its view. */
  close: () => void;
};

/** Of a page that takes over what the gateway has drawn, and of one that is being drawn by it. */
export const AheadContext = createContext<Ahead | null>(null);

/** The actor of a chart that lives as long as its page is shown. */
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
