// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { toMermaid } from '../../flows/export/mermaid';
import { fromScxml, toScxml } from '../../flows/export/scxml';
import type { FlowGraph } from '../../flows/graph/graph.types';
import { readMachine } from '../../flows/graph/read-machine';
import { inIdentifiers } from '../../flows/layout/lettering';
import { machines } from '../../flows/list/machines';
import { letteringsOf } from '../../flows/words/chinese';
import { kettleMachine } from '../support/toys/kettle';

const graphs = [kettleMachine, ...machines.values()].map(readMachine);

const parsed = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const readBack = (graph: FlowGraph) => fromScxml(parsed(toScxml(graph)));

/** A map has no order for a comparison; the document keeps that of the tree. */
const comparable = ({ nodes, ...graph }: FlowGraph) => ({ ...graph, nodes: [...nodes.values()] });

it.each(graphs.map((graph) => [graph.id, graph] as const))('%s is equal when its SCXML is read again', (_, graph) => {
  expect(parsed(toScxml(graph)).querySelector('parsererror')).toBeNull();
  expect(comparable(readBack(graph))).toEqual(comparable(graph));
});

it('writes a timer as the standard has it', () => {
  const xml = toScxml(readMachine(kettleMachine));
  const event = 'xstate.after.boilTime.kettle.power.on.loud';
  expect(xml).toContain(`<send id="${event}" event="${event}" delay="400ms"/>`);
  expect(xml).toContain(`<cancel sendid="${event}"/>`);
});

it('reads a change of the document as a change of the chart', () => {
  const graph = readMachine(kettleMachine);
  const changed = fromScxml(parsed(toScxml(graph).replace('cond="!isTired"', 'cond="isTired"')));
  expect(comparable(changed)).not.toEqual(comparable(graph));
});

it('draws regions, start, end and guards in Mermaid', () => {
  const drawing = toMermaid(readMachine(kettleMachine), inIdentifiers);
  expect(drawing).toMatch(/^stateDiagram-v2\n/);
  expect(drawing).toContain('  state s_kettle {');
  expect(drawing).toMatch(/^ +--$/m);
  expect(drawing).toContain('s_kettle_power_gone --> [*]');
  expect(drawing).toContain('s_kettle_power_off --> s_kettle_power_on_last : switch.flip [if !isTired]');
});

it('names every state once and every arrow in Mermaid', () => {
  const wrong = graphs.filter((graph) => {
    const lines = toMermaid(graph, letteringsOf(graph.id).zh).split('\n');
    const inner = [...graph.nodes.values()].flatMap((node) => node.inner);
    const states = lines.filter((line) => / as s_\w+$/.test(line)).length;
    const arrows = lines.filter((line) => line.includes(' : ')).length;
    return states !== graph.nodes.size || arrows !== graph.edges.length + inner.length;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
