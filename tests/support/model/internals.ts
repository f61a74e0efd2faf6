import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

/** The active states of a snapshot. XState calls this internal; the canary test says when that changes. */
export const activeNodes = ({ _nodes: nodes }: AnyMachineSnapshot): readonly AnyStateNode[] => nodes ?? [];
