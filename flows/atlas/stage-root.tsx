import { useEffect, useSyncExternalStore, type ReactNode, Component } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { AnyActorRef } from 'xstate';
import { flowAtlasCopy } from '../../src/copy/flows/atlas';

import { fromStage, type OnStage } from './stage-frame';
import { drawFlow } from './views';

type State = { hasFailed: boolean };

/** A view that cannot be drawn says so; the stage stays, for whatever is put on it next. */
class ViewBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p role="alert" className="stage-empty">
        {flowAtlasCopy.stage.failed}
      </p>
    );
  }
}

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

/** The page inside the frame: dialogs, fixed places, focus and breakpoints are those of a screen of its own. */
export function StageRoot() {
  const onStage = useSyncExternalStore(fromStage.subscribe, fromStage.current);
  const theme = onStage?.theme;
  useEffect(() => {
    document.documentElement.setAttribute('data-theme', theme ?? '');
  }, [theme]);
  return onStage && <StageScene onStage={onStage} draw={drawFlow} />;
}
