import facts from 'virtual:flow-facts';
import type { AnyStateMachine } from 'xstate';

import type { MachineFacts } from '../facts/facts.types';
import type { FlowGraph } from '../graph/graph.types';
import { readMachine } from '../graph/read-machine';
import { transitionsOf } from '../graph/transitions';
import { orderLife } from '../life/order-life';
import type { PlacedFlow } from '../layout/layout.types';
import { machines } from '../list/machines';
import { restorePlaces } from '../record/record';
import { letteringsOf } from '../words/chinese';
import type { Language } from '../words/lettering';

/** Flow in the atlas. The layout is not computed here: positions come from the reviewed chart. */
export type Flow = {
  id: string;
  title: string;
  purpose: string;
  machine: AnyStateMachine;
  graph: FlowGraph;
  transitions: number;
  facts: MachineFacts;
  placed: (language: Language) => PlacedFlow;
};

function flowFor(machine: AnyStateMachine): Flow {
  const own = facts[machine.id];
  if (!own) throw new Error(`The atlas was built before ${machine.id}`);
  const graph = readMachine(machine);
  const [title = '', purpose = ''] = graph.description.split('：');
  return {
    id: machine.id,
    title: title || machine.id,
    purpose,
    machine,
    graph,
    transitions: transitionsOf(machine).size,
    facts: own,
    placed: (language) => restorePlaces(graph, letteringsOf(machine.id)[language], own.places[language]),
  };
}

export const flows: readonly Flow[] = [...machines.values(), orderLife].map(flowFor);
export const flowById: ReadonlyMap<string, Flow> = new Map(flows.map((flow) => [flow.id, flow]));
