import { useEffect, useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';

import { flowAtlasCopy } from '../../src/copy/flow-atlas';
import { fromStage } from './stage-frame';
import { VIEWS, type Draw } from './views';

function Drawn({ actor, draw }: { actor: AnyActorRef; draw: Draw }) {
  const snapshot = useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe({ next: listener, error: () => listener(), complete: listener });
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot() as { status: string },
  );
  const drawn = snapshot.status === 'active' ? draw(actor) : null;
  return drawn ?? <p className="stage-empty">{flowAtlasCopy.stage.hidden}</p>;
}

/** The page inside the frame: dialogs, fixed places, focus and breakpoints are those of a screen of its own. */
export function StageRoot() {
  const onStage = useSyncExternalStore(fromStage.subscribe, fromStage.current);
  const draw = onStage && VIEWS[onStage.flow];
  const theme = onStage?.theme;
  useEffect(() => {
    document.documentElement.setAttribute('data-theme', theme ?? '');
  }, [theme]);
  if (!onStage || !draw) return null;
  return <Drawn key={onStage.run} actor={onStage.actor} draw={draw} />;
}
