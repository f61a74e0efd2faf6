import { Component, type ReactNode } from 'react';

import { genericFault } from '../effects/generic-fault';
import { ErrorPageView } from '../features/page/error-page';

type State = { error: unknown; hasFailed: boolean };

/** A page that cannot be drawn gives way to the error page; the rest of the site stays. */
export class FaultBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { status, message } = genericFault(this.state.error);
    return (
      <ErrorPageView
        status={status}
        message={message}
        onRetry={() => this.setState({ error: null, hasFailed: false })}
      />
    );
  }
}
