import { Component, type ReactNode } from 'react';

import { flowAtlasCopy } from '../../src/copy/flow-atlas';

type State = { hasFailed: boolean };

/** A view that cannot be drawn says so; the stage stays, for whatever is put on it next. */
export class ViewBoundary extends Component<{ children: ReactNode }, State> {
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
