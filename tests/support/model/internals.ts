import type {
  ActorRefLike,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectedMicrostepEvent,
} from 'xstate';

/** Active states of a snapshot. Internal in XState; the canary test detects a change. */
export const activeNodes = ({ _nodes: nodes }: AnyMachineSnapshot): readonly AnyStateNode[] => nodes ?? [];

export const selectedIn = ({ _transitions: selected }: InspectedMicrostepEvent): readonly AnyTransitionDefinition[] =>
  selected;

export const parentOf = (ref: ActorRefLike): AnyActorRef | undefined => {
  const { _parent: parent } = ref as AnyActorRef;
  return parent;
};
