import { useEffect, useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { flowAtlasCopy } from '../../src/copy/flow-atlas';
import { fromStage, type OnStage } from './stage-frame';
import { drawFlow } from './views';

/** A link in a view leads nowhere: the stage has no pages. */
const { hook } = memoryLocation({ static: true });

function Drawn({ flow, run, actor }: Omit<OnStage, 'theme'>) {
  useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe({ next: listener, error: () => listener(), complete: listener });
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot() as object,
  );
  return (
    <div className="drawn" data-run={run} data-hidden={flowAtlasCopy.stage.hidden}>
      {drawFlow(flow, actor)}
    </div>
  );
}

/** The page inside the frame: dialogs, fixed places, focus and breakpoints are those of a screen of its own. */
export function StageRoot() {
  const onStage = useSyncExternalStore(fromStage.subscribe, fromStage.current);
  const theme = onStage?.theme;
  useEffect(() => {
    document.documentElement.setAttribute('data-theme', theme ?? '');
  }, [theme]);
  if (!onStage) return null;
  return (
    <Router hook={hook}>
      <Drawn key={onStage.run} {...onStage} />
    </Router>
  );
}
