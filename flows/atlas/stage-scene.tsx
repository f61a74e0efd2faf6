import { useSyncExternalStore, type ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { AnyActorRef } from 'xstate';

import { flowAtlasCopy } from '../../src/copy/flow-atlas';
import type { OnStage } from './stage-frame';
import { ViewBoundary } from './view-boundary';

/** A link in a view leads nowhere: the stage has no pages. */
const { hook } = memoryLocation({ static: true });

type SceneProps = { onStage: OnStage; draw: (flow: string, actor: AnyActorRef) => ReactNode };

function Drawn({ onStage: { flow, run, actor }, draw }: SceneProps) {
  useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe({ next: listener, error: () => listener(), complete: listener });
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot() as object,
  );
  return (
    <div className="drawn" data-run={run} data-hidden={flowAtlasCopy.stage.hidden}>
      {draw(flow, actor)}
    </div>
  );
}

/** What stands on the stage; every run begins anew, also after one whose view could not be drawn. */
export const StageScene = (props: SceneProps) => (
  <Router hook={hook}>
    <ViewBoundary key={props.onStage.run}>
      <Drawn {...props} />
    </ViewBoundary>
  </Router>
);
