import type {
  ActorRefLike,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectedMicrostepEvent,
} from 'xstate';

/** The active states of a snapshot. XState calls this internal; the canary test says when that changes. */
export const activeNodes = ({ _nodes: nodes }: AnyMachineSnapshot): readonly AnyStateNode[] => nodes ?? [];

/** The transitions one microstep selected: the very objects of the chart. */
export const selectedIn = ({ _transitions: selected }: InspectedMicrostepEvent): readonly AnyTransitionDefinition[] =>
  selected;

/** Who an inspected actor reports to. */
export const parentOf = (ref: ActorRefLike): AnyActorRef | undefined => {
  const { _parent: parent } = ref as AnyActorRef;
  return parent;
};
