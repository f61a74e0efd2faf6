import ELK from 'elkjs/lib/elk.bundled.js';
import { beforeAll, describe, expect, it } from 'vitest';

import type { FlowGraph } from '../../flows/graph/graph.types';
import { readMachine } from '../../flows/graph/read-machine';
import { layOut } from '../../flows/layout/lay-out';
import type { PlacedFlow } from '../../flows/layout/layout.types';
import { estimate, wrapped } from '../../flows/layout/measure';
import { scoreOf } from '../../flows/layout/score';
import { standAlone } from '../../flows/picture/stand-alone';
import { letteringsOf } from '../../flows/words/chinese';
import { kettleMachine } from '../support/toys/kettle';

/** The kettle has one of everything a chart can have. */
const graph: FlowGraph = readMachine(kettleMachine);
let placed: PlacedFlow;

beforeAll(async () => {
  placed = await layOut(new ELK(), graph, { lettering: letteringsOf('kettle').id });
});

const node = (id: string) => graph.nodes.get(id);
const edge = (id: string) => graph.edges.find((one) => one.id === id);
const drawn = (marks = {}) => standAlone({ placed, title: 'kettle', css: '', marks });

describe('a chart read from its machine', () => {
  it('has regions, ends and histories', () => {
    expect([node('kettle')?.kind, node('kettle.power.gone')?.kind, node('kettle.power.on.last')?.kind]).toEqual([
      'parallel',
      'final',
      'history',
    ]);
  });

  it('has guards with their else, and says not and and', () => {
    expect(edge('kettle.power.off|switch.flip|0')?.guard).toBe('!isTired');
    expect(edge('kettle.power.off|switch.flip|1')?.guard).toBe('else');
    expect(edge('kettle.lid.open|lid.close|0')?.guard).toBe('isHot ∧ isTired');
  });

  it('has delays with their constants, and says where they vary', () => {
    const delay = edge('kettle.power.on.loud|xstate.after.boilTime.kettle.power.on.loud|0');
    expect([delay?.kind, delay?.label]).toEqual(['delay', 'boilTime · 400 ms']);
    expect(graph.edges.find(({ label }) => label === 'patience')?.kind).toBe('delay');
  });

  it('has invoked charts and effects, what is done on entry and with what, and no timer nobody wrote', () => {
    expect(node('kettle.power.filtering')?.invokes).toEqual([{ id: 'filter', src: 'filter', isMachine: true }]);
    expect(node('kettle.power.on.loud')?.entry).toEqual(['ring(3)', 'whistle']);
    expect(node('kettle.power.on')?.entry).toEqual([]);
  });

  it('keeps what stays where it is as a row of its state', () => {
    expect(node('kettle.power.on')?.inner.map(({ guard, actions }) => [guard, actions])).toEqual([
      ['isBoiling', ['measure', 'boil']],
      ['isCooler', ['measure']],
    ]);
  });
});

describe('a placed chart', () => {
  it('hides nothing, and the score would notice', () => {
    const { overlaps, passThroughs } = scoreOf(placed);
    expect({ overlaps, passThroughs }).toEqual({ overlaps: 0, passThroughs: 0 });
    const [first, second] = placed.edges;
    if (!first || !second) throw new Error('no lines');
    expect(scoreOf({ ...placed, edges: [first, { ...second, label: first.label }] }).overlaps).toBeGreaterThan(0);
  });

  it('lets no line through the name of a compound state', () => {
    const group = placed.nodes.find((one) => one.node.id === 'kettle.power.on');
    const line = placed.edges.find((one) => one.edge.source !== 'kettle.power.on');
    if (!group || !line) throw new Error('no state');
    const x = group.x + group.titleX + 20;
    const through = {
      ...line,
      points: [
        [
          { x, y: group.y - 5 },
          { x, y: group.y + group.height },
        ],
      ],
    };
    expect(scoreOf({ ...placed, edges: [through] }).passThroughs).toBeGreaterThan(0);
  });

  it('has a start in every region, and its lanes as broad as one another', () => {
    expect(placed.starts.map(({ id }) => id)).toEqual(['kettle.power', 'kettle.power.on', 'kettle.lid']);
    const lanes = placed.nodes.filter((one) => one.node.parent === 'kettle');
    const sizes = new Set(lanes.map(({ width, height }) => (placed.variant.startsWith('right') ? width : height)));
    expect(sizes.size).toBe(1);
  });

  it('breaks long names into lines of about the same length', () => {
    const lines = wrapped('企业用户信息获取完成之后', 12, 100, estimate);
    expect(lines.map(({ length }) => length)).toEqual([6, 6]);
  });
});

describe('the picture of a chart', () => {
  it('draws lanes, ends and histories as charts everywhere have them', () => {
    const svg = drawn();
    expect(svg).toMatch(/class="[^"]*lane/);
    expect(svg).toContain('final-ring');
    expect(svg).toMatch(/<circle class="box"[^>]*><\/circle><text[^>]*>H</);
  });

  it('marks what is active, walked, unwalked and changed', () => {
    const id = 'kettle.lid.shut|lid.lift|0';
    expect(drawn({ active: new Set(['kettle.lid.shut']) })).toMatch(
      /class="[^"]*active" data-state="kettle\.lid\.shut"/,
    );
    expect(drawn({ walks: new Map([[id, 3]]) })).toMatch(/walked" data-transition="kettle\.lid\.shut\|lid\.lift\|0"/);
    expect(drawn({ walks: new Map() })).toMatch(/unwalked" data-transition="kettle\.lid\.shut\|lid\.lift\|0"/);
    expect(drawn({ changes: new Map([[id, 'added']]) })).toMatch(/added" data-transition="kettle\.lid\.shut/);
  });
});
