import { useEffect, useSyncExternalStore, type ReactNode, Component } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { AnyActorRef } from 'xstate';
import { flowAtlasCopy } from '../copy/atlas';

import { fromStage, type OnStage } from './stage-frame';
import { drawFlow } from './views';

type State = { hasFailed: boolean };

/** A view that fails to render shows an error; the stage stays for the next one. */
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

/** Links in a view do nothing: the stage has no pages. */
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

/** Each run remounts the view, also after a failed one. */
export const StageScene = (props: SceneProps) => (
  <Router hook={hook}>
    <ViewBoundary key={props.onStage.run}>
      <Drawn {...props} />
    </ViewBoundary>
  </Router>
);

/** Page inside the frame: dialogs, fixed positions, focus and breakpoints behave as on a real screen. */
export function StageRoot() {
  const onStage = useSyncExternalStore(fromStage.subscribe, fromStage.current);
  const theme = onStage?.theme;
  useEffect(() => {
    document.documentElement.setAttribute('data-theme', theme ?? '');
  }, [theme]);
  return onStage && <StageScene onStage={onStage} draw={drawFlow} />;
}
