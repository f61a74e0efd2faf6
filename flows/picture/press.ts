import type { KeyboardEvent } from 'react';

import type { FlowEdge } from '../graph/graph.types';

export function pressableEdge(edge: FlowEdge, onPress: ((edge: FlowEdge) => void) | undefined) {
  if (!onPress) return {};
  return {
    role: 'button',
    tabIndex: 0,
    onClick: () => onPress(edge),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPress(edge);
    },
  };
}
