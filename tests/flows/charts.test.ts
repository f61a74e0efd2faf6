import ELK from 'elkjs/lib/elk.bundled.js';
import { beforeAll, describe, expect, it } from 'vitest';

import type { FlowGraph } from '../../flows/graph/graph.types';
import { readMachine } from '../../flows/graph/read-machine';
import { layOut } from '../../flows/layout/lay-out';
import type { PlacedFlow } from '../../flows/layout/layout.types';
import { estimateText, wrapText } from '../../flows/layout/measure';
import { layoutScore } from '../../flows/layout/score';
import { standAlone } from '../../flows/picture/stand-alone';
import { letteringsOf } from '../../flows/words/chinese';
import { kettleMachine } from '../support/toys/kettle';

/** The kettle has every chart feature. */
const graph: FlowGraph = readMachine(kettleMachine);
let placed: PlacedFlow;

beforeAll(async () => {
  placed = await layOut(new ELK(), graph, { lettering: letteringsOf('kettle').id });
});

const node = (id: string) => graph.nodes.get(id);
const edge = (id: string) => graph.edges.find((one) => one.id === id);
const drawn = (marks = {}) => standAlone({ placed, title: 'kettle', css: '', marks });

describe('chart read from its machine', () => {
  it('has regions, final and history states', () => {
    expect([node('kettle')?.kind, node('kettle.power.gone')?.kind, node('kettle.power.on.last')?.kind]).toEqual([
      'parallel',
      'final',
      'history',
    ]);
  });

  it('has guards with else, not and and', () => {
    expect(edge('kettle.power.off|switch.flip|0')?.guard).toBe('!isTired');
    expect(edge('kettle.power.off|switch.flip|1')?.guard).toBe('else');
    expect(edge('kettle.lid.open|lid.close|0')?.guard).toBe('isHot ∧ isTired');
  });

  it('has delays with constants, and marks variable ones', () => {
    const delay = edge('kettle.power.on.loud|xstate.after.boilTime.kettle.power.on.loud|0');
    expect([delay?.kind, delay?.label]).toEqual(['delay', 'boilTime · 400 ms']);
    expect(graph.edges.find(({ label }) => label === 'patience')?.kind).toBe('delay');
  });

  it('has invoked charts, effects and entry actions with arguments, and no internal timers', () => {
    expect(node('kettle.power.filtering')?.invokes).toEqual([{ id: 'filter', src: 'filter', isMachine: true }]);
    expect(node('kettle.power.on.loud')?.entry).toEqual(['ring(3)', 'whistle']);
    expect(node('kettle.power.on')?.entry).toEqual([]);
  });

  it('keeps internal transitions as rows of their state', () => {
    expect(node('kettle.power.on')?.inner.map(({ guard, actions }) => [guard, actions])).toEqual([
      ['isBoiling', ['measure', 'boil']],
      ['isCooler', ['measure']],
    ]);
  });
});

describe('placed chart', () => {
  it('has no overlap, and the score detects one', () => {
    const { overlaps, passThroughs } = layoutScore(placed);
    expect({ overlaps, passThroughs }).toEqual({ overlaps: 0, passThroughs: 0 });
    const [first, second] = placed.edges;
    if (!first || !second) throw new Error('no lines');
    expect(layoutScore({ ...placed, edges: [first, { ...second, label: first.label }] }).overlaps).toBeGreaterThan(0);
  });

  it('keeps lines off the name of a compound state', () => {
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
    expect(layoutScore({ ...placed, edges: [through] }).passThroughs).toBeGreaterThan(0);
  });

  it('has a start in every region and lanes of equal width', () => {
    expect(placed.starts.map(({ id }) => id)).toEqual(['kettle.power', 'kettle.power.on', 'kettle.lid']);
    const lanes = placed.nodes.filter((one) => one.node.parent === 'kettle');
    const sizes = new Set(lanes.map(({ width, height }) => (placed.variant.startsWith('right') ? width : height)));
    expect(sizes.size).toBe(1);
  });

  it('wraps long names into lines of similar length', () => {
    const lines = wrapText('企业用户信息获取完成之后', 12, 100, estimateText);
    expect(lines.map(({ length }) => length)).toEqual([6, 6]);
  });
});

describe('chart drawing', () => {
  it('draws lanes, final and history states in standard notation', () => {
    const svg = drawn();
    expect(svg).toMatch(/class="[^"]*lane/);
    expect(svg).toContain('final-ring');
    expect(svg).toMatch(/<circle class="box"[^>]*><\/circle><text[^>]*>H</);
  });

  it('marks active, walked, unwalked and changed parts', () => {
    const id = 'kettle.lid.shut|lid.lift|0';
    expect(drawn({ active: new Set(['kettle.lid.shut']) })).toMatch(
      /class="[^"]*active" data-state="kettle\.lid\.shut"/,
    );
    expect(drawn({ walks: new Map([[id, 3]]) })).toMatch(/walked" data-transition="kettle\.lid\.shut\|lid\.lift\|0"/);
    expect(drawn({ walks: new Map() })).toMatch(/unwalked" data-transition="kettle\.lid\.shut\|lid\.lift\|0"/);
    expect(drawn({ changes: new Map([[id, 'added']]) })).toMatch(/added" data-transition="kettle\.lid\.shut/);
  });
});
